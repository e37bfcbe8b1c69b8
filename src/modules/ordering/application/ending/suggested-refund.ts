import type { Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { owedRental } from '../../../../shared/orders/used-share.ts';
import { openWithdrawal } from '../../domain/open-withdrawal.ts';
import { refundToSuggest, type CameBack, type RefundPart } from '../../domain/paying/refund.ts';
import { readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { refundsOf, type StoredRefund } from '../../infrastructure/stored-refund.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import type { DeclarationOnOrder, ReturnedPieces } from '../placing/after-contract.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';

type Ordered = Pick<OrderView, 'lines' | 'fulfilments' | 'totals' | 'earlyService' | 'customer'>;

/** The refund still owed for what came back, by piece. */
export function suggestedRefund(
  order: Ordered,
  returns: readonly ReturnedPieces[],
  declarations: readonly DeclarationOnOrder[],
  refunds: readonly StoredRefund[],
): ReturnType<typeof refundToSuggest> {
  return refundToSuggest({
    returns,
    rentals: rentalsBack(order, declarations),
    isAllBack: order.fulfilments.every(({ state }) => state === 'returned'),
    shippingCents: order.totals.shippingCents,
    orderedCents: refunds.reduce((sum, one) => (one.isSurplus ? sum : sum + one.amountCents), 0),
  });
}

/**
 * Rentals that came back and are withdrawn from. A return as they ended does not say what is owed, so it is the open
 * withdrawal that does, once it is known which part it means. Once staff have put it away,
 * they have decided.
 */
function rentalsBack(
  { lines, fulfilments, earlyService, customer }: Ordered,
  declarations: readonly DeclarationOnOrder[],
): CameBack['rentals'] {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const withdrawal = openWithdrawal(declarations, customer.kind, units);
  if (withdrawal === null || (withdrawal.isPart && withdrawal.pieces === null)) return [];
  const meant = withdrawal.pieces?.map(({ position }) => position);
  return lines.flatMap((line, position) => {
    const one = fulfilments[position];
    if (one?.state !== 'returned' || meant?.includes(position) === false) return [];
    const handedOverAt = one.handedOverAt?.toISOString() ?? null;
    const times = { handedOverAt, returnedAt: one.returnedAt.toISOString() };
    const owed = owedRental({ ...line, ...times }, withdrawal.receivedAt.toISOString(), earlyService);
    return owed === null ? [] : [{ ...owed, position, quantity: line.quantity }];
  });
}

/** What is still owed for all that came back of an order, within a transaction that has locked it. */
export async function owedForReturned(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  id: string,
): Promise<Cents> {
  const stored = await readOrder(tx, { id });
  if (stored === null) throw new Error('an order that was just locked is gone');
  return (await owedNow(deps, tx, stored, await refundsOf(tx, id))).owed?.cents ?? 0;
}

async function owedNow(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  refunds: readonly StoredRefund[],
) {
  const view = await viewOrder(deps, tx, stored);
  const returns = await deps.afterContract.returnsOf(tx, stored.id);
  const declarations = await deps.afterContract.declarationsOf(tx, stored.id);
  return {
    owed: suggestedRefund(view, returns, declarations, refunds),
    rentals: rentalsBack(view, declarations),
  };
}

/**
 * What a credit note of this amount says it is for, and the rentals whose tax it follows.
 * @param before the refunds that were ordered before it
 */
export async function partsOfCredit(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  before: readonly StoredRefund[],
  amountCents: Cents,
): Promise<{ readonly parts: readonly RefundPart[]; readonly rentals: CameBack['rentals'] }> {
  const { owed, rentals } = await owedNow(deps, tx, stored, before);
  return { parts: owed?.cents === amountCents ? owed.parts : [], rentals };
}
