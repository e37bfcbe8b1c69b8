import { z } from 'zod';
import { invoiceKinds } from '../../../shared/orders/order-vocabulary.ts';

export const invoiceKind = z.enum(invoiceKinds);

export const invoiceSchema = z
  .object({
    /** The number, as '2028-00001'; on trial 'TEST-2028-00001'. */
    id: z.string(),
    kind: invoiceKind,
    issuedAt: z.iso.datetime(),
    orderNumber: z.string(),
    recipient: z.string(),
    grossCents: z.int(),
    /** A credit note that takes back a whole invoice (Stornorechnung). */
    isCancellation: z.boolean(),
    /** Whether the PDF has been made. */
    isMade: z.boolean(),
  })
  .meta({ id: 'Invoice' });
