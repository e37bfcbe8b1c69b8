import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { dayMs } from '../../shared/time/durations.ts';
import { isDoubted } from './money-to-return.ts';

/** A unit that came back and waits until somebody has looked at it. */
export interface UnitToInspect {
  /** The id of its block. */
  readonly id: string;
  /** Why it is blocked. */
  readonly reason: string;
  /** The order that it came back from: 'WMK-100234'. Null: that order is gone. */
  readonly orderNumber: string | null;
}

const shownForDays = 3;

/** The owner sees what others sell at the counter and move from paper to paper: nobody else would notice. */
export const giftVouchers = (now: Date) => sql`
  select g.id::text as id, a.actor_name as who, g.value_cents as "amountCents", a.at,
    case a.action when 'create' then 'sold' when 'replace' then 'replaced' when 'change' then 'extended'
      else 'unblocked' end as what
  from audit_log a join gift_vouchers g on g.id = a.entity_id::uuid
  where a.entity = 'gift-vouchers' and a.action in ('create', 'replace', 'change', 'unblock')
    and a.actor_kind = 'staff' and a.at > ${new Date(now.getTime() - shownForDays * dayMs)}::timestamptz`;

/** A document is made within seconds. What is not there after an hour will not come by itself. */
const minutesToMake = 60;

/** Invoices and credit notes that are issued, and that nobody has got (§ 14 (2) UStG); `id` is the order’s number. */
export const unmadeDocuments = (now: Date) => sql`
  select i.order_number as id, case when o.restricted_at is null then i.recipient else '' end as who,
    i.content ->> 'number' as what, i.gross_cents as "amountCents", i.issued_at as at
  from invoices i left join orders o on o.number = substring(i.order_number from '\\d+$')::bigint
  where i.file_key is null and i.issued_at < ${new Date(now.getTime() - minutesToMake * 60_000)}::timestamptz`;

/** All open ones, including those whose money has its own deadline. */
export const declarations = sql`
  select d.id::text as id, d.name as who, d.kind as what, null::int as "amountCents", d.received_at as at,
    ${isDoubted} as doubted
  from declarations d where d.handled_at is null`;

export const enquiries = sql`
  select e.id::text as id, coalesce(nullif(trim(e.first_name || ' ' || e.last_name), ''), e.email) as who, e.number::text as what,
    null::int as "amountCents", e.received_at as at
  from buy_in_enquiries e where e.state in ('new', 'read')`;

export const questions = sql`
  select q.id::text as id, q.name as who,
    concat_ws(', ', q.number::text, nullif(coalesce(nullif(q.country, ''), q.pieces -> 0 ->> 'title'), '')) as what,
    null::int as "amountCents", q.received_at as at
  from questions q where q.answered_at is null`;

/**
 * In the shop from before papers were asked (`missingPapers`): what was paid for pieces under the margin scheme, and
 * the proof for protected species. Sold ones too: the margin of their sale is reckoned from it (§ 25a (6) UStG).
 */
const inShop = sql`select p.id, '' as who, p.title as what, null::int as "amountCents", p.published_at as at
  from pieces p where p.published_at is not null`;
export const withoutPurchase = sql`${inShop} and p.tax_scheme = 'margin' and p.purchase_price_cents is null`;
export const withoutSpeciesPapers = sql`${inShop} and p.of_protected_species
  and coalesce(trim(p.species_papers), '') = ''`;

/**
 * Units that came back and are blocked until somebody has looked at them. Retired ones have left the shop.
 * @param order the only order to read, as 'WMK-100234'; null: all
 */
export const toInspect = (order: string | null): RawBuilder<unknown> => sql`
  select p.id, '' as who, p.title || coalesce(' · ' || v.name, '') as what, null::int as "amountCents",
    lower(a.during) as at,
    json_build_object('id', a.id::text, 'reason', a.reference, 'orderNumber', 'WMK-' || o.number) as block
  from allocations a
  join units u on u.id = a.unit_id and u.retired_at is null
  join pieces p on p.id = u.piece_id
  left join variants v on v.id = u.variant_id
  left join orders o on o.id::text = a.came_back_from
  where a.came_back_from is not null and a.released_at is null
    and (${order}::text is null or 'WMK-' || o.number = ${order}::text)`;

/** @throws RightMissing */
export async function unitsToInspect(
  db: Db,
  order: string,
  actor: Actor,
): Promise<
  readonly { readonly id: string; readonly what: string; readonly at: Date; readonly block: UnitToInspect }[]
> {
  requireRight(actor, 'catalogue:read');
  const { rows } = await sql<{ id: string; what: string; at: Date; block: UnitToInspect }>`
    ${toInspect(order)} order by at, a.id
  `.execute(queries<object>(db));
  return rows.map(({ id, what, at, block }) => ({ id, what, at, block }));
}
