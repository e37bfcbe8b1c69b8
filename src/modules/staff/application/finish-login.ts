import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { knownDevice, type Browser } from '../../../platform/logins/known-devices.ts';
import { beginAttempt, noteSuccess } from '../../../platform/logins/login-attempts.ts';
import { codeLimits, type TooManyLogins } from '../../../platform/logins/login-limits.ts';
import { orderMail } from '../../../platform/mail/order-mail.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { readRecoveryCode, stepOfCode } from '../infrastructure/one-time-codes.ts';
import { endLoginStep, findLoginStep } from '../infrastructure/stored-login-step.ts';
import {
  lockAuthenticator,
  secondFactorOf,
  setLastStep,
  useRecoveryCode,
} from '../infrastructure/stored-second-factor.ts';
import { findStaff, lockStaff, type StoredStaff } from '../infrastructure/stored-staff.ts';
import { accountOf, beginStaffSession, noteLogin, type LoggedInStaff } from './log-in.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { recoveryCodeUsedMail } from './staff-mails.ts';
import { actorFor } from './staff-profile.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

export type SecondStepRefusal =
  /** It took too long, or the password has been changed meanwhile. */
  { readonly code: 'login-step-over' | (typeof refusals)[keyof typeof refusals] } | TooManyLogins;

/** By what was shown: an app soon has another code, of recovery codes there are some more. */
const refusals = {
  'second-factor-passed': 'code-refused',
  'recovery-code-used': 'recovery-code-refused',
} as const;

/** The second step of a login, in the browser that gave the password. */
interface SecondStep {
  readonly token: string;
  readonly code: string;
  readonly browser: Browser;
}

/** Finishes a login with the code that an app shows. */
export function logInByCode(
  deps: StaffDependencies,
  step: SecondStep,
): Promise<Result<LoggedInStaff, SecondStepRefusal>> {
  return finish(deps, step, 'second-factor-passed', (tx, person) => useCode(deps, tx, person.id, step.code));
}

/** Finishes a login with a recovery code, which is used up; its owner is notified. */
export function logInByRecoveryCode(
  deps: StaffDependencies,
  step: SecondStep,
): Promise<Result<LoggedInStaff, SecondStepRefusal>> {
  return finish(deps, step, 'recovery-code-used', async (tx, person) => {
    const now = deps.now();
    if (!(await useRecoveryCode(tx, person.id, readRecoveryCode(step.code), now))) return false;
    const { recoveryCodes } = await secondFactorOf(tx, person.id);
    await writeAudit(
      tx,
      actorFor(person),
      { action: 'use-recovery-code', entity: 'staff', entityId: person.id, before: null, after: null },
      now,
    );
    await orderMail(tx, () => recoveryCodeUsedMail(person.email, recoveryCodes), now);
    return true;
  });
}

async function finish(
  deps: StaffDependencies,
  { token, browser }: SecondStep,
  shown: keyof typeof refusals,
  isShown: (tx: Tx, person: StoredStaff) => Promise<boolean>,
): Promise<Result<LoggedInStaff, SecondStepRefusal>> {
  const begun = await findLoginStep(deps.db, token, deps.now());
  const person = begun?.staffId == null ? null : await findStaff(deps.db, { id: begun.staffId });
  if (person === null) return fail({ code: 'login-step-over' });
  const attempt = await beginCode(deps, person, browser);
  const by = { client: browser.client, person: { who: 'staff', id: person.id } } as const;
  if (!attempt.ok) {
    deps.recordSecurityEvent({ kind: 'login-refused', ...by });
    return attempt;
  }
  const done = await deps.db.transaction(async (tx): Promise<Result<LoggedInStaff, SecondStepRefusal>> => {
    const locked = await lockStaff(tx, person.id);
    if (locked?.deactivatedAt !== null) return fail({ code: 'login-step-over' });
    if (!(await isShown(tx, locked))) return fail({ code: refusals[shown] });
    if (!(await endLoginStep(tx, token))) return fail({ code: 'login-step-over' });
    return ok(await beginStaffSession(deps, tx, locked, browser));
  });
  if (done.ok) {
    await noteSuccess(deps.db, attempt.value);
    noteLogin(deps, browser, person, shown);
  } else if (done.error.code === refusals[shown]) {
    deps.recordSecurityEvent({ kind: 'second-factor-failed', ...by });
  }
  return done;
}

/** Notes an attempt with a code before it is checked. */
export async function beginCode(
  { db, now, limitAttempts }: StaffDependencies,
  { id, email }: Pick<StoredStaff, 'id' | 'email'>,
  browser: Pick<Browser, 'client' | 'device'>,
): Promise<Result<string, TooManyLogins>> {
  const at = now();
  return beginAttempt(
    db,
    {
      emailKey: `staff code ${emailKeyOf(email)}`,
      client: browser.client,
      device: await knownDevice(db, accountOf(id), browser.device, at),
      isLimited: limitAttempts,
      limits: codeLimits,
    },
    at,
  );
}

/** Whether it is the current code of somebody's app; this uses it up. */
async function useCode(deps: StaffDependencies, tx: Tx, staffId: string, code: string): Promise<boolean> {
  const app = await lockAuthenticator(tx, staffId);
  if (app?.secret == null) return false;
  const step = stepOfCode(app.secret, code, deps.now(), app.lastStep);
  if (step === null) return false;
  await setLastStep(tx, staffId, step);
  return true;
}
