import { sql, type RawBuilder } from 'kysely';
import { queries, type Db, type Tx } from '../db/db.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { clientKeys } from '../http/client-keys.ts';
import {
  loginLimits,
  waitBeforeLogin,
  type FailedAttempts,
  type Limit,
  type TooManyLogins,
} from './login-limits.ts';
import type { LoginsTables } from './logins.tables.ts';
import { refuseWhenBusy } from './password-hash.ts';

/** How somebody's network is told from others, without keeping its address. */
export const clientKeyOf = async (handle: Db | Tx, client: string): Promise<string> =>
  (await clientKeys(handle, 'login', client)).line;

export interface Attempt {
  readonly emailKey: string;
  /** Address of the computer. */
  readonly client: string;
  /** False where tests guess on purpose. */
  readonly isLimited: boolean;
}

/**
 * Notes an attempt before the password is looked at, and before others are counted: of many at once only as many are
 * looked at as of many in a row.
 * @returns the attempt's id, so that it can be told that it succeeded
 * @throws TooBusy
 */
export async function beginAttempt(
  db: Db,
  attempt: Attempt,
  now: Date,
): Promise<Result<string, TooManyLogins>> {
  refuseWhenBusy();
  const { id } = await queries<LoginsTables>(db)
    .insertInto('login_attempts')
    .values({
      email_key: attempt.emailKey,
      client_key: await clientKeyOf(db, attempt.client),
      at: now,
      succeeded: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const waitMs = attempt.isLimited ? waitBeforeLogin(await failedAttempts(db, id, attempt, now), now) : 0;
  if (waitMs === 0) return ok(id);
  // Who was refused has learnt nothing, and does not wait longer for it.
  await queries<LoginsTables>(db).deleteFrom('login_attempts').where('id', '=', id).execute();
  return fail({ code: 'too-many-logins', waitMs });
}

/** What others than this attempt have done. */
async function failedAttempts(
  db: Db,
  attemptId: string,
  { emailKey, client }: Attempt,
  now: Date,
): Promise<FailedAttempts> {
  const key = await clientKeyOf(db, client);
  /** As many failures ago as make a limit full; null where there were fewer in its time. */
  const fullSince = ({ failures, withinMs }: Limit, which: RawBuilder<unknown>) => sql`
    (select at from login_attempts
      where id <> ${attemptId} and not succeeded and at > ${new Date(now.getTime() - withinMs)} and ${which}
      order by at desc offset ${failures - 1} limit 1)`;
  const { ofPair, onAccountByStrangers, fromClient } = loginLimits;
  const ofAccount = sql`email_key = ${emailKey}`;
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
      exists (select from known where client_key = ${key}) as "clientIsKnown"
  `.execute(queries<LoginsTables>(db));
  return rows[0] ?? { ofPair: null, onAccountByStrangers: null, fromClient: null, clientIsKnown: false };
}

/**
 * Somebody has shown by a mailed link that the account is theirs: what others or they themselves have tried there does
 * not keep them from logging in, where they are now.
 */
export async function noteOwner(tx: Tx, emailKey: string, client: string, now: Date): Promise<void> {
  const handle = queries<LoginsTables>(tx);
  const key = await clientKeyOf(tx, client);
  await handle
    .deleteFrom('login_attempts')
    .where('email_key', '=', emailKey)
    .where('client_key', '=', key)
    .where('succeeded', '=', false)
    .execute();
  await handle
    .insertInto('login_attempts')
    .values({ email_key: emailKey, client_key: key, at: now, succeeded: true })
    .execute();
}

export async function noteSuccess(db: Db, attemptId: string): Promise<void> {
  await queries<LoginsTables>(db)
    .updateTable('login_attempts')
    .set({ succeeded: true })
    .where('id', '=', attemptId)
    .execute();
}

/** When somebody tried to log in to an account, the newest first; from where is kept hashed only. */
export async function attemptsOn(
  db: Db,
  emailKey: string,
): Promise<{ readonly at: Date; readonly succeeded: boolean }[]> {
  return queries<LoginsTables>(db)
    .selectFrom('login_attempts')
    .select(['at', 'succeeded'])
    .where('email_key', '=', emailKey)
    .orderBy('at', 'desc')
    .limit(1000)
    .execute();
}
