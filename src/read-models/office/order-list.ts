import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import type { ListWish } from '../../platform/http/list-query.ts';
import type { OrderRow, PaymentRow } from '../../modules/ordering/infrastructure/ordering.tables.ts';
import { progressOfOrders } from '../../modules/fulfilment/index.ts';
import { neverLeft } from '../../shared/orders/line-fulfilment.ts';
import {
  disputeOf,
  progressOfOrder,
  type DisputeMark,
  type OrderProgress,
} from '../../shared/orders/order-progress.ts';
import { deliveredStates } from '../../shared/orders/payment-states.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight, may } from '../../shared/staff/staff-rights.ts';
import { withdrawnOrders } from './money-to-return.ts';
import { ordersAbout, ordersOf } from './order-search.ts';
import { isAmong } from '../../platform/db/named-like.ts';

/** `out`: something rented is with the customer. */
type FulfilmentFilter = 'open' | 'out' | 'done';

export type OrderSort = 'orderedAt' | 'number' | 'totalCents';

export interface OrderFilter {
  readonly state?: Exclude<OrderRow['state'], 'draft'> | undefined;
  readonly payment?: PaymentRow['state'] | undefined;
  /** `open`: paid, and something is not handed over yet, nor withdrawn from. `done`: everything was. */
  readonly fulfilment?: FulfilmentFilter | undefined;
  readonly kind?: 'sale' | 'rental' | undefined;
  readonly delivery?: OrderRow['delivery'] | undefined;
  /** What is held against the payment, as the mark in the list says. */
  readonly dispute?: DisputeMark | undefined;
  /** Ordered then or later. */
  readonly from?: Date | undefined;
  /** Ordered before then. */
  readonly to?: Date | undefined;
  /** Of one account. */
  readonly customerId?: string | undefined;
  /** The one that has this number. */
  readonly number?: number | undefined;
}

export interface OrderSummary {
  readonly number: number;
  readonly state: OrderRow['state'];
  readonly orderedAt: Date;
  readonly customerName: string;
  readonly company: string | null;
  readonly email: string;
  readonly postalCode: string;
  readonly city: string;
  readonly totalCents: number;
  readonly paymentMethod: OrderRow['payment_method'];
  readonly payment: PaymentRow['state'] | null;
  /** What has come of the payment, in cents: less than the total while it is open. */
  readonly receivedCents: number;
  readonly delivery: OrderRow['delivery'];
  readonly pieces: number;
  readonly hasSale: boolean;
  readonly hasRental: boolean;
  /** Without those that were taken out before they left the shop. */
  readonly lines: number;
  /** How far its goods are; null: what has become of its money says more. */
  readonly progress: OrderProgress | null;
  /** What is held against its payment and counts most; null: nothing. */
  readonly dispute: DisputeMark | null;
  readonly firstTitle: string;
  /** Whether the customer left a remark at the checkout; false for staff who may not see personal data. */
  readonly hasNote: boolean;
}

const sortColumns = {
  orderedAt: sql`o.offered_at`,
  number: sql`o.number`,
  totalCents: sql`o.total_cents`,
} as const;

/**
 * Orders as staff see them in their list: without names for staff who may not see persons.
 * @throws RightMissing
 */
export async function ordersForStaff(
  db: Db,
  wish: ListWish<OrderSort>,
  filter: OrderFilter,
  actor: Actor,
): Promise<{ readonly items: readonly OrderSummary[]; readonly total: number }> {
  requireRight(actor, 'orders:read');
  if (may(actor, 'persons:read')) {
    return listOrders(db, wish, filter, (q) => [...ordersAbout(q), ...ordersOf(q)]);
  }
  // A search by name would reveal whether that name exists.
  const { items, total } = await listOrders(db, wish, { ...filter, customerId: undefined }, ordersAbout);
  return { items: items.map((item) => ({ ...item, ...nobody, customerName: '' })), total };
}

/** In place of the customer, for staff who may see orders but not persons. */
const nobody = { company: null, email: '', postalCode: '', city: '', hasNote: false };

/**
 * Orders that were placed, as a page of a list. Drafts are nobody's orders yet, and what is only kept by law is shown to
 * nobody (Art. 18 GDPR).
 */
async function listOrders(
  db: Db,
  { page, perPage, sort, order, q }: ListWish<OrderSort>,
  filter: OrderFilter,
  searchedIn: (q: string) => readonly RawBuilder<unknown>[],
): Promise<{ readonly items: readonly OrderSummary[]; readonly total: number }> {
  const disputes = await disputedOrders(db);
  const found = {
    withdrawn: filter.fulfilment === 'open' ? await withdrawnOrders(db) : [],
    disputed: [...disputes].flatMap(([id, mark]) => (mark === filter.dispute ? [id] : [])),
  };
  const where = sql.join(
    [
      sql`o.offered_at is not null and o.restricted_at is null`,
      ...conditions(filter, found),
      ...(q === undefined ? [] : [isAmong(sql`o.id`, searchedIn(q))]),
    ],
    sql` and `,
  );
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const column = sortColumns[sort];
  const handle = queries<object>(db);
  const [listed, counted] = await Promise.all([
    sql<ListedRow>`
      with page as (
        select o.id from orders o where ${where}
        order by ${column} ${direction}, o.id ${direction}
        limit ${perPage} offset ${(page - 1) * perPage}
      )
      select o.id, o.number::int as number, o.state, o.offered_at as "orderedAt",
        o.first_name || ' ' || o.last_name as "customerName", o.company, o.email,
        o.postal_code as "postalCode", o.city, o.total_cents as "totalCents", o.payment_method as "paymentMethod",
        (select p.state from payments p where p.order_id = o.id order by p.opened_at desc limit 1) as payment,
        coalesce((select p.received_cents from payments p where p.order_id = o.id order by p.opened_at desc limit 1), 0)
          as "receivedCents",
        (select coalesce(sum(r.amount_cents), 0)::int from order_refunds r
          where r.order_id = o.id and r.done_at is not null and not r.surplus and not r.waived and not r.by_bank) as "refundedCents",
        o.delivery, coalesce(o.note, '') <> '' as "hasNote", lines.*
      from page join orders o using (id)
      cross join lateral (
        select coalesce(sum(l.quantity), 0)::int as pieces,
          coalesce(bool_or(l.rent_option is null), false) as "hasSale",
          coalesce(bool_or(l.rent_option is not null), false) as "hasRental",
          coalesce(array_agg(l.rent_option is not null order by l.position), '{}') as rentals,
          coalesce(
            min(l.title) filter (where l.position = 0),
            case when o.delivery = 'download' then 'Geschenkgutschein' else '' end
          ) as "firstTitle"
        from order_lines l where l.order_id = o.id
      ) lines
      order by ${column} ${direction}, o.id ${direction}
    `.execute(handle),
    sql<{ total: number }>`select count(*)::int as total from orders o where ${where}`.execute(handle),
  ]);
  const done = await progressOfOrders(
    db,
    listed.rows.map(({ id }) => id),
  );
  const items = listed.rows.map(({ id, rentals, refundedCents, ...row }): OrderSummary => {
    const lines = rentals.map((isRental, position) => ({
      isRental,
      fulfilment: done.find((one) => one.orderId === id && one.position === position)?.fulfilment ?? waiting,
    }));
    return {
      ...row,
      lines: lines.filter(({ fulfilment }) => !neverLeft(fulfilment)).length,
      dispute: disputes.get(id) ?? null,
      progress: progressOfOrder({ ...row, refundedCents, lines }),
    };
  });
  return { items, total: counted.rows[0]?.total ?? 0 };
}

const waiting = { state: 'waiting' } as const;

interface ListedRow extends Omit<OrderSummary, 'lines' | 'dispute' | 'progress'> {
  readonly id: string;
  /** Whether each of its lines is rented out, in their order. */
  readonly rentals: readonly boolean[];
  readonly refundedCents: number;
}

/** The orders against whose payment something is held, or was. Cases are few: they are read whole. */
async function disputedOrders(db: Db): Promise<ReadonlyMap<string, DisputeMark>> {
  const { rows } = await sql<{ id: string; cases: { state: string; outcome: string | null }[] }>`
    select paid.reference as id, jsonb_agg(jsonb_build_object('state', c.state, 'outcome', c.outcome)) as cases
    from provider_cases c join provider_payments paid on paid.id = c.payment_id group by paid.reference
  `.execute(queries<object>(db));
  return new Map(
    rows.flatMap(({ id, cases }) => {
      const mark = disputeOf(cases);
      return mark === null ? [] : [[id, mark] as const];
    }),
  );
}

function conditions(
  filter: OrderFilter,
  { withdrawn, disputed }: { readonly withdrawn: readonly string[]; readonly disputed: readonly string[] },
): RawBuilder<unknown>[] {
  const { state, payment, fulfilment, kind, dispute, delivery, from, to, customerId, number } = filter;
  return [
    ...(state === undefined ? [] : [sql`o.state = ${state}`]),
    ...(payment === undefined
      ? []
      : [sql`exists (select from payments p where p.order_id = o.id and p.state = ${payment})`]),
    ...(fulfilment === undefined ? [] : [progressIs(fulfilment, withdrawn)]),
    ...(kind === undefined ? [] : [kindIs(kind)]),
    ...(dispute === undefined ? [] : [sql`o.id = any(${disputed}::uuid[])`]),
    ...(delivery === undefined ? [] : [sql`o.delivery = ${delivery}`]),
    ...(from === undefined ? [] : [sql`o.offered_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`o.offered_at < ${to}`]),
    ...(customerId === undefined ? [] : [sql`o.customer_id = ${customerId}::uuid`]),
    ...(number === undefined ? [] : [sql`o.number = ${number}`]),
  ];
}

function progressIs(progress: FulfilmentFilter, withdrawn: readonly string[]): RawBuilder<unknown> {
  switch (progress) {
    case 'open':
      return sql`o.state = 'accepted'
        and exists (select from payments p where p.order_id = o.id and p.state in (${sql.join(deliveredStates)}))
        and o.open_lines > 0 and o.id <> all(${withdrawn}::uuid[])`;
    case 'out':
      return sql`o.id in (select f.order_id from fulfilments f where f.state = 'handed-over' and f.due_at is not null)`;
    case 'done':
      return sql`o.state = 'accepted' and o.open_lines = 0
        and (o.delivery <> 'download'
          or exists (select from payments p where p.order_id = o.id and p.state = 'received'))`;
  }
}

function kindIs(kind: 'sale' | 'rental'): RawBuilder<unknown> {
  const condition = kind === 'sale' ? sql`l.rent_option is null` : sql`l.rent_option is not null`;
  return sql`exists (select from order_lines l where l.order_id = o.id and ${condition})`;
}
