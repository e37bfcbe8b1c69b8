import { sql, type RawBuilder } from 'kysely';
import { orderNumberIn } from '../../modules/ordering/index.ts';
import { calledBy, namedLike } from '../../platform/db/named-like.ts';
import type { Cents } from '../../shared/money/cents.ts';
import { piecesNamed } from '../staff-pieces.ts';

/** Must equal the expression of the index `orders_search`, to the letter. */
const searched = sql`(o.first_name || ' ' || o.last_name || ' ' || coalesce(o.company, '') || ' ' || o.email || ' ' || o.street || ' ' || o.postal_code || ' ' || o.city)`;

/** Queries of the ids of orders whose customer a text names: by name, company, e-mail, address or telephone. */
export function ordersOf(q: string): RawBuilder<unknown>[] {
  return [
    sql`select o.id from orders o where ${namedLike(searched, q)}`,
    ...calledBy(sql`o.phone`, q).map((isCalled) => sql`select o.id from orders o where ${isCalled}`),
  ];
}

/**
 * Queries of the ids of orders that a text names without their customer: by number, by what they come to, and by the
 * present title of a piece, its SKU or that of a variant: titles on lines have no index, and SKUs never change.
 */
export function ordersAbout(q: string): RawBuilder<unknown>[] {
  const number = orderNumberIn(q);
  const amount = amountIn(q);
  const named = piecesNamed(q).map((ids) => sql`l.piece_id in ${ids}`);
  return [
    sql`select o.id from orders o where o.number = ${number ?? 0}`,
    ...(amount === null
      ? []
      : [
          sql`select o.id from orders o where o.offered_at is not null
            and o.total_cents between ${amount.from}::bigint and ${amount.to}::bigint`,
        ]),
    ...(named.length === 0
      ? []
      : [sql`select l.order_id from order_lines l where ${sql.join(named, sql` and `)}`]),
  ];
}

const amount = /^(\d{1,3}(?:\.\d{3}){1,2}|\d{1,7})(?:,(\d\d|-|–)|\.(\d\d))?\s*(?:€|eur|euro)?$/i;

/** The sums that a text may mean: '1.250' is any of 1.250,00 € to 1.250,99 €. Null: it is no sum. */
export function amountIn(q: string): { readonly from: Cents; readonly to: Cents } | null {
  const [, whole = '', cents, english] = amount.exec(q.trim()) ?? [];
  if (whole === '') return null;
  const euros = Number(whole.replaceAll('.', '')) * 100;
  const said = english ?? cents;
  if (said === undefined) return { from: euros, to: euros + 99 };
  const exact = euros + (/\d/.test(said) ? Number(said) : 0);
  return { from: exact, to: exact };
}
