import type { Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import {
  dropOpenSurplus,
  insertRefund,
  refundsOf,
  type StoredRefund,
} from '../../infrastructure/stored-refund.ts';

/** The purpose of money: an order itself, or a claim for damage of it. */
export interface PaidFor {
  readonly orderId: string;
  readonly claim: { readonly id: string; readonly number: string } | null;
}

type Refund = Pick<StoredRefund, 'isSurplus' | 'paymentId' | 'claimId' | 'amountCents' | 'doneAt'>;

/**
 * What was transferred beyond what was owed, and is still to be transferred back; and whether some of it was.
 * @param claimId null: for the order itself
 */
export function surplusIn(
  refunds: readonly Refund[],
  claimId: string | null,
): { readonly openCents: Cents; readonly isReturned: boolean } {
  const ours = refunds.filter((one) => one.isSurplus && one.paymentId === null && one.claimId === claimId);
  return {
    openCents: ours.reduce((sum, { doneAt, amountCents }) => (doneAt === null ? sum + amountCents : sum), 0),
    isReturned: ours.some(({ doneAt }) => doneAt !== null),
  };
}

/** The same of a claim. The caller has locked the order. */
export const surplusOfClaim = async (tx: Tx, orderId: string, claimId: string) =>
  surplusIn(await refundsOf(tx, orderId), claimId);

interface Reckoning {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
  /** The reason, as staff read it. */
  readonly why?: string;
}

/** From now on so much is still to be transferred back: staff do it, and find it among the refunds that are due. */
export async function reckonSurplus(
  tx: Tx,
  { orderId, claim }: PaidFor,
  openCents: Cents,
  { id, by, now, why = 'Zu viel überwiesen' }: Reckoning,
): Promise<void> {
  await dropOpenSurplus(tx, orderId, claim?.id ?? null);
  if (openCents <= 0) return;
  const reason = claim === null ? why : `${why} (${claim.number})`;
  await insertRefund(tx, {
    id,
    orderId,
    key: `surplus ${id}`,
    amountCents: openCents,
    reason,
    isSurplus: true,
    paymentId: null,
    claimId: claim?.id ?? null,
    orderedAt: now,
    orderedBy: by,
  });
}
