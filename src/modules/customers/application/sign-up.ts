import {
  commonPasswords,
  passwordProblem,
  type PasswordProblem,
} from '../../../platform/logins/password-rules.ts';
import { rememberDevice } from '../../../platform/logins/known-devices.ts';
import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Language } from '../../../shared/text/language.ts';
import { accountOf } from '../domain/session-rules.ts';
import { addCustomer } from '../infrastructure/stored-customer.ts';
import { isKeptForOther } from '../infrastructure/stored-links.ts';
import { beginSession } from '../infrastructure/stored-session.ts';
import { mailOwnLink } from './change-email.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { profileOf, type LoggedIn } from './sessions.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';
import { countryOfLanguage, storedPhone } from '../../../platform/telephone/stored-phone.ts';
import type { PasswordRefusal } from './passwords.ts';

interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  /** What browser it is, for the list of sessions. */
  readonly device: string;
  /** The language of the pages: for mails, until they log in on others, and for numbers without a country's code. */
  readonly language: Language;
}

interface NotOpened {
  readonly code: 'email-taken';
}

/** What is wrong with the password that somebody has chosen for an account, or null. */
export async function problemOfPassword(
  deps: Pick<CustomersDependencies, 'shopWords'>,
  { name, email, password }: Pick<SignUp, 'name' | 'email' | 'password'>,
): Promise<PasswordProblem | null> {
  const words = { personal: [email, name], shop: await deps.shopWords() };
  return passwordProblem(password, await commonPasswords(), words);
}

/**
 * Opens an account and logs its browser in. The owner of the address gets a mail at once, to confirm it or to say that it
 * was somebody else.
 */
export async function signUp(
  deps: CustomersDependencies,
  { name, email, phone, password, device, language }: SignUp,
): Promise<Result<LoggedIn, PasswordRefusal | NotOpened>> {
  const problem = await problemOfPassword(deps, { name, email, password });
  if (problem !== null) return fail({ code: 'password-refused', problem });
  const customer = {
    id: deps.newId(),
    name: name.trim(),
    email: email.trim(),
    phone: storedPhone(phone, countryOfLanguage(language)),
    language,
    // Before the transaction: it takes a third of a second.
    passwordHash: await hashPassword(password),
  };
  const tokens = { access: deps.newSecret(), refresh: deps.newSecret() };
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<LoggedIn, NotOpened>> => {
    const emailKey = emailKeyOf(email);
    const isFree = !(await isKeptForOther(tx, emailKey, null, now));
    if (!isFree || !(await addCustomer(tx, { ...customer, emailKey }, now)))
      return fail({ code: 'email-taken' });
    await beginSession(tx, { id: deps.newId(), customerId: customer.id, device }, tokens, now);
    await mailOwnLink(deps, tx, customer, now);
    const { newSecret } = deps;
    const known = await rememberDevice(tx, accountOf(customer.id), { device: null, newSecret }, now);
    return ok({ tokens, deviceCookie: known.cookie, profile: profileOf(customer) });
  });
}
