import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idempotencyHeaders } from '../../../platform/http/idempotency.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { FailureCode } from '../../../shared/failure-code.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { shipmentOf, shownState, unitsGivenUp } from '../../../shared/orders/line-fulfilment.ts';
import { pieceFactsOf } from '../../../shared/orders/piece-facts.ts';
import { trackingPage } from '../../../shared/orders/tracking.ts';
import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import type { Result } from '../../../shared/result.ts';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import { lastDayBefore } from '../../../shared/time/berlin-day.ts';
import { casePage, stopsDelivery } from '../../payments/index.ts';
import type { Ordering } from '../application/create-ordering.ts';
import type { OrderForStaff } from '../application/reading/staff-orders.ts';
import { assemblyApart } from '../domain/invoice-lines.ts';
import { parseOrderNumber, vatIdBilled, voucherCentsOf } from '../domain/order.ts';
import { orderForStaffSchema, orderNumberParams } from './admin-orders.schemas.ts';

export const orderParams = orderNumberParams;
export const orderResponse = { 200: orderForStaffSchema, ...adminRefusals };

const orderHeaders = idempotencyHeaders.extend({
  'if-match': z
    .string()
    .regex(/^("\d{1,9}"|\*)$/)
    .optional()
    .meta({
      description:
        'The `version` of the order that was looked at, in quotes: `"7"`. If the order has changed since, nothing is done and the answer is 409 `seen-is-past`. Left out: the order is changed as it is.',
    }),
});

/** What all changes of an order have in common. */
export const orderAsked = { params: orderParams, headers: orderHeaders, response: orderResponse };

/** The back office's calls on one order, of ordering and of later departments: each answers the order as it is then. */
export function orderCalls(ordering: Pick<Ordering, 'orderForStaff'>, now: () => Date) {
  async function answer(request: FastifyRequest, reply: FastifyReply, number: number) {
    const order = await ordering.orderForStaff(number, actorOf(request));
    if (order === null) return reply.refuse('order-not-found');
    if (order.isRestricted) request.noteSecurityEvent('restricted-opened');
    return orderForStaffOf(order, now());
  }

  /**
   * Does something to the order of the address, and answers what has become of it. The actor carries the version of the
   * order that they have seen.
   * @param body what is asked, where it came as a form
   */
  async function act(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    work: (number: number, actor: StaffActor) => Promise<Result<unknown, ActionRefusal>>,
    body: object = request.body ?? {},
  ) {
    const number = parseOrderNumber(request.params.id);
    if (number === null) return reply.refuse('order-not-found');
    const step = { content: { path: request.url, body }, at: now() };
    const done = await work(number, { ...actorOf(request), ...basedOn(request.headers['if-match']), step });
    return done.ok || done.error.isRepeated === true
      ? answer(request, reply, number)
      : reply.refuse(done.error.code, issuesOf(done.error));
  }

  return { answer, act };
}

/** From `If-Match: "7"`. Without it, and with `*`, any version is meant. */
function basedOn(header: string | undefined): Pick<StaffActor, 'basedOn'> {
  const version = /^"(\d+)"$/.exec(header ?? '')?.[1];
  return version === undefined ? {} : { basedOn: Number(version) };
}

/** Refusals of an amount that say how high it may be. */
const namesMost: ReadonlySet<FailureCode> = new Set([
  'refund-too-much',
  'claim-too-much',
  'claim-above-value',
]);

type ActionRefusal = {
  readonly code: FailureCode;
  readonly leftCents?: number;
  readonly maxCents?: number;
  readonly left?: number;
  readonly isRepeated?: true;
  readonly issues?: readonly Issue[];
};

/** Says how high an amount may be that is too high, and why a day cannot be. */
function issuesOf({ code, left, leftCents, maxCents, issues }: ActionRefusal): readonly Issue[] | undefined {
  if (issues !== undefined) return issues;
  if (code === 'booked-in-future') return [{ field: 'receivedOn', code: 'day-still-to-come' }];
  if (code === 'booked-before-order') {
    return [{ field: 'receivedOn', code: 'day-before-order' }];
  }
  if (code === 'step-in-future') return [{ field: 'happenedOn', code: 'day-still-to-come' }];
  if (code === 'step-too-early') {
    return [{ field: 'happenedOn', code: 'day-before-handover' }];
  }
  if (code === 'due-day-out-of-range') return [{ field: 'dueOn', code: 'day-in-a-year' }];
  if (code === 'deduction-too-much' && maxCents !== undefined) {
    return [{ field: 'deduction.cents', code: 'at-most-amount', params: { cents: maxCents } }];
  }
  if (code === 'claimed-too-many' && left !== undefined) {
    return [{ field: 'quantity', code: 'pieces-too-many', params: { maximum: left } }];
  }
  if (leftCents === undefined || !namesMost.has(code)) return undefined;
  return [{ field: 'amountCents', code: 'at-most-amount', params: { cents: leftCents } }];
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

function orderForStaffOf(order: OrderForStaff, now: Date): z.input<typeof orderForStaffSchema> {
  return {
    id: order.number,
    version: order.version,
    state: placed(order.state),
    cancelReason: order.cancelReason,
    awaitsMail: order.awaitsMail,
    orderedAt: order.orderedAt.toISOString(),
    endsAt: iso(order.endsAt),
    delivery: order.delivery,
    paymentMethod: order.paymentMethod,
    earlyService: order.earlyService,
    customer: { ...order.customer, vatId: vatIdBilled(order.customer) },
    totals: order.totals,
    vatByRate: [...order.vatByRate],
    lines: order.lines.map((line, position) => ({
      ...pieceFactsOf(line),
      position,
      pieceId: line.pieceId,
      title: line.title,
      sku: line.sku,
      picture: line.pictureKey === null ? null : pictureAddress(line.pictureKey, 320),
      quantity: line.quantity,
      rentOption: line.rentOption,
      assembly: line.assembly,
      assemblyApart: assemblyApart(line),
      unitCents: line.unitCents,
      grossCents: line.grossCents,
      voucherCents: voucherCentsOf(line),
      pickupStore: order.pickupStores?.[line.shopType] ?? null,
      ...fulfilmentOf(order.fulfilments[position] ?? { state: 'waiting' }, now),
    })),
    boughtGift:
      order.gift === null
        ? null
        : {
            id: order.gift.voucher?.id ?? null,
            balanceCents: order.gift.voucher?.balanceCents ?? null,
            recipient: order.gift.recipient,
            greeting: order.gift.greeting,
            sendOn: order.gift.sendOn,
            sentAt: iso(order.gift.voucher?.sentAt ?? null),
            isCancelled: order.gift.voucher?.isCancelled ?? false,
          },
    payments: order.payments.map(({ externalId, ...payment }) => ({
      ...payment,
      openedAt: payment.openedAt.toISOString(),
      dueAt: payment.dueAt.toISOString(),
      receivedAt: iso(payment.receivedAt),
      refundedAt: iso(payment.refundedAt),
      authorisedAt: iso(payment.authorisedAt),
      captureBefore: iso(payment.captureBefore),
      captureAskedAt: iso(payment.captureAskedAt),
      reference: externalId,
    })),
    sellerProtection: order.sellerProtection,
    receipts: order.receipts.map((receipt) => ({
      id: receipt.id,
      amountCents: receipt.amountCents,
      receivedOn: receipt.receivedOn,
      reference: receipt.externalId,
      bookedAt: receipt.bookedAt.toISOString(),
      bookedBy: receipt.bookedBy,
      takenBack:
        receipt.takenBack === null ? null : { ...receipt.takenBack, at: receipt.takenBack.at.toISOString() },
      mayTakeBack: receipt.mayTakeBack,
    })),
    events: order.events.map(({ at, actor, type, facts }) => ({
      at: at.toISOString(),
      actor,
      type,
      facts: { ...facts },
    })),
    mails: order.mails.map(({ orderedAt, sentAt, ...mail }) => ({
      ...mail,
      orderedAt: orderedAt.toISOString(),
      sentAt: iso(sentAt),
    })),
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      amountCents: refund.amountCents,
      reason: refund.reason,
      iban: refund.iban,
      orderedAt: refund.orderedAt.toISOString(),
      orderedBy: refund.orderedBy,
      byTransfer: refund.paymentId === null && !refund.isToGift && !refund.isByBank,
      isSurplus: refund.isSurplus,
      claimId: refund.claimId,
      isToGift: refund.isToGift,
      isWaived: refund.isWaived,
      isByBank: refund.isByBank,
      providerState: refund.providerState,
      problem: refund.problem,
      providerCode: refund.providerCode,
      doneAt: iso(refund.doneAt),
    })),
    cases: order.cases.map(caseOf),
    invoices: order.invoices.map((invoice) => ({ ...invoice })),
    vatIdAnswers: order.vatIdAnswers.map(({ askedAt, ...answer }) => ({
      ...answer,
      askedAt: askedAt.toISOString(),
    })),
    declarations: order.declarations.map((one) => ({
      id: one.id,
      kind: one.kind,
      name: one.name,
      email: one.email,
      receivedAt: one.receivedAt.toISOString(),
      counts: one.counts,
      acceptedAt: iso(one.accepted?.at ?? null),
      acceptedBy: one.accepted?.by ?? null,
      pieces: one.pieces,
      meant:
        one.meant === null
          ? null
          : {
              at: one.meant.at.toISOString(),
              by: one.meant.by,
              pieces: one.meant.pieces === null ? null : [...one.meant.pieces],
            },
      ending: one.ending,
      handledAt: iso(one.handledAt),
      refundUntil: iso(one.refundUntil),
      dispatchProvedAt: iso(one.dispatchProvedAt),
    })),
    returns: order.returns.map(({ returnedAt, ...back }) => ({
      ...back,
      returnedAt: returnedAt.toISOString(),
    })),
    claims: order.claims.map(({ transfer: _, claimedAt, receipts, settled, ...claim }) => ({
      ...claim,
      receipts: receipts.map(({ bookedAt, takenBack, ...receipt }) => ({
        ...receipt,
        bookedAt: bookedAt.toISOString(),
        takenBack: takenBack === null ? null : { ...takenBack, at: takenBack.at.toISOString() },
      })),
      claimedAt: claimedAt.toISOString(),
      settled: settled === null ? null : { ...settled, at: settled.at.toISOString() },
    })),
    exemptionProof: order.exemptionProof === null ? null : exemptionProofOf(order.exemptionProof),
    vatCorrection: vatCorrectionOf(order),
    refundSuggested:
      order.refundSuggested === null
        ? null
        : { cents: order.refundSuggested.cents, parts: [...order.refundSuggested.parts] },
    progress: order.progress,
    dispute: order.dispute,
    steps: order.steps.map((step) => ({ ...step, positions: [...step.positions] })),
  };
}

function vatCorrectionOf({ vatCorrection }: OrderForStaff) {
  if (vatCorrection === null) return null;
  const { oldCents, newCents, backCents } = vatCorrection;
  return { oldCents, newCents, backCents };
}

function exemptionProofOf({ given, ...asked }: NonNullable<OrderForStaff['exemptionProof']>) {
  if (given === null) return { ...asked, given };
  const { fileKeys, givenAt, ...proof } = given;
  return { ...asked, given: { ...proof, files: fileKeys.length, givenAt: givenAt.toISOString() } };
}

function caseOf(one: OrderForStaff['cases'][number]) {
  const { externalId: id, openedAt, endedAt, respondBy, released } = one;
  const { kind, reason, amountCents, withheldCents, state, outcome } = one;
  return {
    id,
    kind,
    reason,
    amountCents,
    withheldCents,
    state,
    outcome,
    openedAt: openedAt.toISOString(),
    endedAt: iso(endedAt),
    respondBy: iso(respondBy),
    released: released === null ? null : { ...released, at: released.at.toISOString() },
    stops: stopsDelivery(one),
    page: casePage(one),
  };
}

function fulfilmentOf(current: OrderForStaff['fulfilments'][number], now: Date) {
  const rental = current.state === 'handed-over' ? current.rental : null;
  const shipment = shipmentOf(current);
  return {
    state: shownState(current),
    carrier: shipment?.carrier ?? null,
    tracking: shipment?.tracking ?? null,
    trackingPage: shipment === null ? null : trackingPage(shipment),
    handedOverAt: 'handedOverAt' in current ? iso(current.handedOverAt) : null,
    rentedUntil: rental === null ? null : lastDayBefore(rental.dueAt),
    overdue: rental !== null && rental.dueAt <= now,
    returnedAt: current.state === 'returned' ? current.returnedAt.toISOString() : null,
    givenUpAt: current.state === 'not-returned' ? current.givenUpAt.toISOString() : null,
    givenUp: unitsGivenUp(current),
    cameBack: (current.state === 'returned' ? current.cameBack : null) ?? null,
  };
}

/** Staff see no drafts. */
function placed(state: OrderForStaff['state']): Exclude<OrderForStaff['state'], 'draft'> {
  if (state === 'draft') throw new Error('a draft is nobody’s order yet');
  return state;
}
