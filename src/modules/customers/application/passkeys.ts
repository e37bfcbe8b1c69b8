import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { knownDevice } from '../../../platform/logins/known-devices.ts';
import { noteAttempt } from '../../../platform/logins/login-attempts.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { askForKey, askForNewKey, readKey, readNewKey } from '../../../platform/passkeys/web-authn.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { addressIn } from '../../../shared/text/language.ts';
import { accountOf, maxPasskeys } from '../domain/session-rules.ts';
import {
  customerPasskeys,
  addLoginChallenge,
  isSessionOpen,
  setSessionChallenge,
  takeLoginChallenge,
  takeSessionChallenge,
} from '../infrastructure/stored-challenge.ts';
import {
  findCustomer,
  lockCustomer,
  personOf,
  type StoredPerson,
} from '../infrastructure/stored-customer.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { letIn, type LogIn } from './log-in.ts';
import { prove, type NotProved, type Owner, type Proof } from './passwords.ts';
import type { LoggedIn } from './sessions.ts';
import { customerMailTexts } from './mail-texts/customer-mail-texts.ts';
import { tellOwner, typedForMail } from './tell-owner.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

interface Refused {
  readonly code: 'passkey-refused' | 'passkey-too-late';
}
interface TooMany {
  readonly code: 'too-many-passkeys';
}

/** Begins to add a passkey in the browser of a session. @returns what that browser needs to make one */
export async function beginPasskey(deps: CustomersDependencies, owner: Owner, proof: Proof) {
  const proved = await prove(deps, owner, proof);
  if (!proved.ok) return proved;
  const keys = await customerPasskeys.of(deps.db, owner.id);
  if (keys.length >= maxPasskeys) return fail<TooMany>({ code: 'too-many-passkeys' });
  const { email, name } = await personOf(deps.db, owner.id);
  const options = await askForNewKey(deps.publicUrl, { id: owner.id, email, name }, keys, true);
  await setSessionChallenge(deps.db, owner.sessionId, options.challenge, deps.now());
  return ok(options);
}

/** Adds the passkey that the browser has made, and tells its owner. */
export async function finishPasskey(
  deps: CustomersDependencies,
  owner: Owner,
  made: { readonly response: RegistrationResponseJSON; readonly name: string; readonly client: string },
): Promise<Result<void, Refused | TooMany | { readonly code: 'session-over' }>> {
  const now = deps.now();
  const challenge = await takeSessionChallenge(deps.db, owner.sessionId, now);
  if (challenge === null) return fail({ code: 'passkey-too-late' });
  const key = await readNewKey(deps.publicUrl, made.response, challenge, true);
  if (key === null) return fail({ code: 'passkey-refused' });
  const done = await deps.db.transaction(
    async (tx): Promise<Result<void, Refused | TooMany | { readonly code: 'session-over' }>> => {
      await lockCustomer(tx, owner.id);
      // Somebody may have logged everybody out meanwhile, because of who is adding this one.
      if (!(await isSessionOpen(tx, owner.sessionId, now))) return fail({ code: 'session-over' });
      const before = await customerPasskeys.of(tx, owner.id);
      if (before.length >= maxPasskeys) return fail({ code: 'too-many-passkeys' });
      const added = { ...key, ownerId: owner.id, name: made.name, createdAt: now };
      if (!(await customerPasskeys.add(tx, added))) return fail({ code: 'passkey-refused' });
      const person = await personOf(tx, owner.id);
      const mail = passkeyMail(person, 'added', made.name, deps.publicUrl);
      await tellOwner(tx, person, 'passkey-added', mail, now);
      return ok(undefined);
    },
  );
  const person = { who: 'customer', id: owner.id } as const;
  if (done.ok) deps.recordSecurityEvent({ kind: 'passkey-added', client: made.client, person });
  return done;
}

/** @returns false when there is no such key of theirs */
export function namePasskey(
  { db }: Pick<CustomersDependencies, 'db'>,
  customerId: string,
  id: string,
  name: string,
): Promise<boolean> {
  return db.transaction((tx) => customerPasskeys.rename(tx, customerId, id, name));
}

/** Takes a passkey away, and tells its owner. */
export async function removePasskey(
  deps: CustomersDependencies,
  owner: Owner,
  id: string,
  proof: Proof,
): Promise<Result<void, NotProved | { readonly code: 'record-not-found' }>> {
  const proved = await prove(deps, owner, proof);
  if (!proved.ok) return proved;
  const now = deps.now();
  const done = await deps.db.transaction(
    async (tx): Promise<Result<void, { readonly code: 'record-not-found' }>> => {
      await lockCustomer(tx, owner.id);
      const [name] = await customerPasskeys.remove(tx, owner.id, id);
      if (name === undefined) return fail({ code: 'record-not-found' });
      const person = await personOf(tx, owner.id);
      const mail = passkeyMail(person, 'removed', name, deps.publicUrl);
      await tellOwner(tx, person, 'passkey-removed', mail, now);
      return ok(undefined);
    },
  );
  const person = { who: 'customer', id: owner.id } as const;
  if (done.ok) deps.recordSecurityEvent({ kind: 'passkey-removed', client: proof.client, person });
  return done;
}

/**
 * What a browser needs to log in with any passkey that it has for this shop.
 * @returns with a token of this attempt, which the browser sends along with the passkey
 */
export async function askForPasskey(deps: CustomersDependencies) {
  const options = await askForKey(deps.publicUrl, [], true);
  const token = deps.newSecret();
  await addLoginChallenge(deps.db, token, options.challenge, deps.now());
  return { token, options };
}

/**
 * Logs a browser in that has shown a passkey. Attempts count as those with a password do, but nobody is kept waiting for
 * the failures of others: a key cannot be guessed.
 */
export async function logInByPasskey(
  deps: CustomersDependencies,
  {
    token,
    response,
    browser,
    language,
  }: Pick<LogIn, 'browser' | 'language'> & {
    readonly token: string;
    readonly response: AuthenticationResponseJSON;
  },
): Promise<Result<LoggedIn, Refused>> {
  const { db } = deps;
  const now = deps.now();
  const challenge = await takeLoginChallenge(db, token, now);
  if (challenge === null) return fail({ code: 'passkey-too-late' });
  const key = await customerPasskeys.find(db, response.id);
  const customer = key === null ? null : await findCustomer(db, key.ownerId);
  const tried = { client: browser.client, person: { who: 'customer', id: customer?.id ?? null } } as const;
  const count = key === null ? null : await readKey(deps.publicUrl, response, challenge, key, true);
  const device =
    customer === null ? null : await knownDevice(db, accountOf(customer.id), browser.device, now);
  if (customer === null || count === null) {
    if (customer !== null) {
      const attempt = { emailKey: emailKeyOf(customer.email), client: browser.client, device };
      await noteAttempt(db, attempt, false, now);
    }
    deps.recordSecurityEvent({ kind: 'login-failed', ...tried });
    return fail({ code: 'passkey-refused' });
  }
  const done = await db.transaction(async (tx): Promise<Result<LoggedIn, Refused>> => {
    await lockCustomer(tx, customer.id);
    // It may have been removed meanwhile, and the address changed.
    const held = await customerPasskeys.find(tx, response.id);
    const owner = await findCustomer(tx, customer.id);
    if (held?.ownerId !== customer.id || owner === null) return fail({ code: 'passkey-refused' });
    await customerPasskeys.noteUse(tx, held.id, count, now);
    const attempt = { emailKey: emailKeyOf(owner.email), client: browser.client, device };
    await noteAttempt(tx, attempt, true, now);
    return ok(await letIn(deps, tx, owner, { browser, language }));
  });
  deps.recordSecurityEvent({ kind: done.ok ? 'login' : 'login-failed', ...tried });
  return done;
}

function passkeyMail(person: StoredPerson, done: 'added' | 'removed', name: string, publicUrl: string): Mail {
  const { email, language } = person;
  const { key, notYou, button, ...texts } = customerMailTexts(language).passkey;
  const { subject, what } = texts[done];
  return {
    to: email,
    language,
    subject,
    blocks: [
      { kind: 'paragraph', text: what(key(typedForMail(person, name))) },
      { kind: 'paragraph', text: notYou },
      {
        kind: 'button',
        label: button,
        address: `${publicUrl}${addressIn(language, '/passwort-vergessen')}`,
      },
    ],
  };
}
