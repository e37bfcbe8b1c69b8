import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import type { OrderRow, PaymentRow } from '../../modules/ordering/infrastructure/ordering.tables.ts';
import type { ContractKind, HandoverFilter } from '../../shared/orders/order-vocabulary.ts';
import type { DisputeMark, OrderProgress } from '../../shared/orders/order-progress.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight, may } from '../../shared/staff/staff-rights.ts';
import { ordersAbout, ordersOf } from './order-search.ts';
import { isAmong } from '../../platform/db/named-like.ts';

export type OrderSort = 'orderedAt' | 'number' | 'totalCents';

export interface OrderFilter {
  readonly state?: Exclude<OrderRow['state'], 'draft'> | undefined;
  readonly payment?: PaymentRow['state'] | undefined;
  readonly fulfilment?: HandoverFilter | undefined;
  readonly kind?: ContractKind | undefined;
  readonly delivery?: OrderRow['delivery'] | undefined;
  /** The dispute about the payment, as the mark in the list says. */
  readonly dispute?: DisputeMark | undefined;
  /** Ordered then or later. */
  readonly from?: Date | undefined;
  /** Ordered before then. */
  readonly to?: Date | undefined;
  /** The account whose orders are listed. */
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
  /** The dispute about its payment that counts most; null: none. */
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
  listQuery: ListQuery<OrderSort>,
  filter: OrderFilter,
  actor: Actor,
): Promise<{ readonly items: readonly OrderSummary[]; readonly total: number }> {
  requireRight(actor, 'orders:read');
  if (may(actor, 'persons:read')) {
    return listOrders(db, listQuery, filter, (q) => [...ordersAbout(q), ...ordersOf(q)]);
  }
  // A search by name would reveal whether that name exists.
  const { items, total } = await listOrders(db, listQuery, { ...filter, customerId: undefined }, ordersAbout);
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
  { page, perPage, sort, order, q }: ListQuery<OrderSort>,
  filter: OrderFilter,
  searchedIn: (q: string) => readonly RawBuilder<unknown>[],
): Promise<{ readonly items: readonly OrderSummary[]; readonly total: number }> {
  const where = sql.join(
    [
      sql`o.offered_at is not null and o.restricted_at is null`,
      ...conditions(filter),
      ...(q === undefined ? [] : [isAmong(sql`o.id`, searchedIn(q))]),
    ],
    sql` and `,
  );
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const column = sortColumns[sort];
  const handle = queries<object>(db);
  const [listed, counted] = await Promise.all([
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
        o.delivery, o.progress, o.dispute, coalesce(o.note, '') <> '' as "hasNote",
        lines.pieces, lines."hasSale", lines."hasRental", lines."firstTitle", coalesce(o.lines_left, lines.ordered) as lines
      from page join orders o using (id)
      cross join lateral (
        select coalesce(sum(l.quantity), 0)::int as pieces,
          coalesce(bool_or(l.rent_option is null), false) as "hasSale",
          coalesce(bool_or(l.rent_option is not null), false) as "hasRental",
          count(*)::int as ordered,
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
  return { items: listed.rows, total: counted.rows[0]?.total ?? 0 };
}

function conditions(filter: OrderFilter): RawBuilder<unknown>[] {
  const { state, payment, fulfilment, kind, dispute, delivery, from, to, customerId, number } = filter;
  return [
    ...(state === undefined ? [] : [sql`o.state = ${state}`]),
    ...(payment === undefined
      ? []
      : [sql`exists (select from payments p where p.order_id = o.id and p.state = ${payment})`]),
    ...(fulfilment === undefined ? [] : [fulfilmentIs(fulfilment)]),
    ...(kind === undefined ? [] : [kindIs(kind)]),
    ...(dispute === undefined ? [] : [sql`o.dispute = ${dispute}`]),
    ...(delivery === undefined ? [] : [sql`o.delivery = ${delivery}`]),
    ...(from === undefined ? [] : [sql`o.offered_at >= ${from}`]),
    ...(to === undefined ? [] : [sql`o.offered_at < ${to}`]),
    ...(customerId === undefined ? [] : [sql`o.customer_id = ${customerId}::uuid`]),
    ...(number === undefined ? [] : [sql`o.number = ${number}`]),
  ];
}

const fulfilmentIs = (fulfilment: HandoverFilter): RawBuilder<unknown> =>
  fulfilment === 'out'
    ? sql`o.id in (select f.order_id from fulfilments f where f.state = 'handed-over' and f.due_at is not null)`
    : sql`o.handover = ${fulfilment}`;

function kindIs(kind: ContractKind): RawBuilder<unknown> {
  const condition = kind === 'sale' ? sql`l.rent_option is null` : sql`l.rent_option is not null`;
  return sql`exists (select from order_lines l where l.order_id = o.id and ${condition})`;
}
