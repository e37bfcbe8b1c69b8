import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { unitsGivenUp, type LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { leftToClaim, valueOfRented } from '../../../shared/orders/rental-terms.ts';
import { unitsGone } from '../../../shared/orders/units-gone.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import {
  appendHistory,
  auditOrder,
  claimNumber,
  lockAsSeen,
  reckonSurplus,
  tagsOf,
  type LockRefusal,
  type OrderFacts,
  type OrderLine,
} from '../../ordering/index.ts';
import {
  decideClaim,
  decideSettlement,
  type DamageRefusal,
  type DamageInput,
  type Settlement,
  type SettlementRefusal,
} from '../domain/damage-claim.ts';
import { evolveFulfilment } from '../domain/fulfilment-machine.ts';
import { decideLine, type LineRefusal } from '../domain/line-steps.ts';
import { claimsOf, insertClaim, insertClaimReceipt, saveSettlement } from '../infrastructure/stored-claim.ts';
import { fulfilmentsOf, saveFulfilment } from '../infrastructure/stored-fulfilment.ts';
import { returnsOf } from '../infrastructure/stored-return.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { claimMail, settledMail } from './fulfilment-mails.ts';

interface OfOrder {
  /** 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  /** The idempotency key, 8 to 100 characters: sent twice, it happens once. */
  readonly key: string;
}

interface CalendarDiffers {
  readonly code: 'calendar-differs';
  readonly unitIds: readonly string[];
}
type Claimed = Result<
  void,
  LockRefusal | DamageRefusal | LineRefusal | CalendarDiffers | { readonly code: 'no-such-line' }
>;

/**
 * Claims compensation for a rented piece that came back damaged (§ 280 (1), § 538 BGB), or has not come back and is given
 * up (§ 546 (1), § 280 (3), § 281 BGB): it then leaves the stock. It is no price of a supply: without
 * VAT, and no invoice (Abschnitt 1.3 UStAE). The customer gets a mail with the amount, the reason, the bank account and
 * the last day to pay. There is no deposit in this shop that it could be set off against.
 * @throws RightMissing without `orders:write`
 */
export async function claimDamage(
  deps: FulfilmentDependencies,
  { orderNumber, key, ...input }: DamageInput & OfOrder,
  actor: Actor,
): Promise<Claimed> {
  const claimedBy = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Claimed> => {
    const isClaimed = async (orderId: string): Promise<boolean> =>
      (await claimsOf(tx, orderId)).some((claim) => claim.key === key);
    const locked = await lockAsSeen(tx, orderNumber, actor, isClaimed);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (await isClaimed(order.id)) return ok(undefined);
    const line = order.lines[input.position];
    const current = (await fulfilmentsOf(tx, order.id, order.lines.length))[input.position]?.fulfilment;
    if (line === undefined || current === undefined) return fail({ code: 'no-such-line' });
    const before = await claimsOf(tx, order.id);
    const ofLine = before.filter(({ position }) => position === input.position);
    const supplied = line.quantity - unitsGone(await returnsOf(tx, order.id), input.position).takenOut;
    const units = supplied - unitsGivenUp(current);
    const quantity = input.quantity ?? units;
    const valueOf = (count: number) =>
      line.rentOption === null ? 0 : valueOfRented({ ...line, quantity: count }, line.rentOption);
    const cents = Math.min(valueOf(quantity), leftToClaim(valueOf(line.quantity), ofLine));
    const decided = decideClaim(current, line.rentOption !== null, input, { cents, units }, berlinDay(now));
    if (!decided.ok) return decided;
    if (input.notReturned) {
      const given = { position: input.position, line, current, quantity, units };
      const givenUp = await giveUp(deps, tx, order, given, claimedBy, now);
      if (!givenUp.ok) return givenUp;
    }

    const number = before.length + 1;
    const claim = { ...input, quantity, id: deps.newId(), number, key, claimedAt: now, claimedBy };
    await insertClaim(tx, order.id, claim);
    const { position, amountCents, reason, dueOn, notReturned } = input;
    const facts = {
      position,
      amountCents,
      reason,
      dueOn,
      ...(notReturned ? { notReturned } : {}),
      ...(quantity < supplied ? { quantity } : {}),
    };
    const said = { reference: claimNumber(order.number, claim), ...facts };
    await keepProof(tx, order, { actor, by: claimedBy }, 'damage-claimed', said, now);
    const view = await deps.ordering.viewOrder(tx, order.id);
    await orderMail(tx, () => claimMail(view, claim.id), now);
    return ok(undefined);
  });
}

interface GivenUp {
  readonly position: number;
  readonly line: OrderLine;
  readonly current: LineFulfilment;
  readonly quantity: number;
  /** How many are out. */
  readonly units: number;
}

/** The rental ends without these units, which leave the stock; what was given up already stays so. */
async function giveUp(
  deps: FulfilmentDependencies,
  tx: Tx,
  order: OrderFacts,
  { position, line, current, quantity, units }: GivenUp,
  by: string,
  now: Date,
): Promise<Result<void, LineRefusal | CalendarDiffers>> {
  const command = { kind: 'give-up', quantity: quantity < units ? quantity : null } as const;
  const decided = decideLine(order, line, current, command, now);
  if (!decided.ok) return decided;
  if (decided.value.length === 0) return ok(undefined);
  const written = { reference: order.id, position, quantity: unitsGivenUp(current) + quantity, now };
  const off = await deps.inventory.writeOffRental(tx, written);
  if (!off.ok) return fail({ code: 'calendar-differs', unitIds: off.error.unitIds });
  await saveFulfilment(tx, order.id, position, decided.value.reduce(evolveFulfilment, current));
  await appendHistory(
    tx,
    order.id,
    by,
    decided.value.map((event) => ({ ...event, position })),
  );
  await deps.invalidate(tx, tagsOf([line]));
  return ok(undefined);
}

type NoSuchClaim = { readonly code: 'claim-not-found' };
type Settled = Result<void, LockRefusal | SettlementRefusal | NoSuchClaim>;

/**
 * Books money that has come for a claim by transfer, all that is open, a part of it, or more, which staff have to transfer
 * back as what is too much for an order; or ends it because the shop does without what is open. The customer gets a mail.
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
    const isBooked = async (orderId: string): Promise<boolean> =>
      (await claimsOf(tx, orderId)).some(
        ({ id, settledKey, receipts }) =>
          id === claimId && (settledKey === key || receipts.some((receipt) => receipt.key === key)),
      );
    const locked = await lockAsSeen(tx, orderNumber, actor, isBooked);
    if (!locked.ok) return locked;
    const order = locked.value;
    if (await isBooked(order.id)) return ok(undefined);
    const claim = (await claimsOf(tx, order.id)).find(({ id }) => id === claimId);
    if (claim === undefined) return fail({ code: 'claim-not-found' });
    const days = { orderedOn: berlinDay(order.orderedAt), today: berlinDay(now) };
    const decided = decideSettlement(claim, settlement, days);
    if (!decided.ok) return decided;

    const amountCents =
      settlement.as === 'paid' ? settlement.amountCents : claim.amountCents - claim.receivedCents;
    if (settlement.as === 'paid') {
      const receipt = { id: deps.newId(), key, ...settlement, bookedAt: now, bookedBy: by };
      await insertClaimReceipt(tx, claimId, receipt);
    } else {
      // What the customer owes is given away.
      await deps.moveValue(tx, actor, amountCents, now);
    }
    const leftCents = Math.max(0, decided.value);
    const surplusCents = Math.max(0, -decided.value);
    if (leftCents === 0) await saveSettlement(tx, claimId, settlement, { by, at: now, key });
    const reference = claimNumber(order.number, claim);
    const said =
      settlement.as === 'paid' ? { receivedOn: settlement.receivedOn } : { reason: settlement.reason };
    const facts = { reference, position: claim.position, ...said, amountCents, ...partOf(leftCents) };
    const paid = leftCents === 0 ? 'claim-paid' : 'claim-part-paid';
    const type = settlement.as === 'paid' ? paid : 'claim-waived';
    await keepProof(tx, order, { actor, by }, type, facts, now);
    if (surplusCents > 0) {
      const paidFor = { orderId: order.id, claim: { id: claimId, number: reference } };
      await reckonSurplus(tx, paidFor, surplusCents, { id: deps.newId(), by, now });
      const surplus = { amountCents: surplusCents, reference };
      await appendHistory(tx, order.id, by, [{ type: 'payment-surplus', at: now, ...surplus }]);
    }
    const view = await deps.ordering.viewOrder(tx, order.id);
    await orderMail(tx, () => settledMail(view, claimId, { cents: amountCents, surplusCents }), now);
    return ok(undefined);
  });
}

const partOf = (leftCents: Cents) => (leftCents === 0 ? {} : { leftCents });

interface ClaimFacts {
  readonly reference: string;
  readonly position: number;
  readonly amountCents: number;
  readonly reason?: string;
  readonly dueOn?: string;
  readonly receivedOn?: string;
  readonly leftCents?: number;
  readonly notReturned?: true;
  readonly quantity?: number;
}

async function keepProof(
  tx: Tx,
  order: OrderFacts,
  { actor, by }: { readonly actor: Actor; readonly by: string },
  type: 'damage-claimed' | 'claim-part-paid' | 'claim-paid' | 'claim-waived',
  facts: ClaimFacts,
  now: Date,
): Promise<void> {
  await appendHistory(tx, order.id, by, [{ type, at: now, ...facts }]);
  await auditOrder(tx, actor, order, type, null, facts, now);
}
