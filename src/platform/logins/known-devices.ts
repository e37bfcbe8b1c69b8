import { dayMs } from '../../shared/time/durations.ts';
import { queries, type Db, type Tx } from '../db/db.ts';
import { hashOf } from '../secrets/secrets.ts';
import type { LoginsTables } from './logins.tables.ts';

/** How long a browser that does not return is remembered. */
export const deviceMs = 365 * dayMs;

/** More than share a browser; the account that was used longest ago is forgotten there. */
const maxAccounts = 5;
const between = '.';

/** A browser as logins identify it. */
export interface Browser {
  /** Network address of the client, which is stored hashed. */
  readonly client: string;
  /** The value of its device cookie, if it may be one of this shop; null: it has none. */
  readonly device: string | null;
  /** In words that its owner recognises, 'Firefox · Windows'; empty if nothing is recognised. */
  readonly name: string;
}

/**
 * Whether a cookie may have been given by this shop: it holds a secret for each account that has logged in there. Not
 * one for all of them: somebody who has used the browser before its present user knows that one, and could pass for the
 * browser elsewhere.
 */
export const isDeviceCookie = (said: string): boolean =>
  /^[\w-]{43}(?:\.[\w-]{43})*$/.test(said) && tokensIn(said).length <= maxAccounts;

const tokensIn = (cookie: string): readonly string[] => cookie.split(between);

/** The hash of a browser's secret for an account if it has logged in to it before, otherwise null. */
export async function knownDevice(
  handle: Db | Tx,
  account: string,
  device: string | null,
  now: Date,
): Promise<string | null> {
  const token = await tokenOf(handle, account, device, now);
  return token === null ? null : hashOf(token);
}

async function tokenOf(
  handle: Db | Tx,
  account: string,
  device: string | null,
  now: Date,
): Promise<string | null> {
  if (device === null) return null;
  const shown = new Map(tokensIn(device).map((token) => [hashOf(token), token]));
  const row = await queries<LoginsTables>(handle)
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account', '=', account)
    .where('token_hash', 'in', [...shown.keys()])
    .where('last_seen_at', '>', new Date(now.getTime() - deviceMs))
    // Earlier versions gave all accounts of a browser the same secret, which identifies nobody.
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('known_devices as other')
            .select('other.account')
            .whereRef('other.token_hash', '=', 'known_devices.token_hash')
            .where('other.account', '<>', account),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : (shown.get(row.token_hash) ?? null);
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
): Promise<{ readonly cookie: string; readonly isNew: boolean }> {
  const known = await tokenOf(tx, account, device, now);
  // Not one that was sent and is unknown to the account: clients must not choose their own, nor reuse another account's.
  const token = known ?? newSecret();
  await queries<LoginsTables>(tx)
    .insertInto('known_devices')
    .values({ account, token_hash: hashOf(token), created_at: now, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['account', 'token_hash']).doUpdateSet({ last_seen_at: now }))
    .execute();
  const others = device === null ? [] : tokensIn(device).filter((one) => one !== token);
  return {
    cookie: [token, ...others].slice(0, maxAccounts).join(between),
    isNew: known === null,
  };
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
