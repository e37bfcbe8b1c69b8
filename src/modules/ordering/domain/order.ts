import type { Cents } from '../../../shared/money/cents.ts';
import type { VatRate } from '../../../shared/money/exemption.ts';
import { type GiftDesign, giftAheadDays } from '../../../shared/money/gift-vouchers.ts';
import type {
  CustomerKind,
  DeliveryOption,
  PaymentMethod,
  ProviderMethod,
} from '../../../shared/orders/order-vocabulary.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { PieceFacts } from '../../../shared/orders/piece-facts.ts';
import { berlinDay, startOfBerlinDay, startOfDay } from '../../../shared/time/berlin-day.ts';
import { hourMs } from '../../../shared/time/durations.ts';

export type { CustomerKind, DeliveryOption, PaymentMethod };

/** Whether it is paid at once at a provider; a bank transfer takes days. */
export function isPaidOnTheSpot(method: PaymentMethod): method is ProviderMethod {
  return method !== 'bank_transfer' && method !== 'gift_voucher';
}

/** The payment methods that customers know for the kinds of payments at providers. */
export const methodOfKind = {
  card: 'stripe',
  checkout: 'stripe',
  klarna: 'klarna',
  wallet: 'paypal',
} as const satisfies Record<string, PaymentMethod>;

/** The customer of an order, and the place that it goes to. Texts as they were typed, trimmed. */
export interface Customer {
  readonly email: string;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly vatId: string | null;
  readonly street: string;
  readonly apartment: string | null;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly kind: CustomerKind;
  /** Whether the carrier may have phone and e-mail to arrange the delivery (terms, spec 5). */
  readonly carrierContact: boolean;
  /** The address on the invoice; null: that of the delivery. */
  readonly billing: BillingAddress | null;
  /** What the shop should know, in several lines. */
  readonly note: string | null;
}

/** The address on an invoice. Texts as they were typed, trimmed. */
export interface BillingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly street: string;
  readonly apartment: string | null;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  /** For an invoice that was made out to somebody else after it was issued. Omitted: the customer's own, as ordered. */
  readonly vatId?: string | null;
  /** What its recipient has asked to stand on the invoice, such as a cost centre. */
  readonly reference?: string | null;
}

/** The VAT ID that the invoice shows. What the order was taxed by is the customer's own, and stays so. */
export function vatIdBilled({ billing, vatId }: Pick<Customer, 'billing' | 'vatId'>): string | null {
  return billing?.vatId === undefined ? vatId : billing.vatId;
}

/** The gift voucher that an order buys in place of pieces. Its value is the order's total. */
export interface OrderedGift {
  readonly design: GiftDesign;
  /** Printed on it as they were typed; null: left out. */
  readonly recipient: string | null;
  readonly greeting: string | null;
  /** The day in Berlin on which it is mailed, as '2026-12-24'; null: as soon as it is paid. */
  readonly sendOn: string | null;
}

/** VAT of one rate, in the amounts of an order. */
export interface OrderVat extends VatRate {
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/** A line as it was ordered: the catalogue may change, this does not. Amounts are for the whole line, without shipping. */
export interface OrderLine extends PieceFacts {
  /** Which line of the order it is, counted from 0. */
  readonly position: number;
  readonly pieceId: string;
  readonly variantId: string | null;
  /** The German one, by which the shop's books name it. */
  readonly title: string;
  /** What the pages on which it was ordered called it, if they were not German. */
  readonly titleInLanguage: string | null;
  readonly sku: string;
  readonly pictureKey: string | null;
  readonly quantity: number;
  readonly rentOption: RentOption | null;
  readonly assembly: boolean;
  /** One piece, before tax on top. */
  readonly unitCents: Cents;
  readonly assemblyCents: Cents;
  readonly chargeTaxPercent: number;
  readonly chargeTaxCents: Cents;
  readonly subtotalCents: Cents;
  readonly grossCents: Cents;
  readonly netCents: Cents;
  readonly vatCents: Cents;
  /** Its share of the order's shipping. */
  readonly shippingCents: Cents;
  readonly vatByRate: readonly OrderVat[];
  /** How the amounts came about. */
  readonly adjustments: readonly LineAdjustment[];
}

/** The title that the customer knows it by. */
export const shownTitle = ({
  title,
  titleInLanguage,
}: Pick<OrderLine, 'title' | 'titleInLanguage'>): string => titleInLanguage ?? title;

/** A signed change of a line's amount; with a source where a voucher made it. */
interface LineAdjustment {
  readonly kind: string;
  readonly source?: string | null;
  readonly part?: 'goods' | 'assembly';
  readonly amountCents: Cents;
}

/** What a voucher has taken off a line, gross: 0 or less. It is part of the line's amounts. */
export function voucherCentsOf({ adjustments }: Pick<OrderLine, 'adjustments'>): Cents {
  return adjustments.reduce((sum, { source, amountCents }) => sum + (source == null ? 0 : amountCents), 0);
}

/** `totalCents` is the sum of subtotal, tax and shipping (spec 9). */
export interface OrderTotals {
  readonly subtotalCents: Cents;
  /** What a promotional voucher has taken off, gross: 0 or less. Subtotal and tax are lower by it already. */
  readonly voucherCents: Cents;
  readonly taxCents: Cents;
  readonly shippingCents: Cents;
  readonly totalCents: Cents;
  /** What a gift voucher pays of the total, 0 or more. It is money, and lowers nothing. */
  readonly giftCents: Cents;
}

/** What is left to be paid in money. */
export function payableOf({ totalCents, giftCents }: OrderTotals): Cents {
  return totalCents - giftCents;
}

const prefix = 'WMK-';

/** The number by which people, mails and bank transfers name an order: 'WMK-100234'. */
export function orderNumber(sequence: number): string {
  return `${prefix}${sequence}`;
}

/** 'WMK-100234-S1': a claim for damage, under its order's number. It is what a transfer for it says. */
export function claimNumber(sequence: number, { number }: { readonly number: number }): string {
  return `${orderNumber(sequence)}-S${number}`;
}

/** The sequence number in an address or a query that names nothing else ('wmk 100234'); null: it is no order number. */
export function parseOrderNumber(text: string): number | null {
  const [, digits] = /^\s*(?:wmk[-\s]*)?(\d{1,12})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

const named = /(?<![\p{L}\d])wmk[\p{Pd}\u2212\s]*(\d{1,12})(?![\p{L}\d])/giu;
const onlyNumber = /^(?:#|nr|no|n°|nº)?[.:\s]*(\d{1,12})[.,;!\s]*$/iu;
/** As long as orders' numbers are, which days and house numbers are not. */
const perhapsAnother = /(?<!\d)[1-9]\d{4,}/;

/**
 * The sequence number of the order that people name in their own words: 'Nr. WMK–100234 vom 27.11.'. Null when they
 * name none, or when it may be one of several: which order a declaration ends is never guessed.
 */
export function orderNumberIn(text: string): number | null {
  const typed = text.trim();
  const [, only] = onlyNumber.exec(typed) ?? [];
  if (only !== undefined) return Number(only);
  const numbers = new Set(Array.from(typed.matchAll(named), ([, digits]) => Number(digits)));
  const [number, ...others] = numbers;
  if (number === undefined || others.length > 0) return null;
  return perhapsAnother.test(typed.replaceAll(named, ' ')) ? null : number;
}

/** Mails of a chosen day are there at breakfast. */
const morningHour = 8;

/** When a gift voucher is mailed: in the morning of its day, or at once, where none was chosen or it is over. */
export function giftSendTime({ sendOn }: Pick<OrderedGift, 'sendOn'>, paidAt: Date): Date {
  if (sendOn === null) return paidAt;
  const morning = new Date(startOfDay(sendOn).getTime() + morningHour * hourMs);
  return morning > paidAt ? morning : paidAt;
}

/** Whether one may be mailed on this day: not before today, and within a year. */
export function isGiftDay(day: string, now: Date): boolean {
  return day >= berlinDay(now) && day <= berlinDay(startOfBerlinDay(now, giftAheadDays));
}
