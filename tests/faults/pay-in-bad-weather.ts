import { sql } from 'kysely';
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
  { kind: 'nonsense' },
];

/**
 * Lets shoppers pay by card while the connection to the provider breaks at every step, some close the window, and
 * webhooks arrive ten times each, shuffled, a day later and signed again, with forged ones among them. In the end the
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

  for (let made = 0; made < orders; made += 1) {
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
    shop.sandbox.weather.change(pick(weathers), 1 + Math.floor(random() * 3));
    const confirms = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      shop.post('/api/card-confirm', { paymentIntentId: intent.id }),
    );
    for (const answer of await Promise.all(confirms)) told(answer);
    shop.sandbox.weather.change({ kind: 'fine' });
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
  shop.setNow(new Date(late.getTime() + 60 * 60_000));
  await shop.shop.ordering.reconcilePayments();
  await shop.shop.ordering.lapseOrders();
  await shop.shop.ordering.reconcilePayments();
  return { orders, unclear, forgedTaken, ...(await compareBooks(shop)) };
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
