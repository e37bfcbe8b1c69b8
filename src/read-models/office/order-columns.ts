import { sql, type RawBuilder } from 'kysely';

/**
 * No name for orders that are kept only because the law demands it (Art. 18 GDPR): the owner sees it on the order
 * itself.
 */
export const customer = sql`case when o.restricted_at is null then o.first_name || ' ' || o.last_name else '' end as who`;

export const orderFacts = sql`'WMK-' || o.number as id, ${customer}`;

/** Restricted orders show nothing of their customer. */
export const hasNote = sql`(o.restricted_at is null and coalesce(o.note, '') <> '') as "hasNote"`;

const firstTitle = sql`
  coalesce(
    (select l.title from order_lines l where l.order_id = o.id order by l.position limit 1),
    case when o.delivery = 'download' then 'Geschenkgutschein' else '' end
  ) as what,
  greatest((select count(*) from order_lines l where l.order_id = o.id) - 1, 0)::int as more`;

/** An order and the amount that a list is about: its total, or for refunds the amount owed. */
export const orderWith = (cents: RawBuilder<unknown>) =>
  sql`${orderFacts}, ${cents} as "amountCents", ${firstTitle}`;

export const order = sql`${orderWith(sql`o.total_cents`)}, ${hasNote}`;
