import type { Tx } from '../../../platform/db/db.ts';
import { orderMail } from '../../../platform/mail/mail.ts';
import type { Actor } from '../../../shared/actor.ts';
import type { Cents } from '../../../shared/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { OrderLine } from '../domain/order.ts';
import { decideOrder, evolveOrder } from '../domain/order-machine.ts';
import {
  decidePayment,
  evolvePayment,
  type PaymentRefusal,
  type PaymentState,
} from '../domain/payment-machine.ts';
import { draftEnd } from '../domain/deadlines.ts';
import { linesOf } from '../infrastructure/order-lines.ts';
import { lockOrder, type StoredOrder } from '../infrastructure/stored-order.ts';
import { isExternalIdKnown, paymentOf, savePayment } from '../infrastructure/stored-payment.ts';
import { appendHistory, saveOrder } from '../infrastructure/write-order.ts';
import type { NoSuchOrder } from './get-order.ts';
import { paidMail, refundMail } from './order-mails.ts';
import { viewOrder } from './order-view.ts';
import { tagsOf, type OrderingDependencies } from './ordering-dependencies.ts';

/** Money that has come in, as the bank tells it. */
export interface IncomingPayment {
  /** Of the order it is for: 100234 in 'WMK-100234'. */
  readonly orderNumber: number;
  readonly amountCents: Cents;
  /** What the bank calls it; the same money pays one order. Null where nobody typed it. */
  readonly externalId: string | null;
}

export type PaidRefusal =
  NoSuchOrder | PaymentRefusal | { readonly code: 'not-asked-to-pay' | 'payment-known' };

/**
 * The money for an order is there: what was held is sold, or rented out. Money that comes after the order was called
 * off revives it if every piece is still free; if not, the money is to be paid back.
 * However often it is told, it happens once.
 * @returns `received`, or `refund-due` when a piece was gone
 * @throws Error when the actor may not say so
 */
export async function markAsPaid(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'inventory' | 'invalidate' | 'bankAccount'>,
  incoming: IncomingPayment,
  actor: Actor,
): Promise<Result<PaymentState['state'], PaidRefusal>> {
  if (actor.kind !== 'system') throw new Error('a visitor may not say that something is paid');
  const now = deps.now();
  const { orderNumber, amountCents, externalId } = incoming;
  return deps.db.transaction(async (tx): Promise<Result<PaymentState['state'], PaidRefusal>> => {
    const stored = await lockOrder(tx, { number: orderNumber });
    if (stored === null) return fail({ code: 'order-not-found' });
    const asked = await paymentOf(tx, stored.id);
    if (asked === null) return fail({ code: 'not-asked-to-pay' });
    if (
      externalId !== null &&
      externalId !== asked.externalId &&
      (await isExternalIdKnown(tx, asked.method, externalId))
    ) {
      return fail({ code: 'payment-known' });
    }
    const possible = decidePayment(asked.payment, { kind: 'receive', amountCents, piecesSecured: true }, now);
    if (!possible.ok) return possible;
    if (possible.value.length === 0) return ok(asked.payment.state);

    const lines = await linesOf(tx, stored.id);
    const piecesSecured = await secure(deps, tx, stored.id, lines, now);
    const decided = decidePayment(asked.payment, { kind: 'receive', amountCents, piecesSecured }, now);
    if (!decided.ok) return decided;
    const payment = decided.value.reduce(evolvePayment, asked.payment);
    await savePayment(tx, asked.id, payment, externalId);
    await appendHistory(tx, stored.id, actor.name, decided.value);
    const settled = await settleOrder(tx, stored, piecesSecured, actor.name, now);
    const view = await viewOrder(tx, settled, deps.bankAccount);
    await orderMail(tx, piecesSecured ? paidMail(view) : refundMail(view), now);
    await deps.invalidate(tx, tagsOf(lines));
    return ok(payment.state);
  });
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
