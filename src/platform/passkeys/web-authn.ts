import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { StoredPasskey } from './stored-passkeys.ts';

/** The library and its certificates take a while to load, and most people have no passkey. */
const library = () => import('@simplewebauthn/server');

/** The site that keys belong to. By another name than the shop's own they cannot be used. */
const siteOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

const known = (keys: readonly StoredPasskey[]) =>
  keys.map(({ id, transports }) => ({ id, transports: [...transports] }));

/**
 * What a browser needs to make a key for somebody who has others already.
 * @param alone whether nothing else will be asked for: the key must know whose it is, and ask for a fingerprint, a face
 * or a PIN
 */
export async function askForNewKey(
  publicUrl: string,
  person: { readonly id: string; readonly email: string; readonly name: string },
  keys: readonly StoredPasskey[],
  alone: boolean,
) {
  const { generateRegistrationOptions } = await library();
  const { id } = siteOf(publicUrl);
  return generateRegistrationOptions({
    rpName: id,
    rpID: id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known(keys),
    // Found by the browser itself, so that it can log in without an address.
    authenticatorSelection: alone
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/**
 * Reads the key that a browser has made.
 * @param alone as it was asked for
 * @returns null when it is not an answer to the challenge
 */
export async function readNewKey(
  publicUrl: string,
  response: RegistrationResponseJSON,
  challenge: string,
  alone: boolean,
): Promise<Pick<StoredPasskey, 'id' | 'publicKey' | 'counter' | 'transports'> | null> {
  const { verifyRegistrationResponse } = await library();
  const { id, origin } = siteOf(publicUrl);
  const read = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: alone,
  }).catch(() => null);
  if (read?.verified !== true) return null;
  const { credential } = read.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/**
 * What a browser needs to show a key.
 * @param keys one of these; none: any that the browser has for this site
 */
export async function askForKey(publicUrl: string, keys: readonly StoredPasskey[], verified: boolean) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: siteOf(publicUrl).id,
    allowCredentials: known(keys),
    userVerification: verified ? 'required' : 'preferred',
  });
}

/**
 * Whether a browser has the key.
 * @param verified whether the key must have asked for a fingerprint, a face or a PIN
 * @returns what it has counted to; null when it has not
 */
export async function readKey(
  publicUrl: string,
  response: AuthenticationResponseJSON,
  challenge: string,
  key: StoredPasskey,
  verified: boolean,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id, origin } = siteOf(publicUrl);
  const read = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: verified,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: [...key.transports],
    },
  }).catch(() => null);
  return read?.verified === true ? read.authenticationInfo.newCounter : null;
}
