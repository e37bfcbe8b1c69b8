import { sql, type RawBuilder } from 'kysely';
import { stuckSince } from '../../modules/ordering/index.ts';
import { deliveredLineStates } from '../../shared/orders/line-fulfilment.ts';
import { awaitedStates, deliveredStates } from '../../shared/orders/payment-states.ts';
import { berlinDay, startOfBerlinDay } from '../../shared/time/berlin-day.ts';
import { isDoubted, orderedBack } from './money-to-return.ts';

/**
 * No name for orders that are kept only because the law demands it (Art. 18 GDPR): the owner sees it on the order
 * itself.
 */
const customer = sql`case when o.restricted_at is null then o.first_name || ' ' || o.last_name else '' end as who`;

export const orderFacts = sql`'WMK-' || o.number as id, ${customer}`;

/** Restricted orders show nothing of their customer. */
const hasNote = sql`(o.restricted_at is null and coalesce(o.note, '') <> '') as "hasNote"`;

const firstTitle = sql`
  coalesce(
    (select l.title from order_lines l where l.order_id = o.id order by l.position limit 1),
    case when o.delivery = 'download' then 'Geschenkgutschein' else '' end
  ) as what,
  greatest((select count(*) from order_lines l where l.order_id = o.id) - 1, 0)::int as more`;

/** An order and the amount that a list is about: its total, or for refunds the amount owed. */
export const orderWith = (cents: RawBuilder<unknown>) =>
  sql`${orderFacts}, ${cents} as "amountCents", ${firstTitle}`;

const order = sql`${orderWith(sql`o.total_cents`)}, ${hasNote}`;

/**
 * The cases against payments in which it is the shop's turn, by the deadline; without one, by the day on which they
 * came. A case that staff have decided to deliver all the same stays as long as the provider takes evidence.
 */
export const moneyCases = sql`
  select ${orderFacts}, c.amount_cents as "amountCents", c.kind as what, coalesce(c.respond_by, c.opened_at) as at,
    c.respond_by is null as endless
  from provider_cases c join provider_payments p on p.id = c.payment_id join orders o on o.id = p.reference::uuid
  where c.state = 'needs-response' and (c.released_at is null or c.respond_by is not null)`;

/** `isStuck` in ordering, without those that the provider itself still looks at. */
export const stuckPayments = (now: Date) => sql`
  select ${orderWith(sql`p.amount_cents`)}, coalesce(p.claimed_at, p.opened_at) as at
  from payments p join provider_payments taken on taken.id = p.claimed_by join orders o on o.id = p.order_id
  where p.state in (${sql.join(awaitedStates)}) and taken.state in ('open', 'authorised', 'captured')
    and coalesce(p.claimed_at, p.opened_at) < ${stuckSince(now)}::timestamptz`;

/** So many days before its end, an authorisation is named: time enough to dispatch, or to take the money first. */
const daysToCapture = 7;
/** Money that is being taken for longer than this is not simply under way. */
const minutesToCapture = 60;

/**
 * Money that a provider has promised and that the shop may lose: `ends`: it has to be taken before its time; `stuck`: it
 * is asked for and does not come; `ended`: it is gone, and the customer must pay in another way.
 */
export const authorisations = (now: Date) => sql`
  select ${orderWith(sql`p.amount_cents - p.received_cents`)},
    case when p.state = 'expired' then 'ended' when p.capture_asked_at is null then 'ends' else 'stuck' end as state,
    case when p.state = 'expired' then p.due_at else p.capture_before end as at
  from payments p join orders o on o.id = p.order_id
  where p.state in ('authorised', 'expired') and o.state = 'accepted' and (
    p.state = 'expired'
    or (p.capture_asked_at is null and p.capture_before < ${startOfBerlinDay(now, daysToCapture + 1)}::timestamptz)
    or p.capture_asked_at < ${new Date(now.getTime() - minutesToCapture * 60_000)}::timestamptz
  )`;

/**
 * The five-day deadline (AGB, spec 4.11): when the offer lapses. Unpaid orders through a provider are left out:
 * staff cannot accept them, the payment does.
 */
export const toAccept = sql`
  select ${order}, case when o.awaits_mail then least(o.accept_until, o.hold_until) else o.accept_until end as at
  from orders o where o.state = 'offered' and (o.payment_method = 'bank_transfer' or o.awaits_mail)`;

export const transfers = sql`
  select ${orderWith(sql`p.amount_cents - p.received_cents`)}, p.due_at as at
  from payments p join orders o on o.id = p.order_id
  where p.state = 'open' and p.method = 'bank_transfer' and o.state = 'accepted'`;

/** Compensation that was not paid in time, and what is open of it. */
export const claimsOverdue = (now: Date) => sql`
  select ${orderFacts}, c.amount_cents - coalesce(
      (select sum(r.amount_cents) from claim_receipts r where r.claim_id = c.id and r.taken_back_at is null), 0
    )::int as "amountCents", l.title as what,
    (c.due_on + 1)::timestamp at time zone 'Europe/Berlin' as at
  from damage_claims c join orders o on o.id = c.order_id
  join order_lines l on l.order_id = c.order_id and l.position = c.position
  where c.settled_as is null and c.due_on < ${berlinDay(now)}::date`;

/** `isToDeliver` in SQL. */
const isHere = sql`coalesce(f.state, 'waiting') not in (${sql.join(deliveredLineStates)})`;

/** Nothing of an order `o` leaves the shop: same as `stopsDelivery` in payments. */
const isStopped = sql`exists (
  select from provider_cases c join provider_payments paid on paid.id = c.payment_id
  where paid.reference = o.id::text and c.released_at is null and (c.state <> 'ended' or c.outcome = 'lost')
)`;

/**
 * Orders with pieces that still have to reach the customer, as the list of orders shows them under „Noch zu übergeben“:
 * without withdrawn ones. What was handed over, or taken out of the order, is neither named nor counted, and its price is
 * taken off the total, that of single units of a line as well. What is on its way stays listed until its delivery is recorded, and says
 * so; pieces that are still here are named first. So does one whose money the shop has given up: it is delivered, or called off. It begins with the few orders that still have something here; the planner would begin with
 * all payments ever received.
 */
export const toHandOver = sql`
  with o as materialized (
    select * from orders o where handover = 'open' and restricted_at is null
  )
  select ${orderFacts}, o.total_cents - coalesce(lines.done_cents, 0) as "amountCents",
    coalesce(lines.title, '') as what, greatest(lines.open - 1, 0) as more, coalesce(p.received_at, p.authorised_at) as at,
    case when p.state = 'authorised' then 'promised' end as state,
    exists (
      select from declarations d where d.order_id = o.id and d.kind = 'withdrawal' and ${isDoubted}
    ) as doubted,
    ${isStopped} as stopped, p.state in ('released', 'refunded') as "isPaidBack",
    ${hasNote}, lines.shipped as "shippedLines", lines.shipped_at as "shippedAt",
    case when lines.unprepared > 0 or o.delivery = 'download' then o.delivery
      when o.delivery = 'pickup' then 'ready' else 'prepared' end as "handOver"
  from o join payments p on p.order_id = o.id
  cross join lateral (
    select (array_agg(l.title order by (f.state is not distinct from 'shipped'), l.position) filter (where ${isHere}))[1]
        as title,
      (count(*) filter (where ${isHere}))::int as open,
      count(*) filter (where f.state = 'shipped')::int as shipped,
      count(*) filter (where coalesce(f.state, 'waiting') = 'waiting') as unprepared,
      max(f.shipped_at) filter (where f.state = 'shipped') as shipped_at,
      (sum(case when ${isHere} then taken.out_cents else l.gross_cents end))::int as done_cents
    from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
    cross join lateral (
      select coalesce(sum(b.owed_cents + b.deduction_cents), 0) as out_cents
      from order_returns b where b.order_id = l.order_id and b.position = l.position
    ) taken
    where l.order_id = o.id
  ) lines
  where p.state in (${sql.join(deliveredStates)})`;

/** @param until the end of the last day that counts: a rental is due at the end of its last day */
export const rentalsEnding = (until: Date) => sql`
  select 'WMK-' || o.number as id, ${customer}, null::int as "amountCents", l.title as what, f.due_at as at
  from fulfilments f
  join orders o on o.id = f.order_id
  join order_lines l on l.order_id = f.order_id and l.position = f.position
  where f.state = 'handed-over' and f.due_at is not null and f.due_at <= ${until}::timestamptz`;

/** The total received through a payment `p` that must go back; older rows have no figure of their own. */
const cameBack = sql`coalesce(nullif(p.received_cents, 0), p.amount_cents)`;

/**
 * Transfers for staff to make, and refunds that a provider has refused, cannot make for now or has not made within a
 * day, each with its own amount; money that came too late and has no refund yet; and what was disputed when its order was
 * called off, and is the shop's again.
 */
export const refundsDue = (now: Date) => sql`
  select ${orderWith(sql`r.amount_cents`)}, r.ordered_at as at
  from order_refunds r join orders o on o.id = r.order_id
  where r.done_at is null and (r.payment_id is null or exists (
    select from provider_refunds p
    where p.wish = 'staff ' || r.id and p.done_at is null
      and (p.refused_at is not null or p.problem is not null
        or (p.external_id is null and p.ordered_at < ${now}::timestamptz - interval '23 hours'))
  ))
  union all
  select ${orderWith(sql`${cameBack} - ${orderedBack}`)}, p.received_at as at
  from payments p join orders o on o.id = p.order_id
  where p.state = 'refund-due' and p.method = 'bank_transfer' and ${cameBack} > ${orderedBack}
  union all
  select ${orderWith(sql`due.cents`)}, coalesce(due.since, p.received_at) as at
  from payments p join orders o on o.id = p.order_id
  join provider_payments taken on taken.id = p.claimed_by and taken.state = 'captured'
  cross join lateral (
    select (taken.amount_cents
      - coalesce((select sum(r.amount_cents) from provider_refunds r where r.payment_id = taken.id), 0)
      - coalesce(sum(c.withheld_cents), 0))::int as cents, max(c.ended_at) as since
    from provider_cases c where c.payment_id = taken.id
  ) due
  where o.state = 'cancelled' and p.state = 'received' and due.cents > 0`;
