import { once, type KeyUsed } from '../../../../platform/db/once.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { hashOf } from '../../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { mayOpenRestricted } from '../../../../shared/staff/staff-rights.ts';
import type { InvoiceFile } from '../../../invoicing/index.ts';
import { readOrder, lockOrder, versionOf, type StoredOrder } from '../../infrastructure/stored-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { viewOrder, type OrderView } from './order-view.ts';

export interface NoSuchOrder {
  readonly code: 'order-not-found';
}

/** The PDF of one of the order's documents, for the holder of the order's link. */
export async function invoiceOfOrder(
  { db, invoicing }: Pick<OrderingDependencies, 'db' | 'invoicing'>,
  orderId: string,
  number: string,
): Promise<InvoiceFile | null> {
  const stored = await readOrder(db, { tokenHash: hashOf(orderId) });
  return stored === null ? null : invoicing.invoiceFile(stored.id, number);
}

/** An order, for the holder of its link. One that is kept only because the law demands it is shown to nobody. */
export async function getOrder(
  deps: Pick<OrderingDependencies, 'db' | 'content' | 'afterContract'>,
  orderId: string,
): Promise<Result<OrderView, NoSuchOrder>> {
  const stored = await readOrder(deps.db, { tokenHash: hashOf(orderId) });
  if (stored === null) return fail({ code: 'order-not-found' });
  return ok(await viewOrder(deps, deps.db, stored));
}

/** An order within a transaction that has locked it. @param id the row's, not the customer's secret */
export async function viewLockedOrder(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  id: string,
): Promise<OrderView> {
  const stored = await readOrder(tx, { id });
  if (stored === null) throw new Error('an order that was just locked is gone');
  return viewOrder(deps, tx, stored);
}

/**
 * Whether an order is kept by law alone and therefore there for the owner only, its number in hand: for an audit, or a
 * claim (Art. 18 (2) GDPR). The shop itself still finds it, for what a provider of payments or a deadline demands.
 */
export function isHiddenFrom({ isRestricted }: Pick<StoredOrder, 'isRestricted'>, actor: Actor): boolean {
  return isRestricted && !mayOpenRestricted(actor);
}

/** The order has changed since the person who decides about it has looked. */
interface SeenIsPast {
  readonly code: 'seen-is-past';
  /** By the very same call, whose answer was lost: it is done, and not to be done again. */
  readonly isRepeated?: true;
}

/** Why staff cannot work on an order. */
export type LockRefusal = NoSuchOrder | SeenIsPast | KeyUsed;

/**
 * An order that staff want to work on, locked, as they have seen it.
 * @param isRepeated whether the call was carried out already: what was sent twice because an answer was lost is no change
 *   by others
 */
export async function lockForStaff(
  tx: Tx,
  key: { readonly number: number } | { readonly id: string },
  actor: Actor,
  isRepeated: (orderId: string) => Promise<boolean> = () => Promise.resolve(false),
): Promise<Result<StoredOrder, LockRefusal>> {
  const stored = await lockOrder(tx, key);
  if (stored === null || isHiddenFrom(stored, actor)) return fail({ code: 'order-not-found' });
  const noted = await noteStep(tx, stored.id, actor);
  if (!noted.ok) return noted;
  const isPast = await isSeenPast(tx, stored.id, actor);
  return isPast && !(await isRepeated(stored.id)) ? fail({ code: 'seen-is-past' }) : ok(stored);
}

/** Notes a step that has a key, so that it is done once. What is refused afterwards is rolled back with this note. */
async function noteStep(tx: Tx, orderId: string, actor: Actor): Promise<Result<void, SeenIsPast | KeyUsed>> {
  if (actor.kind !== 'staff' || actor.step === undefined) return ok(undefined);
  const { content, at } = actor.step;
  let isNew = false;
  const noted = await once<object, KeyUsed>(tx, { actor, kind: `step ${orderId}`, content, now: at }, () => {
    isNew = true;
    return Promise.resolve(ok({}));
  });
  if (!noted.ok) return noted;
  return isNew ? ok(undefined) : fail({ code: 'seen-is-past', isRepeated: true });
}

/** Whether the order, which is locked, is another by now than the one that the actor has seen. */
async function isSeenPast(tx: Tx, orderId: string, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'staff' || actor.basedOn === undefined) return false;
  return actor.basedOn !== (await versionOf(tx, orderId));
}
