import { sql } from 'kysely';
import { queries } from '../../src/platform/db/db.ts';
import type { PayingShop } from '../api/pay-by-card.ts';
import type { BadProvidersReport } from './pay-with-bad-providers.ts';

type Books = Pick<BadProvidersReport, 'paid' | 'refunded' | 'unmatched' | 'piecesWrong' | 'invoicesWrong'>;

/** Received or promised and not sold, or sold without. */
export async function ordersApart({ shop }: PayingShop): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', o.number, o.state, o.end_reason, p.state, p.method,
      (select string_agg(h.type, ',' order by h.at, h.id) from order_history h where h.order_id = o.id)) as text
    from orders o join payments p on p.order_id = o.id
    where (p.state in ('received', 'authorised', 'expired')) <> exists (select from allocations a
      where a.reference = o.id::text and a.kind = 'sale' and a.released_at is null)
  `.execute(queries<object>(shop.db));
  return rows.map(({ text }) => text);
}

/** The stand-in's own books against the shop's. */
export async function compareBooks({ shop }: PayingShop): Promise<Books> {
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
    promised as (select id from sandbox_objects where body ->> 'object' = 'payment_intent'
      and body ->> 'status' = 'requires_capture'),
    bound as (select order_id from payments where state in ('received', 'authorised', 'expired')),
    sold as (
      select distinct a.reference from allocations a where a.kind = 'sale' and a.released_at is null
    )
    select
      (select count(*)::int from received) as paid,
      (select count(*)::int from payments where state = 'refunded') as refunded,
      (select count(*)::int from taken t full join received r on r.external_id = t.id
        where t.id is null or r.external_id is null)
        + (select count(*)::int from promised t
          full join (select external_id from payments where state = 'authorised') r on r.external_id = t.id
          where t.id is null or r.external_id is null) as unmatched,
      (select count(*)::int from sold s full join bound r on r.order_id::text = s.reference
        where s.reference is null or r.order_id is null) as "piecesWrong",
      (select count(*)::int from (select reference from invoices where kind = 'invoice') i
        full join (select order_id from payments where state in ('received', 'refunded')) p
          on p.order_id::text = i.reference where p.order_id is null or i.reference is null)
        + (select (coalesce(sum(last_number), 0) - (select count(*) from invoices))::int
          from (select last_number from invoice_series union all select last_number from trial_invoice_series) s)
        as "invoicesWrong"
  `.execute(queries<object>(shop.db));
  const [found] = rows;
  if (found === undefined) throw new Error('the database gave no counts');
  return found;
}
