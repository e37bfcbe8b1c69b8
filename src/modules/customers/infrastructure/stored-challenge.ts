import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { storedPasskeys } from '../../../platform/passkeys/stored-passkeys.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { challengeEnd } from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';

/**
 * Keeps what a passkey must sign to log in, and forgets those that are over: each page of the login asks for one.
 * @param token of the page that asks
 */
export async function addLoginChallenge(db: Db, token: string, challenge: string, now: Date): Promise<void> {
  await queries<CustomersTables>(db)
    .with('over', (q) => q.deleteFrom('customer_login_challenges').where('expires_at', '<', now))
    .insertInto('customer_login_challenges')
    .values({ token_hash: hashOf(token), challenge, expires_at: challengeEnd(now) })
    .execute();
}

/** Takes it, once; null: there is none, or its time is over. */
export async function takeLoginChallenge(db: Db, token: string, now: Date): Promise<string | null> {
  const taken = await queries<CustomersTables>(db)
    .deleteFrom('customer_login_challenges')
    .where('token_hash', '=', hashOf(token))
    .returning(['challenge', 'expires_at as expiresAt'])
    .executeTakeFirst();
  return taken !== undefined && taken.expiresAt > now ? taken.challenge : null;
}

/** When somebody last gave a password or a passkey in the browser of a session. */
export async function provedAtOf(db: Db, sessionId: string): Promise<Date | null> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('customer_sessions')
    .select('proved_at as provedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.provedAt ?? null;
}

/** Somebody has shown in this browser who they are. */
export async function noteProof(db: Db, sessionId: string, now: Date): Promise<void> {
  await queries<CustomersTables>(db)
    .updateTable('customer_sessions')
    .set({ proved_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/** Keeps the challenge that a new passkey must sign in the browser of a session. */
export async function setSessionChallenge(
  db: Db,
  sessionId: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await queries<CustomersTables>(db)
    .updateTable('customer_sessions')
    .set({ challenge, challenge_ends_at: challengeEnd(now) })
    .where('id', '=', sessionId)
    .execute();
}

/** Takes it, once; null: there is none, or its time is over. */
export async function takeSessionChallenge(db: Db, sessionId: string, now: Date): Promise<string | null> {
  const row = await queries<CustomersTables>(db)
    .updateTable('customer_sessions as s')
    .from('customer_sessions as before')
    .set({ challenge: null, challenge_ends_at: null })
    .whereRef('s.id', '=', 'before.id')
    .where('s.id', '=', sessionId)
    .where('s.challenge', 'is not', null)
    .where('s.challenge_ends_at', '>', now)
    .returning('before.challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}

/** Whether a session is still valid. Its owner must be locked, so that it stays valid until the transaction ends. */
export async function isSessionOpen(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const row = await queries<CustomersTables>(tx)
    .selectFrom('customer_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export const customerPasskeys = storedPasskeys('customer_passkeys', 'customer_id');
