import { writeAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { boughtGiftOf, takeOffBoughtGift } from '../../../vouchers/index.ts';
import { orderNumber } from '../../domain/order.ts';
import type { RefundLimit } from '../../domain/paying/refund.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import type { StoredPayment } from '../../infrastructure/stored-payment.ts';
import { insertRefundByBank, refundsOf, type StoredRefund } from '../../infrastructure/stored-refund.ts';
import { appendHistory } from '../../infrastructure/write-order.ts';
import { creditOrder } from '../invoice-of-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { disputedOf, uncorrectedOf } from '../reading/order-situation.ts';
import { partsOfCredit } from './suggested-refund.ts';

type Dependencies = Pick<
  OrderingDependencies,
  'payments' | 'invoicing' | 'content' | 'afterContract' | 'newId'
>;

/**
 * The customer's bank or PayPal has given back, after a dispute, what the shop would owe for a sale that was called off, for
 * goods that came back or for a lower price: no money goes back, but the invoice is corrected (§ 17 (1) UStG, ADR 0068).
 * The caller has locked the order.
 * @param input `amountCents` null: all that was lost and is not corrected yet
 */
export async function correctForBank(
  deps: Dependencies,
  tx: Tx,
  stored: StoredOrder,
  { claimedBy }: StoredPayment,
  input: { readonly amountCents: Cents | null; readonly reason: string; readonly key: string },
  actor: Actor,
  now: Date,
): Promise<Result<{ readonly refund: StoredRefund; readonly leftCents: Cents }, RefundLimit>> {
  const orderedBy = requireRight(actor, 'orders:refund');
  const before = await refundsOf(tx, stored.id);
  const left = uncorrectedOf(await disputedOf(deps, tx, stored.id, claimedBy), before);
  const amountCents = input.amountCents ?? left;
  if (left === 0) return fail({ code: 'nothing-to-refund' });
  if (amountCents > left) return fail({ code: 'refund-too-much', leftCents: left });
  const id = deps.newId();
  const told = { amountCents, reason: input.reason };
  await insertRefundByBank(tx, {
    id,
    orderId: stored.id,
    key: input.key,
    ...told,
    orderedAt: now,
    orderedBy,
  });
  // What was bought with that money is worth nothing any more; what was redeemed of it is not there to be taken.
  const bought = await boughtGiftOf(tx, stored.id);
  if (bought !== null) {
    await takeOffBoughtGift(tx, stored.id, Math.min(amountCents, bought.balanceCents), orderedBy, now);
  }
  const parts = await partsOfCredit(deps, tx, stored, before, amountCents);
  await creditOrder(deps, tx, stored, { key: `refund ${id}`, amountCents, ...parts, isByBank: true }, now);
  await appendHistory(tx, stored.id, orderedBy, [{ type: 'refund-by-bank', at: now, ...told }]);
  const entry = { action: 'refund', entity: 'orders', entityId: orderNumber(stored.number) } as const;
  await writeAudit(tx, actor, { ...entry, before: null, after: told }, now);
  const refund = {
    id,
    orderId: stored.id,
    ...told,
    iban: null,
    paymentId: null,
    orderedAt: now,
    orderedBy,
    isSurplus: false,
    claimId: null,
    isToGift: false,
    isWaived: false,
    isByBank: true,
    doneAt: now,
  };
  return ok({ refund, leftCents: left - amountCents });
}

/** Why money of a cancelled order goes back, as staff read it. */
export const calledOff = 'Storniert';

/** The same for an order that was called off, and for all that was lost: once, however often it is asked for. */
export async function correctCalledOff(
  deps: Dependencies,
  tx: Tx,
  stored: StoredOrder,
  asked: StoredPayment,
  actor: Actor,
  now: Date,
): Promise<void> {
  const before = await refundsOf(tx, stored.id);
  const key = `cancel by bank ${before.filter(({ isByBank }) => isByBank).length}`;
  await correctForBank(deps, tx, stored, asked, { amountCents: null, reason: calledOff, key }, actor, now);
}
