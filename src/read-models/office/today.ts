import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import { startOfBerlinDay } from '../../shared/berlin-day.ts';
import type { Actor } from '../../shared/actor.ts';
import { may } from '../../shared/staff-rights.ts';
import { jobTroubles, type JobTroubles } from './job-troubles.ts';
import { isWithdrawn, moneyToReturn, orderedBack } from './money-to-return.ts';
import { weeklySales, type Week } from './weekly-sales.ts';

/** Something that waits for staff. */
export interface Waiting {
  /** Of the order, declaration or enquiry. */
  readonly id: string;
  /** Whose; empty for who may not see persons, and where the order is kept by law alone. */
  readonly who: string;
  /** What it is about: a piece's title, or nothing; of money to return, how far it is. */
  readonly what: string;
  /** How many other lines the order has besides the one that `what` names. */
  readonly more: number;
  readonly amountCents: number | null;
  /** When it came, or by when it must be done. */
  readonly at: Date;
}

/** The first ones of a kind, the most urgent first, and how many there are. */
export interface WaitingList {
  readonly total: number;
  readonly items: readonly Waiting[];
}

export const todayLists = [
  'toAccept',
  'transfers',
  'toHandOver',
  'rentalsEnding',
  'refundsDue',
  'moneyToReturn',
  'declarations',
  'enquiries',
  'shippingRequests',
] as const;
export type TodayList = (typeof todayLists)[number];

/** What the law wants and the shop has not been given yet. */
export type Lack = 'guarantee-notice';

export interface Today {
  /** Null: not for this role. */
  readonly lists: Readonly<Record<TodayList, WaitingList | null>>;
  readonly weeks: readonly Week[] | null;
  readonly jobs: JobTroubles | null;
  /** For who looks after the shop's settings. */
  readonly lacks: readonly Lack[] | null;
}

const shownAtOnce = 8;
/** Of a list that somebody wants to see whole. */
const shownAtMost = 1000;
const weeksShown = 8;
/** Rentals that end within so many days are worth a call. */
const daysAhead = 7;

/**
 * What must be done today, as far as somebody's role may see it.
 * @param whole the list that is shown with all that is on it; of the others the first entries
 */
export async function today(
  db: Db,
  actor: Actor,
  now: Date,
  lacks: readonly Lack[],
  whole: TodayList | null,
): Promise<Today> {
  const orders = may(actor, 'orders:read');
  const persons = may(actor, 'persons:read');
  const soon = startOfBerlinDay(now, daysAhead + 1);
  const read = async (name: TodayList, allowed: boolean, query: RawBuilder<unknown>) =>
    allowed ? list(db, query, persons, name === whole ? shownAtMost : shownAtOnce) : null;
  // One after the other: this page must not take all of the process's connections.
  return {
    lists: {
      toAccept: await read('toAccept', orders, toAccept),
      transfers: await read('transfers', orders, transfers),
      toHandOver: await read('toHandOver', orders, toHandOver),
      rentalsEnding: await read('rentalsEnding', orders, rentalsEnding(soon)),
      refundsDue: await read('refundsDue', orders, refundsDue(now)),
      moneyToReturn: await read('moneyToReturn', orders && persons, moneyToReturn(orderFacts)),
      declarations: await read('declarations', orders && persons, declarations),
      enquiries: await read('enquiries', persons, enquiries),
      shippingRequests: await read('shippingRequests', persons, shippingRequests),
    },
    weeks: orders ? await weeklySales(db, now, weeksShown) : null,
    jobs: orders ? await jobTroubles(db, now) : null,
    lacks: may(actor, 'settings:write') ? lacks : null,
  };
}

async function list(
  db: Db,
  query: RawBuilder<unknown>,
  persons: boolean,
  limit: number,
): Promise<WaitingList> {
  const handle = queries<object>(db);
  const { rows } = await sql<Omit<Waiting, 'more'> & { total: number; more?: number }>`
    select *, count(*) over ()::int as total from (${query}) found order by at, id limit ${limit}
  `.execute(handle);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, more = 0, ...item }) => ({ ...item, more, who: persons ? item.who : '' })),
  };
}

/** Nobody, where the order is kept by law alone (Art. 18 GDPR): the owner sees there whose it is. */
const customer = sql`case when o.restricted_at is null then o.first_name || ' ' || o.last_name else '' end as who`;

const orderFacts = sql`'WMK-' || o.number as id, ${customer}`;

const firstTitle = sql`
  coalesce((select l.title from order_lines l where l.order_id = o.id order by l.position limit 1), '') as what,
  greatest((select count(*) from order_lines l where l.order_id = o.id) - 1, 0)::int as more`;

/** An order, and the amount that this list is about: of a whole order its total, of money to pay back what is owed. */
const orderWith = (cents: RawBuilder<unknown>) =>
  sql`${orderFacts}, ${cents} as "amountCents", ${firstTitle}`;

const order = orderWith(sql`o.total_cents`);

/**
 * The five-day clock (AGB, spec 4.11): until when the offer stands. Not what is paid at a provider and is not paid yet:
 * there is nothing that staff could accept, the payment does it.
 */
const toAccept = sql`
  select ${order}, case when o.awaits_mail then least(o.accept_until, o.hold_until) else o.accept_until end as at
  from orders o where o.state = 'offered' and (o.payment_method = 'bank_transfer' or o.awaits_mail)`;

const transfers = sql`
  select ${orderWith(sql`p.amount_cents - p.received_cents`)}, p.due_at as at
  from payments p join orders o on o.id = p.order_id
  where p.state = 'open' and p.method = 'bank_transfer' and o.state = 'accepted'`;

/**
 * Orders of which something is still to reach the customer, as the list of orders has them under „Noch zu übergeben“:
 * without those that were withdrawn from. First the few of which something is still here: the planner would begin with
 * all payments ever received.
 */
const toHandOver = sql`
  with o as materialized (
    select * from orders o where state = 'accepted' and open_lines > 0 and restricted_at is null
      and not ${isWithdrawn}
  )
  select ${order}, p.received_at as at
  from o join payments p on p.order_id = o.id
  where p.state = 'received'`;

const rentalsEnding = (before: Date) => sql`
  select 'WMK-' || o.number as id, ${customer}, null::int as "amountCents", l.title as what, f.due_at as at
  from fulfilments f
  join orders o on o.id = f.order_id
  join order_lines l on l.order_id = f.order_id and l.position = f.position
  where f.state = 'handed-over' and f.due_at is not null and f.due_at < ${before}::timestamptz`;

/** All that came of a payment `p` that is to go back; older rows have no figure of their own. */
const cameBack = sql`coalesce(nullif(p.received_cents, 0), p.amount_cents)`;

/**
 * Transfers that staff have to make, what a provider has refused or not made within a day, each with its own amount; and
 * what nobody has ordered back yet of money that came too late.
 */
const refundsDue = (now: Date) => sql`
  select ${orderWith(sql`r.amount_cents`)}, r.ordered_at as at
  from order_refunds r join orders o on o.id = r.order_id
  where r.done_at is null and (r.payment_id is null or exists (
    select from provider_refunds p
    where p.wish = 'staff ' || r.id and p.done_at is null
      and (p.refused_at is not null or p.ordered_at < ${now}::timestamptz - interval '23 hours')
  ))
  union all
  select ${orderWith(sql`${cameBack} - ${orderedBack}`)}, p.received_at as at
  from payments p join orders o on o.id = p.order_id
  where p.state = 'refund-due' and p.method = 'bank_transfer' and ${cameBack} > ${orderedBack}`;

/** All that are open, also those whose money has a clock of its own. */
const declarations = sql`
  select d.id::text as id, d.name as who, d.kind as what, null::int as "amountCents", d.received_at as at
  from declarations d where d.handled_at is null`;

const enquiries = sql`
  select e.id::text as id, coalesce(nullif(trim(e.first_name || ' ' || e.last_name), ''), e.email) as who, e.number::text as what,
    null::int as "amountCents", e.received_at as at
  from buy_in_enquiries e where e.state in ('new', 'read')`;

const shippingRequests = sql`
  select s.id::text as id, s.name as who, s.number::text || ', ' || s.country as what,
    null::int as "amountCents", s.received_at as at
  from shipping_requests s where s.answered_at is null`;
