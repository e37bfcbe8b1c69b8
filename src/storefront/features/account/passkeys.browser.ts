import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { unreachable } from '#texts/login.ts';
import * as t from '#texts/passkeys.ts';
import { askShop, type Refused, type ShopAnswer } from '../../ask-shop.ts';
import { askAsCustomer } from './ask-as-customer.ts';
import type { LoginAnswer } from './keep-login.ts';

/** Lets the browser show a passkey, and logs in with it. */
export async function logInByPasskey(): Promise<ShopAnswer<LoginAnswer>> {
  const asked = await askShop<{ token: string; options: PublicKeyCredentialRequestOptionsJSON }>(
    '/login/passkey-options',
    { send: {}, like: { token: '' } },
  );
  if (!asked.ok) return inWords(asked);
  const { token, options } = asked.value;
  const shown = await startAuthentication({ optionsJSON: options }).catch(notShown);
  if ('ok' in shown) return shown;
  const answer = await askShop<LoginAnswer>('/login/passkey', {
    send: { token, response: shown },
    like: { token: '', user: {} },
  });
  return inWords(answer, { 'passkey-refused': t.unknownKey });
}

/** Lets the browser make a passkey for the account. @param password empty where none was asked for */
export async function makePasskey({
  name,
  password,
}: {
  readonly name: string;
  readonly password: string;
}): Promise<ShopAnswer<{ readonly message: string }>> {
  const asked = await askAsCustomer<PublicKeyCredentialCreationOptionsJSON>('/account/passkeys/options', {
    send: password === '' ? {} : { password },
    like: { challenge: '' },
  });
  if (!asked.ok) return inWords(asked);
  const response = await startRegistration({ optionsJSON: asked.value }).catch(notShown);
  if ('ok' in response) return response;
  const send = { name, response };
  return inWords(await askAsCustomer('/account/passkeys', { send, like: { message: '' } }));
}

/** The shop's own words, or ours where it has not answered, or where its own would not help here. */
function inWords<T>(answer: ShopAnswer<T>, better: Readonly<Record<string, string>> = {}): ShopAnswer<T> {
  if (answer.ok) return answer;
  const message = better[answer.code ?? ''] ?? answer.message ?? unreachable;
  return { ...answer, message };
}

/** Browsers tell little, and in English: mostly that somebody has changed their mind. */
function notShown(error: unknown): Refused {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return { ok: false, status: 0, message: isKnown ? t.known : t.cancelled, code: null, body: null };
}
