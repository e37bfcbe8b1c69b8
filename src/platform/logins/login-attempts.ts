import { sql, type RawBuilder } from 'kysely';
import { fail, ok, type Result } from '../../shared/result.ts';
import { queries, type Db, type Tx } from '../db/db.ts';
import { clientKeys, keyedTexts } from '../http/client-keys.ts';
import {
  loginLimits,
  waitBeforeLogin,
  type FailedAttempts,
  type Limit,
  type LoginLimits,
  type TooManyLogins,
} from './login-limits.ts';
import type { LoginsTables } from './logins.tables.ts';
import { refuseWhenBusy } from './password-hash.ts';

/** Identifies a network without storing its address. */
export const clientKeyOf = async (handle: Db | Tx, client: string): Promise<string> =>
  (await clientKeys(handle, 'login', client)).line;

/** The key of an account's attempts: its address in lower case, prefixed with `staff ` for staff, as an HMAC. */
const accountKeyOf = async (handle: Db | Tx, emailKey: string): Promise<string> =>
  (await keyedTexts(handle, 'account', [emailKey])).get(emailKey) ?? '';

/**
 * Somebody who is logged in, in place of a browser's cookie: whoever guesses elsewhere keeps them from nothing, whatever
 * network they are in by now.
 * @param session what identifies the session, and nobody can choose
 */
export const sessionAsDevice = (session: string): string => `session ${session}`;

export interface Attempt {
  /** The account: a customer's address, or `staff ` and the address. */
  readonly emailKey: string;
  /** Network address of the client. */
  readonly client: string;
  /**
   * The hash of the browser's cookie if it has logged in to this account before, or its session; it takes the place of
   * its network.
   */
  readonly device?: string | null;
  /** False in tests that guess on purpose. */
  readonly isLimited: boolean;
  /** Defaults to the limits for passwords. */
  readonly limits?: LoginLimits;
}

const keyOfAttempt = async (
  handle: Db | Tx,
  { client, device }: Pick<Attempt, 'client' | 'device'>,
): Promise<string> => (device == null ? clientKeyOf(handle, client) : `device ${device}`);

/** Notes an attempt whose outcome is known, or not yet. @returns its id */
export async function noteAttempt(
  handle: Db | Tx,
  attempt: Omit<Attempt, 'isLimited' | 'limits'>,
  succeeded: boolean,
  now: Date,
): Promise<string> {
  const { id } = await queries<LoginsTables>(handle)
    .insertInto('login_attempts')
    .values({
      email_key: await accountKeyOf(handle, attempt.emailKey),
      client_key: await keyOfAttempt(handle, attempt),
      at: now,
      succeeded,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Notes an attempt before the password is checked and before other attempts are counted, so that a burst of parallel
 * attempts gets no more checks than a series.
 * @returns the attempt's id, to mark it as successful later
 * @throws TooBusy
 */
export async function beginAttempt(
  db: Db,
  attempt: Attempt,
  now: Date,
): Promise<Result<string, TooManyLogins>> {
  refuseWhenBusy();
  const id = await noteAttempt(db, attempt, false, now);
  const { isLimited, limits = loginLimits } = attempt;
  const waitMs = isLimited
    ? waitBeforeLogin(await failedAttempts(db, id, { ...attempt, limits }, now), now, limits)
    : 0;
  if (waitMs === 0) return ok(id);
  // A refused attempt has revealed nothing, so it does not lengthen the wait.
  await queries<LoginsTables>(db).deleteFrom('login_attempts').where('id', '=', id).execute();
  return fail({ code: 'too-many-logins', waitMs });
}

/** Failures of all attempts but this one. */
async function failedAttempts(
  db: Db,
  attemptId: string,
  attempt: Attempt & { readonly limits: LoginLimits },
  now: Date,
): Promise<FailedAttempts> {
  const account = await accountKeyOf(db, attempt.emailKey);
  const key = await keyOfAttempt(db, attempt);
  /** The time of the failure that many attempts ago; null if there were fewer within the period. */
  const fullSince = ({ failures, withinMs }: Limit, which: RawBuilder<unknown>) => sql`
    (select at from login_attempts
      where id <> ${attemptId} and not succeeded and at > ${new Date(now.getTime() - withinMs)} and ${which}
      order by at desc offset ${failures - 1} limit 1)`;
  const { ofPair, onAccountByStrangers, fromClient } = attempt.limits;
  const ofAccount = sql`email_key = ${account}`;
  const { rows } = await sql<FailedAttempts>`
    with known as (
      select distinct client_key from login_attempts where ${ofAccount} and succeeded
    )
    select ${fullSince(ofPair, sql`${ofAccount} and client_key = ${key}`)} as "ofPair",
      ${fullSince(
        onAccountByStrangers,
        sql`${ofAccount} and client_key not in (select client_key from known)`,
      )} as "onAccountByStrangers",
      ${fullSince(fromClient, sql`client_key = ${key}`)} as "fromClient",
      ${attempt.device != null} or exists (select from known where client_key = ${key}) as "clientIsKnown"
  `.execute(queries<LoginsTables>(db));
  return rows[0] ?? { ofPair: null, onAccountByStrangers: null, fromClient: null, clientIsKnown: false };
}

/**
 * Somebody has proved by a mailed link that the account is theirs. Earlier attempts, by others or by themselves, no
 * longer keep them from logging in from where they are now.
 */
export async function noteOwner(tx: Tx, emailKey: string, client: string, now: Date): Promise<void> {
  const handle = queries<LoginsTables>(tx);
  const key = await clientKeyOf(tx, client);
  const account = await accountKeyOf(tx, emailKey);
  await handle
    .deleteFrom('login_attempts')
    .where('email_key', '=', account)
    .where('client_key', '=', key)
    .where('succeeded', '=', false)
    .execute();
  await handle
    .insertInto('login_attempts')
    .values({ email_key: account, client_key: key, at: now, succeeded: true })
    .execute();
}

export async function noteSuccess(db: Db, attemptId: string): Promise<void> {
  await queries<LoginsTables>(db)
    .updateTable('login_attempts')
    .set({ succeeded: true })
    .where('id', '=', attemptId)
    .execute();
}

/** Forgets all attempts on a deleted account. */
export async function forgetAttempts(tx: Tx, emailKey: string): Promise<void> {
  await queries<LoginsTables>(tx)
    .deleteFrom('login_attempts')
    .where('email_key', '=', await accountKeyOf(tx, emailKey))
    .execute();
}

/** When somebody tried to log in to an account, newest first. Where from is stored only as a hash. */
export async function attemptsOn(
  db: Db,
  emailKey: string,
): Promise<{ readonly at: Date; readonly succeeded: boolean }[]> {
  return queries<LoginsTables>(db)
    .selectFrom('login_attempts')
    .select(['at', 'succeeded'])
    .where('email_key', '=', await accountKeyOf(db, emailKey))
    .orderBy('at', 'desc')
    .limit(1000)
    .execute();
}
