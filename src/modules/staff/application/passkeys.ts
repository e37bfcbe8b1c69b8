import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Browser } from '../../../platform/logins/known-devices.ts';
import { askForKey, askForNewKey, readKey, readNewKey } from '../../../platform/passkeys/web-authn.ts';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  addLoginStep,
  endLoginStep,
  findLoginStep,
  setChallenge,
} from '../infrastructure/stored-login-step.ts';
import { staffPasskeys } from '../infrastructure/stored-second-factor.ts';
import {
  noteProof,
  setSessionChallenge,
  takeSessionChallenge,
} from '../infrastructure/stored-staff-session.ts';
import { findStaff, lockStaff } from '../infrastructure/stored-staff.ts';
import { beginStaffSession, noteLogin, type LoggedInStaff } from './log-in.ts';
import { noteAddition, recordChange, type OwnChange } from './second-factor.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

interface PasskeyRefusal {
  readonly code: 'passkey-refused';
}
const refused = fail({ code: 'passkey-refused' } as const);

/** Begins to add a passkey in the browser of a session. */
export async function beginPasskey(deps: StaffDependencies, { actor, session }: OwnChange) {
  const person = await findStaff(deps.db, { id: actor.id });
  if (person === null) return null;
  const options = await askForNewKey(
    deps.publicUrl,
    person,
    await staffPasskeys.of(deps.db, actor.id),
    false,
  );
  await setSessionChallenge(deps.db, session, options.challenge, deps.now());
  return options;
}

/**
 * Adds the passkey that the browser has made.
 * @returns recovery codes, to be shown once; none where somebody has some that were not used
 */
export async function finishPasskey(
  deps: StaffDependencies,
  { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
  own: OwnChange,
): Promise<Result<readonly string[], PasskeyRefusal>> {
  const now = deps.now();
  const challenge = await takeSessionChallenge(deps.db, own.session, now);
  const key = challenge === null ? null : await readNewKey(deps.publicUrl, response, challenge, false);
  if (key === null) return refused;
  const done = await deps.db.transaction(async (tx): Promise<Result<readonly string[], PasskeyRefusal>> => {
    const person = await lockStaff(tx, own.actor.id);
    if (person === null) return refused;
    if (!(await staffPasskeys.add(tx, { ...key, ownerId: person.id, name, createdAt: now }))) return refused;
    return ok(await noteAddition(deps, tx, person, own, 'add-passkey'));
  });
  if (done.ok) recordChange(deps, 'second-factor-added', own.actor.id);
  return done;
}

export function namePasskey(
  { db }: StaffDependencies,
  id: string,
  name: string,
  { id: staffId }: StaffActor,
) {
  return db.transaction((tx) => staffPasskeys.rename(tx, staffId, id, name));
}

/**
 * What the browser needs to log in with a passkey: as the second step after a password, or alone, for which the key must
 * know by itself whose it is and ask for a fingerprint, a face or a PIN.
 * @param token of the password's step; null: there was none
 */
export async function askForPasskey(deps: StaffDependencies, token: string | null) {
  const now = deps.now();
  const begun = token === null ? null : await findLoginStep(deps.db, token, now);
  const staffId = begun?.staffId ?? null;
  const keys = staffId === null ? [] : await staffPasskeys.of(deps.db, staffId);
  const options = await askForKey(deps.publicUrl, keys, staffId === null);
  const { challenge } = options;
  if (token !== null && begun !== null) {
    await deps.db.transaction((tx) => setChallenge(tx, token, challenge));
    return { options, token };
  }
  const fresh = deps.newSecret();
  await deps.db.transaction((tx) => addLoginStep(tx, fresh, { staffId: null, challenge }, now));
  return { options, token: fresh };
}

/** Logs a browser in that has shown a passkey. */
export async function logInByPasskey(
  deps: StaffDependencies,
  {
    token,
    response,
    browser,
  }: {
    readonly token: string;
    readonly response: AuthenticationResponseJSON;
    readonly browser: Browser;
  },
): Promise<Result<LoggedInStaff, PasskeyRefusal | { readonly code: 'login-step-over' }>> {
  const now = deps.now();
  const step = await findLoginStep(deps.db, token, now);
  if (step?.challenge == null) return fail({ code: 'login-step-over' });
  const key = await staffPasskeys.find(deps.db, response.id);
  if (key === null || (step.staffId !== null && step.staffId !== key.ownerId)) return refused;
  const count = await readKey(deps.publicUrl, response, step.challenge, key, step.staffId === null);
  if (count === null) {
    const person = { who: 'staff', id: key.ownerId } as const;
    deps.recordSecurityEvent({ kind: 'second-factor-failed', client: browser.client, person });
    return refused;
  }
  const done = await deps.db.transaction(
    async (tx): Promise<Result<LoggedInStaff, PasskeyRefusal | { readonly code: 'login-step-over' }>> => {
      const person = await lockStaff(tx, key.ownerId);
      if (person?.deactivatedAt !== null) return refused;
      if (!(await endLoginStep(tx, token))) return fail({ code: 'login-step-over' });
      await staffPasskeys.noteUse(tx, key.id, count, now);
      return ok(await beginStaffSession(deps, tx, person, browser));
    },
  );
  if (done.ok) noteLogin(deps, browser, { id: key.ownerId }, 'second-factor-passed');
  return done;
}

/** What the browser of a session needs to show a passkey once more, instead of the password. */
export async function askForProof(deps: StaffDependencies, { actor, session }: OwnChange) {
  const options = await askForKey(deps.publicUrl, await staffPasskeys.of(deps.db, actor.id), true);
  await setSessionChallenge(deps.db, session, options.challenge, deps.now());
  return options;
}

/** Shows who is at the browser by a passkey. */
export async function proveByPasskey(
  deps: StaffDependencies,
  response: AuthenticationResponseJSON,
  { actor, session }: OwnChange,
): Promise<Result<void, PasskeyRefusal>> {
  const now = deps.now();
  const challenge = await takeSessionChallenge(deps.db, session, now);
  const key = await staffPasskeys.find(deps.db, response.id);
  if (challenge === null || key?.ownerId !== actor.id) return refused;
  const count = await readKey(deps.publicUrl, response, challenge, key, true);
  if (count === null) return refused;
  return deps.db.transaction(async (tx): Promise<Result<void, PasskeyRefusal>> => {
    await staffPasskeys.noteUse(tx, key.id, count, now);
    await noteProof(tx, session, now);
    return ok(undefined);
  });
}
