import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { entrance } from '../texts/entrance.ts';
import { callApi } from './api.ts';

const library = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Lets the browser use a passkey.
 * @throws Error with a readable message if it fails
 */
export async function showPasskey<T>(path: '/login' | '/proof'): Promise<T> {
  const optionsJSON = await callApi<PublicKeyCredentialRequestOptionsJSON>(`${path}/passkey-options`, {
    method: 'POST',
    body: {},
  });
  const { startAuthentication } = await library();
  const body = await startAuthentication({ optionsJSON }).catch(inWords);
  return callApi<T>(`${path}/passkey`, { method: 'POST', body });
}

/**
 * Lets the browser create a passkey.
 * @returns recovery codes, if there were none
 */
export async function makePasskey(name: string): Promise<readonly string[]> {
  const optionsJSON = await callApi<PublicKeyCredentialCreationOptionsJSON>(
    '/second-factor/passkey-options',
    { method: 'POST', body: { name } },
  );
  const { startRegistration } = await library();
  const response = await startRegistration({ optionsJSON }).catch(inWords);
  const body = { name, response };
  const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>('/second-factor/passkeys', {
    method: 'POST',
    body,
  });
  return recoveryCodes;
}

/** Browsers give few details, and in English: usually somebody has cancelled. */
function inWords(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new Error(isKnown ? entrance.passkeyKnown : entrance.passkeyCancelled, { cause: error });
}
