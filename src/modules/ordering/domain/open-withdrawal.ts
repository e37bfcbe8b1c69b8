import type { CustomerKind, DeclarationKind } from '../../../shared/orders/order-vocabulary.ts';
import { isOfAll, type MeaningPieces, type Units } from '../../../shared/orders/withdrawn-pieces.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';

/** What was declared about an order, as far as its customer's page says it. */
interface Declared extends MeaningPieces {
  readonly kind: DeclarationKind;
  /** Whether the order obeys it. */
  readonly counts: boolean;
  readonly receivedAt: Date;
  /** Null: it waits for its answer. */
  readonly handledAt: Date | null;
  /** When the money must be on its way back. */
  readonly refundUntil: Date | null;
}

/** A withdrawal that came in, and waits for its answer. */
export interface OpenWithdrawal {
  readonly receivedAt: Date;
  readonly isPart: boolean;
  /** For the withdrawal of a part: which pieces, as staff have read it; null: all, or nobody has said. */
  readonly pieces: readonly Units[] | null;
  /** Whether nothing is to be paid any more (§ 355 (1) BGB); businesses have no right to withdraw (§ 312g (1) BGB). */
  readonly isFree: boolean;
  /** The last day for the money, as '2026-12-14'; null: none is promised by law. */
  readonly refundUntil: string | null;
}

/**
 * The withdrawal that a standing contract's customer is waiting for; one of the whole before all of its parts.
 * @param units how many pieces the order has; a single one has no part that could be meant
 */
export function openWithdrawal(
  declared: readonly Declared[],
  customerKind: CustomerKind,
  units: number,
): OpenWithdrawal | null {
  const open = declared.filter(
    ({ kind, counts, handledAt }) => kind === 'withdrawal' && counts && handledAt === null,
  );
  const found = open.find((one) => isOfAll(one, units)) ?? open[0];
  if (found === undefined) return null;
  const { receivedAt, refundUntil, meant } = found;
  const isPart = !isOfAll(found, units);
  const isFree = !isPart && customerKind === 'consumer';
  return {
    receivedAt,
    isPart,
    isFree,
    pieces: meant?.pieces ?? null,
    refundUntil: isFree && refundUntil !== null ? lastDayBefore(refundUntil) : null,
  };
}
