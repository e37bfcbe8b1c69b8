import type { Units } from '../../../shared/orders/withdrawn-pieces.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { progressOf, returnsOf } from '../../fulfilment/index.ts';
import { appendHistory, isRefundedFor, lockOrder } from '../../ordering/index.ts';
import { meantPieces, type MeantTooMany } from '../domain/meant-pieces.ts';
import { orderOfDeclaration } from '../infrastructure/stored-declaration.ts';
import { saveMeant } from '../infrastructure/stored-meant.ts';
import type { DeclarationsDependencies } from './declarations-dependencies.ts';
import { auditDeclaration, declarationsOf, type NoSuchDeclaration } from './staff-declarations.ts';

/**
 * Notes which pieces of its order a withdrawal means: the customer has said so in words, which nothing else reads. It can
 * be changed and taken back until money goes back to the customer for it.
 * @param wanted 'all' of the order; null: it is not clear
 * @throws RightMissing when the actor may not say so
 */
export async function recordPieces(
  { db, now }: Pick<DeclarationsDependencies, 'db' | 'now'>,
  id: string,
  wanted: 'all' | readonly Units[] | null,
  actor: Actor,
): Promise<Result<void, NoSuchDeclaration | MeantTooMany | { readonly code: 'withdrawal-paid-back' }>> {
  const name = requireRight(actor, 'orders:write');
  const at = now();
  return db.transaction(async (tx): ReturnType<typeof recordPieces> => {
    const orderId = await orderOfDeclaration(tx, id, ['withdrawal']);
    const order = orderId === null ? null : await lockOrder(tx, { id: orderId }, actor);
    const declarations = order === null ? [] : await declarationsOf(tx, order.id);
    const withdrawal = declarations.find((one) => one.id === id);
    if (order === null || withdrawal?.counts !== true) return fail({ code: 'declaration-not-found' });
    const returns = await returnsOf(tx, order.id);
    const fulfilments = await progressOf(tx, order.id, order.lines.length);
    const { receivedAt, handledAt } = withdrawal;
    const after = { fulfilments, returns, declarations };
    if (handledAt !== null || (await isRefundedFor(tx, order.id, id, after))) {
      return fail({ code: 'withdrawal-paid-back' });
    }
    const pieces =
      wanted === 'all' || wanted === null ? ok(null) : meantPieces(wanted, { ...order, returns }, receivedAt);
    if (!pieces.ok) return pieces;
    await saveMeant(tx, id, wanted === null ? null : { at, by: name, pieces: pieces.value });
    await appendHistory(tx, order.id, name, [{ type: 'pieces-recorded', at }]);
    const words = (pieces.value ?? []).map(
      ({ position, quantity }) => `${quantity} × ${order.lines[position]?.title ?? ''}`,
    );
    const meant = wanted === null ? '' : pieces.value === null ? 'all' : words.join(', ');
    await auditDeclaration(tx, 'record-pieces', id, actor, at, { meant });
    return ok(undefined);
  });
}
