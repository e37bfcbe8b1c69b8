import { z } from 'zod';
import { countryCode, oneLine, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { message } from '../../../shared/messages/message.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import {
  isLettered,
  lacksCompany,
  lacksLetters,
  type Lettered,
  longestTexts,
  neededTexts,
  type NeededText,
} from '../../../shared/orders/checkout-fields.ts';
import { customerKinds, deliveryOptions, paymentMethods } from '../../../shared/orders/order-vocabulary.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import { isPostalBox } from '../../../shared/places/postal-box.ts';
import { hasPostalCodeForm, readPostalCode } from '../../../shared/places/postal-code.ts';
import { isPhoneNumber } from '../../../shared/places/telephone.ts';
import { hasVatIdForm, plainVatId } from '../../../shared/places/vat-id.ts';
import type { CartItem } from '../../cart/index.ts';
import type { Checkout } from '../application/placing/draft-order.ts';
import type { PriceQuestion } from '../application/placing/quote-price.ts';
import type { BillingAddress, DeliveryOption } from '../domain/order.ts';

/**
 * The contract of a checkout: the browser sends what this schema takes, and the shop works with what it gives. Money is
 * in euros on the way, and only there.
 */

interface SentCheckout {
  readonly checkout: Checkout;
  readonly mailboxCode: string | null;
}

const line = (max: number) => oneLine().max(max);
export const optional = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => (text == null || text === '' ? null : text));

/** Several lines of text. */
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), message('not-storable'))
    .nullish()
    .transform((text) => (text == null || text === '' ? null : text));

/** Spec 5, word for word. */
const missing: Readonly<Record<NeededText, string>> = {
  email: message('checkout-email-missing'),
  firstName: message('checkout-first-name-missing'),
  lastName: message('checkout-last-name-missing'),
  address: message('checkout-address-missing'),
  city: message('checkout-city-missing'),
  postalCode: message('checkout-postal-code-missing'),
  phone: message('checkout-phone-missing'),
};
const withoutLetters: Readonly<Record<Lettered, string>> = {
  firstName: message('first-name-without-letters'),
  lastName: message('last-name-without-letters'),
  address: message('street-without-letters'),
  city: message('town-without-letters'),
};
/** @param said where it is missing; other forms than the checkout have words of their own */
export const needed = (field: NeededText, said = missing[field]) => ifAny(field, said).min(1, said);
/** The same where it may be empty. */
export const ifAny = (field: NeededText, said = missing[field]) =>
  oneLine(said)
    .max(neededTexts[field])
    .refine(
      (text) => text === '' || !isLettered(field) || !lacksLetters(text),
      isLettered(field) ? withoutLetters[field] : said,
    );
const person = { firstName: needed('firstName'), lastName: needed('lastName') };
const place = { address: needed('address'), city: needed('city'), postalCode: needed('postalCode') };

/** The postal code does not have the form of the country beside it. */
export const wrongPostalCode = { path: ['postalCode'], error: message('postal-code-form') };

/**
 * The address on an invoice, whoever types it: shoppers, or staff whom a customer has asked for it.
 * @param said where a text is missing
 */
export function billingTyped(
  said: Readonly<Partial<Record<Exclude<NeededText, 'email' | 'phone'>, string>>> = {},
) {
  return z
    .object({
      firstName: needed('firstName', said.firstName),
      lastName: needed('lastName', said.lastName),
      company: optional(longestTexts.company),
      address: needed('address', said.address),
      apartment: optional(longestTexts.apartment),
      postalCode: needed('postalCode', said.postalCode),
      city: needed('city', said.city),
      country: countryCode.default('DE'),
    })
    .refine(({ country, postalCode }) => hasPostalCodeForm(country, postalCode), wrongPostalCode);
}

/** Such an address as the shop keeps it. */
export function billingOf<T extends z.output<ReturnType<typeof billingTyped>>>(typed: T) {
  const { address: street, postalCode, ...rest } = typed;
  return { ...rest, street, postalCode: readPostalCode(rest.country, postalCode) };
}

export const vatIdTyped = optional(longestTexts.vatId)
  .refine((text) => text === null || hasVatIdForm(text), message('vat-id-invalid'))
  .transform((text) => (text === null ? null : plainVatId(text)));
const nothingChosen = message('shipping-or-items-missing');
const noCompany = message('company-missing');
const wrongPhone = message('phone-invalid');
const postalBox = message('address-of-postal-box');
const isSent = (checkout: {
  readonly shipping_method: { readonly deliveryOption: DeliveryOption };
}): boolean => checkout.shipping_method.deliveryOption === 'shipment';
const rentOptions = rentalTerms.map(({ option }) => option);
/** Bounds what a sum can come to, since the catalogue's prices decide; less than a cent is not an amount. */
const euros = z
  .number()
  .max(10_000_000)
  .refine((amount) => amount === 0 || amount >= 0.01, message('not-an-amount'));

const orderItem = z
  .object({
    /** A product's id; a cart line's, which begins with it, will do as well. */
    product_item_id: line(300).min(1),
    variantId: optional(200),
    qty: z.int().min(1).max(1000),
    isRent: z.boolean().default(false),
    rentOption: z.enum(rentOptions).nullish(),
    assembly: z.boolean().default(false),
    /** The price that the browser shows. Never used. */
    price: z.number().optional(),
    tax: z.number().optional(),
  })
  .refine((item) => !item.isRent || item.rentOption != null, {
    path: ['rentOption'],
    error: message('rental-term-not-chosen'),
  })
  .transform((item): CartItem => ({
    pieceId: item.product_item_id.split(':')[0] ?? '',
    variantId: item.variantId,
    quantity: item.qty,
    rentOption: item.isRent ? (item.rentOption ?? null) : null,
    assembly: item.assembly,
  }));

/** The specification's order payload (spec 3): what the checkout sends, and what the shop makes of it. */
export const checkoutSchema = z
  .object({
    order_items: z.array(orderItem, { error: nothingChosen }).min(1, nothingChosen).max(50),
    shipmentAdress: z.object({
      email: needed('email').pipe(emailAddress()),
      ...person,
      ...place,
      apartment: optional(longestTexts.apartment),
    }),
    /** Needed for a delivery, whose day is agreed on; who picks up may leave it out. */
    phone: line(neededTexts.phone)
      .refine((text) => text === '' || isPhoneNumber(text), wrongPhone)
      .default(''),
    country: countryCode.default('DE'),
    shipping_method: z.object(
      {
        deliveryOption: z.enum(deliveryOptions, { error: nothingChosen }).exclude(['download']),
        price: z.number().optional(),
      },
      { error: nothingChosen },
    ),
    payment_method: z.enum(paymentMethods).exclude(['gift_voucher']),
    /** The total that the shopper has seen; another total than ours is answered with ours. */
    totalPrice: euros,
    customerKind: z.enum(customerKinds).default('consumer'),
    company: optional(longestTexts.company),
    vatId: vatIdTyped,
    /** The address on the invoice, if it is not that of the delivery. */
    billingAddress: billingTyped()
      .nullish()
      .transform((billing): BillingAddress | null => (billing == null ? null : billingOf(billing))),
    /** What the shop should know, such as the floor or a wished day. */
    note: lines(longestTexts.note),
    /** Whether the carrier may have phone and e-mail to arrange the delivery. */
    carrierContact: z.boolean().default(false),
    /** The browser's own name of this checkout: a new draft of it replaces the old one. */
    checkoutKey: optional(200),
    /** The code of a promotional voucher, as it was typed. */
    voucherCode: optional(100),
    /** A gift voucher as it was typed, and what is left to pay after it, as the shopper has seen it. */
    giftVoucher: z
      .object({ code: line(100).min(1), payablePrice: euros })
      .nullish()
      .transform((gift) => gift ?? null),
    /** The code that was mailed to the shopper, where the shop has asked for one with `mailbox-code-needed`. */
    mailboxCode: optional(20),
  })
  .refine((checkout) => !lacksCompany(checkout), {
    path: ['company'],
    error: noCompany,
  })
  .refine((checkout) => checkout.phone !== '' || !isSent(checkout), {
    path: ['phone'],
    error: missing.phone,
  })
  .refine(({ country, shipmentAdress: to }) => hasPostalCodeForm(country, to.postalCode), {
    path: ['shipmentAdress', ...wrongPostalCode.path],
    error: wrongPostalCode.error,
  })
  // An invoice may go there, furniture may not.
  .refine(
    (checkout) => !isSent(checkout) || !isPostalBox(checkout.country, checkout.shipmentAdress.address),
    {
      path: ['shipmentAdress', 'address'],
      error: postalBox,
    },
  )
  .refine(
    (checkout) =>
      !isSent(checkout) || !isPostalBox(checkout.country, checkout.shipmentAdress.apartment ?? ''),
    {
      path: ['shipmentAdress', 'apartment'],
      error: postalBox,
    },
  )
  .meta({ id: 'Checkout' })
  .transform(({ shipmentAdress: { address: street, ...to }, ...body }): SentCheckout => ({
    checkout: {
      items: body.order_items,
      customer: {
        email: to.email,
        phone: body.phone,
        firstName: to.firstName,
        lastName: to.lastName,
        company: body.company,
        vatId: body.vatId,
        street,
        apartment: to.apartment,
        postalCode: readPostalCode(body.country, to.postalCode),
        city: to.city,
        country: body.country,
        kind: body.customerKind,
        carrierContact: body.carrierContact,
        billing: body.billingAddress,
        note: body.note,
      },
      delivery: body.shipping_method.deliveryOption,
      paymentMethod: body.payment_method,
      totalCents: fromEuros(body.totalPrice),
      checkoutKey: body.checkoutKey,
      ...(body.voucherCode === null ? {} : { voucherCode: body.voucherCode }),
      ...(body.giftVoucher === null
        ? {}
        : {
            gift: { code: body.giftVoucher.code, payableCents: fromEuros(body.giftVoucher.payablePrice) },
          }),
    },
    mailboxCode: body.mailboxCode,
  }));

/** What a voucher would take off these pieces. Who redeems it is not asked: see `checkVoucher`. */
export const voucherQuestionSchema = z.object({
  voucherCode: line(100).min(1),
  order_items: z.array(orderItem, { error: nothingChosen }).min(1, nothingChosen).max(50),
  customerKind: z.enum(customerKinds).nullish(),
  /** The browser's own name of its checkout, whose draft does not count as a use. */
  checkoutKey: optional(200),
});

/** What decides the price of an order, and whether it bears German VAT. */
export const priceQuestionSchema = z
  .object({
    order_items: z.array(orderItem, { error: nothingChosen }).min(1, nothingChosen).max(50),
    deliveryOption: z.enum(deliveryOptions).exclude(['download']),
    country: countryCode.default('DE'),
    postalCode: line(longestTexts.postalCode).default(''),
    customerKind: z.enum(customerKinds).default('consumer'),
    vatId: optional(longestTexts.vatId),
    /** The address on the invoice, if it is not that of the delivery. */
    billingAddress: z
      .object({ country: countryCode, postalCode: line(longestTexts.postalCode) })
      .nullish()
      .transform((billing) => billing ?? null),
    voucherCode: optional(100),
  })
  .transform(({ order_items: items, voucherCode, ...to }): PriceQuestion => ({
    items,
    voucherCode,
    sale: {
      customerKind: to.customerKind,
      vatId: to.vatId,
      billing: to.billingAddress,
      isCollected: to.deliveryOption === 'pickup',
      address: { country: to.country, postalCode: to.postalCode },
    },
  }));

export type PriceToAsk = z.input<typeof priceQuestionSchema>;

export type VoucherQuestion = z.input<typeof voucherQuestionSchema>;

/** What the browser sends. Spec 3 has `user_id` as well, which nothing reads: whose order it is, the token says. */
export type OrderPayload = z.input<typeof checkoutSchema> & { readonly user_id: string };
