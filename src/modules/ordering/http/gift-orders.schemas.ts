import { z } from 'zod';
import { countryCode, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { printed } from '../../../platform/documents/printed-text.schemas.ts';
import { paymentMethods } from '../../../shared/orders/order-vocabulary.ts';
import { message } from '../../../shared/messages/message.ts';
import { fromEuros, toEuros } from '../../../shared/money/cents.ts';
import { giftDesigns, giftText, giftValues } from '../../../shared/money/gift-vouchers.ts';
import { longestTexts } from '../../../shared/orders/checkout-fields.ts';
import type { GiftRequest } from '../application/gifts/order-gift.ts';
import { hasPostalCodeForm, readPostalCode } from '../../../shared/places/postal-code.ts';
import { needed, optional, wrongPostalCode } from './checkout.schemas.ts';

/** The contract of the page on which gift vouchers are bought. Money is in euros on the way. */
export const giftOrderSchema = z
  .object({
    value: z
      .number(message('gift-value-out-of-range'))
      .min(toEuros(giftValues.least), message('gift-value-out-of-range'))
      .max(toEuros(giftValues.most), message('gift-value-out-of-range'))
      .multipleOf(1, message('gift-value-out-of-range')),
    design: z.enum(giftDesigns),
    recipient: printed(giftText.recipient, 1),
    greeting: printed(giftText.greeting, giftText.greetingLines),
    /** Null: as soon as it is paid. */
    sendOn: z.iso
      .date(message('gift-day-impossible'))
      .nullish()
      .transform((day) => day ?? null),
    // In the order of the form, and in the page's language: English is prescribed for the checkout alone (spec 5).
    email: needed('email', message('contact-email-missing')).pipe(emailAddress()),
    firstName: needed('firstName', message('own-first-name-missing')),
    lastName: needed('lastName', message('own-last-name-missing')),
    company: optional(longestTexts.company),
    address: needed('address', message('street-missing')),
    postalCode: needed('postalCode', message('postal-code-missing')),
    city: needed('city', message('town-missing')),
    country: countryCode.default('DE'),
    paymentMethod: z.enum(paymentMethods).exclude(['klarna', 'gift_voucher']),
  })
  .refine(({ country, postalCode }) => hasPostalCodeForm(country, postalCode), wrongPostalCode)
  .meta({ id: 'GiftVoucherOrder' })
  .transform((sent): GiftRequest => {
    const { design, recipient, greeting, sendOn, paymentMethod, email, firstName, lastName } = sent;
    return {
      valueCents: fromEuros(sent.value),
      gift: { design, recipient, greeting, sendOn },
      customer: {
        email,
        firstName,
        lastName,
        company: sent.company,
        street: sent.address,
        postalCode: readPostalCode(sent.country, sent.postalCode),
        city: sent.city,
        country: sent.country,
        // Nothing is delivered, so nobody is called.
        phone: '',
        vatId: null,
        apartment: null,
        carrierContact: false,
        billing: null,
        note: null,
        // It is not asked, and a company's name alone makes nobody a business (§ 13 BGB).
        kind: 'consumer',
      },
      paymentMethod,
    };
  });

export type GiftOrderPayload = z.input<typeof giftOrderSchema>;
