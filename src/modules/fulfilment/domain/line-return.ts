import type { Cents } from '../../../shared/money/cents.ts';
import { shareOf } from '../../../shared/orders/withdrawn-pieces.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

/** Pieces of one line that came back, and in what condition. */
export interface LineReturn {
  /** The index of the line, from 0. */
  readonly position: number;
  /** Integer from 1. */
  readonly quantity: number;
  /** Null: they never left the shop. */
  readonly condition: Condition | null;
  /** For staff's own records; may be empty. */
  readonly note: string;
  /** § 357a (1) BGB: for a loss of value by more than looking at it; the customer sees the reason. Null: none. */
  readonly deduction: { readonly cents: Cents; readonly reason: string } | null;
  /**
   * Whether its assembly was done and stays paid (§ 357a (2) BGB: as the customer wished, before the withdrawal period
   * ended). Omitted: it goes back with the piece.
   */
  readonly assemblyKept?: boolean;
  /** Whether the units stay out of the shop until somebody has looked at them. */
  readonly blocked: boolean;
}

export type ReturnLimit =
  /** More than are still out. */
  | { readonly code: 'returned-too-many'; readonly left: number }
  /** More than the pieces cost. */
  | { readonly code: 'deduction-too-much'; readonly maxCents: Cents };

/** The refund for pieces of a line. */
export interface Owed {
  readonly owedCents: Cents;
  /** The part of it that is for assembly, which may be taxed otherwise than the piece. */
  readonly owedAssemblyCents: Cents;
}

/**
 * The refund for pieces of a line, without their share of the delivery.
 * @param line `assemblyCents` is the part of `grossCents` that was paid for assembly
 * @param back how many of the line came back before
 */
export function owedFor(
  line: { readonly quantity: number; readonly grossCents: Cents; readonly assemblyCents: Cents },
  back: number,
  { quantity, deduction, assemblyKept = false }: Pick<LineReturn, 'quantity' | 'deduction' | 'assemblyKept'>,
): Result<Owed, ReturnLimit> {
  const left = line.quantity - back;
  if (quantity > left) return fail({ code: 'returned-too-many', left });
  const ofThese = (cents: Cents): Cents => shareOf(cents, back, quantity, line.quantity);
  const assemblyCents = ofThese(line.assemblyCents);
  const maxCents = ofThese(line.grossCents) - (assemblyKept ? assemblyCents : 0);
  const cents = deduction?.cents ?? 0;
  if (cents > maxCents) return fail({ code: 'deduction-too-much', maxCents });
  const owedCents = maxCents - cents;
  // A piece that lost its value is what the deduction is for; for assembly, all is owed as long as there is that much.
  return ok({ owedCents, owedAssemblyCents: assemblyKept ? 0 : Math.min(assemblyCents, owedCents) });
}
