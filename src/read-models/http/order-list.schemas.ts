import { z } from 'zod';
import {
  deliveryOptions,
  orderStates,
  paymentMethods,
  contractKinds,
  handoverFilters,
} from '../../shared/orders/order-vocabulary.ts';
import { paymentStates } from '../../shared/orders/payment-states.ts';
import { disputeMarks, orderProgresses } from '../../shared/orders/order-progress.ts';

const orderState = z.enum(orderStates).exclude(['draft']);
const moment = z.iso.datetime();
/** Integer, in cents. */
const cents = z.int();

export const orderFilters = {
  state: orderState.optional(),
  payment: z.enum(paymentStates).optional(),
  fulfilment: z.enum(handoverFilters).optional(),
  kind: z.enum(contractKinds).optional(),
  dispute: z.enum(disputeMarks).optional(),
  delivery: z.enum(deliveryOptions).optional(),
  /** Days in Berlin; `to` belongs to them. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Orders of an account. */
  customerId: z.uuid().optional(),
};

export const orderSummarySchema = z
  .object({
    /** 'WMK-100234' */
    id: z.string(),
    state: orderState,
    orderedAt: moment,
    /** Empty for staff who may not see customers' data. */
    customerName: z.string(),
    company: z.string().nullable(),
    email: z.string(),
    postalCode: z.string(),
    city: z.string(),
    totalCents: cents,
    paymentMethod: z.enum(paymentMethods),
    /** Null: the customer was not asked to pay. */
    payment: z.enum(paymentStates).nullable(),
    /** What has come of the payment: less than the total while it is open. */
    receivedCents: cents,
    delivery: z.enum(deliveryOptions),
    pieces: z.int(),
    /** Without those that were taken out before they left the shop. */
    lines: z.int(),
    /** How far its goods are; null: what has become of its money says more. */
    progress: z.enum(orderProgresses).nullable(),
    hasSale: z.boolean(),
    hasRental: z.boolean(),
    /** The dispute about its payment that counts most. */
    dispute: z.enum(disputeMarks).nullable(),
    firstTitle: z.string(),
    /** Whether the customer left a remark at the checkout; false for staff who may not see it. */
    hasNote: z.boolean(),
  })
  .meta({ id: 'OrderSummary' });
