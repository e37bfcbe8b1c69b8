import { dayMs } from '../../shared/time/durations.ts';
import { queries, type Db, type Tx } from '../db/db.ts';
import { hashOf } from '../secrets/secrets.ts';
import type { LoginsTables } from './logins.tables.ts';

/** How long a browser that does not return is remembered. */
export const deviceMs = 365 * dayMs;

/** A browser as logins identify it. */
export interface Browser {
  /** Network address of the client, which is stored hashed. */
  readonly client: string;
  /** The value of its device cookie; null: it has none. */
  readonly device: string | null;
  /** In words that its owner recognises, 'Firefox · Windows'; empty if nothing is recognised. */
  readonly name: string;
}

/** The hash of a browser's cookie if it has logged in to the account before, otherwise null. */
export async function knownDevice(
  handle: Db | Tx,
  account: string,
  token: string | null,
  now: Date,
): Promise<string | null> {
  if (token === null) return null;
  const row = await queries<LoginsTables>(handle)
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account', '=', account)
    .where('token_hash', '=', hashOf(token))
    .where('last_seen_at', '>', new Date(now.getTime() - deviceMs))
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/**
 * Remembers the browser of a successful login.
 * @returns the new value of its cookie, and whether this is the account's first login from there
 */
export async function rememberDevice(
  tx: Tx,
  account: string,
  { device, newSecret }: { readonly device: string | null; readonly newSecret: () => string },
  now: Date,
): Promise<{ readonly token: string; readonly isNew: boolean }> {
  const isNew = (await knownDevice(tx, account, device, now)) === null;
  // One browser may have several accounts. A value that this shop never issued is ignored: clients must not choose
  // their own.
  const token = device !== null && (await isOurs(tx, device)) ? device : newSecret();
  await queries<LoginsTables>(tx)
    .insertInto('known_devices')
    .values({ account, token_hash: hashOf(token), created_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['account', 'token_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
  return { token, isNew };
}

async function isOurs(tx: Tx, token: string): Promise<boolean> {
  const row = await queries<LoginsTables>(tx)
    .selectFrom('known_devices')
    .select('account')
    .where('token_hash', '=', hashOf(token))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets all browsers of an account. */
export async function forgetDevices(tx: Tx, account: string): Promise<void> {
  await queries<LoginsTables>(tx).deleteFrom('known_devices').where('account', '=', account).execute();
}

/** Forgets the browsers that have not returned. */
export async function forgetOldDevices(db: Db, now: Date): Promise<void> {
  await queries<LoginsTables>(db)
    .deleteFrom('known_devices')
    .where('last_seen_at', '<', new Date(now.getTime() - deviceMs))
    .execute();
}

/** The browsers known to an account, each with the time when it became known. */
export async function devicesOf(
  db: Db,
  account: string,
): Promise<{ readonly createdAt: Date; readonly lastSeenAt: Date }[]> {
  return queries<LoginsTables>(db)
    .selectFrom('known_devices')
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .where('account', '=', account)
    .orderBy('created_at')
    .execute();
}
