import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import type { ListWish } from '../../platform/http/list-query.ts';
import type { OrderRow, PaymentRow } from '../../modules/ordering/infrastructure/ordering.tables.ts';
import { deliveredStates } from '../../shared/orders/delivered-orders.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight, may } from '../../shared/staff/staff-rights.ts';
import { withdrawnOrders } from './money-to-return.ts';
import { ordersAbout, ordersOf } from './order-search.ts';
import { isAmong } from '../../platform/db/named-like.ts';

/** How far an order as a whole is on its way. `out`: something rented is with the customer. */
type OrderProgress = 'open' | 'out' | 'done';

export type OrderSort = 'orderedAt' | 'number' | 'totalCents';

export interface OrderFilter {
  readonly state?: Exclude<OrderRow['state'], 'draft'> | undefined;
  readonly payment?: PaymentRow['state'] | undefined;
  /** `open`: paid, and something is not handed over yet, nor withdrawn from. `done`: everything was. */
  readonly fulfilment?: OrderProgress | undefined;
  readonly kind?: 'sale' | 'rental' | undefined;
  readonly delivery?: OrderRow['delivery'] | undefined;
  /** What is held against the payment, as the mark in the list says. */
  readonly dispute?: NonNullable<OrderSummary['dispute']> | undefined;
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
  /** Of its lines: ready, on their way, handed over, and with the customer on loan. */
  readonly prepared: number;
  readonly shipped: number;
  readonly handedOver: number;
  readonly out: number;
  readonly lines: number;
  /** Of its lines: taken out before they left the shop; none of the others counts them. */
  readonly takenOut: number;
  /** Of its lines: back with the shop, of which were sold. */
  readonly returned: number;
  readonly soldReturned: number;
  /** What was paid back; without what had been transferred too much. */
  readonly refundedCents: number;
  /** What is held against its payment and counts most; `lost`: decided against the shop. Null: nothing that counts. */
  readonly dispute: 'needs-response' | 'waiting' | 'lost' | null;
  readonly firstTitle: string;
  /** Whether the customer left a remark at the checkout; false for staff who may not see personal data. */
  readonly hasNote: boolean;
}

const sortColumns = {
  orderedAt: sql`o.offered_at`,
  number: sql`o.number`,
  totalCents: sql`o.total_cents`,
} as const;

/** Of a line with its progress `f`: same as `neverLeft` in `shared/orders`. */
const wasTakenOut = sql`coalesce(
  f.state = 'returned' and f.handed_over_at is null and f.shipped_at is null, false
)`;

/** Of the cases `c` of one order: the one that counts most. */
const disputeMark = sql`case
  when bool_or(c.state = 'needs-response') then 'needs-response'
  when bool_or(c.state = 'waiting') then 'waiting'
  when bool_or(c.outcome = 'lost') then 'lost'
end`;

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
  const where = sql.join(
    [
      sql`o.offered_at is not null and o.restricted_at is null`,
      ...conditions(filter, filter.fulfilment === 'open' ? await withdrawnOrders(db) : []),
      ...(q === undefined ? [] : [isAmong(sql`o.id`, searchedIn(q))]),
    ],
    sql` and `,
  );
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const column = sortColumns[sort];
  const handle = queries<object>(db);
  const [found, counted] = await Promise.all([
    sql<OrderSummary>`
      with page as (
        select o.id from orders o where ${where}
        order by ${column} ${direction}, o.id ${direction}
        limit ${perPage} offset ${(page - 1) * perPage}
      )
      select o.number::int as number, o.state, o.offered_at as "orderedAt",
        o.first_name || ' ' || o.last_name as "customerName", o.company, o.email,
        o.postal_code as "postalCode", o.city, o.total_cents as "totalCents", o.payment_method as "paymentMethod",
        (select p.state from payments p where p.order_id = o.id order by p.opened_at desc limit 1) as payment,
        coalesce((select p.received_cents from payments p where p.order_id = o.id order by p.opened_at desc limit 1), 0)
          as "receivedCents",
        (select coalesce(sum(r.amount_cents), 0)::int from order_refunds r
          where r.order_id = o.id and r.done_at is not null and not r.surplus and not r.waived and not r.by_bank) as "refundedCents",
        (select ${disputeMark} from provider_cases c join provider_payments paid on paid.id = c.payment_id
          where paid.reference = o.id::text) as dispute,
        o.delivery, coalesce(o.note, '') <> '' as "hasNote", lines.*
      from page join orders o using (id)
      cross join lateral (
        select coalesce(sum(l.quantity), 0)::int as pieces,
          coalesce(bool_or(l.rent_option is null), false) as "hasSale",
          coalesce(bool_or(l.rent_option is not null), false) as "hasRental",
          count(*) filter (where f.state = 'prepared')::int as prepared,
          count(*) filter (where f.state = 'shipped')::int as shipped,
          count(*) filter (where f.state in ('handed-over', 'returned', 'not-returned') and not ${wasTakenOut})::int
            as "handedOver",
          count(*) filter (where f.state = 'handed-over' and f.due_at is not null)::int as out,
          count(*) filter (where f.state in ('returned', 'not-returned') and not ${wasTakenOut})::int as returned,
          count(*) filter (where f.state = 'returned' and l.rent_option is null and not ${wasTakenOut})::int
            as "soldReturned",
          count(*) filter (where not ${wasTakenOut})::int as lines,
          count(*) filter (where ${wasTakenOut})::int as "takenOut",
          coalesce(
            min(l.title) filter (where l.position = 0),
            case when o.delivery = 'download' then 'Geschenkgutschein' else '' end
          ) as "firstTitle"
        from order_lines l
        left join fulfilments f on f.order_id = l.order_id and f.position = l.position
        where l.order_id = o.id
      ) lines
      order by ${column} ${direction}, o.id ${direction}
    `.execute(handle),
    sql<{ total: number }>`select count(*)::int as total from orders o where ${where}`.execute(handle),
  ]);
  return { items: found.rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions(filter: OrderFilter, withdrawn: readonly string[]): RawBuilder<unknown>[] {
  const { state, payment, fulfilment, kind, dispute, delivery, from, to, customerId, number } = filter;
  return [
    ...(state === undefined ? [] : [sql`o.state = ${state}`]),
    ...(payment === undefined
      ? []
      : [sql`exists (select from payments p where p.order_id = o.id and p.state = ${payment})`]),
    ...(fulfilment === undefined ? [] : [progressIs(fulfilment, withdrawn)]),
    ...(kind === undefined ? [] : [kindIs(kind)]),
    ...(dispute === undefined ? [] : [disputeIs(dispute)]),
    ...(delivery === undefined ? [] : [sql`o.delivery = ${delivery}`]),
    ...(from === undefined ? [] : [sql`o.offered_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`o.offered_at < ${to}`]),
    ...(customerId === undefined ? [] : [sql`o.customer_id = ${customerId}::uuid`]),
    ...(number === undefined ? [] : [sql`o.number = ${number}`]),
  ];
}

function progressIs(progress: OrderProgress, withdrawn: readonly string[]): RawBuilder<unknown> {
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

/** Cases are few: they are read whole, and orders found by them. */
function disputeIs(dispute: NonNullable<OrderFilter['dispute']>): RawBuilder<unknown> {
  return sql`o.id::text in (
    select paid.reference from provider_cases c join provider_payments paid on paid.id = c.payment_id
    group by paid.reference having ${disputeMark} = ${dispute})`;
}
