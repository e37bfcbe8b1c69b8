import { writeAudit } from '../../../../platform/audit/audit.ts';
import { mailsAbout, type SentMail } from '../../../../platform/mail/sent-mails.ts';
import type { CancelReason } from '../../../../shared/orders/order-vocabulary.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import { mayTakeBackFor } from '../../../../shared/orders/claim-receipts.ts';
import type { SellerProtection } from '../../../../shared/orders/payment-vocabulary.ts';
import type { OrderAction, OrderStep } from '../../../../shared/orders/order-actions.ts';
import { paidBackOf } from '../../../../shared/orders/order-progress.ts';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight, may } from '../../../../shared/staff/staff-rights.ts';
import type { PaymentCase, RefundProgress } from '../../../payments/index.ts';
import type { HistoryEntry } from '../../domain/customer-history.ts';
import { orderNumber } from '../../domain/order.ts';
import { owedForWithdrawals, type RefundPart } from '../../../../shared/orders/owed-for-withdrawals.ts';
import { historyOf, readOrder, versionOf } from '../../infrastructure/stored-order.ts';
import {
  paymentOf,
  paymentsOf,
  receiptsOf,
  type PaymentFacts,
  type Receipt,
} from '../../infrastructure/stored-payment.ts';
import { refundsOf, type StoredRefund } from '../../infrastructure/stored-refund.ts';
import { refundStates } from '../ending/follow-refunds.ts';
import { owingOf } from '../ending/suggested-refund.ts';
import type { Consultation } from '../../../vat-ids/index.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { vatIdOf } from '../placing/confirmed-vat-id.ts';
import { sortSteps } from '../../domain/due-steps.ts';
import { statusOf, type OrderStatus } from '../../domain/order-status.ts';
import { possibleActions } from '../../domain/order-steps.ts';
import { surplusIn } from '../paying/surplus.ts';
import { receiptsToTakeBack } from '../paying/take-back-receipt.ts';
import type { DeclarationOnOrder, ExemptionProof, ReturnedPieces } from '../placing/after-contract.ts';
import { vatCorrectionFor } from '../correcting-vat/correct-vat.ts';
import type { VatCorrection } from '../correcting-vat/vat-correction.ts';
import { isHiddenFrom } from './get-order.ts';
import { viewOrder, type OrderView } from './order-view.ts';
import { isReachable, standingOf } from './order-situation.ts';

type ViewedClaim = OrderView['claims'][number];
export interface StaffClaim extends Omit<ViewedClaim, 'receipts'> {
  readonly receipts: readonly (ViewedClaim['receipts'][number] & { readonly mayTakeBack: boolean })[];
}

/** One order with everything that happened. */
export interface OrderForStaff
  extends Omit<OrderView, 'history' | 'payment' | 'claims'>, Pick<OrderStatus, 'progress' | 'dispute'> {
  /** A command compares it, under the order's lock, with the version that was seen. */
  readonly version: number;
  /** Why it was called off; null: it was not. */
  readonly cancelReason: CancelReason | null;
  readonly payments: readonly PaymentFacts[];
  /** How far PayPal protects the shop if the buyer complains; null: it does not say, or the money came otherwise. */
  readonly sellerProtection: SellerProtection | null;
  /** Bank transfers as staff have booked them, the oldest first. */
  readonly receipts: readonly (Receipt & { readonly mayTakeBack: boolean })[];
  readonly claims: readonly StaffClaim[];
  readonly events: readonly HistoryEntry[];
  readonly mails: readonly SentMail[];
  readonly refunds: readonly (StoredRefund & {
    /** How far its provider is; null: staff transfer it. */
    readonly providerState: RefundProgress['state'] | null;
    readonly problem: RefundProgress['problem'];
    readonly providerCode: string | null;
  })[];
  /** The cases against its payments at a provider, open or closed, the oldest first. */
  readonly cases: readonly PaymentCase[];
  readonly declarations: readonly DeclarationOnOrder[];
  /** What the register said of its VAT ID, the latest first. */
  readonly vatIdAnswers: readonly Omit<Consultation, 'id' | 'register'>[];
  readonly returns: readonly ReturnedPieces[];
  /** The refund still owed for returned pieces, by piece; null where nothing was returned, or nothing more is owed. */
  readonly refundSuggested: { readonly cents: Cents; readonly parts: readonly RefundPart[] } | null;
  readonly steps: readonly OrderStep[];
  /** What proves that goods which were sold without VAT have left the country; null: nothing of it needs that. */
  readonly exemptionProof: ExemptionProof | null;
  /** What correcting its VAT would change; null: it stays. */
  readonly vatCorrection: Pick<VatCorrection, 'oldCents' | 'newCents' | 'backCents'> | null;
  /** Kept by law alone. */
  readonly isRestricted: boolean;
}

/** The provider's progress of a refund; a transfer has none. */
const progressOr = (progress: RefundProgress | undefined) => ({
  providerState: progress?.state ?? null,
  problem: progress?.problem ?? null,
  providerCode: progress?.providerCode ?? null,
});

/** Replaces the customer for staff who may see orders but not customers. */
const nobody = { company: null, email: '', postalCode: '', city: '' };

/**
 * An order with everything that staff may know of it; null when there is none, or only a draft.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing
 */
export async function orderForStaff(
  deps: Pick<
    OrderingDependencies,
    'db' | 'content' | 'afterContract' | 'now' | 'payments' | 'vatIds' | 'vouchers'
  >,
  number: number,
  actor: Actor,
): Promise<OrderForStaff | null> {
  requireRight(actor, 'orders:read');
  const { db } = deps;
  const stored = await readOrder(db, { number });
  if (stored === null || stored.order.state === 'draft') return null;
  if (isHiddenFrom(stored, actor)) return null;
  if (stored.isRestricted) await noteReading(deps, number, actor);
  // Before all that is shown with it: what comes in between makes the next change be refused, not happen unseen.
  const version = await versionOf(db, stored.id);
  const { history: _forCustomers, payment: _newest, ...view } = await viewOrder(deps, db, stored);
  const [payments, events, mails, declarations, refunds, returns, cases, sellerProtection, vatIdAnswers] =
    await Promise.all([
      paymentsOf(db, stored.id),
      historyOf(db, stored.id),
      mailsAbout(db, { entity: 'orders', id: orderNumber(number) }),
      deps.afterContract.declarationsOf(db, stored.id),
      refundsOf(db, stored.id),
      deps.afterContract.returnsOf(db, stored.id),
      deps.payments.casesOf(db, stored.id),
      deps.payments.protectionOf(db, stored.id),
      deps.vatIds.consultationsOf([stored.id]),
    ]);
  const states = await refundStates(deps, refunds);
  const asked = await paymentOf(db, stored.id);
  const booked = await receiptsOf(db, stored.id);
  const mistakable = receiptsToTakeBack(view, asked, booked, refunds, deps.now());
  const receipts = booked.map((receipt) => ({ ...receipt, mayTakeBack: mistakable.includes(receipt.id) }));
  const claims = view.claims.map((claim) => claimForStaff(claim, refunds));
  const correction = await vatCorrectionFor(deps, db, stored, view, deps.now());
  const owing = owingOf(view, returns, declarations, refunds);
  const { suggested } = owedForWithdrawals(owing);
  const standing = await standingOf(deps, db, stored);
  const paymentState = standing.money?.payment.state ?? null;
  const onPapers: readonly (readonly [OrderAction, boolean])[] = [
    ['take-back-receipt', mistakable.length > 0],
    ['check-vat-id', vatIdOf({ ...view.customer, customerKind: view.customer.kind }) !== null],
    ['correct-vat', correction.ok],
    // As long as nothing was credited on the invoice, it is the newest document.
    ['issue-to-another', isReachable(stored) && view.invoices.at(-1)?.kind === 'invoice'],
    ['claim-paid', claims.some(({ settled }) => settled === null)],
    ['claim-waived', claims.some(({ settled }) => settled === null)],
    ['take-back-claim-receipt', claims.some((claim) => claim.receipts.some((one) => one.mayTakeBack))],
  ];
  const ofOrder = [
    ...possibleActions(standing, deps.now()),
    ...onPapers.flatMap(([action, isPossible]) => (isPossible ? [action] : [])),
  ];
  const ofLines = deps.afterContract.lineSteps(
    { state: view.state, paymentState, delivery: view.delivery, isStopped: standing.isStopped },
    view.lines,
    view.fulfilments,
    deps.now(),
  );
  // The only piece of an order is not taken out of it: the order is cancelled.
  const units = view.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const possible = [
    ...ofOrder.map((action) => ({ action, positions: [] })),
    ...ofLines.filter(({ action }) => action !== 'take-out' || units > 1),
  ];
  const steps = sortSteps(possible, {
    ...owing,
    declarations,
    claims,
    fulfilments: view.fulfilments,
    state: view.state,
    method: view.paymentMethod,
    payment: paymentState,
    isRefundSuggested: suggested !== null,
  });
  const { progress, dispute } = statusOf({
    ...owing,
    fulfilments: view.fulfilments,
    delivery: view.delivery,
    payment: paymentState,
    refundedCents: paidBackOf(refunds),
    cases,
  });
  const whole = {
    ...view,
    version,
    isRestricted: stored.isRestricted,
    cancelReason: stored.order.state === 'cancelled' ? stored.order.reason : null,
    payments,
    receipts,
    claims,
    events,
    mails,
    cases,
    declarations,
    returns,
    steps,
    refundSuggested: suggested,
    progress,
    dispute,
    sellerProtection,
    vatIdAnswers,
    vatCorrection: correction.ok ? correction.value : null,
    exemptionProof: await deps.afterContract.exemptionProofOf(db, stored.id, view.lines),
    refunds: refunds.map((refund) => ({ ...refund, ...progressOr(states.get(refund.id)) })),
  };
  return may(actor, 'persons:read') ? whole : withoutPersons(whole);
}

/** Why somebody has read what is kept by law alone must be told on demand (Art. 5 (2) GDPR). */
async function noteReading(
  { db, now }: Pick<OrderingDependencies, 'db' | 'now'>,
  number: number,
  actor: Actor,
): Promise<void> {
  const entry = {
    action: 'read',
    entity: 'orders',
    entityId: orderNumber(number),
    before: null,
    after: null,
  } as const;
  await db.transaction((tx) => writeAudit(tx, actor, entry, now()));
}

function withoutPersons(order: OrderForStaff): OrderForStaff {
  const { kind, country, carrierContact } = order.customer;
  const customer = {
    ...nobody,
    kind,
    country,
    carrierContact,
    phone: '',
    firstName: '',
    lastName: '',
    vatId: null,
    street: '',
    apartment: null,
    billing: null,
    note: null,
  };
  const gift = order.gift === null ? null : { ...order.gift, recipient: null, greeting: null };
  return {
    ...order,
    gift,
    customer,
    events: order.events.flatMap((event) => (event.type === 'note' ? [] : [withoutNote(event)])),
    mails: order.mails.map((mail) => ({ ...mail, recipient: '' })),
    // A bank's reference often names the person who pays.
    payments: order.payments.map((payment) => ({ ...payment, externalId: null })),
    refunds: order.refunds.map((refund) => ({ ...refund, reason: '', iban: null })),
    receipts: order.receipts.map((receipt) => ({ ...withoutReason(receipt), externalId: null })),
    fulfilments: order.fulfilments.map((one) =>
      one.state === 'returned' && one.cameBack !== undefined
        ? { ...one, cameBack: { ...one.cameBack, note: '' } }
        : one,
    ),
    cases: order.cases.map((one) => ({
      ...one,
      released: one.released === null ? null : { ...one.released, reason: '' },
    })),
    declarations: [],
    vatIdAnswers: [],
    returns: order.returns.map((one) => ({ ...one, note: '', deduction: null })),
    claims: order.claims.map(withoutReasons),
    exemptionProof: order.exemptionProof?.given
      ? { ...order.exemptionProof, given: { ...order.exemptionProof.given, reference: '' } }
      : order.exemptionProof,
  };
}

function claimForStaff(claim: ViewedClaim, refunds: readonly StoredRefund[]): StaffClaim {
  const { isReturned } = surplusIn(refunds, claim.id);
  const mayTakeBack = (receipt: ViewedClaim['receipts'][number]) =>
    mayTakeBackFor({ ...claim, isReturned }, receipt);
  const receipts = claim.receipts.map((receipt) => ({ ...receipt, mayTakeBack: mayTakeBack(receipt) }));
  return { ...claim, receipts };
}

function withoutReasons(claim: StaffClaim): StaffClaim {
  const settled = claim.settled === null ? null : { ...claim.settled, reason: null };
  return { ...claim, reason: '', settled, receipts: claim.receipts.map(withoutReason) };
}

function withoutReason<T extends { readonly takenBack: { readonly reason: string } | null }>(receipt: T): T {
  const { takenBack } = receipt;
  return { ...receipt, takenBack: takenBack === null ? null : { ...takenBack, reason: '' } };
}

/** Notes of staff are often about persons. */
function withoutNote(event: HistoryEntry): HistoryEntry {
  const {
    note: _,
    reason: __,
    ...facts
  } = event.facts as { readonly note?: string; readonly reason?: string };
  return { ...event, facts };
}
