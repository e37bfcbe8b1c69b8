import { z } from 'zod';
import { provedExemptions } from '../../shared/orders/exemption-proof.ts';

const moment = z.iso.datetime();

export const customerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    createdAt: moment,
    orders: z.int(),
    orderedCents: z.int(),
    lastOrderAt: moment.nullable(),
  })
  .meta({ id: 'CustomerForStaff' });

export const giftVoucherUseSchema = z
  .object({
    /** Null: an order that was never placed, or one that the law alone keeps. */
    order: z.string().nullable(),
    amountCents: z.int(),
    refundedCents: z.int(),
    takenAt: z.iso.datetime(),
    givenBackAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GiftVoucherUse' });

export const unprovedSalesSchema = z
  .object({
    sales: z.array(
      z.object({
        orderNumber: z.string(),
        invoice: z.string(),
        exemption: z.enum(provedExemptions),
        country: z.string().meta({ description: 'ISO 3166-1, two capital letters.' }),
        leftOn: z.iso.date(),
        dueOn: z.iso.date(),
        netCents: z.int(),
        taxCents: z.int(),
      }),
    ),
  })
  .meta({ id: 'UnprovedSales' });
