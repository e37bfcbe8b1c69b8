import { z } from 'zod';
import { exemptions } from '../../../shared/money/exemption.ts';
import { giftDesigns } from '../../../shared/money/gift-vouchers.ts';
import { shownStates } from '../../../shared/orders/line-fulfilment.ts';
import { taxSchemes } from '../../../shared/orders/piece-facts.ts';
import {
  customerKinds,
  deliveryOptions,
  legalSlugs,
  orderStates,
  paymentMethods,
  providerMethods,
  claimEnds,
  invoiceKinds,
} from '../../../shared/orders/order-vocabulary.ts';
import { paymentStates } from '../../../shared/orders/payment-states.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import { shopTypes } from '../../../shared/pieces/shop-type.ts';
import { customerEvents } from '../domain/customer-history.ts';

/** What REST answers to a checkout, and of an order (spec sections 3, 5 and 7). Money is in euros here. */

const rentOptions = rentalTerms.map(({ option }) => option);
const exemption = z.enum(exemptions);

const totals = z.object({
  subtotal: z.number(),
  /** What a voucher has taken off, below 0; subtotal and tax are lower by it already. Left out: nothing. */
  voucher: z.number().optional(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** What a gift voucher pays of the total. Left out: nothing. */
  gift: z.number().optional(),
});

const bankTransfer = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** What is still to be paid. */
  amount: z.number(),
  /** The part of it that came already. */
  received: z.number(),
  reference: z.string(),
  dueDate: z.iso.date(),
  /** Text of the QR code (EPC069-12). */
  giroCode: z.string(),
});

export const initiatedSchema = z.object({
  orderId: z.string(),
  reservedUntil: z.iso.datetime(),
  totals,
});

/** Euros that a promotional voucher takes off, more than 0; or what is on a gift voucher, which takes nothing off. */
export const voucherAnswerSchema = z.object({
  takenOff: z.number(),
  gift: z.object({ balance: z.number(), lastDay: z.iso.date() }).optional(),
});

/** What an order would cost, in euros. */
export const priceAnswerSchema = z.object({
  /** In the order in which they were sent. */
  lines: z.array(
    z.object({
      /** One piece, or the share of it that renting costs, before tax on top. */
      price: z.number(),
      /** For the whole line. */
      assembly: z.number(),
      /** With assembly and tax on top, before vouchers. */
      total: z.number(),
      /** Why they bear no German VAT; null: they do, or are taxed on the margin. */
      exemption: exemption.nullable(),
      assemblyExemption: exemption.nullable(),
      /** The rate of the member state where the piece is taxed (§ 3c UStG); null: it is not in another one. */
      percent: z.number().nullable(),
    }),
  ),
  /** What a promotional voucher takes off, 0 or less. */
  voucher: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** What became of a VAT ID on which a sale without VAT could rest; null: there is none. */
  vatId: z.enum(['confirmed', 'refused', 'unknown']).nullable(),
  /** Why it takes off no VAT, in words; null: it does, or there is none. */
  vatIdNote: z.string().nullable(),
});

/** What a checkout is refused with, besides what every refusal says. */
export const conflictSchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional(),
  /** The right ones, where the browser's differ. */
  totals: totals.optional(),
  /** The pieces that are no longer available, and how many still are. */
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
    /** Card, Klarna or wallet, where it is another one than the draft's. */
    paymentMethod: z.enum(providerMethods).nullish(),
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
  /** How many of them were taken out of the order before they left the shop, and came back. */
  qtyTakenOut: z.int(),
  qtyReturned: z.int(),
  /** Rented and given up, while others are out or back. */
  qtyGivenUp: z.int(),
  /** One piece, or the share of it that renting costs, before tax on top. */
  price: z.number(),
  tax: z.number(),
  /** With assembly, tax on top and voucher. */
  total: z.number(),
  /** What a voucher has taken off, 0 or less; part of the total. */
  voucher: z.number(),
  shopType: z.enum(shopTypes),
  taxScheme: z.enum(taxSchemes),
  isRent: z.boolean(),
  rentOption: z.enum(rentOptions).nullable(),
  assembly: z.boolean(),
  /** Why its piece bears no VAT; null: it does, or is taxed on the margin. */
  exemption: exemption.nullable(),
  /** Its assembly where that is taxed otherwise than the piece, as part of the total before vouchers. */
  assemblyApart: z
    .object({ price: z.number(), vatPercent: z.number(), exemption: exemption.nullable() })
    .nullable(),
  /** The store in which it waits, if it is picked up. */
  pickupStore: z.string().nullable(),
  /** How far it is on its way; the moments are those that its state has. */
  fulfilment: z.object({
    /** `taken-out`: out of the order, before it left the shop. */
    state: z.enum(shownStates),
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

/** The address that something goes to, as it was typed. */
export const orderAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  address: z.string(),
  apartment: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
});

export const orderSchema = z
  .object({
    orderNumber: z.string(),
    state: z.enum(orderStates),
    /** True while a mailed link has to be followed before the order is accepted. */
    awaitsMailConfirmation: z.boolean(),
    reservedUntil: z.iso.datetime().nullable(),
    orderDate: z.iso.datetime(),
    orderTotal: z.number(),
    subtotal: z.number(),
    /** What a voucher has taken off, 0 or less; subtotal and tax are lower by it already. */
    voucher: z.number(),
    /** What a gift voucher pays of the total. */
    gift: z.number(),
    tax: z.number(),
    shippingCost: z.number(),
    /** VAT in the total; nothing of it under § 25a UStG. */
    vat: z.array(
      z.object({
        percent: z.number(),
        /** Why it bears none; null: it does. */
        exemption: exemption.nullable(),
        /** The member state whose VAT it is; null: Germany's. */
        country: z.string().nullable(),
        net: z.number(),
        tax: z.number(),
      }),
    ),
    customerEmail: z.string(),
    /** JSON text of such an address. */
    shippingAddress: z.string(),
    /** Null: the invoice goes to where the pieces go. */
    billingAddress: orderAddressSchema.nullable(),
    customerKind: z.enum(customerKinds),
    vatId: z.string().nullable(),
    note: z.string().nullable(),
    /** `download`: for gift vouchers. */
    deliveryOption: z.enum(deliveryOptions),
    /** Within how many weeks of the payment it is delivered; null: it is picked up. */
    deliveryWeeks: z.int().nullable(),
    /** Whether customs duties or import taxes are due there on top. */
    imported: z.boolean(),
    /** `gift_voucher`: one has paid all of it. */
    paymentMethod: z.enum(paymentMethods),
    /** The last moment to pay by card or wallet; null if that is not, or no longer, possible. */
    payUntil: z.iso.datetime().nullable(),
    paymentData: z.array(
      z.object({
        status: z.enum(paymentStates),
        paymentId: z.string().nullable(),
        isTrial: z.boolean().meta({ description: 'No real money moved: nothing is delivered.' }),
      }),
    ),
    /** Only while the money is waited for. */
    bankTransfer: bankTransfer.nullable(),
    productListDetail: z.array(
      z.object({
        productImage: z.string().nullable(),
        title: z.string(),
        SKU: z.string(),
        qty: z.number().int(),
      }),
    ),
    lines: z.array(orderLine),
    /** The gift voucher that it buys in place of pieces. */
    boughtGift: z
      .object({
        design: z.enum(giftDesigns),
        recipient: z.string().nullable(),
        greeting: z.string().nullable(),
        /** The day on which it is mailed; null: once it is paid. */
        sendOn: z.iso.date().nullable(),
        sentAt: z.iso.datetime().nullable(),
        /** The last day on which it can be redeemed; null: it is not paid yet. */
        lastDay: z.iso.date().nullable(),
        isCancelled: z.boolean(),
        isToDownload: z.boolean(),
      })
      .nullable(),
    /** In the versions that applied when it was placed, with the pages where they are read. */
    legalTexts: z.array(
      z.object({
        slug: z.enum(legalSlugs),
        version: z.number().int(),
        page: z.string(),
      }),
    ),
    /** The customer asked for rental or assembly to begin within the withdrawal period. */
    earlyService: z.boolean(),
    /** A withdrawal that came in, and waits for its answer. */
    withdrawal: z
      .object({
        receivedAt: z.iso.datetime(),
        /** It is about a part of the order. */
        isPart: z.boolean(),
        /** For the withdrawal of a part: which pieces, once the shop has recorded it; `line` is the line's index. */
        pieces: z.array(z.object({ line: z.int(), qty: z.int() })).nullable(),
        /** Nothing is to be paid any more. */
        isFree: z.boolean(),
        /** The last day for the money to be on its way back. */
        refundUntil: z.iso.date().nullable(),
      })
      .nullable(),
    /**
     * What happened, the oldest first; `line` is the index of the line it is about, and `units` how many of its pieces,
     * where that is not all of them; `amount` is that of a refund, in euros.
     */
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        type: z.enum(customerEvents),
        line: z.number().int().nullable(),
        units: z.int().nullable(),
        amount: z.number().nullable(),
      }),
    ),
    /** What is or was claimed for damage to rented pieces, in euros without VAT; the oldest first. */
    claims: z.array(
      z.object({
        /** The reference of a transfer for it: 'WMK-100234-S1'. */
        number: z.string(),
        /** The index of the line it is about. */
        line: z.int(),
        /** How many units of the line. */
        qty: z.int(),
        amount: z.number(),
        reason: z.string(),
        state: z.enum(['open', ...claimEnds]),
        /** Only while the money is waited for. */
        bankTransfer: bankTransfer.nullable(),
      }),
    ),
    /** The oldest first; `isMade`: its PDF can be had; `isCancellation`: it takes back a whole invoice (Stornorechnung). */
    invoices: z.array(
      z.object({
        number: z.string(),
        kind: z.enum(invoiceKinds),
        isCancellation: z.boolean(),
        issuedOn: z.iso.date(),
        total: z.number(),
        isMade: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Order' });
