import { lastDayBefore } from '../../../shared/time/berlin-day.ts';

/** What was declared about an order, as far as its customer's page says it. */
interface Declared {
  readonly kind: 'withdrawal' | 'ending';
  /** Whether the order obeys it. */
  readonly counts: boolean;
  readonly receivedAt: Date;
  /** The part that is meant; null: all of it. */
  readonly pieces: string | null;
  /** Null: it waits for its answer. */
  readonly handledAt: Date | null;
  /** When the money must be on its way back. */
  readonly refundUntil: Date | null;
}

/** A withdrawal that came in, and waits for its answer. */
export interface OpenWithdrawal {
  readonly receivedAt: Date;
  readonly isPart: boolean;
  /** Whether nothing is to be paid any more (§ 355 (1) BGB); businesses have no right to withdraw (§ 312g (1) BGB). */
  readonly isFree: boolean;
  /** The last day for the money, as '2026-12-14'; null: none is promised by law. */
  readonly refundUntil: string | null;
}

/**
 * The withdrawal that a standing contract's customer is waiting for; one of the whole before all of its parts.
 * @param units how many pieces the order has; of a single one there is no part
 */
export function openWithdrawal(
  declared: readonly Declared[],
  customerKind: 'consumer' | 'business',
  units: number,
): OpenWithdrawal | null {
  const open = declared.filter(
    ({ kind, counts, handledAt }) => kind === 'withdrawal' && counts && handledAt === null,
  );
  const isOfPart = ({ pieces }: Declared): boolean => units > 1 && (pieces ?? '').trim() !== '';
  const found = open.find((one) => !isOfPart(one)) ?? open[0];
  if (found === undefined) return null;
  const { receivedAt, refundUntil } = found;
  const isPart = isOfPart(found);
  const isFree = !isPart && customerKind === 'consumer';
  return {
    ...{ receivedAt, isPart, isFree },
    refundUntil: isFree && refundUntil !== null ? lastDayBefore(refundUntil) : null,
  };
}
