import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { SandboxAnswer } from '../../sandbox/answers.ts';
import { endPending } from '../../sandbox/paypal/paypal-api.ts';
import { endProcessing, endRefunds, expireAuthorisation } from '../../sandbox/stripe/stripe-api.ts';
import type { ProviderBehaviour } from '../../sandbox/behaviour.ts';
import type { SignedWebhook } from '../../sandbox/webhook-sender.ts';
import { queries } from '../../src/platform/db/db.ts';
import {
  paypalCaptureIssues,
  paypalRefundIssues,
} from '../../src/modules/payments/infrastructure/paypal/paypal-refusals.ts';
import { stripeCodes } from '../../src/modules/payments/infrastructure/stripe/stripe-refusals.ts';
import type { Actor } from '../../src/shared/staff/actor.ts';
import { rightsOf } from '../../src/shared/staff/staff-roles.ts';
import { okCard, type PayingShop } from '../api/pay-by-card.ts';
import { makeRefunds } from '../api/refund-jobs.ts';
import { compareBooks, ordersApart } from './compare-books.ts';

export interface BadProvidersReport {
  readonly orders: number;
  readonly paid: number;
  /** Orders whose money went back as a whole. */
  readonly refunded: number;
  /** Answers that were neither a success nor a clear refusal. */
  readonly unclear: readonly number[];
  /** Forged or stale webhooks that were accepted. */
  readonly forgedTaken: number;
  /** Money that the provider has without an order, or an order without the provider. */
  readonly unmatched: number;
  /** Pieces that were paid but not sold, or sold but not paid. */
  readonly piecesWrong: number;
  /** Orders of which that is so, with what has happened to them. */
  readonly apart: readonly string[];
  /** Paid orders without an invoice, invoices without a payment, and gaps in the series of numbers. */
  readonly invoicesWrong: number;
}

const failures: readonly ProviderBehaviour[] = [
  { kind: 'fine' },
  { kind: 'fine' },
  { kind: 'lost' },
  { kind: 'failing' },
  { kind: 'failing-late' },
  { kind: 'nonsense' },
  { kind: 'busy' },
  { kind: 'locked' },
  { kind: 'in-use' },
];

const made: SandboxAnswer = { kind: 'made' };
const pending: SandboxAnswer = { kind: 'pending' };
const refused = (issue: string, status: number): SandboxAnswer => ({ kind: 'refused', issue, status });

/** What the bank says of a card in the browser. */
const confirmAnswers: readonly SandboxAnswer[] = [
  made,
  made,
  made,
  made,
  pending,
  refused('card_declined', 402),
];
const cardAnswers: readonly SandboxAnswer[] = [
  made,
  made,
  made,
  made,
  pending,
  ...stripeCodes.map((code) => refused(code, code === 'card_declined' ? 402 : 400)),
  refused('lock_timeout', 429),
  refused('rate_limit', 429),
  refused('something_new', 400),
];
const reviews = ['ECHECK', 'PENDING_REVIEW', 'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'OTHER'];
const walletAnswers: readonly SandboxAnswer[] = [
  made,
  made,
  made,
  made,
  made,
  made,
  ...reviews.map((as): SandboxAnswer => ({ kind: 'pending', as })),
  { kind: 'failed', as: 'DECLINED' } as const,
  { kind: 'failed', as: 'FAILED' } as const,
  ...paypalCaptureIssues.map((issue) => refused(issue, 422)),
  refused('PREVIOUS_REQUEST_IN_PROGRESS', 409),
  refused('PERMISSION_DENIED', 403),
];
const refundAnswers: readonly SandboxAnswer[] = [
  made,
  made,
  pending,
  { kind: 'pending', as: 'requires_action' } as const,
  { kind: 'failed' } as const,
  { kind: 'failed', as: 'canceled' } as const,
  refused('charge_disputed', 400),
  refused('balance_insufficient', 400),
  refused('lock_timeout', 429),
  ...paypalRefundIssues.map((issue) => refused(issue, 422)),
];
const cards = [
  okCard,
  okCard,
  '4000002500003155',
  '4000000000007726',
  '4000000000000002',
  '4000008400001629',
];

/** Most are taken; the others are answered in any allowed way. */
const mostly = (random: () => number, answers: readonly SandboxAnswer[]): SandboxAnswer =>
  random() < 0.6 ? made : answers[Math.floor(random() * answers.length)]!;

/**
 * Lets shoppers pay by card and from the wallet while the connection to the provider breaks at every step and captures
 * are answered in any way that the providers may; some close the window, and webhooks arrive several times each,
 * shuffled, a day later, with forged ones among them. Then staff cancel some orders, and their refunds are answered in
 * any way. Of what Klarna has promised, some is dispatched and taken, some expires, and some waits. In the end the provider is asked about everything open, and both sides' books must agree.
 */
export async function payWithBadProviders(
  shop: PayingShop,
  { orders, random }: { readonly orders: number; readonly random: () => number },
): Promise<BadProvidersReport> {
  const held: SignedWebhook[] = [];
  Object.assign(shop.sandbox.webhooks, { send: (webhook: SignedWebhook) => void held.push(webhook) });
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const unclear: number[] = [];
  const statuses = new Set([200, 402, 404, 409, 410, 422, 503]);
  const told = ({ statusCode }: { readonly statusCode: number }): void => {
    if (!statuses.has(statusCode)) unclear.push(statusCode);
  };

  const capture = async (answers: readonly SandboxAnswer[], ask: () => ReturnType<typeof shop.post>) => {
    shop.sandbox.answers.change({ capture: mostly(random, answers) });
    shop.sandbox.behaviour.change(pick(failures), 1 + Math.floor(random() * 3));
    const times = Array.from({ length: 1 + Math.floor(random() * 3) }, ask);
    for (const answer of await Promise.all(times)) told(answer);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    shop.sandbox.answers.change({});
  };

  for (let count = 0; count < orders; count += 1) {
    if (random() < 0.3) {
      const orderId = await shop.aPlacedOrder('paypal');
      const asked = await shop.post('/api/wallet-order', { orderId });
      told(asked);
      const { id, approveUrl } = asked.json<{ id: string; approveUrl: string }>();
      const { pathname, search } = new URL(approveUrl);
      const body = new URLSearchParams({ choice: 'pay' });
      await fetch(`${shop.origin}${pathname}${search}`, { method: 'POST', body, redirect: 'manual' });
      if (random() < 0.3) continue;
      const paid = { token: id, payerId: 'PAYER', orderId, paymentMethod: 'paypal' };
      await capture(walletAnswers, () => shop.post('/api/capture-payment', paid));
      continue;
    }
    if (random() < 0.3) {
      const { sessionId: token, orderId } = await shop.payByKlarna();
      if (random() < 0.3) continue;
      const paid = { token, orderId, paymentMethod: 'stripe' };
      await capture(cardAnswers, () => shop.post('/api/capture-payment', paid));
      continue;
    }
    const orderId = await shop.aPlacedOrder('stripe');
    shop.sandbox.behaviour.change(pick(failures), 1 + Math.floor(random() * 3));
    const asked = await shop.post('/api/card-intent', { orderId });
    told(asked);
    shop.sandbox.behaviour.change({ kind: 'fine' });
    if (asked.statusCode !== 200) continue;
    const { clientSecret } = asked.json<{ clientSecret: string }>();
    shop.sandbox.answers.change({ confirm: pick(confirmAnswers) });
    const { intent } = await shop.confirmCard(
      clientSecret,
      pick(cards),
      pick(['passed', 'passed', 'failed']),
    );
    shop.sandbox.answers.change({});
    // Some close the window here.
    if (random() < 0.3) continue;
    await capture(cardAnswers, () => shop.post('/api/card-confirm', { paymentIntentId: intent.id }));
  }

  const late = shop.shop.clock().getTime() + (random() < 0.5 ? 0 : 24 * hour);
  let forgedTaken = 0;
  const deliver = async (times: number): Promise<void> => {
    const deliveries = held.splice(0).flatMap((webhook) => Array<SignedWebhook>(times).fill(webhook));
    for (const webhook of shuffled(deliveries, random)) {
      const forged = random() < 0.1;
      const now = shop.shop.clock();
      const headers = webhook.sign(forged ? new Date(now.getTime() - 301_000) : now);
      const answer = await shop.app.inject({
        method: 'POST',
        url: webhook.path,
        payload: webhook.body,
        headers: { 'content-type': 'application/json', ...headers, ...(forged ? foreign : {}) },
      });
      if (forged && answer.statusCode !== 400) forgedTaken += 1;
      if (!forged) told(answer);
    }
    await shop.paymentJobs();
  };
  shop.setNow(new Date(late));
  await deliver(3);
  await endReviews(shop, () => pick([true, false]));
  await settleAll(shop, late + hour);
  await dispatchSome(shop, { random, pick });
  await cancelSome(shop, { random, pick });
  await deliver(2);
  await settleAll(shop, late + 2 * hour);
  return { orders, unclear, forgedTaken, apart: await ordersApart(shop), ...(await compareBooks(shop)) };
}

const hour = 60 * 60_000;
/** A certificate that is not PayPal's. */
const foreign = { 'paypal-cert-url': 'https://elsewhere.example/v1/notifications/certs/C' };

async function settleAll({ shop, setNow }: PayingShop, at: number): Promise<void> {
  // What waits for another hour of the job, too.
  for (const moment of [at, at + 4 * 60_000, at + hour]) {
    setNow(new Date(moment));
    for (let round = 0; round < 20 && (await shop.ordering.reconcilePayments()) > 0; round += 1);
    await shop.ordering.lapseOrders();
  }
}

const office: Actor = {
  kind: 'staff',
  id: randomUUID(),
  name: 'Ada',
  isFresh: true,
  role: 'office',
  rights: rightsOf('office'),
};

/** Of the promised payments some are dispatched, and taken with any failure; some end by themselves; others wait. */
async function dispatchSome(
  { shop, sandbox, paymentJobs }: PayingShop,
  { random, pick }: { readonly random: () => number; readonly pick: <T>(from: readonly T[]) => T },
): Promise<void> {
  const { rows } = await sql<{ number: number; intent: string; payment: string }>`
    select o.number, p.external_id as intent, p.claimed_by as payment
    from orders o join payments p on p.order_id = o.id where p.state = 'authorised' order by o.number
  `.execute(queries<object>(shop.db));
  for (const { number, intent, payment } of rows) {
    const chance = random();
    if (chance < 0.2) await expireAuthorisation(sandbox, intent);
    if (chance < 0.2 || chance > 0.7) continue;
    const lines = { orderNumber: Number(number), positions: null };
    await shop.fulfilment.handOverLines(lines, office);
    sandbox.answers.change({ capture: mostly(random, cardAnswers) });
    sandbox.behaviour.change(pick(failures), 1 + Math.floor(random() * 3));
    await Promise.all([1, 2].map(() => shop.ordering.settlePayment(payment)));
    sandbox.behaviour.change({ kind: 'fine' });
    sandbox.answers.change({});
  }
  await paymentJobs();
}

/** Staff cancel a fifth of the paid orders, and ask again for refunds that came to nothing. */
async function cancelSome(
  paying: PayingShop,
  { random, pick }: { readonly random: () => number; readonly pick: <T>(from: readonly T[]) => T },
): Promise<void> {
  const { shop, sandbox } = paying;
  const { rows } = await sql<{ number: number }>`
    select o.number from orders o join payments p on p.order_id = o.id
    where p.state in ('received', 'authorised') order by o.number
  `.execute(queries<object>(shop.db));
  const chosen = rows.map(({ number }) => Number(number)).filter(() => random() < 0.2);
  for (const number of chosen) {
    await shop.ordering.cancelOrder(number, office);
    sandbox.answers.change({ refund: mostly(random, refundAnswers) });
    sandbox.behaviour.change(pick(failures), 1 + Math.floor(random() * 3));
    await makeRefunds(paying).catch(() => []);
    sandbox.behaviour.change({ kind: 'fine' });
  }
  sandbox.answers.change({});
  for (let round = 0; round < 4; round += 1) {
    // What was taken on comes to something, or comes back; at last all of it arrives.
    await endAllRefunds(paying, () => round === 3 || random() < 0.5);
    await reconcileCaptured(paying);
    for (const number of chosen) {
      for (const { id, doneAt } of await shop.ordering.listRefunds(number, office)) {
        if (doneAt === null) await shop.ordering.retryRefund(id, office);
      }
    }
    await makeRefunds(paying);
  }
}

/** As the jobs do once a day. */
async function reconcileCaptured({ shop }: PayingShop): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct payment_id as id from provider_refunds
  `.execute(queries<object>(shop.db));
  for (const { id } of rows) await shop.ordering.settlePayment(id);
}

/** The providers have come to an end with refunds that they had taken on. */
async function endAllRefunds({ shop, sandbox }: PayingShop, isMade: () => boolean): Promise<void> {
  const { rows } = await sql<{ id: string; provider: string }>`
    select distinct p.external_id as id, p.provider from provider_refunds r
      join provider_payments p on p.id = r.payment_id
    where r.external_id is not null and r.done_at is null
  `.execute(queries<object>(shop.db));
  for (const { id, provider } of rows) {
    const made = isMade();
    if (provider === 'stripe') await endRefunds(sandbox, id, made ? 'succeeded' : 'failed');
    else await endPending(sandbox, id, { refunds: made ? 'COMPLETED' : 'FAILED' });
  }
}

/** The providers have come to an end with all payments that they were looking at. */
async function endReviews({ shop, sandbox }: PayingShop, isTaken: () => boolean): Promise<void> {
  const { rows } = await sql<{ id: string; wallet: boolean }>`
    select id, body ->> 'intent' = 'CAPTURE' as wallet from sandbox_objects
    where body ->> 'status' = 'processing'
      or body -> 'purchase_units' -> 0 -> 'payments' -> 'captures' -> 0 ->> 'status' = 'PENDING'
    order by id
  `.execute(queries<object>(shop.db));
  for (const { id, wallet } of rows) {
    const taken = isTaken();
    if (wallet) await endPending(sandbox, id, { capture: taken ? 'COMPLETED' : 'DECLINED' });
    else await endProcessing(sandbox, id, taken ? 'taken' : 'refused');
  }
}

function shuffled<T>(given: readonly T[], random: () => number): T[] {
  const items = [...given];
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
