import { z } from 'zod';
import { offerStates } from '../domain/offer.ts';

export const offerState = z.enum(offerStates);

export const offerForStaffSchema = z
  .object({
    id: z.uuid(),
    number: z.int(),
    receivedAt: z.iso.datetime(),
    state: offerState,
    /** For staff only. */
    note: z.string(),
    version: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    addressLine2: z.string(),
    city: z.string(),
    stateProvince: z.string(),
    postalCode: z.string(),
    country: z.string(),
    pieces: z.array(
      z.object({
        title: z.string().describe('What it is, in the words of the sender'),
        price: z.string(),
        condition: z.string().nullable(),
        images: z.array(z.string()),
        pieceId: z.string().nullable().describe('The piece of the shop that it became'),
      }),
    ),
  })
  .meta({ id: 'BuyInEnquiry' });
