import { z } from 'zod';
import { neededLine } from '../../../platform/http/fields.schemas.ts';
import { declarationKinds, endingManners } from '../../../shared/orders/order-vocabulary.ts';
import { message } from '../../../shared/messages/message.ts';

const moment = z.iso.datetime();

/** Which pieces a withdrawal means: all of the order, these, or it is not clear. */
export const meantSchema = z.discriminatedUnion('which', [
  z.object({ which: z.enum(['all', 'unclear']) }),
  z.object({
    which: z.literal('some'),
    pieces: z
      .array(z.object({ position: z.int().min(0).max(1000), quantity: z.int().min(1).max(1000) }))
      .min(1, message('one-piece-at-least'))
      .max(1000),
  }),
]);

export const declarationForStaffSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(declarationKinds),
    receivedAt: moment,
    name: z.string(),
    /** As it was typed. */
    contract: z.string(),
    email: z.string(),
    pieces: z.string().nullable(),
    manner: z.enum(endingManners).nullable(),
    reason: z.string().nullable(),
    endsOn: z.iso.date().nullable(),
    /** The order that has the typed number. */
    orderId: z.string().nullable(),
    customerName: z.string().nullable(),
    /** When the right of withdrawal has passed. */
    withdrawalEnd: moment.nullable(),
    /** Whether the order obeys it: it fits the customer, or staff have accepted it. Null: it names no order. */
    counts: z.boolean().nullable(),
    /** When and by whom it was accepted as the customer's although it does not fit. */
    acceptedAt: moment.nullable(),
    acceptedBy: z.string().nullable(),
    /** What speaks against it at first sight; staff decide. */
    notes: z.array(z.string()),
    handledAt: moment.nullable(),
    handledBy: z.string().nullable(),
  })
  .meta({ id: 'Declaration' });

const noNumber = message('order-number-missing');
/** The order that a declaration is about, by its number. */
export const assignedSchema = z.object({ orderNumber: neededLine(noNumber).max(40) });
