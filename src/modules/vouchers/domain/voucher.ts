import type { CustomerKind, ContractKind } from '../../../shared/orders/order-vocabulary.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

/** What a promotional voucher takes off: an amount, or a percentage of what it is meant for. */
export type VoucherWorth =
  | { readonly kind: 'value'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number };

/** What staff narrow the list of vouchers to. */
export const voucherFilters = ['running', 'over'] as const;
export type VoucherFilter = (typeof voucherFilters)[number];

/** The conditions of a promotional voucher. Everything that is null sets no condition. */
export interface VoucherTerms {
  readonly worth: VoucherWorth;
  /** The goods that it is meant for must be worth this much; 0 or more. */
  readonly leastCents: Cents;
  /** Days in Berlin, as '2028-02-29', both included. */
  readonly firstDay: string;
  readonly lastDay: string | null;
  readonly shopType: ShopType | null;
  readonly contract: ContractKind | null;
  readonly customerKind: CustomerKind | null;
  /** The only address that may redeem it, in lower case. */
  readonly holderEmail: string | null;
  /** How many orders each of its codes may lower. */
  readonly usesPerCode: number | null;
  /** Whether somebody may redeem it once only, whatever code they have. */
  readonly oncePerPerson: boolean;
}

/** What the goods must be worth for it: never less than what it takes off (AGB 9.3). */
export function leastGoodsCents({ worth, leastCents }: Pick<VoucherTerms, 'worth' | 'leastCents'>): Cents {
  return worth.kind === 'value' ? Math.max(leastCents, worth.cents) : leastCents;
}

/** What a voucher with so many codes may take off in all; null: nobody knows. */
export function maxTakenOff(
  { worth, usesPerCode }: Pick<VoucherTerms, 'worth' | 'usesPerCode'>,
  codeCount: number,
): Cents | null {
  if (worth.kind === 'percent' || usesPerCode === null) return null;
  return worth.cents * usesPerCode * codeCount;
}

/** The person who redeems it, as far as they are known yet: in the cart nothing is. */
export interface Redeemer {
  readonly email: string | null;
  readonly kind: CustomerKind | null;
}

/** A line of the order before any voucher. Gross amounts, with tax on top. */
export interface LineToLower {
  readonly key: string;
  readonly shopType: ShopType;
  readonly isRental: boolean;
  readonly goodsCents: Cents;
  readonly assemblyCents: Cents;
}

/** What a voucher takes off an order: a positive amount, shared by these lines. */
export interface Reduction {
  readonly amountCents: Cents;
  readonly lineKeys: readonly string[];
}

/** Why a voucher does not apply. */
export type VoucherReason =
  /** No such code, or one whose voucher staff have ended: nobody learns which. */
  | { readonly code: 'voucher-unknown' }
  | { readonly code: 'voucher-not-yet'; readonly params: { readonly day: string } }
  | { readonly code: 'voucher-over'; readonly params: { readonly day: string } }
  | { readonly code: 'voucher-used' | 'voucher-used-by-you' }
  /** A gift voucher on which nothing, or too little to pay with, is left. */
  | { readonly code: 'gift-voucher-spent' | 'gift-voucher-empty' }
  /** Orders that wait for their money hold what is left, until the end of that day if it does not come. */
  | {
      readonly code: 'gift-voucher-held';
      readonly params: { readonly heldCents: Cents; readonly day: string };
    }
  | { readonly code: 'voucher-for-somebody-else' | 'voucher-for-consumers' | 'voucher-for-businesses' }
  | { readonly code: 'voucher-not-for-these' }
  | { readonly code: 'voucher-order-too-small'; readonly params: { readonly leastCents: Cents } }
  | { readonly code: 'voucher-leaves-nothing'; readonly params: { readonly leastCents: Cents } };
