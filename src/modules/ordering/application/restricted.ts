import type { Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { mayOpenRestricted } from '../../../shared/staff-rights.ts';
import { lockOrder, type StoredOrder } from '../infrastructure/stored-order.ts';

/**
 * Whether an order is kept by law alone and therefore there for the owner only, its number in hand: for an audit, or a
 * claim (Art. 18 (2) GDPR). The shop itself still finds it, for what a provider of payments or a deadline demands.
 */
export function isHiddenFrom({ isRestricted }: Pick<StoredOrder, 'isRestricted'>, actor: Actor): boolean {
  return isRestricted && !mayOpenRestricted(actor);
}

/** An order that staff want to work on, locked; null: there is none, or none for them. */
export async function lockForStaff(tx: Tx, number: number, actor: Actor): Promise<StoredOrder | null> {
  const stored = await lockOrder(tx, { number });
  return stored === null || isHiddenFrom(stored, actor) ? null : stored;
}
