import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import { refundEnd } from '../../modules/declarations/index.ts';
import { mayHoldBack, type WithdrawnGoods, timeOf } from '../../shared/orders/withdrawn-pieces.ts';
import type { ReturnState } from '../../shared/staff/today-vocabulary.ts';
import {
  isRentUnclear,
  orderedCents,
  paidCents,
  progressOfOwed,
  type PaidOrder,
  type Progress,
} from '../../shared/orders/owed-progress.ts';

/** An order obeys a declaration `d`: same as `counts` in declarations. The others wait for staff to look at them. */
const isCounted = sql`(d.fits_order or d.accepted_at is not null)`;

/** A declaration `d` names an order, does not fit its customer, and nobody has said yet whose it is. */
export const isDoubted = sql`(d.order_id is not null and d.handled_at is null and not ${isCounted})`;

/** The money of an order `o` that staff have refunded or decided to refund, without overpayments. */
export const orderedBack = sql`
  coalesce((select sum(r.amount_cents) from order_refunds r where r.order_id = o.id and not r.surplus), 0)::int`;

/** The money of an order that disputes hold, or have given back to the customer, by their outcome. */
const withheld = (outcome: RawBuilder<unknown>) => sql`(
  select coalesce(sum(c.withheld_cents), 0)::int from provider_cases c
  join provider_payments taken on taken.id = c.payment_id
  where taken.reference = o.id::text and c.outcome ${outcome}
)`;
const correctedForBank = sql`(
  select coalesce(sum(r.amount_cents), 0)::int from order_refunds r where r.order_id = o.id and r.by_bank
)`;

/** The orders with an open withdrawal that counts: few, and the planner begins with them. */
const withOpenWithdrawal = sql`
  select d.order_id from declarations d
  where d.handled_at is null and d.kind = 'withdrawal' and d.order_id is not null and ${isCounted}`;

/**
 * The orders of which something came back, and for which more may be owed than was refunded: at most its price, that of
 * rentals that came back, and the delivery once nothing is left with the customer. What it is, `progressOfOwed` says.
 */
const withMoneyDue = sql`
  select back.order_id from (
    select order_id, sum(owed_cents) as cents from order_returns group by order_id
  ) back join orders o on o.id = back.order_id
  cross join lateral (
    select coalesce(sum(l.gross_cents) filter (where l.rent_option is not null and f.state = 'returned'), 0) as rent_cents,
      case when bool_and(f.state is not distinct from 'returned') then o.shipping_cents else 0 end as shipping_cents
    from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
    where l.order_id = o.id
  ) lines
  where back.cents + lines.rent_cents + lines.shipping_cents > ${orderedBack}
    and exists (select from payments p where p.order_id = o.id and p.state = 'received')`;

interface WithdrawnOrder extends PaidOrder {
  readonly orderId: string;
  readonly isRestricted: boolean;
  readonly lines: readonly (PaidOrder['lines'][number] & { readonly title: string })[];
  readonly declarations: readonly (PaidOrder['declarations'][number] & {
    readonly dispatchProvedAt: string | null;
  })[];
  /** The money that a dispute holds until it is decided, or has given back without a correction of the invoice yet. */
  readonly heldCents: number;
  readonly lostCents: number;
}

/** @param order more columns to select of an order `o` */
async function ordersAmong<More>(
  db: Db,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<readonly (WithdrawnOrder & More)[]> {
  const { rows } = await sql<WithdrawnOrder & More>`
    select ${order}, o.id as "orderId", o.state, o.restricted_at is not null as "isRestricted",
      o.early_service as "earlyService", jsonb_build_object(
        'totalCents', o.total_cents, 'shippingCents', o.shipping_cents, 'giftCents', o.gift_cents
      ) as totals,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'title', l.title, 'quantity', l.quantity, 'grossCents', l.gross_cents, 'rentOption', l.rent_option,
          'state', coalesce(f.state, 'waiting'), 'handedOverAt', f.handed_over_at, 'returnedAt', f.returned_at
        ) order by l.position)
        from order_lines l left join fulfilments f on f.order_id = l.order_id and f.position = l.position
        where l.order_id = o.id
      ), '[]') as lines,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'position', b.position, 'quantity', b.quantity, 'condition', b.condition, 'owedCents', b.owed_cents,
          'deduction', jsonb_build_object('cents', b.deduction_cents), 'returnedAt', b.returned_at
        ) order by b.returned_at, b.id)
        from order_returns b where b.order_id = o.id
      ), '[]') as returns,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', d.id, 'kind', d.kind, 'counts', ${isCounted}, 'receivedAt', d.received_at, 'handledAt', d.handled_at,
          'dispatchProvedAt', d.dispatch_proved_at, 'pieces', d.pieces,
          'meant', case when d.meant_at is not null then jsonb_build_object('pieces', (
            select jsonb_agg(jsonb_build_object('position', m.position, 'quantity', m.quantity) order by m.position)
            from declared_pieces m where m.declaration_id = d.id
          )) end
        ) order by d.received_at, d.id)
        from declarations d where d.order_id = o.id
      ), '[]') as declarations,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'amountCents', r.amount_cents, 'orderedAt', r.ordered_at, 'isSurplus', r.surplus, 'isWaived', r.waived
        )) from order_refunds r where r.order_id = o.id
      ), '[]') as refunds,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'state', p.state, 'amountCents', p.amount_cents, 'receivedCents', p.received_cents
        )) from payments p where p.order_id = o.id
      ), '[]') as payments,
      ${withheld(sql`is distinct from 'lost'`)} as "heldCents",
      greatest(0, ${withheld(sql`= 'lost'`)} - ${correctedForBank})::int as "lostCents"
    from orders o where o.id in (${ids})`.execute(queries<object>(db));
  return rows;
}

export interface ReturnFacts
  extends
    WithdrawnGoods,
    Pick<Progress, 'cents' | 'leftCents' | 'isBack' | 'isRefunded' | 'isSettled' | 'isCovered'> {
  readonly isPart: boolean;
  readonly isDispatchProved: boolean;
  /** A rental came back, and nobody has recorded whether it is meant. */
  readonly isRentalBack: boolean;
  /** Called off, so there is nothing left to cancel. */
  readonly isCancelled: boolean;
  /** The money that was paid and not refunded. */
  readonly unpaidCents: number;
  readonly heldCents: number;
  readonly lostCents: number;
}

/** The state that staff see, and the money still owed; null if nothing is owed, or it is not known. */
export function returnOf(facts: ReturnFacts): {
  readonly what: ReturnState;
  readonly amountCents: number | null;
} {
  const { cents, leftCents, isBack, isRefunded, isDispatchProved, isRentalBack, isCancelled } = facts;
  if (facts.isSettled) return { what: 'refunded', amountCents: null };
  if (facts.isCovered) return { what: 'covered', amountCents: null };
  if (cents === null && !isBack && isRefunded) return { what: 'part-refunded', amountCents: null };
  const told = (what: ReturnState) => ({ what, amountCents: cents === 0 ? null : cents });
  const { heldCents, lostCents } = facts;
  // The shop does not have what is disputed: it cannot pay it back, and need not.
  const isWithheld = heldCents + lostCents > 0 && facts.unpaidCents - heldCents - lostCents < (cents ?? 1);
  const isDue = leftCents > 0 || isDispatchProved || isRentalBack || isCancelled;
  if (isWithheld && isDue) return told(lostCents > 0 ? 'by-bank' : 'disputed');
  if (leftCents > 0) return told(isRefunded ? 'partly' : 'back');
  if (isDispatchProved) return told('sent');
  if (facts.isOut) return told(mayHoldBack(facts) ? 'awaited' : 'partly-here');
  if (isRentalBack) return told(isRefunded ? 'partly' : 'back');
  if (facts.isPart) return told('part-kept');
  // An order of which something came back cannot be cancelled any more.
  return told(isRefunded || isBack || isCancelled ? 'partly' : 'kept');
}

interface MoneyToReturn extends ReturnType<typeof returnOf> {
  /** The end of its deadline; for pieces taken back without any withdrawal, which have none, when they came back. */
  readonly at: Date;
  readonly endless: boolean;
  /** The part that is withdrawn: the pieces recorded by staff, or the customer's words; null: all of the order. */
  readonly part: string | null;
}

/** What there is to say of one withdrawal, or of what came back without any; null: nothing. */
function toReturn(order: WithdrawnOrder, one: Progress): MoneyToReturn | null {
  const { withdrawal } = one;
  const isOpen = withdrawal?.isOpen === true;
  const isPaid = (states: readonly string[]): boolean =>
    order.payments.some(({ state }) => states.includes(state));
  // A withdrawal that was put away is not forgotten as long as money is owed.
  const isTold = isOpen
    ? isPaid(['received', 'refund-due', 'refunded'])
    : one.leftCents > 0 && isPaid(['received']);
  if (order.isRestricted || !isTold) return null;
  const declared = order.declarations.find(({ id }) => id === withdrawal?.id);
  const { isOut = false, isHere = false } = withdrawal ?? {};
  const facts = {
    ...one,
    isOut,
    isHere,
    isPart: isOpen && !withdrawal.isAll,
    isDispatchProved: isOpen && (declared?.dispatchProvedAt ?? null) !== null,
    isRentalBack: isOpen && withdrawal.isUnclear && !one.isBack && isRentUnclear(order),
    isCancelled: order.state === 'cancelled',
    unpaidCents: paidCents(order) - orderedCents(order),
    heldCents: order.heldCents,
    lostCents: order.lostCents,
  };
  const pieces = withdrawal?.meant?.pieces?.map(
    ({ position, quantity }) => `${quantity} × ${order.lines[position]?.title ?? ''}`,
  );
  const lastBack = new Date(Math.max(...order.returns.map(({ returnedAt }) => timeOf(returnedAt))));
  return {
    ...returnOf(facts),
    part: facts.isPart ? (pieces?.join(', ') ?? withdrawal?.pieces?.trim() ?? null) : null,
    at: withdrawal === null ? lastBack : refundEnd(new Date(withdrawal.receivedAt)),
    endless: withdrawal === null,
  };
}

/**
 * Withdrawals whose money must be refunded, with the deadline, and money owed for what came back without an open
 * withdrawal, the most urgent first. A withdrawal that was closed keeps its deadline, so that the rest of a refund in parts
 * is not forgotten.
 * @param order the columns to select of an order `o`
 */
export async function moneyToReturn<More>(
  db: Db,
  order: RawBuilder<unknown>,
): Promise<readonly (MoneyToReturn & More)[]> {
  const found = await ordersAmong<More>(db, sql`${withOpenWithdrawal} union ${withMoneyDue}`, order);
  return found
    .flatMap((row) =>
      progressOfOwed(row).flatMap((one) => {
        const told = toReturn(row, one);
        return told === null ? [] : [{ ...row, ...told }];
      }),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
