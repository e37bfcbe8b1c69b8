import { sql } from 'kysely';
import { stuckSince } from '../../modules/ordering/index.ts';
import { startOfBerlinDay } from '../../shared/time/berlin-day.ts';
import { orderFacts, orderWith } from './order-columns.ts';

/**
 * What is held against payments and is the shop's turn, by the deadline; without one, by the day on which it came. What
 * staff have decided to deliver all the same stays as long as the provider takes evidence.
 */
export const moneyCases = sql`
  select ${orderFacts}, c.amount_cents as "amountCents", c.kind as what, coalesce(c.respond_by, c.opened_at) as at,
    c.respond_by is null as endless
  from provider_cases c join provider_payments p on p.id = c.payment_id join orders o on o.id = p.reference::uuid
  where c.state = 'needs-response' and (c.released_at is null or c.respond_by is not null)`;

/** Same as `isStuck` in ordering, without those that the provider itself still looks at. */
export const stuckPayments = (now: Date) => sql`
  select ${orderWith(sql`p.amount_cents`)}, coalesce(p.claimed_at, p.opened_at) as at
  from payments p join provider_payments taken on taken.id = p.claimed_by join orders o on o.id = p.order_id
  where p.state in ('open', 'lapsed', 'expired') and taken.state <> 'pending'
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
  select ${orderWith(sql`p.amount_cents`)},
    case when p.state = 'expired' then 'ended' when p.capture_asked_at is null then 'ends' else 'stuck' end as state,
    case when p.state = 'expired' then p.due_at else p.capture_before end as at
  from payments p join orders o on o.id = p.order_id
  where p.state in ('authorised', 'expired') and o.state = 'accepted' and (
    p.state = 'expired'
    or (p.capture_asked_at is null and p.capture_before < ${startOfBerlinDay(now, daysToCapture + 1)}::timestamptz)
    or p.capture_asked_at < ${new Date(now.getTime() - minutesToCapture * 60_000)}::timestamptz
  )`;
