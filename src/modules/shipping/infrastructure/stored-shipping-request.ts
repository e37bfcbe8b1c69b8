import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { RequestedPiece, ShippingRequest } from '../domain/shipping-request.ts';
import type { ShippingTables } from './shipping.tables.ts';

/** Lets requests of one address come one after the other, until the transaction ends. */
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

/** What came from an address since. */
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
}

/** The newest first. */
export async function storedRequests(
  db: Db,
  { onlyOpen, limit }: { readonly onlyOpen: boolean; readonly limit: number },
): Promise<StoredShippingRequest[]> {
  let query = queries<ShippingTables>(db)
    .selectFrom('shipping_requests')
    .selectAll()
    .orderBy('received_at', 'desc')
    .limit(limit);
  if (onlyOpen) query = query.where('answered_at', 'is', null);
  const rows = await query.execute();
  return rows.map((row) => ({
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
  }));
}

/** What somebody has asked, the oldest first (Art. 15 GDPR). */
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

/** @returns whether it was open until now */
export async function closeRequest(tx: Tx, id: string, answeredBy: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries<ShippingTables>(tx)
    .updateTable('shipping_requests')
    .set({ answered_at: now, answered_by: answeredBy })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what came in before then. @returns how many */
export async function deleteRequests(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await queries<ShippingTables>(tx)
    .deleteFrom('shipping_requests')
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
