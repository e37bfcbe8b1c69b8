import type { z } from 'zod';
import type {
  shippingAnswerSchema,
  shippingRequestSchema,
} from '../../../modules/shipping/http/shipping.schemas.ts';
import { askShop, type AskOptions } from '../../asking/ask-shop.ts';

export type Charges = z.output<typeof shippingAnswerSchema>;

/** Asks the shop for the price of a delivery, in euros. */
export const askCharges = (
  send: z.input<typeof shippingRequestSchema>,
  how: Pick<AskOptions<Charges>, 'signal' | 'like'>,
) => askShop<Charges>('/getShippingCharges', { send, ...how });
