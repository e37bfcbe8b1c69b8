import { canStillBePaid } from '../../../../shared/orders/payment-states.ts';
import { aboutOrder } from '../mails/mail-parts.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import { ok, type Result } from '../../../../shared/result.ts';
import { transferEnd } from '../../domain/deadlines.ts';
import { decideOrder, evolveOrder } from '../../domain/order-machine.ts';
import type { OrderLine } from '../../domain/order.ts';
import {
  decidePayment,
  evolvePayment,
  type PaymentEvent,
  type PaymentRefusal,
} from '../../domain/paying/payment-machine.ts';
import { leftToPay, type PaymentState } from '../../domain/paying/payment-state.ts';
import { daysOfPayment, type PaidDay } from '../../domain/paying/days-of-payment.ts';
import { linesOf, type StoredOrder } from '../../infrastructure/stored-order.ts';
import {
  receiptsOf,
  savePayment,
  saveTrial,
  type StoredPayment,
} from '../../infrastructure/stored-payment.ts';
import { insertRefund, insertWaiver, refundsOf } from '../../infrastructure/stored-refund.ts';
import { appendHistory, saveOrder } from '../../infrastructure/write-order.ts';
import { issueOrderedGift } from '../gifts/send-gifts.ts';
import { creditOrder, invoiceOrder } from '../invoice-of-order.ts';
import { capturedMail } from '../mails/authorised-mails.ts';
import { paidMail, partMail, refundMail, secondTransferMail } from '../mails/order-mails.ts';
import { tellShop } from '../mails/shop-mail.ts';
import { tagsOf, type OrderingDependencies } from '../ordering-dependencies.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';

export type ReceiveMoneyDependencies = Pick<
  OrderingDependencies,
  | 'inventory'
  | 'vouchers'
  | 'invalidate'
  | 'content'
  | 'afterContract'
  | 'invoicing'
  | 'isTrial'
  | 'newId'
  | 'publicUrl'
>;

/**
 * The money for an order is there: what was held is sold, or rented out. A part of it holds the pieces until the rest
 * comes; what is too much goes back. Money that comes after the order was called off revives it if every piece is still
 * free, and its voucher was not used up meanwhile; if not, it is to be paid back. The caller has locked the order, and knows that this money was not booked before.
 */
export async function receiveMoney(
  deps: ReceiveMoneyDependencies,
  tx: Tx,
  { stored, asked }: { readonly stored: StoredOrder; readonly asked: StoredPayment },
  money: {
    readonly amountCents: Cents;
    /** Whether it may be another amount than the one that is owed. */
    readonly mayDiffer?: boolean;
    readonly externalId: string | null;
    /** The day on which the bank booked it, where staff have said so. */
    readonly receivedOn?: string | null;
    /** When the provider took it, by its own books. */
    readonly takenAt?: Date | null;
    /** The provider payment by which it came. */
    readonly claimedBy?: string;
  },
  actor: string,
  now: Date,
): Promise<Result<PaymentState['state'], PaymentRefusal>> {
  const { amountCents, mayDiffer = false, externalId, receivedOn = null, takenAt = null, claimedBy } = money;
  const restUntil = transferEnd(now);
  const isTransfer = claimedBy === undefined;
  const command = { kind: 'receive', amountCents, isTransfer, ...(mayDiffer ? { restUntil } : {}) } as const;
  const possible = decidePayment(asked.payment, { ...command, piecesSecured: true }, now);
  if (!possible.ok) return possible;
  if (possible.value.length === 0) return ok(asked.payment.state);

  const lines = await linesOf(tx, stored.id);
  const before = asked.payment.state;
  // Its pieces are the buyer's since it was promised, and the shop may have done without a part of it.
  const isPromised = before === 'authorised' && !isTransfer;
  const isNew = before === 'open' || before === 'lapsed';
  const isAwaited = isNew || isPromised || before === 'expired';
  const isWhole = isPromised || amountCents >= leftToPay(asked.payment);
  // A bank transfer cannot be refused; but a cancelled order stays cancelled, and its money goes back. So does a part
  // that somebody captured at a provider: nobody could pay the rest.
  const mayWait = isWhole || isTransfer;
  const mayStand = isAwaited && mayWait && canStillBePaid(stored.order);
  const isWanted = mayStand && (await deps.vouchers.takeAgain(tx, stored.id));
  // If a promise to pay has expired, the pieces stay the buyer's until staff have decided.
  const isTheirs = isWhole || before === 'expired';
  const piecesSecured = isAwaited
    ? isWanted &&
      (isTheirs
        ? await secure(deps, tx, stored.id, lines, now)
        : (await deps.inventory.holdUnits(tx, { reference: stored.id, lines, until: restUntil, now })).ok)
    : asked.payment.state === 'received';
  const decided = decidePayment(asked.payment, { ...command, piecesSecured }, now);
  if (!decided.ok) return decided;
  const payment = decided.value.reduce(evolvePayment, asked.payment);
  // Money that pays nothing is not what the order was paid with.
  const pays = decided.value.some(({ type }) => type !== 'payment-surplus');
  await savePayment(tx, asked.id, payment, pays ? externalId : null, claimedBy);
  // Asked for in earnest, and paid to the stand-in: no money has come.
  if (deps.isTrial && claimedBy !== undefined) await saveTrial(tx, asked.id);
  const told = receivedOn === null ? decided.value : decided.value.map((event) => ({ ...event, receivedOn }));
  await appendHistory(tx, stored.id, actor, told);
  const settled = isAwaited ? await settleOrder(tx, stored, piecesSecured, actor, now) : stored;
  if (!mayWait) await deps.inventory.releaseReference(tx, stored.id, now);
  if (settled.order.state === 'cancelled') await deps.vouchers.giveBack(tx, stored.id, now);
  const isPaidNow = isAwaited && payment.state === 'received';
  if (isPaidNow) await issueOrderedGift(deps, tx, settled, now);
  if (isPaidNow) {
    const on = receivedOn ?? berlinDay(takenAt ?? now);
    // Only transfers come in parts.
    const receipts = isTransfer ? await receiptsOf(tx, stored.id) : [];
    const earlier = receipts
      .filter(({ takenBack }) => takenBack === null)
      .map((one) => ({ on: one.receivedOn ?? berlinDay(one.bookedAt), cents: one.amountCents }));
    const last = { on, cents: leftToPay(asked.payment) };
    const payments = daysOfPayment(earlier, last, asked.payment.amountCents);
    await invoicePaid(deps, tx, settled, lines, { events: decided.value, payments, isPromised }, actor, now);
  }
  const surplusCents = await orderSurplusBack(deps, tx, stored, decided.value, actor, now);
  const view = await viewOrder(deps, tx, settled);
  if (isPaidNow && isNew && stored.paymentMethod !== 'bank_transfer') await tellShop(deps, tx, view, now);
  await orderMail(
    tx,
    () =>
      isPaidNow && isPromised
        ? capturedMail(view, amountCents)
        : mailOf(view, { payment, amountCents, surplusCents, isPaidNow, why: whyBack(stored, mayWait) }),
    now,
    aboutOrder(view),
  );
  await deps.invalidate(tx, tagsOf(lines));
  return ok(payment.state);
}

/** Why money that came pays nothing. */
function whyBack({ order }: StoredOrder, mayWait: boolean): 'cancelled' | 'part' | 'late' {
  if (order.state === 'cancelled' && !canStillBePaid(order)) return 'cancelled';
  return mayWait ? 'late' : 'part';
}

function mailOf(
  view: OrderView,
  came: {
    readonly why: ReturnType<typeof whyBack>;
    readonly payment: PaymentState;
    readonly amountCents: Cents;
    readonly surplusCents: Cents;
    readonly isPaidNow: boolean;
  },
): Mail {
  if (came.payment.state === 'refund-due') return refundMail(view, came.amountCents, came.why);
  if (view.bankTransfer !== null) return partMail(view, view.bankTransfer, came.amountCents);
  return came.isPaidNow ? paidMail(view, came.surplusCents) : secondTransferMail(view, came.amountCents);
}

/** Money transferred beyond the order's amount has to be returned by staff. @returns how much it is */
async function orderSurplusBack(
  { newId }: Pick<OrderingDependencies, 'newId'>,
  tx: Tx,
  { id: orderId }: StoredOrder,
  events: readonly PaymentEvent[],
  orderedBy: string,
  now: Date,
): Promise<Cents> {
  const surplus = events.find(({ type }) => type === 'payment-surplus');
  if (surplus?.type !== 'payment-surplus') return 0;
  const { amountCents } = surplus;
  const id = newId();
  await insertRefund(tx, {
    id,
    orderId,
    key: `surplus ${id}`,
    amountCents,
    reason: 'Zu viel überwiesen',
    isSurplus: true,
    paymentId: null,
    orderedAt: now,
    orderedBy,
  });
  return amountCents;
}

/** The order's invoice, and credit notes for what the shop did without before it took the money. */
async function invoicePaid(
  deps: ReceiveMoneyDependencies,
  tx: Tx,
  stored: StoredOrder,
  lines: readonly OrderLine[],
  {
    events,
    payments,
    isPromised,
  }: {
    readonly events: readonly PaymentEvent[];
    readonly payments: readonly PaidDay[];
    readonly isPromised: boolean;
  },
  actor: string,
  now: Date,
): Promise<void> {
  for (const event of events) {
    if (event.type !== 'payment-waived') continue;
    const id = deps.newId();
    await insertWaiver(tx, {
      id,
      orderId: stored.id,
      key: `less ${id}`,
      amountCents: event.amountCents,
      reason: 'Beim Zahlungsdienst weniger eingezogen',
      orderedAt: now,
      orderedBy: actor,
    });
  }
  const waived = (await refundsOf(tx, stored.id)).filter(({ isWaived }) => isWaived);
  const waivedCents = waived.reduce((sum, one) => sum + one.amountCents, 0);
  await invoiceOrder(deps, tx, stored, lines, { waivedCents, payments, isKlarna: isPromised }, now);
  for (const { id, amountCents } of waived) {
    await creditOrder(deps, tx, stored, { key: `refund ${id}`, amountCents }, now);
  }
}

/** Makes all pieces the buyer's, or none. */
export async function secure(
  { inventory }: Pick<OrderingDependencies, 'inventory'>,
  tx: Tx,
  reference: string,
  lines: readonly OrderLine[],
  now: Date,
): Promise<boolean> {
  const paid = lines.map((line) => ({
    ...line,
    kind: line.rentOption === null ? ('sale' as const) : ('rental' as const),
  }));
  return (await inventory.sellOrRent(tx, { reference, lines: paid, now })).ok;
}

/** An order that was called off for want of money stands again; one whose pieces are gone does not. */
export async function settleOrder(
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
