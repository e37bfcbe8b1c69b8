import { sql } from 'kysely';
import type { SandboxAnswer } from '../../sandbox/answers.ts';
import { endPending } from '../../sandbox/paypal/paypal-api.ts';
import type { Weather } from '../../sandbox/weather.ts';
import type { SignedWebhook } from '../../sandbox/webhook-sender.ts';
import { queries } from '../../src/platform/db/db.ts';
import { okCard, type PayingShop } from '../api/pay-by-card.ts';

export interface WeatherReport {
  readonly orders: number;
  readonly paid: number;
  /** Answers that were neither a success nor a clear refusal. */
  readonly unclear: readonly number[];
  /** Forged or stale webhooks that were accepted. */
  readonly forgedTaken: number;
  /** Money that the provider has without an order, or an order without the provider. */
  readonly unmatched: number;
  /** Pieces that were paid but not sold, or sold but not paid. */
  readonly piecesWrong: number;
  /** Paid orders without an invoice, invoices without a payment, and gaps in the series of numbers. */
  readonly invoicesWrong: number;
}

type Books = Pick<WeatherReport, 'paid' | 'unmatched' | 'piecesWrong' | 'invoicesWrong'>;

const weathers: readonly Weather[] = [
  { kind: 'fine' },
  { kind: 'fine' },
  { kind: 'lost' },
  { kind: 'failing' },
  { kind: 'failing-late' },
  { kind: 'nonsense' },
];

const made: SandboxAnswer = { kind: 'made' };
const cardAnswers: readonly SandboxAnswer[] = [
  ...[made, made, made, made],
  { kind: 'refused', issue: 'card_declined', status: 402 },
  { kind: 'refused', issue: 'lock_timeout', status: 409 },
  { kind: 'refused', issue: 'something_new', status: 400 },
];
const walletAnswers: readonly SandboxAnswer[] = [
  ...[made, made, made],
  { kind: 'pending' },
  { kind: 'refused', issue: 'PAYER_ACCOUNT_LOCKED_OR_CLOSED' },
  { kind: 'refused', issue: 'ORDER_COMPLETION_IN_PROGRESS' },
  { kind: 'refused', issue: 'SOMETHING_NEW', status: 400 },
];

/**
 * Lets shoppers pay by card and from the wallet while the connection to the provider breaks at every step and captures
 * are refused or reviewed; some close the window, and webhooks arrive ten times each, shuffled, a day later and signed again, with forged ones among them. In the end the
 * provider is asked about everything open, and both sides' books must agree.
 */
export async function payInBadWeather(
  shop: PayingShop,
  { orders, random }: { readonly orders: number; readonly random: () => number },
): Promise<WeatherReport> {
  const held: SignedWebhook[] = [];
  Object.assign(shop.sandbox.webhooks, { send: (webhook: SignedWebhook) => void held.push(webhook) });
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const unclear: number[] = [];
  const statuses = new Set([200, 402, 404, 409, 410, 503]);
  const told = ({ statusCode }: { readonly statusCode: number }): void => {
    if (!statuses.has(statusCode)) unclear.push(statusCode);
  };

  const inReview: string[] = [];
  const capture = async (answers: readonly SandboxAnswer[], ask: () => ReturnType<typeof shop.post>) => {
    shop.sandbox.answers.change({ capture: pick(answers) });
    shop.sandbox.weather.change(pick(weathers), 1 + Math.floor(random() * 3));
    const times = Array.from({ length: 1 + Math.floor(random() * 3) }, ask);
    for (const answer of await Promise.all(times)) told(answer);
    shop.sandbox.weather.change({ kind: 'fine' });
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
      inReview.push(id);
      if (random() < 0.3) continue;
      const paid = { token: id, payerId: 'PAYER', orderId, paymentMethod: 'paypal' };
      await capture(walletAnswers, () => shop.post('/api/capture-payment', paid));
      continue;
    }
    const orderId = await shop.aPlacedOrder('stripe');
    shop.sandbox.weather.change(pick(weathers), 1 + Math.floor(random() * 3));
    const asked = await shop.post('/api/card-intent', { orderId });
    told(asked);
    shop.sandbox.weather.change({ kind: 'fine' });
    if (asked.statusCode !== 200) continue;
    const { clientSecret } = asked.json<{ clientSecret: string }>();
    const { intent } = await shop.confirmCard(clientSecret, pick([okCard, okCard, '4000000000000002']));
    // Some close the window here.
    if (random() < 0.3) continue;
    await capture(cardAnswers, () => shop.post('/api/card-confirm', { paymentIntentId: intent.id }));
  }

  const late = new Date(shop.shop.clock().getTime() + (random() < 0.5 ? 0 : 24 * 60 * 60_000));
  shop.setNow(late);
  let forgedTaken = 0;
  const deliveries = held.flatMap((webhook) => Array<SignedWebhook>(10).fill(webhook));
  for (const webhook of shuffled(deliveries, random)) {
    const forged = random() < 0.1;
    const signedAt = forged ? new Date(late.getTime() - 301_000) : late;
    const answer = await shop.app.inject({
      method: 'POST',
      url: webhook.path,
      payload: webhook.body,
      headers: { 'content-type': 'application/json', ...webhook.sign(signedAt) },
    });
    if (forged && answer.statusCode !== 400) forgedTaken += 1;
    if (!forged) told(answer);
  }
  await shop.paymentJobs();
  for (const id of inReview) await endReview(shop, id, pick(['COMPLETED', 'DECLINED']));
  shop.setNow(new Date(late.getTime() + 60 * 60_000));
  await shop.shop.ordering.reconcilePayments();
  await shop.shop.ordering.lapseOrders();
  await shop.shop.ordering.reconcilePayments();
  return { orders, unclear, forgedTaken, ...(await compareBooks(shop)) };
}

/** PayPal has come to an end with a payment that it was reviewing. */
async function endReview({ shop, sandbox }: PayingShop, id: string, capture: 'COMPLETED' | 'DECLINED') {
  const { rows } = await sql<{ pending: boolean }>`
    select coalesce(body -> 'purchase_units' -> 0 -> 'payments' -> 'captures' -> 0 ->> 'status' = 'PENDING', false)
      as pending from sandbox_objects where id = ${id}
  `.execute(queries<object>(shop.db));
  if (rows[0]?.pending === true) await endPending(sandbox, id, { capture });
}

function shuffled<T>(given: readonly T[], random: () => number): T[] {
  const items = [...given];
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}

/** The stand-in's own books against the shop's. */
async function compareBooks({ shop }: PayingShop): Promise<Books> {
  const { rows } = await sql<Books>`
    with taken as (
      select s.id from sandbox_objects s
      where s.body ->> 'object' = 'payment_intent' and s.body ->> 'status' = 'succeeded'
        and (s.body -> 'latest_charge' ->> 'amount_refunded')::int < (s.body ->> 'amount')::int
      union all
      select c ->> 'id' from sandbox_objects s,
        jsonb_array_elements(s.body -> 'purchase_units' -> 0 -> 'payments' -> 'captures') c
      where s.body ->> 'intent' = 'CAPTURE' and c ->> 'status' in ('COMPLETED', 'PARTIALLY_REFUNDED')
    ), received as (select order_id, external_id from payments where state = 'received'),
    sold as (
      select distinct a.reference from allocations a where a.kind = 'sale' and a.released_at is null
    )
    select
      (select count(*)::int from received) as paid,
      (select count(*)::int from taken t full join received r on r.external_id = t.id
        where t.id is null or r.external_id is null) as unmatched,
      (select count(*)::int from sold s full join received r on r.order_id::text = s.reference
        where s.reference is null or r.order_id is null) as "piecesWrong",
      (select count(*)::int from (select reference from invoices where kind = 'invoice') i
        full join (select order_id from payments where state in ('received', 'refunded')) p
          on p.order_id::text = i.reference where p.order_id is null or i.reference is null)
        + (select (coalesce(sum(last_number), 0) - (select count(*) from invoices))::int from invoice_series)
        as "invoicesWrong"
  `.execute(queries<object>(shop.db));
  const [found] = rows;
  if (found === undefined) throw new Error('the database gave no counts');
  return found;
}
