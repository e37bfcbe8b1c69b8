import { sql, type RawBuilder } from 'kysely';
import { mayHoldBack, type WithdrawnGoods } from '../../shared/orders/goods-withdrawn.ts';
import { owedRental } from '../../shared/orders/used-share.ts';

/**
 * The end of the 14th day after `moment`, or of the following Monday if that day is on a weekend: same as ordering's
 * `refundEnd`.
 */
const refundEndOf = (moment: RawBuilder<unknown>) => sql`(
  select (last_day + case extract(isodow from last_day) when 6 then 3 when 7 then 2 else 1 end)::timestamp
    at time zone 'Europe/Berlin'
  from (select (${moment} at time zone 'Europe/Berlin')::date + 14 as last_day) reckoned
)`;

const refundedSince = (moment: RawBuilder<unknown>) => sql`exists (
  select from order_refunds r where r.order_id = o.id and r.ordered_at >= ${moment} and not r.surplus
)`;

const isPaid = sql`exists (
  select from payments p where p.order_id = o.id and p.state in ('received', 'refund-due', 'refunded')
)`;

/** An order obeys a declaration `d`: same as `counts` in declarations. The others wait for staff to look at them. */
const isCounted = sql`(d.fits_order or d.accepted_at is not null)`;

/** A declaration `d` names an order, does not fit its customer, and nobody has said yet whose it is. */
export const isDoubted = sql`(d.order_id is not null and d.handled_at is null and not ${isCounted})`;

const unitsOf = sql`(select sum(l.quantity) from order_lines l where l.order_id = o.id)`;

/** Staff have recorded which pieces of an order a withdrawal `d` means. */
const hasPieces = sql`exists (select from declared_pieces m where m.declaration_id = d.id)`;

/** How many of a line `l` have been taken out or come back, as far as `condition` says of a return `b`. */
const goneOf = (condition: RawBuilder<unknown> = sql`true`) => sql`coalesce((
  select sum(b.quantity) from order_returns b
  where b.order_id = l.order_id and b.position = l.position and ${condition}
), 0)`;

/**
 * Of a line `l` with its progress `f`, how many pieces are still open of those that staff have recorded for a withdrawal
 * `d`: same as `openPieces` in `shared/orders`.
 */
const openOf = sql`case when coalesce(f.state, 'waiting') in ('waiting', 'prepared', 'shipped', 'handed-over') then
  greatest(0, least(l.quantity - ${goneOf()}, coalesce((
    select m.quantity - ${goneOf(sql`b.returned_at >= d.received_at`)}
    from declared_pieces m where m.declaration_id = d.id and m.position = l.position
  ), 0))) else 0 end`;

/** An order `o` has a line `l`, with its progress `f`, for which this holds. */
const hasLine = (condition: RawBuilder<unknown>) => sql`exists (
  select from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
  where l.order_id = o.id and ${condition}
)`;

/** A withdrawal `d` means all of an order `o`: same as `isOfAll` in `shared/orders`. */
const isOfAll = sql`(
  case when d.meant_at is null then coalesce(trim(d.pieces), '') = '' or ${unitsOf} <= 1 else not ${hasPieces} end
)`;

/**
 * An order `o` must not be handed over: there is an open withdrawal that counts, and it means all of it; or all that is
 * still to be handed over; or, while nobody has recorded what it means, nothing is here any more and that has neither come
 * back nor been taken out.
 */
export const isWithdrawn = sql`exists (
  select from declarations d
  where d.order_id = o.id and d.kind = 'withdrawal' and d.handled_at is null and ${isCounted}
    and (${isOfAll} or case when ${hasPieces} then not ${hasLine(sql`
      coalesce(f.state, 'waiting') in ('waiting', 'prepared', 'shipped') and l.quantity - ${goneOf()} > ${openOf}`)}
    else not ${hasLine(sql`coalesce(f.state, 'waiting') in ('waiting', 'prepared')`)} and not exists (
      select from order_returns b where b.order_id = o.id and b.returned_at >= d.received_at
    ) end)
)`;

/** A withdrawal from a paid order that counts: a deadline is running while it is open. */
const hasRefundClock = sql`(
  d.kind = 'withdrawal' and ${isCounted} and exists (
    select from orders o where o.id = d.order_id and o.restricted_at is null and ${isPaid}
  )
)`;

/** The money of an order `o` that staff have refunded or decided to refund, without overpayments. */
export const orderedBack = sql`
  coalesce((select sum(r.amount_cents) from order_refunds r where r.order_id = o.id and not r.surplus), 0)::int`;

/**
 * What is owed for everything returned from an order `o`, and for its delivery once nothing is left with the customer.
 */
const owedForReturns = sql`(
  select sum(b.owed_cents) + case
    when exists (
      select from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
      where l.order_id = o.id and f.state is distinct from 'returned'
    ) then 0 else o.shipping_cents end
  from order_returns b where b.order_id = o.id
)`;

/**
 * What was paid for an order `o`, by gift voucher as well, without overpayments, and what was done without before it was
 * taken; older rows have no figure of their own.
 */
const paidCents = sql`least(o.total_cents, coalesce((
  select max(
    coalesce(nullif(p.received_cents, 0), p.amount_cents)
      + case when p.state = 'refund-due' then 0 else o.gift_cents end
  ) from payments p
  where p.order_id = o.id and p.state in ('received', 'refund-due', 'refunded')
), 0) + (
  select coalesce(sum(r.amount_cents), 0) from order_refunds r where r.order_id = o.id and r.waived
))::int`;

/** When the withdrawal came that a return `back` belongs to, and that has been closed; null: there is none. */
const closedBefore = sql`(
  select max(d.received_at) from declarations d
  where d.order_id = o.id and d.kind = 'withdrawal' and d.handled_at is not null and d.received_at <= back.at
    and ${isCounted}
)`;

/** What disputes hold of an order's money, or have given back to the customer, by their outcome. */
const withheld = (outcome: RawBuilder<unknown>) => sql`(
  select coalesce(sum(c.withheld_cents), 0)::int from provider_cases c
  join provider_payments taken on taken.id = c.payment_id
  where taken.reference = o.id::text and c.outcome ${outcome}
)`;
const correctedForBank = sql`(
  select coalesce(sum(r.amount_cents), 0)::int from order_refunds r where r.order_id = o.id and r.by_bank
)`;

/** What the open pieces cost that staff have recorded: same as `openCents` in `shared/orders`; null: none are. */
const openCents = sql`case when ${hasPieces} then (
  select coalesce(sum(
    round(l.gross_cents * (${goneOf()} + ${openOf}) / l.quantity::numeric)
      - round(l.gross_cents * ${goneOf()} / l.quantity::numeric)
  ), 0)::int
  from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
  where l.order_id = o.id
) end`;

/** Rentals of an order `o` that were out and came back, and are meant. What is owed for them depends on the withdrawal. */
const rentalsBack = (isMeant: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'rentOption', l.rent_option, 'grossCents', l.gross_cents,
    'handedOverAt', f.handed_over_at, 'returnedAt', f.returned_at
  )), '[]') from order_lines l join fulfilments f on f.order_id = l.order_id and f.position = l.position
  where l.order_id = o.id and l.rent_option is not null and f.state = 'returned' and f.handed_over_at is not null
    and ${isMeant}
)`;

/**
 * The facts that `returnOf` judges.
 * @param meant of an open withdrawal: the part that it means, what is still open of that, and the lines that it is about
 * @param withdrawnAt when an open withdrawal came; null: there is none
 */
const factsOf = (
  meant: Readonly<Record<'part' | 'openCents' | 'isRentalMeant' | 'isLineOpen', RawBuilder<unknown>>>,
  withdrawnAt: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
  isProved: RawBuilder<unknown>,
) => sql`
  ${withdrawnAt} as "withdrawnAt", ${rentalsBack(meant.isRentalMeant)} as rentals, o.early_service as "isEarly",
  o.shipping_cents as "shippingCents", ${meant.part} as part, ${meant.openCents} as "openCents", ${paidCents} as "paidCents", ${orderedBack} as "orderedCents",
  ${refundedSince(since)} as "isOrderedSince", ${owedForReturns}::int as "backCents",
  not ${hasLine(sql`f.state is distinct from 'returned'`)} as "isAllBack",
  ${isProved} as "isDispatchProved",
  (o.state = 'cancelled') as "isCancelled", ${withheld(sql`is distinct from 'lost'`)} as "heldCents",
  greatest(0, ${withheld(sql`= 'lost'`)} - ${correctedForBank})::int as "lostCents",
  ${hasLine(sql`f.state in ('shipped', 'handed-over') and ${meant.isLineOpen}`)} as "isOut",
  ${hasLine(sql`coalesce(f.state, 'waiting') in ('waiting', 'prepared') and ${meant.isLineOpen}`)} as "isHere"`;

/** Of a cancelled order all money goes back, whatever was withdrawn. */
const isPart = sql`(o.state = 'accepted' and not ${isOfAll})`;

/** What a withdrawal `d` of a part means: the pieces that staff have recorded, or what the customer wrote. */
const withdrawn = {
  part: sql`case when ${isPart} then coalesce((
    select string_agg(m.quantity || ' × ' || l.title, ', ' order by m.position)
    from declared_pieces m join order_lines l on l.order_id = o.id and l.position = m.position
    where m.declaration_id = d.id
  ), trim(d.pieces)) end`,
  openCents: sql`case when ${isPart} then ${openCents} end`,
  isRentalMeant: sql`(not ${isPart} or not ${hasPieces} or exists (
    select from declared_pieces m where m.declaration_id = d.id and m.position = l.position
  ))`,
  isLineOpen: sql`(not ${isPart} or not ${hasPieces} or ${openOf} > 0)`,
};
const noWithdrawal = {
  part: sql`null`,
  openCents: sql`null::int`,
  isRentalMeant: sql`true`,
  isLineOpen: sql`true`,
};

/**
 * Orders whose money must be refunded after a withdrawal, with the deadline; and orders with money owed for returns
 * without an open withdrawal. One that was closed keeps its deadline, so that the rest of a refund in parts is not
 * forgotten. What was taken back without any has no deadline by law: `at` is when it came back.
 * @param order the columns to select of an order `o`
 * @returns a query for rows with the facts for `returnOf`
 */
export const moneyToReturn = (order: RawBuilder<unknown>) => sql`
  select ${order}, ${refundEndOf(sql`d.received_at`)} as at, false as endless,
    ${factsOf(withdrawn, sql`d.received_at`, sql`d.received_at`, sql`(d.dispatch_proved_at is not null)`)}
  from declarations d join orders o on o.id = d.order_id
  where d.handled_at is null and ${hasRefundClock}
  union all
  select ${order}, coalesce(${refundEndOf(closedBefore)}, back.at) as at, (${closedBefore} is null) as endless,
    ${factsOf(noWithdrawal, sql`null::timestamptz`, sql`back.at`, sql`false`)}
  from (
    select order_id, max(returned_at) as at from order_returns group by order_id
  ) back
  join orders o on o.id = back.order_id
  where ${owedForReturns} > ${orderedBack} and o.restricted_at is null
    and exists (select from payments p where p.order_id = o.id and p.state = 'received')
    and not exists (
      select from declarations d where d.order_id = o.id and d.handled_at is null and d.kind = 'withdrawal' and ${isCounted}
    )`;

/**
 * How far an order is whose money is to go back. `kept`: nothing has left the shop, so it is simply cancelled; of
 * `part-kept` a part is withdrawn, so it is not. `awaited`: the goods are out, and the shop may wait for them (§ 357 (4)
 * BGB). `partly-here`: some are out, and some that are or may be meant never left the shop, so that it may not. `sent`: there is proof that they are on their way. `back`: something came back and is to be paid for. `partly`:
 * a part of the money was ordered back since. `refunded`: nothing more is owed; the case only needs to be closed.
 * `part-refunded`: money was ordered back for a part whose price only staff can tell. `disputed`: the bank or PayPal holds
 * the money and decides first. `by-bank`: it has given the money back, and only the invoice is to be corrected.
 */
export const returnStates = [
  ...(['kept', 'part-kept', 'awaited', 'partly-here', 'sent', 'back'] as const),
  ...(['partly', 'refunded', 'part-refunded', 'disputed', 'by-bank'] as const),
];
export type ReturnState = (typeof returnStates)[number];

export interface ReturnFacts extends WithdrawnGoods {
  /** The part that is withdrawn: the pieces recorded by staff, or the customer's words; null: all of the order. */
  readonly part: string | null;
  /**
   * What the pieces of that part cost that have neither come back nor been taken out; null: all of the order is withdrawn,
   * or staff have not recorded which pieces are.
   */
  readonly openCents: number | null;
  /** What was paid for the order, without overpayments. */
  readonly paidCents: number;
  /** What staff have refunded or decided to refund, without overpayments. */
  readonly orderedCents: number;
  /** Whether any of that was decided after the withdrawal, or after the return. */
  readonly isOrderedSince: boolean;
  /** What is owed for all that was booked as returned so far, with the delivery if that is all; null: nothing was. */
  readonly backCents: number | null;
  readonly isAllBack: boolean;
  readonly isDispatchProved: boolean;
  /** Called off, so there is nothing left to cancel. */
  readonly isCancelled: boolean;
  /** What a dispute holds until it is decided, and what it has given back without a correction of the invoice yet. */
  readonly heldCents: number;
  readonly lostCents: number;
  /** Those that came back as they ended. */
  readonly rentals: readonly {
    readonly rentOption: string;
    readonly grossCents: number;
    readonly handedOverAt: string;
    readonly returnedAt: string;
  }[];
  /** When the open withdrawal came; null: there is none. */
  readonly withdrawnAt: Date | null;
  /** Whether the customer has asked that rentals begin within the withdrawal period. */
  readonly isEarly: boolean;
  readonly shippingCents: number;
}

/** A part is withdrawn, and which one stands in the customer's words alone. */
const isUnclear = ({ part, openCents }: ReturnFacts): boolean => part !== null && openCents === null;

/**
 * What is owed for all that came back, rentals as well; null: nothing did, or of rentals it cannot be told, because they
 * may not be meant. The same as ordering's `suggestedRefund`.
 */
function owedBack(facts: ReturnFacts): number | null {
  const { backCents, rentals, withdrawnAt, isEarly, isAllBack, shippingCents } = facts;
  if (isUnclear(facts) || withdrawnAt === null || rentals.length === 0) return backCents;
  const rent = rentals.map((line) => owedRental(line, withdrawnAt.toISOString(), isEarly)?.owedCents ?? 0);
  return rent.reduce((sum, cents) => sum + cents, backCents ?? (isAllBack ? shippingCents : 0));
}

/** The state that staff see, and the money still owed; null if nothing is owed, or it is not known. */
export function returnOf(facts: ReturnFacts): {
  readonly what: ReturnState;
  readonly amountCents: number | null;
} {
  const { part, openCents, paidCents, orderedCents, isOrderedSince } = facts;
  const backCents = owedBack(facts);
  const isRentalBack = backCents === null && facts.rentals.length > 0;
  // Before anything is back, all that is withdrawn may be owed; what a part is worth, only its pieces say.
  const owedCents = backCents ?? (part === null ? paidCents : openCents);
  const leftCents = owedCents === null ? null : Math.max(0, owedCents - orderedCents);
  const isPaidBack =
    openCents === null
      ? // What came back and was paid before a withdrawal from a part says nothing of that part.
        leftCents === 0 && (part === null ? facts.isAllBack : isOrderedSince)
      : orderedCents >= (backCents ?? 0) + openCents && (openCents === 0 || isOrderedSince);
  if (isPaidBack || orderedCents >= paidCents) return { what: 'refunded', amountCents: null };
  if (leftCents === null && isOrderedSince) return { what: 'part-refunded', amountCents: null };
  // What came back is paid: then it is about the recorded pieces that are still to come.
  const toldCents = leftCents === 0 && backCents !== null ? openCents : leftCents;
  const told = (what: ReturnState) => ({ what, amountCents: toldCents === 0 ? null : toldCents });
  const { heldCents, lostCents, isCancelled } = facts;
  // The shop does not have what is disputed: it cannot pay it back, and need not.
  const ownCents = paidCents - orderedCents - heldCents - lostCents;
  const isWithheld = heldCents + lostCents > 0 && ownCents < (leftCents ?? 1);
  const isDue =
    (backCents !== null && leftCents !== 0) || facts.isDispatchProved || isRentalBack || isCancelled;
  if (isWithheld && isDue) return told(lostCents > 0 ? 'by-bank' : 'disputed');
  if (backCents !== null && leftCents !== 0) return told(isOrderedSince ? 'partly' : 'back');
  if (facts.isDispatchProved) return told('sent');
  if (facts.isOut) return told(mayHoldBack(facts) ? 'awaited' : 'partly-here');
  if (isRentalBack) return told(isOrderedSince ? 'partly' : 'back');
  if (part !== null) return told('part-kept');
  // An order of which something came back cannot be cancelled any more.
  return told(isOrderedSince || backCents !== null || isCancelled ? 'partly' : 'kept');
}
