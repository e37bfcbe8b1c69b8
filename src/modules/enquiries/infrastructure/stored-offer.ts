import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import { countryCalled, storedPhone } from '../../../platform/telephone/stored-phone.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { EnquirySort } from '../domain/enquiry.ts';
import type { Offer, OfferedPiece, OfferState } from '../domain/offer.ts';
import type { EnquiryTables } from './enquiries.tables.ts';
import { deleteBefore, oneOf, pageOf, sentBy } from './enquiry-rows.ts';

/** @returns the offer's number */
export async function addOffer(
  tx: Tx,
  offer: Offer & { readonly id: string; readonly requestHash: string; readonly language: Language },
  now: Date,
): Promise<number> {
  const { number } = await queries<EnquiryTables>(tx)
    .insertInto('buy_in_enquiries')
    .values({
      id: offer.id,
      received_at: now,
      request_hash: offer.requestHash,
      first_name: offer.firstName,
      last_name: offer.lastName,
      email: offer.email,
      phone: storedPhone(offer.phone, countryCalled(offer.country, offer.language)),
      street: offer.street,
      address_line_2: offer.addressLine2,
      city: offer.city,
      state_province: offer.stateProvince,
      postal_code: offer.postalCode,
      country: offer.country,
      pieces: JSON.stringify(offer.furnitureItems),
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Somebody's offers, oldest first (Art. 15 GDPR). */
export const offersOf = (db: Db, email: string): Promise<object[]> => sentBy(offersIn(db), email);

/**
 * Deletes offers that came in before then, at most `limit`; a separate time applies to bought ones.
 * @returns their ids
 */
export async function deleteOffers(
  tx: Tx,
  { notBought, bought }: { readonly notBought: Date; readonly bought: Date },
  limit: number,
): Promise<string[]> {
  const before = sql<Date>`case when state = 'bought' then ${bought}::timestamptz else ${notBought}::timestamptz end`;
  return deleteBefore(tx, 'enquiries', before, limit);
}

/** An offer with its state and the notes of staff. */
export interface StoredOffer extends Omit<Offer, 'furnitureItems'> {
  readonly id: string;
  readonly number: number;
  readonly receivedAt: Date;
  readonly state: OfferState;
  readonly note: string;
  readonly pieces: readonly OfferedPiece[];
}

/** The columns of an offer, named as in `StoredOffer`. */
const offerColumns = [
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

const offersIn = (handle: Db | Tx) =>
  queries<EnquiryTables>(handle).selectFrom('buy_in_enquiries').select(offerColumns);

/** Must be exactly the expression of the index `buy_in_enquiries_search`. */
const searched = sql<string>`(first_name || ' ' || last_name || ' ' || email || ' ' || street || ' ' || postal_code || ' ' || city)`;

export async function listOffers(
  db: Db,
  listQuery: ListQuery<EnquirySort>,
  { state, pieceId }: { readonly state?: OfferState | undefined; readonly pieceId?: string | undefined },
): Promise<{ readonly items: readonly StoredOffer[]; readonly total: number }> {
  let found = offersIn(db);
  if (state !== undefined) found = found.where('state', '=', state);
  if (pieceId !== undefined) {
    found = found.where(sql<boolean>`pieces @> ${JSON.stringify([{ pieceId }])}::jsonb`);
  }
  return pageOf('enquiries', found, listQuery, searched);
}

/** The offer with this id, or null; with `lock`, it is locked until the transaction ends. */
export const readOffer = (
  handle: Db | Tx,
  id: string,
  { lock } = { lock: false },
): Promise<StoredOffer | null> => oneOf(offersIn(handle), id, { lock });

export async function saveOffer(
  tx: Tx,
  id: string,
  { state, note, pieces }: Pick<StoredOffer, 'state' | 'note' | 'pieces'>,
  now: Date,
): Promise<void> {
  await queries<EnquiryTables>(tx)
    .updateTable('buy_in_enquiries')
    .set({ state, note, pieces: JSON.stringify(pieces), changed_at: now })
    .where('id', '=', id)
    .execute();
}
