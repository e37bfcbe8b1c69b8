import type { ShopType } from '../../../shared/pieces/shop-type.ts';
import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import type { OrderingTables, OrderRow, PaymentRow } from './ordering.tables.ts';

/** A line as an account lists it. */
export interface OrderedLine {
  readonly position: number;
  /** By which the customer knows it. */
  readonly title: string;
  /** Null: German. */
  readonly titleLanguage: Language | null;
  readonly quantity: number;
  readonly pictureKey: string | null;
  readonly shopType: ShopType;
  readonly rentOption: RentOption | null;
}

/** An order of an account, without what the departments after the contract know of it. */
export interface OrderOfAccount {
  readonly id: string;
  readonly number: number;
  readonly state: OrderRow['state'];
  readonly orderedAt: Date;
  readonly hasEnded: boolean;
  readonly totalCents: number;
  readonly paymentState: PaymentRow['state'] | null;
  readonly lines: readonly OrderedLine[];
}

/** What an account has ordered, the newest first; drafts are not ordered yet. */
export async function ordersOfAccount(db: Db, customerId: string): Promise<OrderOfAccount[]> {
  const { rows } = await sql<OrderOfAccount>`
    select o.id, o.number::int as number, o.state, o.offered_at as "orderedAt", o.total_cents as "totalCents",
      o.ended_at is not null as "hasEnded",
      (select p.state from payments p where p.order_id = o.id order by p.opened_at desc limit 1) as "paymentState",
      (select coalesce(json_agg(json_build_object(
        'position', l.position, 'title', coalesce(l.title_in_language, l.title),
        'titleLanguage', case when l.title_in_language is not null then o.language end, 'quantity', l.quantity, 'pictureKey', l.picture_key,
        'shopType', l.shop_type, 'rentOption', l.rent_option
      ) order by l.position), '[]')
      from order_lines l where l.order_id = o.id) as lines
    from orders o
    where o.customer_id = ${customerId}::uuid and o.offered_at is not null
    order by o.offered_at desc, o.number desc
  `.execute(queries<OrderingTables>(db));
  return rows;
}

/** Whether the binding click was pressed with an e-mail address since then. */
export async function isOrderedSince(db: Db, emailKey: string, since: Date): Promise<boolean> {
  const row = await queries<OrderingTables>(db)
    .selectFrom('orders')
    .select('id')
    .where('email_key', '=', emailKey)
    .where('offered_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
