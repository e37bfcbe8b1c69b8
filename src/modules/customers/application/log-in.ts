import type { Tx } from '../../../platform/db/db.ts';
import { knownDevice, rememberDevice, type Browser } from '../../../platform/logins/known-devices.ts';
import { beginAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import type { TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { pretendToVerify, verifyPassword } from '../../../platform/logins/password-hash.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Language } from '../../../shared/text/language.ts';
import { accountOf, decideRefresh } from '../domain/session-rules.ts';
import {
  customerByEmail,
  lockWithPassword,
  personOf,
  setLanguage,
  type StoredCustomer,
} from '../infrastructure/stored-customer.ts';
import {
  beginSession,
  addTokens,
  endSession,
  lockRefreshToken,
  markUsed,
  touchSession,
  type Tokens,
} from '../infrastructure/stored-session.ts';
import { newDeviceMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { profileOf, type LoggedIn } from './sessions.ts';
import { tellOwner } from './tell-owner.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

type LoginRefusal =
  /** Address or password is wrong; nobody learns which. */
  { readonly code: 'login-refused' } | TooManyLogins;

export interface LogIn {
  readonly email: string;
  readonly password: string;
  readonly browser: Browser;
  readonly language: Language;
}

/**
 * Logs a browser in. Each attempt is recorded before the password is checked, so that concurrent attempts all count.
 */
export async function logIn(
  deps: CustomersDependencies,
  { email, password, browser, language }: LogIn,
): Promise<Result<LoggedIn, LoginRefusal>> {
  const { db } = deps;
  const now = deps.now();
  const emailKey = emailKeyOf(email);
  const customer = await customerByEmail(db, emailKey);
  const attempt = await beginAttempt(
    db,
    {
      emailKey,
      client: browser.client,
      device: customer === null ? null : await knownDevice(db, accountOf(customer.id), browser.device, now),
      isLimited: deps.limitAttempts,
    },
    now,
  );
  const tried = {
    client: browser.client,
    person: { who: 'customer', id: customer?.id ?? null },
  } as const;
  if (!attempt.ok) {
    deps.recordSecurityEvent({ kind: 'login-refused', ...tried });
    return attempt;
  }
  const isRight =
    customer === null
      ? await pretendToVerify(password)
      : await verifyPassword(password, customer.passwordHash);
  if (customer === null || !isRight) {
    deps.recordSecurityEvent({ kind: 'login-failed', ...tried });
    return fail({ code: 'login-refused' });
  }
  const begun = await db.transaction(async (tx): Promise<Result<LoggedIn, LoginRefusal>> => {
    // Between looking at the password and now it may have been changed, and all sessions ended.
    if (!(await lockWithPassword(tx, customer))) return fail({ code: 'login-refused' });
    return ok(await letIn(deps, tx, customer, { browser, language }));
  });
  if (!begun.ok) return begun;
  await noteSuccess(db, attempt.value);
  deps.recordSecurityEvent({ kind: 'login', ...tried });
  return begun;
}

/**
 * Begins the session of somebody who has shown all that is asked for. They get a mail when this browser has never been
 * logged in to the account before.
 */
export async function letIn(
  deps: CustomersDependencies,
  tx: Tx,
  customer: StoredCustomer,
  { browser, language }: Pick<LogIn, 'browser' | 'language'>,
): Promise<LoggedIn> {
  const now = deps.now();
  const { newSecret } = deps;
  const { device } = browser;
  const tokens = { access: newSecret(), refresh: newSecret() };
  const session = { id: deps.newId(), customerId: customer.id, device: browser.name };
  await beginSession(tx, session, tokens, now);
  await setLanguage(tx, customer.id, language);
  const known = await rememberDevice(tx, accountOf(customer.id), { device, newSecret }, now);
  if (known.isNew) {
    const person = await personOf(tx, customer.id);
    await tellOwner(tx, person, 'new-device', newDeviceMail(person, browser.name, now), now);
  }
  return { tokens, deviceCookie: known.cookie, profile: profileOf(customer) };
}

type Refused = { readonly code: 'session-over' };

/** Gives a browser its next tokens. A refresh token that is used again later ends its session: it was stolen. */
export async function refreshSession(
  deps: CustomersDependencies,
  refreshToken: string,
): Promise<Result<Tokens, Refused>> {
  const now = deps.now();
  const tokens = { access: deps.newSecret(), refresh: deps.newSecret() };
  // Not as a failed result: that would be rolled back, and the theft with it.
  const renewed = await deps.db.transaction(async (tx) => {
    const found = await lockRefreshToken(tx, refreshToken);
    if (found === null) return false;
    switch (decideRefresh(found.token, found.session, now)) {
      case 'refuse':
        return false;
      case 'end-session':
        await endSession(tx, found.sessionId, now);
        return false;
      case 'renew':
        await markUsed(tx, refreshToken, now);
        await addTokens(tx, found.sessionId, tokens, now, refreshToken);
        await touchSession(tx, found.sessionId, now);
        return true;
    }
  });
  return renewed ? ok(tokens) : fail({ code: 'session-over' });
}
