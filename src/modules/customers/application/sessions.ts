import { z } from 'zod';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { forgetAddressCounts } from '../../../platform/logins/address-counts.ts';
import { forgetOldDevices } from '../../../platform/logins/known-devices.ts';
import type { LoginsTables } from '../../../platform/logins/logins.tables.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import type { CustomersTables } from '../infrastructure/customers.tables.ts';
import { lockCustomer, personOf } from '../infrastructure/stored-customer.ts';
import {
  type Tokens,
  endAllSessions,
  endSession as endThisSession,
  endSessionOf,
  openSessions,
  sessionOfAccessToken,
} from '../infrastructure/stored-session.ts';
import { loggedOutMail } from './customer-mails.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { prove, type NotProved, type Owner, type Proof } from './passwords.ts';
import { shownPhone } from '../../../platform/telephone/stored-phone.ts';

/** The customer who is logged in, as the browser keeps it (spec 3). */
export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface LoggedIn {
  readonly tokens: Tokens;
  /** For the cookie by which the browser is known at its next login. */
  readonly deviceCookie: string;
  readonly profile: Profile;
}

export function profileOf({ name, email, phone }: Profile): Profile {
  return { name, email, phone: shownPhone(phone) };
}

/** The browsers in which a customer is logged in. */
export function sessionsOf({ db, now }: CustomersDependencies, customerId: string) {
  return openSessions(db, customerId, now());
}

/** Ends the session of this token, also where the token has had its quarter of an hour. */
export async function logOut({ db, now }: CustomersDependencies, accessToken: string): Promise<void> {
  const sessionId = await sessionOfAccessToken(db, accessToken);
  if (sessionId !== null) await endThisSession(db, sessionId, now());
}

/** Logs one device of a customer out. This one, which is at hand, needs no proof: that is plain logging out. */
export async function endSession(
  deps: CustomersDependencies,
  owner: Owner,
  sessionId: string,
  proof: Proof,
): Promise<Result<void, NotProved | { readonly code: 'session-not-found' }>> {
  if (sessionId !== owner.sessionId) {
    const proved = await prove(deps, owner, proof);
    if (!proved.ok) return proved;
  }
  const isEnded = await endSessionOf(deps.db, owner.id, sessionId, deps.now());
  return isEnded ? ok(undefined) : fail({ code: 'session-not-found' });
}

/** Logs a customer out of all devices, this one too. */
export async function logOutEverywhere(
  deps: CustomersDependencies,
  owner: Owner,
  proof: Proof,
): Promise<Result<void, NotProved>> {
  const proved = await prove(deps, owner, proof);
  if (!proved.ok) return proved;
  await endAllSessions(deps.db, owner.id, deps.now());
  const person = { who: 'customer', id: owner.id } as const;
  deps.recordSecurityEvent({ kind: 'logged-out-everywhere', client: proof.client, person });
  return ok(undefined);
}

/**
 * Logs a customer out of all devices because they cannot do it themselves: a phone was stolen, or a stranger has the
 * account. Password and passkeys stay; the mail says so, and what to do if a stranger knows them.
 * @throws RightMissing
 */
export async function logOutCustomer(
  deps: CustomersDependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, { readonly code: 'record-not-found' }>> {
  requireRight(actor, 'persons:write');
  const now = deps.now();
  const done = await deps.db.transaction(
    async (tx): Promise<Result<void, { readonly code: 'record-not-found' }>> => {
      // A login that is under way ends before this, or begins after it.
      if ((await lockCustomer(tx, id)) === null) return fail({ code: 'record-not-found' });
      await endAllSessions(tx, id, now);
      await writeAudit(
        tx,
        actor,
        { action: 'log-out-everywhere', entity: 'customers', entityId: id, before: null, after: null },
        now,
      );
      const person = await personOf(tx, id);
      await orderMail(tx, () => loggedOutMail(person, deps.publicUrl), now);
      return ok(undefined);
    },
  );
  // Without the network: it is that of the staff, and customers may read what is recorded about them.
  const person = { who: 'customer', id } as const;
  if (done.ok) deps.recordSecurityEvent({ kind: 'logged-out-everywhere', client: null, person });
  return done;
}

type Dependencies = Pick<CustomersDependencies, 'db' | 'now'>;

const forgetLoginsJob = job('forget-logins', z.object({}));
/** Known clients are told by their successful attempts, so those stay longer than failures count. */
const attemptsKeptDays = 90;
const endedKeptDays = 7;

/** Lets the jobs clean up every night. */
export function defineForgetLogins(jobs: Jobs, deps: Dependencies): void {
  jobs.define(forgetLoginsJob, {
    retryLimit: 2,
    atOnce: 1,
    handler: () => forgetLogins(deps),
  });
  jobs.schedule(forgetLoginsJob, '10 3 * * *', {});
}

/** Deletes tokens, sessions, links, challenges and attempts that decide nothing any more. */
export async function forgetLogins(deps: Dependencies): Promise<void> {
  const now = deps.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const q = queries<CustomersTables & LoginsTables>(deps.db);
  await q.deleteFrom('customer_tokens').where('expires_at', '<', before(endedKeptDays)).execute();
  await q
    .deleteFrom('customer_sessions')
    .where((where) =>
      where.or([where('ends_at', '<', before(endedKeptDays)), where('ended_at', '<', before(endedKeptDays))]),
    )
    .execute();
  await q.deleteFrom('password_resets').where('expires_at', '<', before(endedKeptDays)).execute();
  await q.deleteFrom('customer_email_links').where('expires_at', '<', before(endedKeptDays)).execute();
  await q.deleteFrom('customer_login_challenges').where('expires_at', '<', now).execute();
  await forgetOldDevices(deps.db, now);
  await forgetAddressCounts(deps.db, now);
  await q.deleteFrom('login_attempts').where('at', '<', before(attemptsKeptDays)).execute();
}
