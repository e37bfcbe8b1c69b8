import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { LineFulfilment } from '../../../shared/line-fulfilment.ts';
import type { RentOption } from '../../../shared/rental-terms.ts';
import type { OrderingTables, OrderRow, PaymentRow } from './ordering.tables.ts';

/** An order in the list of an account. */
export interface ListedOrder {
  readonly number: number;
  readonly state: OrderRow['state'];
  readonly orderedAt: Date;
  readonly totalCents: number;
  readonly paymentState: PaymentRow['state'] | null;
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly pictureKey: string | null;
    readonly shopType: 'vintage' | 'boatwood';
    readonly rentOption: RentOption | null;
    readonly fulfilment: LineFulfilment['state'];
  }[];
}

/** What an account has ordered, the newest first; drafts are not ordered yet. */
export async function listOrders(db: Db, customerId: string): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`
    select o.number::int as number, o.state, o.offered_at as "orderedAt", o.total_cents as "totalCents",
      (select p.state from payments p where p.order_id = o.id order by p.opened_at desc limit 1) as "paymentState",
      (select coalesce(json_agg(json_build_object(
        'title', l.title, 'quantity', l.quantity, 'pictureKey', l.picture_key, 'shopType', l.shop_type,
        'rentOption', l.rent_option, 'fulfilment', case
          when o.ended_at is not null and coalesce(f.state, 'waiting') in ('waiting', 'prepared') then 'cancelled'
          else coalesce(f.state, 'waiting')
        end
      ) order by l.position), '[]')
      from order_lines l left join fulfilments f using (order_id, position) where l.order_id = o.id) as lines
    from orders o
    where o.customer_id = ${customerId}::uuid and o.offered_at is not null
    order by o.offered_at desc, o.number desc
  `.execute(queries<OrderingTables>(db));
  return rows;
}

/** A piece that somebody rents, has rented, or is about to. */
export interface ListedRental {
  readonly number: number;
  readonly title: string;
  readonly quantity: number;
  readonly pictureKey: string | null;
  readonly shopType: 'vintage' | 'boatwood';
  readonly rentOption: RentOption;
  readonly fulfilment: LineFulfilment['state'];
  readonly handedOverAt: Date | null;
  /** When it must be back. */
  readonly dueAt: Date | null;
  readonly returnedAt: Date | null;
}

/** What an account rents: what is out first, by its end. */
export async function listRentals(db: Db, customerId: string): Promise<ListedRental[]> {
  const { rows } = await sql<ListedRental>`
    select o.number::int as number, l.title, l.quantity, l.picture_key as "pictureKey", l.shop_type as "shopType",
      l.rent_option as "rentOption", coalesce(f.state, 'waiting') as fulfilment,
      f.handed_over_at as "handedOverAt", f.due_at as "dueAt", f.returned_at as "returnedAt"
    from orders o
    join order_lines l on l.order_id = o.id and l.rent_option is not null
    left join fulfilments f on f.order_id = l.order_id and f.position = l.position
    where o.customer_id = ${customerId}::uuid and o.state = 'accepted'
    order by f.returned_at is not null, f.due_at nulls last, o.number desc, l.position
  `.execute(queries<OrderingTables>(db));
  return rows;
}

/** The ids of all orders of a person: of the account, and with its confirmed address also those without an account. */
export async function ordersOfPerson(
  handle: Db | Tx,
  { customerId, emailKey }: { readonly customerId: string; readonly emailKey: string | null },
): Promise<string[]> {
  const rows = await queries<OrderingTables>(handle)
    .selectFrom('orders')
    .select('id')
    .where((where) =>
      where.or([
        where('customer_id', '=', customerId),
        ...(emailKey === null
          ? []
          : [where.and([where('email_key', '=', emailKey), where('customer_id', 'is', null)])]),
      ]),
    )
    .where('anonymised_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}
