import type { z } from 'zod';
import type { orderAddressSchema, orderSchema } from '../../../../modules/ordering/http/ordering.schemas.ts';

/** An order as GET /api/orders/{orderId} returns it (spec 3, 'Order received'). */
export type PlacedOrder = z.output<typeof orderSchema>;
export type OrderInvoice = PlacedOrder['invoices'][number];
export type PaymentStatus = PlacedOrder['paymentData'][number]['status'];
export type BankTransfer = NonNullable<PlacedOrder['bankTransfer']>;
/** As its `shippingAddress` has it too, as JSON text. */
export type OrderAddress = z.output<typeof orderAddressSchema>;
