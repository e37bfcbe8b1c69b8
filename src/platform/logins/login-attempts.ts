import { sql } from 'kysely';
import { queries, type Db } from '../db/db.ts';
import { hashOf } from '../secrets/secrets.ts';
import { hourMs, pairWindowMs, type FailedAttempts } from './login-limits.ts';
import type { LoginsTables } from './logins.tables.ts';

/** How somebody's computer is told from others, without keeping its address. */
const clientKeyOf = (client: string): string => hashOf(`login ${client}`);

export async function failedAttempts(
  db: Db,
  emailKey: string,
  client: string,
  now: Date,
): Promise<FailedAttempts> {
  const key = clientKeyOf(client);
  const quarter = new Date(now.getTime() - pairWindowMs);
  const hour = new Date(now.getTime() - hourMs);
  const { rows } = await sql<FailedAttempts>`
    with known as (
      select distinct client_key from login_attempts where email_key = ${emailKey} and succeeded
    )
    select
      (select count(*)::int from login_attempts
        where email_key = ${emailKey} and client_key = ${key} and at > ${quarter} and not succeeded) as "ofPair",
      (select count(*)::int from login_attempts
        where email_key = ${emailKey} and at > ${hour} and not succeeded
          and client_key not in (select client_key from known)) as "onAccountByStrangers",
      (select count(*)::int from login_attempts
        where client_key = ${key} and at > ${hour} and not succeeded) as "fromClient",
      exists (select from known where client_key = ${key}) as "clientIsKnown"
  `.execute(queries<LoginsTables>(db));
  return rows[0] ?? { ofPair: 0, onAccountByStrangers: 0, fromClient: 0, clientIsKnown: false };
}

/** @returns the attempt's id, so that it can be told that it succeeded */
export async function noteAttempt(db: Db, emailKey: string, client: string, now: Date): Promise<string> {
  const { id } = await queries<LoginsTables>(db)
    .insertInto('login_attempts')
    .values({ email_key: emailKey, client_key: clientKeyOf(client), at: now, succeeded: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
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
