import { z } from 'zod';
import { isOneLine, notOneLine } from '../../../shared/typed-text.ts';
import { isPhoneNumber } from '../../../shared/telephone.ts';
import { rentalTerms } from '../../../shared/rental-terms.ts';
import { hasVatIdForm, plainVatId } from '../../../shared/vat-id.ts';
import { customerEvents } from '../domain/customer-history.ts';

/** The checkout as REST speaks it (spec sections 3, 5 and 7). Money is in euros here, and only here. */

/** Text of one line, as it was typed but trimmed. PostgreSQL keeps no zero byte, and nobody's name has a tab. */
const line = (max: number) => z.string().trim().max(max).refine(isOneLine, notOneLine);
const optional = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => (text == null || text === '' ? null : text));
const required = (message: string, max: number) =>
  z.string({ error: message }).trim().min(1, message).max(max).refine(isOneLine, notOneLine);

/** Several lines of text. */
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'Steuerzeichen sind nicht erlaubt')
    .nullish()
    .transform((text) => (text == null || text === '' ? null : text));
const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/);

const nothingChosen = 'Please select a shipping method and add items to your cart.';
const wrongVatId = 'Bitte geben Sie die Umsatzsteuer-ID mit Länderkürzel ein, zum Beispiel DE123456789';
const noCompany = 'Bitte geben Sie den Namen Ihrer Firma ein';
const wrongPhone = 'Bitte geben Sie eine gültige Telefonnummer ein';
const rentOptions = rentalTerms.map(({ option }) => option);
/** Bounds what a sum can come to, since the catalogue's prices decide; less than a cent is no amount. */
const euros = z
  .number()
  .max(10_000_000)
  .refine((amount) => amount === 0 || amount >= 0.01, 'Kein Geldbetrag');

const orderItem = z
  .object({
    /** A product's id; a cart line's, which begins with it, will do as well. */
    product_item_id: line(300).min(1),
    variantId: optional(200),
    qty: z.int().min(1).max(1000),
    isRent: z.boolean().default(false),
    rentOption: z.enum(rentOptions).nullish(),
    assembly: z.boolean().default(false),
    /** What the browser shows. Never used. */
    price: z.number().optional(),
    tax: z.number().optional(),
  })
  .refine((item) => !item.isRent || item.rentOption != null, {
    path: ['rentOption'],
    error: 'Bitte wählen Sie eine Mietdauer',
  });

export const checkoutSchema = z
  .object({
    order_items: z.array(orderItem, { error: nothingChosen }).min(1, nothingChosen).max(50),
    shipmentAdress: z.object({
      email: required('Email is required', 254).pipe(
        z.email('Bitte geben Sie eine gültige E-Mail-Adresse ein').max(254),
      ),
      firstName: required('First name is required', 100),
      lastName: required('Last name is required', 100),
      address: required('Address is required', 200),
      city: required('City is required', 100),
      postalCode: required('Postal code is required', 20),
      apartment: optional(100),
    }),
    phone: required('Phone number is required', 40).refine(isPhoneNumber, wrongPhone),
    country: countryCode.default('DE'),
    shipping_method: z.object(
      {
        deliveryOption: z.enum(['shipment', 'pickup'], { error: nothingChosen }),
        price: z.number().optional(),
      },
      { error: nothingChosen },
    ),
    payment_method: z.enum(['bank_transfer', 'stripe', 'paypal']),
    /** What the shopper has seen; another total than ours is answered with ours. */
    totalPrice: euros,
    customerKind: z.enum(['consumer', 'business']).default('consumer'),
    company: optional(200),
    vatId: optional(30)
      .refine((text) => text === null || hasVatIdForm(text), wrongVatId)
      .transform((text) => (text === null ? null : plainVatId(text))),
    /** Where the invoice goes, if not to where the pieces go. */
    billingAddress: z
      .object({
        firstName: required('First name is required', 100),
        lastName: required('Last name is required', 100),
        company: optional(200),
        address: required('Address is required', 200),
        apartment: optional(100),
        postalCode: required('Postal code is required', 20),
        city: required('City is required', 100),
        country: countryCode.default('DE'),
      })
      .nullish()
      .transform((billing) => billing ?? null),
    /** What the shop should know, such as the floor or a wished day. */
    note: lines(1000),
    /** Whether the carrier may have phone and e-mail to arrange the delivery. */
    carrierContact: z.boolean().default(false),
    /** The browser's own name of this checkout: a new draft of it replaces the old one. */
    checkoutKey: optional(200),
    /** The code that was mailed to the shopper, where the shop has asked for one with `mailbox-code-needed`. */
    mailboxCode: optional(20),
  })
  .refine(({ customerKind, company }) => customerKind === 'consumer' || company !== null, {
    path: ['company'],
    error: noCompany,
  })
  .meta({ id: 'Checkout' });

/** Others stay as they are: who asks for one header must not lose the rest. */
export const idempotencyHeaders = z.looseObject({
  'idempotency-key': z.string().min(1).max(200).optional(),
});

const totals = z.object({
  subtotal: z.number(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
});

export const initiatedSchema = z.object({
  orderId: z.string(),
  reservedUntil: z.iso.datetime(),
  totals,
});

/** What a checkout is refused with, besides what every refusal says. */
export const conflictSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** The right ones, where the browser's differ. */
  totals: totals.optional(),
  /** What cannot be had any more, and how many could be had instead. */
  pieces: z
    .array(
      z.object({
        productId: z.string(),
        variantId: z.string().nullable(),
        title: z.string(),
        stockAmt: z.number().int(),
      }),
    )
    .optional(),
});

export const orderParams = z.object({ orderId: z.string().min(1).max(200) });
export const orderInvoiceParams = orderParams.extend({ invoice: z.string().min(1).max(20) });

/** `mailToken` is what follows `#bestaetigen=` in a mailed link. */
export const confirmSchema = z
  .object({
    mailToken: z.string().max(200).nullish(),
    /** Card or wallet, where it is another one than the draft's. */
    paymentMethod: z.enum(['stripe', 'paypal']).nullish(),
    /** A consumer's express wish that what is rented or assembled begins within the withdrawal period. */
    earlyService: z.boolean().default(false),
  })
  .nullish();

const orderLine = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  title: z.string(),
  SKU: z.string(),
  qty: z.number().int(),
  /** One piece, or the share of it that renting costs, before tax on top. */
  price: z.number(),
  tax: z.number(),
  /** With assembly and tax on top. */
  total: z.number(),
  shopType: z.enum(['vintage', 'boatwood']),
  taxScheme: z.enum(['margin', 'standard']),
  isRent: z.boolean(),
  rentOption: z.enum(rentOptions).nullable(),
  assembly: z.boolean(),
  /** Where it waits, when it is picked up. */
  pickupStore: z.string().nullable(),
  /** How far it is on its way; the moments are those that its state has. */
  fulfilment: z.object({
    state: z.enum(['waiting', 'prepared', 'shipped', 'handed-over', 'returned']),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    /** The page that says where it is. */
    trackingPage: z.string().nullable(),
    handedOverAt: z.iso.datetime().nullable(),
    /** The last day of a rental that is out. */
    rentedUntil: z.iso.date().nullable(),
    returnedAt: z.iso.datetime().nullable(),
  }),
});

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    state: z.enum(['draft', 'offered', 'accepted', 'lapsed', 'declined', 'cancelled']),
    /** True while a mailed link has to be followed before the order is accepted. */
    awaitsMailConfirmation: z.boolean(),
    reservedUntil: z.iso.datetime().nullable(),
    orderDate: z.iso.datetime(),
    orderTotal: z.number(),
    subtotal: z.number(),
    tax: z.number(),
    shippingCost: z.number(),
    /** VAT in the total; nothing of it under § 25a UStG. */
    vat: z.array(z.object({ percent: z.number(), net: z.number(), tax: z.number() })),
    customerEmail: z.string(),
    /** JSON text. */
    shippingAddress: z.string(),
    /** Null: the invoice goes to where the pieces go. */
    billingAddress: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        company: z.string().nullable(),
        address: z.string(),
        apartment: z.string().nullable(),
        postalCode: z.string(),
        city: z.string(),
        country: z.string(),
      })
      .nullable(),
    customerKind: z.enum(['consumer', 'business']),
    vatId: z.string().nullable(),
    note: z.string().nullable(),
    deliveryOption: z.enum(['shipment', 'pickup']),
    /** Within how many weeks of the payment it is delivered; null: it is picked up. */
    deliveryWeeks: z.int().nullable(),
    paymentMethod: z.enum(['bank_transfer', 'stripe', 'paypal']),
    /** Until when it can be paid by card or wallet; null when it cannot, or no longer. */
    payUntil: z.iso.datetime().nullable(),
    paymentData: z.array(
      z.object({
        status: z.enum(['open', 'received', 'lapsed', 'refund-due', 'refunded']),
        paymentId: z.string().nullable(),
        isTrial: z.boolean().meta({ description: 'No real money moved: nothing is delivered.' }),
      }),
    ),
    /** Only while the money is waited for. */
    bankTransfer: z
      .object({
        holder: z.string(),
        iban: z.string(),
        bic: z.string(),
        /** What is still to be paid. */
        amount: z.number(),
        /** What came already. */
        received: z.number(),
        reference: z.string(),
        dueDate: z.iso.date(),
        /** Text of the QR code (EPC069-12). */
        giroCode: z.string(),
      })
      .nullable(),
    productListDetail: z.array(
      z.object({
        productImage: z.string().nullable(),
        title: z.string(),
        SKU: z.string(),
        qty: z.number().int(),
      }),
    ),
    lines: z.array(orderLine),
    /** In the versions that applied when it was placed, with the pages where they are read. */
    legalTexts: z.array(
      z.object({
        slug: z.enum(['terms', 'withdrawal', 'data-protection']),
        version: z.number().int(),
        page: z.string(),
      }),
    ),
    /** The customer asked for rental or assembly to begin within the withdrawal period. */
    earlyService: z.boolean(),
    /** What happened, the oldest first; `line` is the index of the line it is about. */
    history: z.array(
      z.object({ at: z.iso.datetime(), type: z.enum(customerEvents), line: z.number().int().nullable() }),
    ),
    /** The oldest first; `isMade`: its PDF can be had. */
    invoices: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(['invoice', 'credit-note']),
        issuedOn: z.iso.date(),
        total: z.number(),
        isMade: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Order' });
