import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import type { BuyInTables } from './buy-in.tables.ts';
import { enquiryColumns } from './enquiry-list.ts';

/** Makes enquiries of one e-mail address run one after the other, until the transaction ends. */
export async function lockSender(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 7234011))`.execute(
    queries<BuyInTables>(tx),
  );
}

/** @returns the number of the same enquiry if it has come since then; otherwise null */
export async function sameSince(tx: Tx, requestHash: string, since: Date): Promise<number | null> {
  const row = await queries<BuyInTables>(tx)
    .selectFrom('buy_in_enquiries')
    .select('number')
    .where('request_hash', '=', requestHash)
    .where('received_at', '>=', since)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : Number(row.number);
}

export async function countOfSender(tx: Tx, email: string, since: Date): Promise<number> {
  const { count } = await queries<BuyInTables>(tx)
    .selectFrom('buy_in_enquiries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('received_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the enquiry's number */
export async function addEnquiry(
  tx: Tx,
  {
    id,
    requestHash,
    enquiry,
  }: { readonly id: string; readonly requestHash: string; readonly enquiry: Enquiry },
  now: Date,
): Promise<number> {
  const { number } = await queries<BuyInTables>(tx)
    .insertInto('buy_in_enquiries')
    .values({
      id,
      received_at: now,
      request_hash: requestHash,
      first_name: enquiry.firstName,
      last_name: enquiry.lastName,
      email: enquiry.email,
      phone: enquiry.phone,
      street: enquiry.street,
      address_line_2: enquiry.addressLine2,
      city: enquiry.city,
      state_province: enquiry.stateProvince,
      postal_code: enquiry.postalCode,
      country: enquiry.country,
      pieces: JSON.stringify(enquiry.furnitureItems),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Somebody's offers, oldest first (Art. 15 GDPR). */
export async function enquiriesOf(db: Db, email: string): Promise<object[]> {
  return queries<BuyInTables>(db)
    .selectFrom('buy_in_enquiries')
    .select(enquiryColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('received_at')
    .execute();
}

/**
 * Deletes enquiries that came in before then, at most `limit`; a separate time applies to bought ones.
 * @returns their ids
 */
export async function deleteEnquiries(
  tx: Tx,
  before: { readonly notBought: Date; readonly bought: Date },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from buy_in_enquiries where id in (
      select id from buy_in_enquiries
      where received_at < case when state = 'bought' then ${before.bought}::timestamptz else ${before.notBought}::timestamptz end
      order by received_at limit ${limit} for update skip locked
    ) returning id
  `.execute(queries<BuyInTables>(tx));
  return rows.map(({ id }) => id);
}
