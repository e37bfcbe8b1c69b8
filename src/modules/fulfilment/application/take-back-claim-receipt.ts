import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import {
  appendHistory,
  auditOrder,
  claimNumber,
  lockAsSeen,
  reckonSurplus,
  surplusOfClaim,
  transferEnd,
  type LockRefusal,
} from '../../ordering/index.ts';
import { decideTakingBack } from '../domain/damage-claim.ts';
import { claimsOf, saveClaimReceiptTakenBack } from '../infrastructure/stored-claim.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { openAgainMail } from './fulfilment-mails.ts';

interface MistakenClaimReceipt {
  /** 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  readonly claimId: string;
  readonly receiptId: string;
  /** For staff's own records; the customer does not see it. */
  readonly reason: string;
}

type TakenBack = Result<
  void,
  | LockRefusal
  | { readonly code: 'claim-not-found' | 'receipt-not-found' | 'claim-settled' | 'refund-ordered' }
>;

/**
 * Takes back money that staff have booked for a claim by mistake: the claim is open again, with a new deadline. The
 * customer, who had a mail that the money arrived, gets another that it did not. As a claim has no invoice, there is none
 * to cancel. Doing it twice has no further effect.
 * @throws RightMissing without `orders:write`
 */
export async function takeBackClaimReceipt(
  deps: FulfilmentDependencies,
  { orderNumber, claimId, receiptId, reason }: MistakenClaimReceipt,
  actor: Actor,
): Promise<TakenBack> {
  const by = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<TakenBack> => {
    const locked = await lockAsSeen(tx, orderNumber, actor);
    if (!locked.ok) return locked;
    const order = locked.value;
    const claim = (await claimsOf(tx, order.id)).find(({ id }) => id === claimId);
    if (claim === undefined) return fail({ code: 'claim-not-found' });
    const receipt = claim.receipts.find(({ id }) => id === receiptId);
    if (receipt === undefined) return fail({ code: 'receipt-not-found' });
    const surplus = await surplusOfClaim(tx, order.id, claimId);
    const standing = { ...claim, isReturned: surplus.isReturned };
    const decided = decideTakingBack(standing, receipt, lastDayBefore(transferEnd(now)));
    if (!decided.ok) return decided;
    if (decided.value === null) return ok(undefined);
    const { dueOn, surplusCents } = decided.value;

    await saveClaimReceiptTakenBack(tx, { claimId, receiptId, dueOn }, { at: now, by, reason });
    const { amountCents, receivedOn } = receipt;
    const reference = claimNumber(order.number, claim);
    const paidFor = { orderId: order.id, claim: { id: claimId, number: reference } };
    await reckonSurplus(tx, paidFor, surplusCents, { id: deps.newId(), by, now });
    const said = { reference, position: claim.position, amountCents, receivedOn, reason };
    await appendHistory(tx, order.id, by, [{ type: 'receipt-taken-back', at: now, ...said }]);
    const before = {
      payment: claim.settled === null ? 'open' : 'received',
      reference,
      amountCents,
      receivedOn,
      dueOn: claim.dueOn,
    };
    const after = dueOn === null ? { payment: 'received', reason } : { payment: 'open', reason, dueOn };
    await auditOrder(tx, actor, order, 'take-back-receipt', before, after, now);
    const view = await deps.ordering.viewOrder(tx, order.id);
    await orderMail(tx, () => openAgainMail(view, claimId, amountCents), now);
    return ok(undefined);
  });
}
