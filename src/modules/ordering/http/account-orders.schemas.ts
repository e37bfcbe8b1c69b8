import { z } from 'zod';
import { mailedToken, neededLine } from '../../../platform/http/fields.schemas.ts';
import { shownStates } from '../../../shared/orders/line-fulfilment.ts';
import { legalSlugs, orderStates } from '../../../shared/orders/order-vocabulary.ts';
import { paymentStates } from '../../../shared/orders/payment-states.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import { languages } from '../../../shared/text/language.ts';
import { message } from '../../../shared/messages/message.ts';

const rentOptions = rentalTerms.map(({ option }) => option);
const fulfilment = z.enum(shownStates);
const piece = {
  /** As the pages on which it was ordered called it, in the language `titleLanguage`. */
  title: z.string(),
  titleLanguage: z.enum(languages),
  qty: z.number().int(),
  image: z.string().nullable(),
  shopType: z.enum(shopTypes),
};

export const orderNumberParams = z.object({ orderNumber: z.string().min(1).max(40) });
export const orderTextParams = orderNumberParams.extend({
  slug: z.enum(legalSlugs),
});

export const orderInvoiceParams = orderNumberParams.extend({ invoice: z.string().min(1).max(20) });

export const listedOrdersSchema = z
  .object({
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        state: z.enum(orderStates),
        orderDate: z.iso.datetime(),
        /** Euros. */
        orderTotal: z.number(),
        paymentStatus: z.enum(paymentStates).nullable(),
        lines: z.array(
          z.object({
            ...piece,
            /** How many of them were taken out before the handover, and came back. */
            qtyTakenOut: z.int(),
            qtyReturned: z.int(),
            qtyGivenUp: z.int(),
            rentOption: z.enum(rentOptions).nullable(),
            fulfilment,
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'AccountOrders' });

export const listedRentalsSchema = z
  .object({
    rentals: z.array(
      z.object({
        orderNumber: z.string(),
        ...piece,
        rentOption: z.enum(rentOptions),
        fulfilment,
        handedOverAt: z.iso.datetime().nullable(),
        /** The last day of a rental that is out. */
        rentedUntil: z.iso.date().nullable(),
        returnedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'AccountRentals' });

export const askToClaimSchema = z.object({
  orderNumber: neededLine(message('order-number-missing')).max(40),
});
export const claimSchema = z.object({ token: mailedToken });
export const claimedSchema = z.object({ orderNumber: z.string() });
export const messageSchema = z.object({ message: z.string() });
