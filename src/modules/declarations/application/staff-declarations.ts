import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditAction } from '../../../shared/staff/audit-vocabulary.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { progressOf } from '../../fulfilment/index.ts';
import {
  appendDeclared,
  appendHistory,
  findOrder,
  isHiddenFrom,
  lockOrder,
  orderNumber,
  orderNumberIn,
  restrictedAmong,
  type OrderLine,
  type DeclarationOnOrder,
} from '../../ordering/index.ts';
import { counts } from '../domain/declaration.ts';
import { notesOn, withdrawalEnd, type DeclarationNote, refundEnd } from '../domain/judge-declaration.ts';
import {
  countDeclarations,
  declaredOrders,
  declarationExists,
  readDeclarations,
  orderOfDeclaration,
  saveAccepted,
  saveAssigned,
  saveDispatchProof,
  saveHandled,
  saveWithdrawalsHandled,
  type DeclarationQuery,
  type StoredDeclaration,
  storedDeclarationsOf,
} from '../infrastructure/stored-declaration.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';
import { fullName } from '../../../shared/text/full-name.ts';

/** A declaration with what staff need to answer it. */
export interface DeclarationForStaff extends Omit<StoredDeclaration, 'orderId'> {
  readonly order: {
    readonly number: string;
    readonly customerName: string;
    readonly lines: readonly Pick<OrderLine, 'title' | 'sku' | 'quantity' | 'rentOption'>[];
    /** When the right of withdrawal has passed; null: its period has not begun. */
    readonly withdrawalEnd: Date | null;
  } | null;
  /** Whether the order that it names obeys it; null: it names none that this person may see. */
  readonly counts: boolean | null;
  readonly notes: readonly DeclarationNote[];
}

/**
 * What was declared, the newest first.
 * @throws RightMissing when the actor may not read it
 */
export async function listDeclarations(
  { db }: Pick<DeclarationsDependencies, 'db'>,
  wanted: DeclarationQuery,
  actor: Actor,
): Promise<DeclarationForStaff[]> {
  requireRight(actor, 'orders:read');
  const declarations = await readDeclarations(db, wanted, await hiddenOrders(db, wanted));
  return Promise.all(declarations.map((one) => forStaff(db, one, actor)));
}

/**
 * How many there are.
 * @throws RightMissing
 */
export async function totalDeclarations(
  { db }: Pick<DeclarationsDependencies, 'db'>,
  wanted: { readonly onlyOpen: boolean },
  actor: Actor,
): Promise<number> {
  requireRight(actor, 'orders:read');
  return countDeclarations(db, wanted, await hiddenOrders(db, wanted));
}

/**
 * What was answered goes out of sight with the order that it was about, once that is kept by law alone; it is found
 * there.
 */
async function hiddenOrders(
  db: Db,
  { onlyOpen }: { readonly onlyOpen: boolean },
): Promise<readonly string[]> {
  return onlyOpen ? [] : restrictedAmong(db, await declaredOrders(db, 'answered'));
}

async function forStaff(
  db: Db,
  { orderId, ...stored }: StoredDeclaration,
  actor: Actor,
): Promise<DeclarationForStaff> {
  const { declaration, receivedAt } = stored;
  const order = orderId === null ? null : await findOrder(db, { id: orderId });
  if (order === null)
    return { ...stored, order: null, counts: null, notes: notesOn(declaration, receivedAt, null) };
  const { lines } = order;
  const fulfilments = await progressOf(db, order.id, lines.length);
  const { email, kind: customerKind, firstName, lastName } = order.customer;
  const facts = { isAccepted: order.state === 'accepted', email, customerKind, lines, fulfilments };
  const notes = notesOn(declaration, receivedAt, facts);
  // Such staff only learn about the order that the owner must open it.
  if (isHiddenFrom(order, actor)) {
    return { ...stored, order: null, counts: null, notes: ['order-restricted', ...notes] };
  }
  return {
    ...stored,
    order: {
      number: orderNumber(order.number),
      customerName: fullName({ firstName, lastName }),
      lines: lines.map(({ title, sku, quantity, rentOption }) => ({ title, sku, quantity, rentOption })),
      withdrawalEnd: withdrawalEnd(fulfilments),
    },
    counts: counts(stored),
    notes,
  };
}

export type NoSuchDeclaration = { readonly code: 'declaration-not-found' };

/**
 * Marks a declaration as handled. Idempotent.
 * @throws RightMissing when the actor may not say so
 */
export function closeDeclaration(
  deps: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<Result<void, NoSuchDeclaration>> {
  return settle(deps, id, actor, 'close');
}

/**
 * Reopens a declaration that was closed too early: its deadlines apply as before. Idempotent.
 * @throws RightMissing when the actor may not say so
 */
export function reopenDeclaration(
  deps: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<Result<void, NoSuchDeclaration>> {
  return settle(deps, id, actor, 'reopen');
}

async function settle(
  { db, now }: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  actor: Actor,
  action: 'close' | 'reopen',
): Promise<Result<void, NoSuchDeclaration>> {
  const name = requireRight(actor, 'orders:write');
  const at = now();
  return db.transaction(async (tx): Promise<Result<void, NoSuchDeclaration>> => {
    const changed = await saveHandled(tx, id, action === 'close' ? { at, by: name } : null);
    if (changed === null) {
      return (await declarationExists(tx, id)) ? ok(undefined) : fail({ code: 'declaration-not-found' });
    }
    const type = action === 'close' ? 'declaration-closed' : 'declaration-reopened';
    if (changed.orderId !== null) await keepReceived(tx, changed.orderId, id);
    if (changed.orderId !== null) await appendHistory(tx, changed.orderId, name, [{ type, at }]);
    await auditDeclaration(tx, action, id, actor, at, action === 'close' ? { handledBy: name } : null);
    return ok(undefined);
  });
}

/**
 * Notes that a declaration which does not fit its order is the customer's. From now on the order obeys it, and its
 * periods run from the day on which it came in (§ 357 (1) BGB). Told twice, the first time counts.
 * @throws RightMissing when the actor may not say so
 */
export async function acceptDeclaration(
  { db, now }: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<Result<void, NoSuchDeclaration>> {
  const name = requireRight(actor, 'orders:write');
  const at = now();
  return db.transaction(async (tx): Promise<Result<void, NoSuchDeclaration>> => {
    const orderId = await orderOfDeclaration(tx, id, ['withdrawal', 'ending']);
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId }, actor);
    if (order === null) return fail({ code: 'declaration-not-found' });
    if (!(await saveAccepted(tx, id, at, name))) return ok(undefined);
    await keepReceived(tx, order.id, id);
    await appendHistory(tx, order.id, name, [{ type: 'declaration-accepted', at }]);
    await auditDeclaration(tx, 'accept-declaration', id, actor, at, null);
    return ok(undefined);
  });
}

/**
 * Notes that a declaration which names no order, or a wrong number, is about this one and its customer's. From now on the
 * order obeys it, as after `acceptDeclaration`. Told twice, the first time counts.
 * @param typed the order's number
 * @throws RightMissing when the actor may not say so
 */
export async function assignDeclaration(
  { db, now }: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  typed: string,
  actor: Actor,
): Promise<Result<void, NoSuchDeclaration | { readonly code: 'order-not-found' }>> {
  const name = requireRight(actor, 'orders:write');
  const at = now();
  return db.transaction(async (tx): ReturnType<typeof assignDeclaration> => {
    const number = orderNumberIn(typed);
    const order = number === null ? null : await lockOrder(tx, { number }, actor);
    if (order === null) return fail({ code: 'order-not-found' });
    if (!(await saveAssigned(tx, id, order.id, { at, by: name }))) {
      const assigned = await orderOfDeclaration(tx, id, ['withdrawal', 'ending']);
      return assigned === order.id ? ok(undefined) : fail({ code: 'declaration-not-found' });
    }
    await keepReceived(tx, order.id, id);
    await appendHistory(tx, order.id, name, [{ type: 'declaration-accepted', at }]);
    await auditDeclaration(tx, 'accept-declaration', id, actor, at, null);
    return ok(undefined);
  });
}

/**
 * Says in the order's history that a declaration which counts came in, and when: from another address, or with another
 * number, it is not said until staff have looked.
 */
async function keepReceived(tx: Tx, orderId: string, id: string): Promise<void> {
  const found = (await storedDeclarationsOf(tx, orderId)).find((one) => one.id === id);
  if (found === undefined || !counts(found)) return;
  const type = found.declaration.kind === 'withdrawal' ? 'withdrawal-received' : 'ending-received';
  await appendDeclared(tx, orderId, { type, at: found.receivedAt, declarationId: id });
}

/**
 * Notes that these withdrawals of an order were dealt with, as far as they are open and count for it. The caller has locked
 * the order.
 * @throws RightMissing
 */
export async function closeWithdrawals(
  tx: Tx,
  orderId: string,
  ids: readonly string[],
  actor: Actor,
  at: Date,
): Promise<void> {
  const by = requireRight(actor, 'orders:write');
  for (const id of await saveWithdrawalsHandled(tx, orderId, ids, { at, by })) {
    await keepReceived(tx, orderId, id);
    await auditDeclaration(tx, 'close', id, actor, at, { handledBy: by });
  }
}

/**
 * Notes that the customer has proved to have sent the goods back: from now on the money is owed (§ 357 (4) BGB). Told
 * twice, the first time counts.
 * @throws RightMissing when the actor may not say so
 */
export async function noteDispatchProof(
  { db, now }: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  actor: Actor,
): Promise<Result<void, { readonly code: 'declaration-not-found' }>> {
  const name = requireRight(actor, 'orders:write');
  const at = now();
  return db.transaction(async (tx): Promise<Result<void, { readonly code: 'declaration-not-found' }>> => {
    const orderId = await orderOfDeclaration(tx, id, ['withdrawal']);
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId }, actor);
    if (order === null) return fail({ code: 'declaration-not-found' });
    if (!(await saveDispatchProof(tx, id, at, name))) return ok(undefined);
    await appendHistory(tx, order.id, name, [{ type: 'dispatch-proved', at }]);
    await auditDeclaration(tx, 'prove-dispatch', id, actor, at, null);
    return ok(undefined);
  });
}

/** Keeps in the log what somebody has done about a declaration. */
export function auditDeclaration(
  tx: Tx,
  action: AuditAction,
  entityId: string,
  actor: Actor,
  at: Date,
  after: { readonly handledBy: string } | { readonly meant: string } | null,
): Promise<void> {
  return writeAudit(tx, actor, { action, entity: 'declarations', entityId, before: null, after }, at);
}

/** What was declared about an order, the oldest first. */
export async function declarationsOf(handle: Db | Tx, orderId: string): Promise<DeclarationOnOrder[]> {
  const found = await storedDeclarationsOf(handle, orderId);
  return found.map(({ declaration, handled, accepted, fitsOrder, ...stored }) => ({
    id: stored.id,
    kind: declaration.kind,
    name: declaration.name,
    email: declaration.email,
    receivedAt: stored.receivedAt,
    dispatchProvedAt: stored.dispatchProvedAt,
    accepted,
    meant: stored.meant,
    counts: counts({ fitsOrder, accepted }),
    pieces: declaration.kind === 'withdrawal' ? declaration.pieces : null,
    ending:
      declaration.kind === 'ending'
        ? { manner: declaration.manner, reason: declaration.reason, endsOn: declaration.endsOn }
        : null,
    handledAt: handled?.at ?? null,
    refundUntil: declaration.kind === 'withdrawal' ? refundEnd(stored.receivedAt) : null,
  }));
}

/** Those of the orders about which a declaration waits for its answer. */
export async function ordersAwaitingAnswer(handle: Db | Tx, orderIds: readonly string[]): Promise<string[]> {
  const waiting = new Set(await declaredOrders(handle, 'open'));
  return orderIds.filter((id) => waiting.has(id));
}
