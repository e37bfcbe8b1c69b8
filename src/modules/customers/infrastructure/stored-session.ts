import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import {
  accessTokenMs,
  refreshTokenMs,
  sessionMs,
  type RefreshToken,
  type Session,
} from '../domain/session-rules.ts';
import type { CustomersTables } from './customers.tables.ts';
import type { StoredCustomer } from './stored-customer.ts';

/** A browser's tokens: one to show with each call, and one to get the next with. Never kept as they are. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** Begins a session of a browser. */
export async function beginSession(
  tx: Tx,
  session: { readonly id: string; readonly customerId: string; readonly device: string },
  tokens: Tokens,
  now: Date,
): Promise<void> {
  await queries<CustomersTables>(tx)
    .insertInto('customer_sessions')
    .values({
      id: session.id,
      customer_id: session.customerId,
      created_at: now,
      ends_at: new Date(now.getTime() + sessionMs),
      ended_at: null,
      device: session.device,
      last_used_at: now,
      proved_at: now,
    })
    .execute();
  await addTokens(tx, session.id, tokens, now);
}

/** @param spent the refresh token that they are given for */
export async function addTokens(
  tx: Tx,
  sessionId: string,
  tokens: Tokens,
  now: Date,
  spent: string | null = null,
): Promise<void> {
  const row = (kind: 'access' | 'refresh', token: string, livesMs: number) => ({
    hash: hashOf(token),
    session_id: sessionId,
    kind,
    created_at: now,
    expires_at: new Date(now.getTime() + livesMs),
    used_at: null,
    follows: spent === null ? null : hashOf(spent),
  });
  await queries<CustomersTables>(tx)
    .insertInto('customer_tokens')
    .values([row('access', tokens.access, accessTokenMs), row('refresh', tokens.refresh, refreshTokenMs)])
    .execute();
}

/** A refresh token with its session, locked, and when it or its sibling was first used; null if there is none. */
export async function lockRefreshToken(
  tx: Tx,
  token: string,
): Promise<{ readonly token: RefreshToken; readonly sessionId: string; readonly session: Session } | null> {
  const row = await queries<CustomersTables>(tx)
    .selectFrom('customer_tokens as t')
    .innerJoin('customer_sessions as s', 's.id', 't.session_id')
    .select(['t.used_at', 't.follows', 't.expires_at', 's.id', 's.ends_at', 's.ended_at'])
    .where('t.hash', '=', hashOf(token))
    .where('t.kind', '=', 'refresh')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const beside =
    row.follows === null
      ? undefined
      : await queries<CustomersTables>(tx)
          .selectFrom('customer_tokens')
          .select('used_at')
          .where('follows', '=', row.follows)
          .where('kind', '=', 'refresh')
          .where('used_at', 'is not', null)
          .orderBy('used_at')
          .limit(1)
          .executeTakeFirst();
  return {
    token: { usedAt: beside?.used_at ?? row.used_at, expiresAt: row.expires_at },
    sessionId: row.id,
    session: { endsAt: row.ends_at, endedAt: row.ended_at },
  };
}

/** Notes when a session's browser came by. */
export async function touchSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customer_sessions')
    .set({ last_used_at: now })
    .where('id', '=', sessionId)
    .execute();
}

/** Notes the first time that a refresh token was used. */
export async function markUsed(tx: Tx, token: string, now: Date): Promise<void> {
  await queries<CustomersTables>(tx)
    .updateTable('customer_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .execute();
}

/** The owner of an access token, if it holds. */
export async function customerOfAccessToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{
  readonly customer: StoredCustomer;
  readonly sessionId: string;
  readonly emailConfirmedAt: Date | null;
} | null> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('customer_tokens as t')
    .innerJoin('customer_sessions as s', 's.id', 't.session_id')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select([
      's.id as sessionId',
      'c.id',
      'c.email',
      'c.name',
      'c.phone',
      'c.language',
      'c.password_hash as passwordHash',
      'c.email_confirmed_at as emailConfirmedAt',
    ])
    .where('t.hash', '=', hashOf(token))
    .where('t.kind', '=', 'access')
    .where('t.expires_at', '>', now)
    .where('s.ends_at', '>', now)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { sessionId, emailConfirmedAt, ...customer } = row;
  return { customer, sessionId, emailConfirmedAt };
}

/** The session of an access token, also of one that has expired: it can always be ended. */
export async function sessionOfAccessToken(db: Db, token: string): Promise<string | null> {
  const row = await queries<CustomersTables>(db)
    .selectFrom('customer_tokens')
    .select('session_id')
    .where('hash', '=', hashOf(token))
    .where('kind', '=', 'access')
    .executeTakeFirst();
  return row?.session_id ?? null;
}

/** Ends a session; what was shown with it holds no more. */
export async function endSession(handle: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await queries<CustomersTables>(handle)
    .updateTable('customer_sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Logs a customer out everywhere, or everywhere but here. */
export async function endAllSessions(
  handle: Db | Tx,
  customerId: string,
  now: Date,
  but: string | null = null,
): Promise<void> {
  await queries<CustomersTables>(handle)
    .updateTable('customer_sessions')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(but !== null, (query) => query.where('id', '!=', but ?? ''))
    .execute();
}

export interface OpenSession {
  readonly id: string;
  readonly createdAt: Date;
  /** When it last got a new access token, to within some minutes. */
  readonly lastUsedAt: Date;
  readonly device: string;
}

/** The browsers in which a customer is logged in, the last used first. */
export async function openSessions(db: Db, customerId: string, now: Date): Promise<OpenSession[]> {
  const rows = await queries<CustomersTables>(db)
    .selectFrom('customer_sessions')
    .select(['id', 'created_at', 'last_used_at', 'device'])
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    // Without a valid refresh token the session cannot be continued.
    .where((where) =>
      where.exists(
        where
          .selectFrom('customer_tokens as t')
          .select('t.hash')
          .whereRef('t.session_id', '=', 'customer_sessions.id')
          .where('t.expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? row.created_at,
    device: row.device,
  }));
}

/** Ends one session of a customer. @returns whether there was one */
export async function endSessionOf(
  db: Db,
  customerId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await queries<CustomersTables>(db)
    .updateTable('customer_sessions')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
