import type { Actor } from '../../../shared/actor.ts';

/**
 * Only the shop itself may change the catalogue until staff have accounts.
 * @throws Error for anybody else: the edge must never let a visitor come this far
 */
export function mayEditCatalogue(actor: Actor): void {
  if (actor.kind !== 'system') throw new Error('a visitor may not change the catalogue');
}
