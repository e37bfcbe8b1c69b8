import type { Cents } from '../../../shared/money/cents.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

/** Pieces of one line that came back, and in what condition. */
export interface LineReturn {
  /** Of the line, counted from 0. */
  readonly position: number;
  /** Integer from 1. */
  readonly quantity: number;
  readonly condition: Condition;
  /** For staff's own records; may be empty. */
  readonly note: string;
  /** § 357a (1) BGB: for a loss of value by more than looking at it; the customer sees the reason. Null: none. */
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
  line: { readonly quantity: number; readonly grossCents: Cents },
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
