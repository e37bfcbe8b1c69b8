import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator says of how it was unlocked (W3C Web Authentication, section 6.1). */
const userPresent = 0x01;
const userVerified = 0x04;
const hasKey = 0x40;

interface Sign {
  readonly origin?: string;
  /** Whether a finger, a face or a PIN was asked for. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/**
 * A passkey as a browser would hold it, in software.
 * @param idBytes how long it names itself: security keys keep all they know in it
 */
export function aPasskey(site = 'wmk.example', idBytes = 16) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(idBytes);
  const named = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  const idLength = Buffer.from([id.length >> 8, id.length & 0xff]);
  const clientData = (type: string, challenge: string, { origin = `https://${site}` }: Sign) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (flags: number, { isVerified = true, counter = 0 }: Sign, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const said = Buffer.from([flags | userPresent | (isVerified ? userVerified : 0)]);
    return Buffer.concat([sha256(site), said, count, rest]);
  };
  return {
    id: text(id),
    /** Answers the options of a registration. */
    make(challenge: string, how: Sign = {}) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const key = Buffer.concat([Buffer.alloc(16), idLength, id, isoCBOR.encode(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(hasKey, how, key))],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, how)),
          attestationObject: text(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    /** Answers the options of a login. */
    show(challenge: string, how: Sign = {}) {
      const data = clientData('webauthn.get', challenge, how);
      const auth = authData(0, how);
      const signature = createSign('sha256')
        .update(Buffer.concat([auth, sha256(data)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(auth),
          signature: text(signature),
        },
      };
    },
  };
}
