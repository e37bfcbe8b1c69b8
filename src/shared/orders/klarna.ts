import type { CustomerKind, DeliveryOption } from './order-vocabulary.ts';
import type { Cents } from '../money/cents.ts';

const least: Cents = 1_00;

/**
 * The most that Klarna takes, by the country of the invoice: where people pay in euros. It decides by itself whether it
 * takes less of somebody.
 */
const maxIn: Readonly<Partial<Record<string, Cents>>> = {
  AT: 10_000_00,
  BE: 10_000_00,
  DE: 10_000_00,
  FI: 10_000_00,
  FR: 10_000_00,
  NL: 14_000_00,
  ES: 4_000_00,
  GR: 4_000_00,
  IE: 4_000_00,
  IT: 4_000_00,
  PT: 4_000_00,
};

/** What decides whether an order can be paid with Klarna. */
export interface KlarnaOrder {
  /** The country of the invoice's address. ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly kind: CustomerKind;
  /** What is left to pay. */
  readonly payableCents: Cents;
  /** What a gift voucher pays. */
  readonly giftCents: Cents;
  /** `download`: for gift vouchers. */
  readonly delivery: DeliveryOption;
}

/**
 * Whether Klarna can be asked for an order's money. What it promises is lowered and released with the goods: a gift
 * voucher's part has no place there, and a gift voucher that is bought is no goods, which would leave the shop.
 */
export function isForKlarna({ country, kind, payableCents, giftCents, delivery }: KlarnaOrder): boolean {
  const most = maxIn[country];
  if (most === undefined || kind !== 'consumer' || giftCents > 0 || delivery === 'download') return false;
  return payableCents >= least && payableCents <= most;
}
