import { sql } from 'kysely';
import { lockTexts, queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { calledBy, namedLike } from '../../../platform/db/named-like.ts';
import type { BuyInTables } from './buy-in.tables.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Enquiry, OfferedPiece, EnquiryState } from '../domain/enquiry.ts';
import type { Language } from '../../../shared/text/language.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import { countryCalled, keptPhone } from '../../../platform/telephone/kept-phone.ts';

/** Makes enquiries of one e-mail address run one after the other, until the transaction ends. */
export async function lockSender(tx: Tx, email: string): Promise<void> {
  await lockTexts(tx, [`enquiries ${emailKeyOf(email)}`]);
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
    .where(sql`lower(email)`, '=', emailKeyOf(email))
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
    language,
  }: {
    readonly id: string;
    readonly requestHash: string;
    readonly enquiry: Enquiry;
    readonly language: Language;
  },
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
      phone: keptPhone(enquiry.phone, countryCalled(enquiry.country, language)),
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
    .where(sql`lower(email)`, '=', emailKeyOf(email))
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

/** An enquiry with its state and the notes of staff. */
export interface StoredEnquiry extends Omit<Enquiry, 'furnitureItems'> {
  readonly id: string;
  readonly number: number;
  readonly receivedAt: Date;
  readonly state: EnquiryState;
  readonly note: string;
  readonly pieces: readonly OfferedPiece[];
}

/** The columns of an enquiry, named as in `StoredEnquiry`. */
const enquiryColumns = [
  'id',
  sql<number>`number::int`.as('number'),
  'received_at as receivedAt',
  'state',
  'note',
  'first_name as firstName',
  'last_name as lastName',
  'email',
  'phone',
  'street',
  'address_line_2 as addressLine2',
  'city',
  'state_province as stateProvince',
  'postal_code as postalCode',
  'country',
  'pieces',
] as const;

/** Must be exactly the expression of the index `buy_in_enquiries_search`. */
const searched = sql<string>`(first_name || ' ' || last_name || ' ' || email || ' ' || street || ' ' || postal_code || ' ' || city)`;

export type EnquirySort = 'receivedAt' | 'number';

export async function listEnquiries(
  db: Db,
  { page, perPage, sort, order, q }: ListWish<EnquirySort>,
  { state, pieceId }: { readonly state?: EnquiryState | undefined; readonly pieceId?: string | undefined },
): Promise<{ readonly items: readonly StoredEnquiry[]; readonly total: number }> {
  let found = queries<BuyInTables>(db).selectFrom('buy_in_enquiries');
  if (state !== undefined) found = found.where('state', '=', state);
  if (pieceId !== undefined) {
    found = found.where(sql<boolean>`pieces @> ${JSON.stringify([{ pieceId }])}::jsonb`);
  }
  if (q !== undefined) {
    const ways = [
      namedLike(searched, q),
      ...calledBy(sql`phone`, q),
      ...(/^\d{1,12}$/.test(q) ? [sql<boolean>`number = ${q}`] : []),
    ];
    found = found.where(sql<boolean>`(${sql.join(ways, sql` or `)})`);
  }
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const [items, counted] = await Promise.all([
    found
      .select(enquiryColumns)
      .orderBy(sort === 'number' ? 'number' : 'received_at', direction)
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total: counted.total };
}

export async function readEnquiry(db: Db, id: string): Promise<StoredEnquiry | null> {
  const row = await queries<BuyInTables>(db)
    .selectFrom('buy_in_enquiries')
    .select(enquiryColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The enquiry, locked until the transaction ends. */
export async function lockEnquiry(tx: Tx, id: string): Promise<StoredEnquiry | null> {
  const row = await queries<BuyInTables>(tx)
    .selectFrom('buy_in_enquiries')
    .select(enquiryColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function saveEnquiry(
  tx: Tx,
  id: string,
  { state, note, pieces }: Pick<StoredEnquiry, 'state' | 'note' | 'pieces'>,
  now: Date,
): Promise<void> {
  await queries<BuyInTables>(tx)
    .updateTable('buy_in_enquiries')
    .set({ state, note, pieces: JSON.stringify(pieces), changed_at: now })
    .where('id', '=', id)
    .execute();
}
