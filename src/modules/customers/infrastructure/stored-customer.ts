import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { forgetDevices } from '../../../platform/logins/known-devices.ts';
import { forgetAttempts } from '../../../platform/logins/login-attempts.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { Salutation } from '../domain/person.ts';
import { accountOf } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';

export interface StoredCustomer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string;
  readonly passwordHash: string;
  /** The language of mails to them. */
  readonly language: Language;
}

/** What a customer may change without further ado. */
export interface Person {
  readonly salutation: Salutation | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** '1987-03-21' */
  readonly birthDate: string | null;
}

/** All that an account says about its owner. */
export interface StoredPerson extends Person {
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly emailConfirmedAt: Date | null;
  readonly passwordChangedAt: Date;
  /** The language of mails to them. */
  readonly language: Language;
}

const columns = ['id', 'email', 'name', 'phone', 'password_hash as passwordHash', 'language'] as const;

export async function customerByEmail(db: Db, emailKey: string): Promise<StoredCustomer | null> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('customers')
    .select(columns)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function findCustomer(handle: Db | Tx, id: string): Promise<StoredCustomer | null> {
  const row = await queries<CustomersTables>(handle)
    .selectFrom('customers')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the address has an account already */
export async function addCustomer(
  tx: Tx,
  customer: StoredCustomer & { readonly emailKey: string },
  now: Date,
): Promise<boolean> {
  const added = await queries<CustomersTables>(tx)
    .insertInto('customers')
    .values({
      id: customer.id,
      email: customer.email,
      email_key: customer.emailKey,
      name: customer.name,
      phone: customer.phone,
      password_hash: customer.passwordHash,
      language: customer.language,
      created_at: now,
      password_changed_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** They deal with the shop in another language now. */
export async function setLanguage(tx: Tx, id: string, language: Language): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customers')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .execute();
}

/**
 * Nobody else changes the account, its links or its password before the transaction ends: every use case that touches
 * several of them takes this lock first. @returns null when the account is gone
 */
export async function lockCustomer(
  tx: Tx,
  id: string,
): Promise<{ readonly emailKey: string; readonly passwordHash: string } | null> {
  const row = await queries<CustomersTables>(tx)
    .selectFrom('customers')
    .select(['email_key as emailKey', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Locks the account of somebody whose password was found right before the transaction began.
 * @returns false when the account has another password by now: what was shown holds no more
 */
export async function lockWithPassword(
  tx: Tx,
  { id, passwordHash }: Pick<StoredCustomer, 'id' | 'passwordHash'>,
): Promise<boolean> {
  return (await lockCustomer(tx, id))?.passwordHash === passwordHash;
}

export async function setPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customers')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', id)
    .execute();
}

export async function personOf(handle: Db | Tx, id: string): Promise<StoredPerson> {
  return queries<CustomersTables>(handle)
    .selectFrom('customers')
    .select([
      'name',
      'email',
      'phone',
      'salutation',
      'first_name as firstName',
      'last_name as lastName',
      // As text: a driver would make a moment of it.
      sql<string | null>`birth_date::text`.as('birthDate'),
      'created_at as createdAt',
      'email_confirmed_at as emailConfirmedAt',
      'password_changed_at as passwordChangedAt',
      'language',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function savePerson(
  tx: Tx,
  id: string,
  person: Person & { readonly name: string },
): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customers')
    .set({
      name: person.name,
      salutation: person.salutation,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      birth_date: person.birthDate,
    })
    .where('id', '=', id)
    .execute();
}

/** A link mailed to the account's own address was followed. */
export async function confirmEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customers')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .execute();
}

/** Gives the account an address whose link was followed. @returns false when it has an account by now */
export async function setEmail(
  tx: Tx,
  id: string,
  { email, emailKey }: { readonly email: string; readonly emailKey: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update customers set email = ${email}, email_key = ${emailKey}, email_confirmed_at = ${now}
    where id = ${id}::uuid
      and not exists (select from customers other where other.email_key = ${emailKey} and other.id <> ${id}::uuid)
    returning id
  `.execute(queries<CustomersTables>(tx));
  return rows.length > 0;
}

/** Deletes the account with all that belongs to it alone: sessions, tokens, passkeys, links, addresses, wishlist. */
export async function removeCustomer(tx: Tx, id: string, emailKey: string): Promise<void> {
  await queries<CustomersTables>(tx).deleteFrom('customers').where('id', '=', id).execute();
  await forgetAttempts(tx, emailKey);
  await forgetDevices(tx, accountOf(id));
}

/** The pieces on the list, the first added first. */
export async function wishesOf(handle: Db | Tx, customerId: string): Promise<string[]> {
  const rows = await queries<CustomersTables>(handle)
    .selectFrom('wishlist_entries')
    .select('piece_id')
    .where('customer_id', '=', customerId)
    .orderBy('added_at')
    .orderBy('piece_id')
    .execute();
  return rows.map((row) => row.piece_id);
}

/** Entries that are on the list already keep their place. */
export async function addWishes(
  tx: Tx,
  customerId: string,
  pieceIds: readonly string[],
  now: Date,
): Promise<void> {
  if (pieceIds.length === 0) return;
  await sql`
    insert into wishlist_entries (customer_id, piece_id, added_at)
    -- A millisecond apart, so that they keep their order.
    select ${customerId}::uuid, piece.id, ${now}::timestamptz + piece.nth * interval '1 millisecond'
    from unnest(${[...pieceIds]}::text[]) with ordinality as piece (id, nth)
    on conflict do nothing
  `.execute(queries<CustomersTables>(tx));
}

export async function removeWishes(tx: Tx, customerId: string, pieceIds: readonly string[]): Promise<void> {
  if (pieceIds.length === 0) return;
  await queries<CustomersTables>(tx)
    .deleteFrom('wishlist_entries')
    .where('customer_id', '=', customerId)
    .where('piece_id', 'in', pieceIds)
    .execute();
}
