import type { Cents } from '../../../shared/cents.ts';
import type { Condition } from '../../../shared/condition.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { OrderLine } from './order.ts';

/** Pieces of one line that came back, and in what condition. */
export interface LineReturn {
  /** Of the line, counted from 0. */
  readonly position: number;
  /** Integer from 1. */
  readonly quantity: number;
  readonly condition: Condition;
  /** For staff's own records; may be empty. */
  readonly note: string;
  /** § 357a (1) BGB: for a loss of value by more than looking at it; the customer is told. Null: none. */
  readonly deduction: { readonly cents: Cents; readonly reason: string } | null;
  /** Whether the units stay out of the shop until somebody has looked at them. */
  readonly blocked: boolean;
}

export type ReturnLimit =
  /** More than are still out. */
  | { readonly code: 'returned-too-many'; readonly left: number }
  /** More than the pieces cost. */
  | { readonly code: 'deduction-too-much'; readonly mostCents: Cents };

/**
 * The refund for pieces of a line, without their share of the delivery.
 * @param back how many of the line came back before
 */
export function owedFor(
  line: Pick<OrderLine, 'quantity' | 'grossCents'>,
  back: number,
  { quantity, deduction }: Pick<LineReturn, 'quantity' | 'deduction'>,
): Result<Cents, ReturnLimit> {
  const left = line.quantity - back;
  if (quantity > left) return fail({ code: 'returned-too-many', left });
  // Reckoned from the first piece on, so that the shares of all returns together are the line's amount.
  const paidFor = (pieces: number): Cents => Math.round((line.grossCents * pieces) / line.quantity);
  const mostCents = paidFor(back + quantity) - paidFor(back);
  const cents = deduction?.cents ?? 0;
  return cents > mostCents ? fail({ code: 'deduction-too-much', mostCents }) : ok(mostCents - cents);
}

/** What a refund is made up of. */
export type RefundPart =
  | { readonly kind: 'piece'; readonly position: number; readonly quantity: number; readonly cents: Cents }
  | { readonly kind: 'shipping'; readonly cents: Cents }
  /** Below zero: what was or will be paid back already. */
  | { readonly kind: 'paid-back'; readonly cents: Cents };

/**
 * What staff will want to pay back for all that came back so far, and for what: the pieces, and the delivery once nothing
 * of the order is left with the customer (§ 357 (2) BGB).
 * @param orderedCents what was or will be paid back already
 * @returns null while nothing came back, or nothing more is owed
 */
export function refundToSuggest(
  returns: readonly { readonly position: number; readonly quantity: number; readonly owedCents: Cents }[],
  isAllBack: boolean,
  shippingCents: Cents,
  orderedCents: Cents,
): { readonly cents: Cents; readonly parts: readonly RefundPart[] } | null {
  if (returns.length === 0) return null;
  const parts: RefundPart[] = [
    ...returns.map(({ position, quantity, owedCents: cents }) => ({
      ...{ kind: 'piece' as const, position, quantity, cents },
    })),
    ...(isAllBack && shippingCents > 0 ? [{ kind: 'shipping' as const, cents: shippingCents }] : []),
    ...(orderedCents === 0 ? [] : [{ kind: 'paid-back' as const, cents: -orderedCents }]),
  ];
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  return cents > 0 ? { cents, parts } : null;
}
