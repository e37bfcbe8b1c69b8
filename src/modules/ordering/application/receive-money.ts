import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import type { Cents } from '../../../shared/cents.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { draftEnd } from '../domain/deadlines.ts';
import type { OrderLine } from '../domain/order.ts';
import { decideOrder, evolveOrder } from '../domain/order-machine.ts';
import {
  decidePayment,
  evolvePayment,
  type PaymentRefusal,
  type PaymentState,
} from '../domain/payment-machine.ts';
import { canStillBePaid } from '../domain/settlement.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import type { StoredOrder } from '../infrastructure/stored-order.ts';
import { savePayment, type StoredPayment } from '../infrastructure/stored-payment.ts';
import { appendHistory, saveOrder } from '../infrastructure/write-order.ts';
import { invoiceOrder } from './invoice-of-order.ts';
import { paidMail, refundMail } from './order-mails.ts';
import { viewOrder } from './order-view.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';

type Dependencies = Pick<OrderingDependencies, 'inventory' | 'invalidate' | 'content' | 'invoicing'>;

/**
 * The money for an order is there: what was held is sold, or rented out. Money that comes after the order was called
 * off revives it if every piece is still free; if not, it is to be paid back. Told twice, it happens once.
 * The caller has locked the order.
 */
export async function receiveMoney(
  deps: Dependencies,
  tx: Tx,
  { stored, asked }: { readonly stored: StoredOrder; readonly asked: StoredPayment },
  money: {
    readonly amountCents: Cents;
    readonly externalId: string | null;
    /** The provider payment by which it came. */
    readonly claimedBy?: string;
  },
  actor: string,
  now: Date,
): Promise<Result<PaymentState['state'], PaymentRefusal>> {
  const { amountCents, externalId, claimedBy } = money;
  const possible = decidePayment(asked.payment, { kind: 'receive', amountCents, piecesSecured: true }, now);
  if (!possible.ok) return possible;
  if (possible.value.length === 0) return ok(asked.payment.state);

  const lines = await linesOf(tx, stored.id);
  // Nobody can refuse a bank transfer; but what somebody has called off stays so, and its money goes back.
  const isWanted = canStillBePaid(stored.order);
  const piecesSecured = isWanted && (await secure(deps, tx, stored.id, lines, now));
  const decided = decidePayment(asked.payment, { kind: 'receive', amountCents, piecesSecured }, now);
  if (!decided.ok) return decided;
  const payment = decided.value.reduce(evolvePayment, asked.payment);
  await savePayment(tx, asked.id, payment, externalId, claimedBy);
  await appendHistory(tx, stored.id, actor, decided.value);
  const settled = await settleOrder(tx, stored, piecesSecured, actor, now);
  if (piecesSecured) await invoiceOrder(deps, tx, settled, lines, now);
  const view = await viewOrder(deps, tx, settled);
  await orderMail(tx, piecesSecured ? paidMail(view) : refundMail(view), now);
  await deps.invalidate(tx, tagsOf(lines));
  return ok(payment.state);
}

/** Makes all pieces the buyer's, or none. */
async function secure(
  { inventory }: Pick<OrderingDependencies, 'inventory'>,
  tx: Tx,
  reference: string,
  lines: readonly OrderLine[],
  now: Date,
): Promise<boolean> {
  // First all of them as one hold: selling some and then finding that another cannot be rented would be half an order.
  const held = await inventory.holdUnits(tx, { reference, lines, until: draftEnd(now), now });
  if (!held.ok) return false;
  const bought = lines.filter(({ rentOption }) => rentOption === null);
  const rented = lines.filter(({ rentOption }) => rentOption !== null);
  const sold = await inventory.sellHeld(tx, { reference, lines: bought, now });
  const rentedOut = await inventory.rentHeld(tx, { reference, lines: rented, now });
  if (!sold.ok || !rentedOut.ok) throw new Error('units that are held cannot be sold');
  return true;
}

/** An order that was called off for want of money stands again; one whose pieces are gone does not. */
async function settleOrder(
  tx: Tx,
  stored: StoredOrder,
  piecesSecured: boolean,
  actor: string,
  now: Date,
): Promise<StoredOrder> {
  const command = piecesSecured
    ? ({ kind: 'reinstate' } as const)
    : ({ kind: 'cancel', reason: 'unpaid' } as const);
  const decided = decideOrder(stored.order, command, now);
  if (!decided.ok) return stored;
  const order = decided.value.reduce(evolveOrder, stored.order);
  await saveOrder(tx, stored.id, order, decided.value, actor);
  return { ...stored, order };
}
