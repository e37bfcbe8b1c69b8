import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { unitsGone } from '../../../shared/orders/units-gone.ts';
import type { Condition } from '../../../shared/pieces/condition.ts';
import {
  appendHistory,
  assemblyPaid,
  auditOrder,
  lockAsSeen,
  orderNumber,
  tagsOf,
  takeBackOfLine,
  type LockRefusal,
  type OrderFacts,
} from '../../ordering/index.ts';
import { evolveFulfilment } from '../domain/fulfilment-machine.ts';
import { decideLine, isInDelivery, type LineRefusal } from '../domain/line-steps.ts';
import { owedFor, type LineReturn, type ReturnLimit } from '../domain/line-return.ts';
import { fulfilmentsOf, saveFulfilment } from '../infrastructure/stored-fulfilment.ts';
import { insertReturn, returnsOf, type StoredReturn } from '../infrastructure/stored-return.ts';
import type { FulfilmentDependencies } from './fulfilment-dependencies.ts';
import { takenBackMail } from './fulfilment-mails.ts';

export interface ReturnInput extends LineReturn {
  /** The number of the order: 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  /** The idempotency key, 1 to 100 characters: sent twice, the piece came back once. */
  readonly key: string;
}

type ReturnRefusal =
  | LockRefusal
  | LineRefusal
  | ReturnLimit
  | { readonly code: 'no-such-line' }
  /** The calendar has fewer units of the piece for this order. */
  | { readonly code: 'calendar-differs' };

/** Units of a line that have not left the shop, and will not. */
export type TakeOutInput = Pick<ReturnInput, 'orderNumber' | 'key' | 'position' | 'quantity' | 'note'>;

/**
 * Pieces of a line are taken out of a paid order before they leave the shop, after a withdrawal or by agreement: their units
 * are free again, they cannot be sent any more, and it is known what is owed for them. Nothing was sent, so there is no
 * condition to look at and no loss of value. The customer is notified; paying it back is another step.
 * @throws RightMissing without `orders:write`
 */
export function takeOutOfOrder(
  deps: FulfilmentDependencies,
  input: TakeOutInput,
  actor: Actor,
): Promise<Result<StoredReturn, ReturnRefusal>> {
  const untouched = { condition: null, deduction: null, assemblyKept: false, blocked: false } as const;
  return bookReturn(deps, { ...input, ...untouched }, actor);
}

/**
 * Pieces of a line are back with the shop, after a withdrawal (§ 357 BGB) or by agreement: their units are free again,
 * or blocked until somebody has looked at them, and it is known what is owed for them. The customer is notified. Paying it
 * back is another step, which needs another right.
 * @throws RightMissing without `orders:write`
 */
export function takeBackLine(
  deps: FulfilmentDependencies,
  input: ReturnInput & { readonly condition: Condition },
  actor: Actor,
): Promise<Result<StoredReturn, ReturnRefusal>> {
  return bookReturn(deps, input, actor);
}

async function bookReturn(
  deps: FulfilmentDependencies,
  input: ReturnInput,
  actor: Actor,
): Promise<Result<StoredReturn, ReturnRefusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<StoredReturn, ReturnRefusal>> => {
    const isRecorded = async (orderId: string): Promise<boolean> =>
      (await returnsOf(tx, orderId)).some((one) => one.key === input.key);
    const locked = await lockAsSeen(tx, input.orderNumber, actor, isRecorded);
    if (!locked.ok) return locked;
    const order = locked.value;
    const before = await returnsOf(tx, order.id);
    const same = before.find((one) => one.key === input.key);
    if (same !== undefined) return ok(same);
    if (!isInDelivery(order)) return fail({ code: 'not-paid' });

    const { lines } = order;
    const line = lines[input.position];
    const current = (await fulfilmentsOf(tx, order.id, lines.length))[input.position]?.fulfilment;
    if (line === undefined || current === undefined) return fail({ code: 'no-such-line' });
    const gone = unitsGone(before, input.position);
    const alreadyBack = gone.takenOut + gone.cameBack;
    const owed = owedFor({ ...line, assemblyCents: assemblyPaid(line) }, alreadyBack, input);
    if (!owed.ok) return owed;
    const kind = input.condition === null ? 'take-out' : 'take-back';
    const decided = decideLine(order, line, current, { kind }, now);
    if (!decided.ok) return decided;
    // A rental that has come back is no return: nothing is owed for it, and nothing of it is left to take out.
    if (decided.value.length === 0) return fail({ code: 'returned-too-many', left: 0 });
    // Never supplied, it does not count any more.
    if (input.condition === null) await takeBackOfLine(tx, order.id, line, input.quantity);
    if (!(await takeBackUnits(deps, tx, order, input, now))) return fail({ code: 'calendar-differs' });

    const { orderNumber: _order, key, ...told } = input;
    const assemblyKept = input.assemblyKept === true && line.assembly;
    const back = {
      ...told,
      assemblyKept,
      ...owed.value,
      id: deps.newId(),
      returnedAt: now,
      returnedBy: name,
    };
    await insertReturn(tx, order.id, { ...back, key });
    const isWhole = alreadyBack + input.quantity === line.quantity;
    if (isWhole) {
      await saveFulfilment(tx, order.id, input.position, decided.value.reduce(evolveFulfilment, current));
    }
    await keepProof(tx, order, back, actor, now);
    await deps.invalidate(tx, tagsOf([line]));
    const view = await deps.ordering.viewOrder(tx, order.id);
    const owedCents = await deps.ordering.owedForReturned(tx, order.id);
    await orderMail(tx, () => takenBackMail(view, line, { ...back, owedCents }), now);
    return ok(back);
  });
}

/** @returns whether the line still had that many units */
async function takeBackUnits(
  { inventory }: Pick<FulfilmentDependencies, 'inventory'>,
  tx: Tx,
  { id: reference, number }: OrderFacts,
  { position, quantity, blocked, condition }: LineReturn,
  now: Date,
): Promise<boolean> {
  const back = await inventory.takeBack(tx, { reference, position, quantity, now });
  if (!back.ok) return false;
  if (!blocked) return true;
  const reason = `Zurück aus ${orderNumber(number)}: ${condition}`;
  for (const unitId of back.value) {
    const done = await inventory.blockUnit(tx, {
      unitId,
      reason,
      place: null,
      from: now,
      to: null,
      cameBackFrom: reference,
      now,
    });
    if (!done.ok) throw new Error(`a unit that just came back cannot be blocked: ${done.error.code}`);
  }
  return true;
}

async function keepProof(
  tx: Tx,
  order: OrderFacts,
  { position, quantity, condition, note, deduction, assemblyKept, blocked, owedCents }: StoredReturn,
  actor: Actor,
  now: Date,
): Promise<void> {
  const isTakenOut = condition === null;
  const facts = isTakenOut
    ? { position, quantity, owedCents }
    : { position, quantity, condition, deductionCents: deduction?.cents ?? 0, owedCents };
  await appendHistory(tx, order.id, requireRight(actor, 'orders:write'), [
    { type: isTakenOut ? 'piece-taken-out' : 'piece-returned', at: now, ...facts },
  ]);
  const after = { ...facts, note, deductionReason: deduction?.reason ?? null, assemblyKept, blocked };
  await auditOrder(tx, actor, order, isTakenOut ? 'take-out' : 'take-back', null, after, now);
}
