import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { unreachable } from '#texts/login.ts';
import * as t from '#texts/passkeys.ts';
import { askShop, type Refused, type ShopAnswer } from '../../asking/ask-shop.ts';
import { askAsCustomer } from './ask-as-customer.ts';
import type { LoginAnswer } from './stored-login.ts';

/** Lets the browser show a passkey, and logs in with it. */
export async function logInByPasskey(): Promise<ShopAnswer<LoginAnswer>> {
  const asked = await askForOptions();
  if (!asked.ok) return inWords(asked);
  const { token, options } = asked.value;
  const shown = await startAuthentication({ optionsJSON: options }).catch(notShown);
  return 'ok' in shown ? shown : logInWith(token, shown);
}

/** What a passkey must sign holds for five minutes (`challengeMs` on the server); the browser gets another before. */
const renewedAfterMs = 4 * 60_000;

/**
 * Has the browser offer passkeys at the field for the address, as it offers addresses and passwords, for as long as the
 * page is open. Nothing happens until somebody chooses one; who chose one that is refused may choose another. Where the
 * browser or the shop cannot, the form and the button log in without it.
 * @param signal ends it
 */
export async function offerPasskeys(
  signal: AbortSignal,
  onChosen: (answer: ShopAnswer<LoginAnswer>) => void,
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  // Kept in memory by the browser, a page comes back with an ended request: then it begins another.
  addEventListener('pageshow', ({ persisted }) => persisted && void offerWhileOpen(signal, onChosen), {
    signal,
  });
  await offerWhileOpen(signal, onChosen);
}

async function offerWhileOpen(
  signal: AbortSignal,
  onChosen: (answer: ShopAnswer<LoginAnswer>) => void,
): Promise<void> {
  if (signal.aborted) return;
  const offer = new AbortController();
  const end = (): void => offer.abort();
  addEventListener('pagehide', end, { once: true, signal });
  signal.addEventListener('abort', end);
  for (;;) {
    const answer = await offerPasskey(offer.signal);
    if (answer === null || offer.signal.aborted) return;
    onChosen(answer);
    if (answer.ok) return;
  }
}

/** @returns null if it was ended, or there is nothing to offer */
async function offerPasskey(signal: AbortSignal): Promise<ShopAnswer<LoginAnswer> | null> {
  for (;;) {
    const asked = signal.aborted ? null : await askForOptions();
    if (asked?.ok !== true || signal.aborted) return null;
    const { token, options } = asked.value;
    let isOld = false;
    const end = (): void => WebAuthnAbortService.cancelCeremony();
    const renewal = setTimeout(() => {
      isOld = true;
      end();
    }, renewedAfterMs);
    signal.addEventListener('abort', end);
    const shown = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }).catch(
      () => null,
    );
    clearTimeout(renewal);
    signal.removeEventListener('abort', end);
    if (shown !== null) return logInWith(token, shown);
    if (!isOld) return null;
    await visible(signal);
  }
}

/** A page in the background needs no new one: it gets one when somebody comes back to it. */
async function visible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

const askForOptions = () =>
  askShop<{ token: string; options: PublicKeyCredentialRequestOptionsJSON }>('/login/passkey-options', {
    send: {},
    like: { token: '' },
  });

async function logInWith(token: string, shown: AuthenticationResponseJSON): Promise<ShopAnswer<LoginAnswer>> {
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
    send: password === '' ? { name } : { name, password },
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
