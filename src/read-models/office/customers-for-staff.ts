import { sql } from 'kysely';
import { writeAudit } from '../../platform/audit/audit.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { calledBy, isAmong, namedLike } from '../../platform/db/named-like.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { shownPhone } from '../../platform/telephone/stored-phone.ts';

/** An account with the number of its owner's orders. */
export interface CustomerForStaff {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly createdAt: Date;
  /** Orders of the account that became contracts. */
  readonly orders: number;
  readonly orderedCents: number;
  readonly lastOrderAt: Date | null;
}

export type CustomerSort = 'createdAt' | 'name' | 'email';

const sortColumns = {
  createdAt: sql`c.created_at`,
  name: sql`lower(c.name)`,
  email: sql`c.email_key`,
} as const;

/**
 * Accounts whose name, e-mail, telephone number or one of whose addresses contains the search text.
 * @throws RightMissing
 */
export async function customersForStaff(
  db: Db,
  { page, perPage, sort, order, q }: ListQuery<CustomerSort>,
  actor: Actor,
): Promise<{ readonly items: readonly CustomerForStaff[]; readonly total: number }> {
  requireRight(actor, 'persons:read');
  const where = q === undefined ? sql`true` : isAmong(sql`c.id`, customersBy(q));
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const column = sortColumns[sort];
  const handle = queries<object>(db);
  const [found, counted] = await Promise.all([
    sql<CustomerForStaff>`
      with page as (
        select c.* from customers c where ${where}
        order by ${column} ${direction}, c.id ${direction}
        limit ${perPage} offset ${(page - 1) * perPage}
      )
      select ${shown} from page c ${ordersOfCustomer}
      order by ${column} ${direction}, c.id ${direction}
    `.execute(handle),
    sql<{ total: number }>`select count(*)::int as total from customers c where ${where}`.execute(handle),
  ]);
  return { items: found.rows.map(withPhone), total: counted.rows[0]?.total ?? 0 };
}

const withPhone = (row: CustomerForStaff): CustomerForStaff => ({ ...row, phone: shownPhone(row.phone) });

/** Queries of ids, with the expressions of the indexes to the letter. */
const customersBy = (q: string) => [
  sql`select c.id from customers c where ${namedLike(sql`(c.name || ' ' || c.email)`, q)}`,
  sql`select a.customer_id from customer_addresses a where ${namedLike(
    sql`(a.first_name || ' ' || a.last_name || ' ' || a.company || ' ' || a.street || ' ' || a.postal_code || ' ' || a.city)`,
    q,
  )}`,
  ...calledBy(sql`c.phone`, q).map((isCalled) => sql`select c.id from customers c where ${isCalled}`),
];

const shown = sql`
  c.id, c.name, c.email, c.phone, c.created_at as "createdAt", o.orders, o."orderedCents", o."lastOrderAt"`;

const ordersOfCustomer = sql`
  cross join lateral (
    select count(*)::int as orders, coalesce(sum(total_cents), 0)::float8 as "orderedCents",
      max(offered_at) as "lastOrderAt"
    from orders where customer_id = c.id and state = 'accepted'
  ) o`;

/**
 * One account. Opening it is recorded in the audit log, because it is personal data.
 * @throws RightMissing
 */
export async function customerForStaff(
  db: Db,
  id: string,
  actor: Actor,
  now: Date,
): Promise<CustomerForStaff | null> {
  requireRight(actor, 'persons:read');
  return db.transaction(async (tx) => {
    const { rows } = await sql<CustomerForStaff>`
      select ${shown} from customers c ${ordersOfCustomer} where c.id = ${id}
    `.execute(queries<object>(tx));
    const found = rows.map(withPhone)[0] ?? null;
    if (found !== null) {
      const entry = { action: 'read', entity: 'customers', entityId: id, before: null, after: null } as const;
      await writeAudit(tx, actor, entry, now);
    }
    return found;
  });
}
