import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import {
  appendHistory,
  auditOrder,
  claimNumber,
  lockAsSeen,
  type LockRefusal,
  type OrderFacts,
} from '../../ordering/index.ts';
import {
  decideClaim,
  decideSettlement,
  type DamageRefusal,
  type DamageWish,
  type Settlement,
  type SettlementRefusal,
} from '../domain/damage-claim.ts';
import { claimsOf, insertClaim, saveSettlement } from '../infrastructure/stored-claim.ts';
import { fulfilmentsOf } from '../infrastructure/stored-fulfilment.ts';
import type { FulfilmentDependencies } from './create-fulfilment.ts';
import { claimMail, settledMail } from './fulfilment-mails.ts';

interface OfOrder {
  /** 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  /** What this wish is called, 8 to 100 characters: sent twice, it happens once. */
  readonly key: string;
}

/**
 * Claims compensation for a rented piece that came back damaged (§ 280 (1), § 538 BGB). It is no price of a supply: without
 * VAT, and no invoice (Abschnitt 1.3 UStAE). The customer gets a mail with the amount, the reason, the bank account and
 * the last day to pay. There is no deposit in this shop that it could be set off against.
 * @throws RightMissing without `orders:write`
 */
export async function claimDamage(
  deps: FulfilmentDependencies,
  { orderNumber, key, ...wish }: DamageWish & OfOrder,
  actor: Actor,
): Promise<Result<void, LockRefusal | DamageRefusal | { readonly code: 'no-such-line' }>> {
  const claimedBy = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(
    async (tx): Promise<Result<void, LockRefusal | DamageRefusal | { readonly code: 'no-such-line' }>> => {
      const isClaimed = async (orderId: string): Promise<boolean> =>
        (await claimsOf(tx, orderId)).some((claim) => claim.wish === key);
      const locked = await lockAsSeen(tx, orderNumber, actor, isClaimed);
      if (!locked.ok) return locked;
      const order = locked.value;
      if (await isClaimed(order.id)) return ok(undefined);
      const line = order.lines[wish.position];
      const current = (await fulfilmentsOf(tx, order.id, order.lines.length))[wish.position]?.fulfilment;
      if (line === undefined || current === undefined) return fail({ code: 'no-such-line' });
      const decided = decideClaim(current, line.rentOption !== null, wish, berlinDay(now));
      if (!decided.ok) return decided;

      const number = (await claimsOf(tx, order.id)).length + 1;
      const claim = { ...wish, id: deps.newId(), number, wish: key, claimedAt: now, claimedBy };
      await insertClaim(tx, order.id, claim);
      const { position, amountCents, reason, dueOn } = wish;
      const facts = { position, amountCents, reason, dueOn };
      const said = { reference: claimNumber(order.number, claim), ...facts };
      await keepProof(tx, order, { actor, by: claimedBy }, 'damage-claimed', said, now);
      const view = await deps.ordering.viewOrder(tx, order.id);
      await orderMail(tx, () => claimMail(view, claim.id), now);
      return ok(undefined);
    },
  );
}

type NoSuchClaim = { readonly code: 'claim-not-found' };
type Settled = Result<void, LockRefusal | SettlementRefusal | NoSuchClaim>;

/**
 * Ends a claim: its money has come by transfer, or the shop does without it. The customer gets a mail.
 * @throws RightMissing without `orders:write`, or to waive it `orders:refund`
 * @throws FreshLoginNeeded where more is waived than the owner's limit
 */
export async function settleClaim(
  deps: FulfilmentDependencies,
  {
    orderNumber,
    key,
    claimId,
    settlement,
  }: OfOrder & { readonly claimId: string; readonly settlement: Settlement },
  actor: Actor,
): Promise<Settled> {
  const by = requireRight(actor, settlement.as === 'waived' ? 'orders:refund' : 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Settled> => {
    const isSettled = async (orderId: string): Promise<boolean> =>
      (await claimsOf(tx, orderId)).some(({ id, settledWish }) => id === claimId && settledWish === key);
    const locked = await lockAsSeen(tx, orderNumber, actor, isSettled);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (await isSettled(order.id)) return ok(undefined);
    const claim = (await claimsOf(tx, order.id)).find(({ id }) => id === claimId);
    if (claim === undefined) return fail({ code: 'claim-not-found' });
    const days = { orderedOn: berlinDay(order.orderedAt), today: berlinDay(now) };
    const decided = decideSettlement(claim, settlement, days);
    if (!decided.ok) return decided;

    const { position, amountCents } = claim;
    // What the customer owes is given away.
    if (settlement.as === 'waived') await deps.moveValue(tx, actor, amountCents, now);
    await saveSettlement(tx, claimId, settlement, { by, at: now, wish: key });
    const { as, ...said } = settlement;
    const facts = { reference: claimNumber(order.number, claim), position, amountCents, ...said };
    await keepProof(tx, order, { actor, by }, as === 'paid' ? 'claim-paid' : 'claim-waived', facts, now);
    const view = await deps.ordering.viewOrder(tx, order.id);
    await orderMail(tx, () => settledMail(view, claimId), now);
    return ok(undefined);
  });
}

interface ClaimFacts {
  readonly reference: string;
  readonly position: number;
  readonly amountCents: number;
  readonly reason?: string;
  readonly dueOn?: string;
  readonly receivedOn?: string;
}

async function keepProof(
  tx: Tx,
  order: OrderFacts,
  { actor, by }: { readonly actor: Actor; readonly by: string },
  type: 'damage-claimed' | 'claim-paid' | 'claim-waived',
  facts: ClaimFacts,
  now: Date,
): Promise<void> {
  await appendHistory(tx, order.id, by, [{ type, at: now, ...facts }]);
  await auditOrder(tx, actor, order, type, null, facts, now);
}
