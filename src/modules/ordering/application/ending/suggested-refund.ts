import type { Tx } from '../../../../platform/db/db.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import {
  owedForWithdrawals,
  type Owing,
  type RefundPart,
  type WithdrawnRental,
} from '../../../../shared/orders/owed-for-withdrawals.ts';
import { linesOf, readOrder, type StoredOrder } from '../../infrastructure/stored-order.ts';
import { refundsOf, type StoredRefund } from '../../infrastructure/stored-refund.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import type { DeclarationOnOrder, ReturnedPieces } from '../placing/after-contract.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';

/** An order with all that says what is owed for what came back of it. */
export function owingOf(
  order: Pick<OrderView, 'state' | 'lines' | 'fulfilments' | 'totals' | 'earlyService'>,
  returns: readonly ReturnedPieces[],
  declarations: readonly DeclarationOnOrder[],
  refunds: readonly StoredRefund[],
): Owing {
  const lines = order.lines.map((line, position) => {
    const { state = 'waiting', ...times } = order.fulfilments[position] ?? {};
    const { handedOverAt = null, returnedAt = null } = { handedOverAt: null, returnedAt: null, ...times };
    return {
      ...line,
      state,
      handedOverAt: handedOverAt?.toISOString() ?? null,
      returnedAt: returnedAt?.toISOString() ?? null,
    };
  });
  return { ...order, lines, returns, declarations, refunds };
}

/** What is still owed for all that came back of an order, within a transaction that has locked it. */
export async function owedForReturned(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  id: string,
): Promise<Cents> {
  const stored = await readOrder(tx, { id });
  if (stored === null) throw new Error('an order that was just locked is gone');
  return (await owedNow(deps, tx, stored, await refundsOf(tx, id))).suggested?.cents ?? 0;
}

async function owedNow(
  deps: Pick<OrderingDependencies, 'content' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  refunds: readonly StoredRefund[],
): Promise<ReturnType<typeof owedForWithdrawals>> {
  const view = await viewOrder(deps, tx, stored);
  const returns = await deps.afterContract.returnsOf(tx, stored.id);
  const declarations = await deps.afterContract.declarationsOf(tx, stored.id);
  return owedForWithdrawals(owingOf(view, returns, declarations, refunds));
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
): Promise<{ readonly parts: readonly RefundPart[]; readonly rentals: readonly WithdrawnRental[] }> {
  const { suggested, rentals } = await owedNow(deps, tx, stored, before);
  return { parts: suggested?.cents === amountCents ? suggested.parts : [], rentals };
}

/**
 * Whether money was ordered back for a withdrawal since it came. The caller has locked its order.
 * @param after what the later departments know of the order
 */
export async function isRefundedFor(
  tx: Tx,
  orderId: string,
  declarationId: string,
  after: {
    readonly fulfilments: readonly LineFulfilment[];
    readonly returns: readonly ReturnedPieces[];
    readonly declarations: readonly DeclarationOnOrder[];
  },
): Promise<boolean> {
  const stored = await readOrder(tx, { id: orderId });
  if (stored === null) throw new Error('an order that was just locked is gone');
  const { fulfilments, returns, declarations } = after;
  const order = { ...stored, state: stored.order.state, lines: await linesOf(tx, orderId), fulfilments };
  const { owed } = owedForWithdrawals(owingOf(order, returns, declarations, await refundsOf(tx, orderId)));
  return owed.some(({ withdrawal, isRefunded }) => withdrawal?.id === declarationId && isRefunded);
}
