import { z } from 'zod';
import { addressParts } from '../domain/address-provider.ts';
import { longestTexts } from '../../../shared/orders/checkout-fields.ts';
import { customerKinds } from '../../../shared/orders/order-vocabulary.ts';
import { oneLine, countryCode } from '../../../platform/http/fields.schemas.ts';

const text = (max: number) => oneLine().max(max).default('');

/**
 * The shipping calculator's request (spec 3 and 7). Only country, postal code and pieces decide the price; who orders, and
 * whether a piece is rented or assembled, only whether it is sold there.
 */
export const shippingRequestSchema = z.object({
  country: countryCode.default('DE'),
  Useraddress: z.object({
    email: text(longestTexts.email),
    firstName: text(longestTexts.firstName),
    lastName: text(longestTexts.lastName),
    address: text(longestTexts.address),
    city: text(longestTexts.city),
    postalCode: oneLine().max(longestTexts.postalCode).default(''),
    apartment: text(longestTexts.apartment),
  }),
  /** `id` is a product's, or a cart line's, which begins with it. */
  products: z
    .array(
      z.object({
        id: z.string().min(1).max(300),
        quantity: z.int().min(1).max(1000),
        isRent: z.boolean().default(false),
        assembly: z.boolean().default(false),
      }),
    )
    .max(100),
  customerKind: z.enum(customerKinds).default('consumer'),
  vatId: text(longestTexts.vatId),
  /** The address on the invoice, if it is not that of the delivery. */
  billingAddress: z.object({ country: countryCode, postalCode: text(longestTexts.postalCode) }).nullish(),
});

export const shippingAnswerSchema = z.object({
  /** In euros, gross. */
  shippingCharge: z.number(),
  /** How many weeks the delivery takes at most. */
  deliveryWeeks: z.int(),
  /** Whether the shop's people can assemble pieces there. */
  assembly: z.boolean(),
  /** By freight, on pallets to the kerb; otherwise by the shop's own people, to the apartment. */
  toTheKerb: z.boolean(),
  /** Whether the customer pays customs duties or import taxes there on top. */
  imported: z.boolean(),
  /** In euros: how much more the pieces would cost one by one. */
  saved: z.number(),
});

export const suggestionsQuestionSchema = z.object({
  country: countryCode.default('DE'),
  query: z.string().max(longestTexts.address),
  kind: z.enum(addressParts).default('town'),
});

export const suggestionsSchema = z.object({
  suggestions: z.array(z.object({ street: z.string().nullable(), postalCode: z.string(), city: z.string() })),
});
export type Suggestions = z.output<typeof suggestionsSchema>;
