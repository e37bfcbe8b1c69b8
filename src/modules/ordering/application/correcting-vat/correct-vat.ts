import type { Db, Tx } from '../../../../platform/db/db.ts';
import { orderMail } from '../../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { evolvePayment } from '../../domain/paying/payment-machine.ts';
import type { StoredOrder } from '../../infrastructure/stored-order.ts';
import { paymentOf, savePayment } from '../../infrastructure/stored-payment.ts';
import { insertRefund, refundsOf } from '../../infrastructure/stored-refund.ts';
import { appendHistory, savePrice } from '../../infrastructure/write-order.ts';
import { auditOrder } from '../audit-order.ts';
import { providerKey } from '../ending/follow-refunds.ts';
import { correctInvoice } from '../invoice-of-order.ts';
import { aboutOrder } from '../mails/mail-parts.ts';
import { vatCorrectedMail } from '../mails/vat-mail.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { reckonSurplus, surplusIn } from '../paying/surplus.ts';
import { vatIdOf } from '../placing/confirmed-vat-id.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { viewOrder, type OrderView } from '../reading/order-view.ts';
import { pricedAsConfirmed, vatCorrectionOf, type VatCorrection, type VatStays } from './vat-correction.ts';

type Refusal = LockRefusal | VatStays | { readonly code: 'no-invoice' | 'invoice-credited' };

/** What correcting the VAT of this order would change, or why it stays. */
export async function vatCorrectionFor(
  deps: Pick<OrderingDependencies, 'afterContract' | 'payments' | 'vatIds'>,
  handle: Db | Tx,
  stored: StoredOrder,
  view: Pick<OrderView, 'lines' | 'fulfilments' | 'invoices' | 'withdrawal'>,
  now: Date,
): Promise<Result<VatCorrection, VatStays>> {
  const { id, customer } = stored;
  const { lines, fulfilments, invoices, withdrawal } = view;
  const vatId = vatIdOf({ ...customer, customerKind: customer.kind });
  if (vatId === null) return fail({ code: 'order-without-vat-id' });
  // Which of its goods would have to be proved to have left, and when they have.
  const exempt = pricedAsConfirmed(stored, lines, now).lines;
  const proof = await deps.afterContract.exemptionProofOf(handle, id, exempt);
  const left = [proof?.missing?.since ?? null, proof?.leftOn ?? null];
  return vatCorrectionOf(
    {
      stored,
      lines,
      fulfilments,
      invoices,
      asked: await paymentOf(handle, id),
      refunds: await refundsOf(handle, id),
      cases: await deps.payments.casesOf(handle, id),
      isWithdrawn: withdrawal !== null,
      confirmedOn: await deps.vatIds.confirmedDaysOf(handle, id, vatId),
      leftOn: left.filter((day) => day !== null),
    },
    now,
  );
}

/**
 * Takes the German VAT off an order of a business in another member state whose VAT ID could not be confirmed at the click
 * and is confirmed by now: its lines cost what they would have cost then, its invoice is cancelled and issued again
 * without the tax, and what was paid too much goes back. Nothing paid yet, less is owed. The customer gets a mail.
 * @throws RightMissing without `orders:refund`
 * @throws FreshLoginNeeded above the owner's limit
 */
export async function correctVat(
  deps: OrderingDependencies,
  number: number,
  actor: Actor,
): Promise<Result<void, Refusal>> {
  const by = requireRight(actor, 'orders:refund');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const locked = await lockForStaff(tx, { number }, actor);
    if (!locked.ok) return locked;
    const stored = locked.value;
    const correction = await vatCorrectionFor(deps, tx, stored, await viewOrder(deps, tx, stored), now);
    if (!correction.ok) return correction;
    const { price, oldCents, newCents, backCents, events } = correction.value;
    if (backCents > 0) await deps.moveValue(tx, actor, backCents, now);
    await savePrice(tx, stored.id, price);
    const corrected = { ...stored, totals: price.totals, vatByRate: price.vatByRate };
    const papers = backCents === 0 ? null : await correctInvoice(deps, tx, corrected, price.lines, now);
    if (papers !== null && !papers.ok) return papers;
    const { replaced = null, ...issued } = papers?.value ?? {};
    await payBack(deps, tx, stored, correction.value, by, now);
    await appendHistory(
      tx,
      stored.id,
      by,
      events.map((event) => ({ ...event, ...papers?.value })),
    );
    const before = { totalCents: oldCents, ...(replaced === null ? {} : { invoice: replaced }) };
    await auditOrder(tx, actor, stored, 'correct-vat', before, { totalCents: newCents, ...issued }, now);
    const view = await viewOrder(deps, tx, corrected);
    await orderMail(tx, () => vatCorrectedMail(view, { oldCents, backCents }), now, aboutOrder(view));
    return ok(undefined);
  });
}

const vatCorrected = 'Umsatzsteuer berichtigt';

/** What was paid too much goes back the way it came: by the provider, or as what was transferred too much. */
async function payBack(
  deps: Pick<OrderingDependencies, 'newId' | 'payments'>,
  tx: Tx,
  { id: orderId }: StoredOrder,
  { backCents, events }: VatCorrection,
  by: string,
  now: Date,
): Promise<void> {
  const asked = await paymentOf(tx, orderId);
  if (asked === null) throw new Error('an order whose tax is corrected was not asked to pay');
  await savePayment(tx, asked.id, events.reduce(evolvePayment, asked.payment), null);
  if (backCents === 0) return;
  const id = deps.newId();
  const isByProvider = events.some((event) => event.type === 'vat-corrected' && event.isByProvider);
  if (!isByProvider || asked.claimedBy === null) {
    const { openCents } = surplusIn(await refundsOf(tx, orderId), null);
    const why = openCents > 0 ? `Zu viel überwiesen, und ${vatCorrected}` : vatCorrected;
    await reckonSurplus(tx, { orderId, claim: null }, openCents + backCents, { id, by, now, why });
    return;
  }
  const paymentId = asked.claimedBy;
  await insertRefund(tx, {
    id,
    orderId,
    key: `vat ${id}`,
    amountCents: backCents,
    reason: vatCorrected,
    isSurplus: true,
    paymentId,
    orderedAt: now,
    orderedBy: by,
  });
  await deps.payments.orderRefund(tx, { paymentId, amountCents: backCents, key: providerKey(id) }, now);
}
