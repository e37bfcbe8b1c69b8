import { sql, type Selectable } from 'kysely';
import { forgetNotes } from '../../../platform/audit/audit.ts';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { RequestedPiece, ShippingRequest } from '../domain/shipping-request.ts';
import type { ShippingTables } from './shipping.tables.ts';

/** Makes requests of one e-mail address run one after the other, until the transaction ends. */
export async function lockRequester(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 7234018))`.execute(
    queries<ShippingTables>(tx),
  );
}

export interface EarlierRequest {
  readonly number: number;
  readonly requestHash: string;
  readonly receivedAt: Date;
}

/** The requests from an e-mail address since then. */
export async function requestsSince(tx: Tx, email: string, since: Date): Promise<EarlierRequest[]> {
  const rows = await queries<ShippingTables>(tx)
    .selectFrom('shipping_requests')
    .select(['number', 'request_hash', 'received_at'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('received_at', '>=', since)
    .execute();
  return rows.map((row) => ({
    number: Number(row.number),
    requestHash: row.request_hash,
    receivedAt: row.received_at,
  }));
}

/** @returns the request's number */
export async function addRequest(
  tx: Tx,
  request: Omit<ShippingRequest, 'pieces'> & {
    readonly id: string;
    readonly requestHash: string;
    readonly pieces: readonly RequestedPiece[];
  },
  now: Date,
): Promise<number> {
  const { number } = await queries<ShippingTables>(tx)
    .insertInto('shipping_requests')
    .values({
      id: request.id,
      received_at: now,
      request_hash: request.requestHash,
      name: request.name,
      email: request.email,
      phone: request.phone,
      country: request.country,
      postal_code: request.postalCode,
      city: request.city,
      message: request.message,
      pieces: JSON.stringify(request.pieces),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** A request as staff see it. */
export interface StoredShippingRequest extends Omit<ShippingRequest, 'pieces'> {
  readonly id: string;
  readonly number: number;
  readonly receivedAt: Date;
  readonly pieces: readonly RequestedPiece[];
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  /** For staff only. */
  readonly note: string;
}

export type ShippingRequestSort = 'receivedAt' | 'number';

const searched = sql<string>`(name || ' ' || email || ' ' || country || ' ' || postal_code || ' ' || city)`;

/** A page of them, either those waiting for an answer or all. */
export async function listStoredRequests(
  db: Db,
  { page, perPage, sort, order, q }: ListWish<ShippingRequestSort>,
  { onlyOpen }: { readonly onlyOpen: boolean },
): Promise<{ readonly items: readonly StoredShippingRequest[]; readonly total: number }> {
  let found = queries<ShippingTables>(db).selectFrom('shipping_requests');
  if (onlyOpen) found = found.where('answered_at', 'is', null);
  if (q !== undefined) {
    const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    const number = /^\d{1,12}$/.test(q) ? q : null;
    found = found.where(sql<boolean>`(number = ${number}::bigint or ${searched} ilike ${part})`);
  }
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [rows, counted] = await Promise.all([
    found
      .selectAll()
      .orderBy(sort === 'number' ? 'number' : 'received_at', direction)
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(asStored), total: counted.total };
}

/** The request with this id, or null; with `lock`, it is locked until the transaction ends. */
export async function readRequest(
  handle: Db | Tx,
  id: string,
  { lock }: { readonly lock: boolean } = { lock: false },
): Promise<StoredShippingRequest | null> {
  const found = queries<ShippingTables>(handle)
    .selectFrom('shipping_requests')
    .selectAll()
    .where('id', '=', id);
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst();
  return row === undefined ? null : asStored(row);
}

/** Writes the changes by staff. */
export async function saveRequest(
  tx: Tx,
  {
    id,
    note,
    answeredAt,
    answeredBy,
  }: Pick<StoredShippingRequest, 'id' | 'note' | 'answeredAt' | 'answeredBy'>,
): Promise<void> {
  await queries<ShippingTables>(tx)
    .updateTable('shipping_requests')
    .set({ note, answered_at: answeredAt, answered_by: answeredBy })
    .where('id', '=', id)
    .execute();
}

function asStored(row: Selectable<ShippingTables['shipping_requests']>): StoredShippingRequest {
  return {
    id: row.id,
    number: Number(row.number),
    receivedAt: row.received_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    postalCode: row.postal_code,
    city: row.city,
    message: row.message,
    pieces: row.pieces,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by,
    note: row.note,
  };
}

/** Somebody's requests, oldest first (Art. 15 GDPR). */
export async function requestsOf(db: Db, email: string): Promise<object[]> {
  return queries<ShippingTables>(db)
    .selectFrom('shipping_requests')
    .select([
      sql<number>`number::int`.as('number'),
      'received_at as receivedAt',
      'name',
      'email',
      'phone',
      'country',
      'postal_code as postalCode',
      'city',
      'message',
      'pieces',
      'answered_at as answeredAt',
    ])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('received_at')
    .execute();
}

/**
 * Deletes older requests.
 * @returns how many
 */
export async function deleteRequests(tx: Tx, before: Date): Promise<number> {
  const rows = await queries<ShippingTables>(tx)
    .deleteFrom('shipping_requests')
    .where('received_at', '<', before)
    .returning('id')
    .execute();
  await forgetNotes(
    tx,
    'shipping-requests',
    rows.map(({ id }) => id),
  );
  return rows.length;
}
