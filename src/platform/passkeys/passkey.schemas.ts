import { z } from 'zod';
import { limit, message } from '../../shared/messages/message.ts';
import { longestKeyName } from '../../shared/staff/device-of.ts';
import { neededLine } from '../http/fields.schemas.ts';
import type { StoredPasskey } from './stored-passkeys.ts';

/** What a browser says of a passkey; its parts are checked by what they sign. */
const credential = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: z.string().regex(/^[\w-]{1,1400}$/),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
const signed = z.string().max(20_000);
export const shownPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: signed,
    authenticatorData: signed,
    signature: signed,
    userHandle: signed.optional(),
  }),
});
const keyName = neededLine(message('name-missing')).max(longestKeyName, limit('text-too-long'));
export const keyNameSchema = z.object({ name: keyName });
export const newPasskeySchema = z.object({
  name: keyName,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: signed,
      attestationObject: signed,
      authenticatorData: signed.optional(),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,30}$/))
        .max(10)
        .optional(),
      publicKeyAlgorithm: z.number().int().optional(),
      publicKey: signed.optional(),
    }),
  }),
});
/** As the browser's own interface has them (W3C Web Authentication, PublicKeyCredential…OptionsJSON). */
export const passkeyOptionsSchema = z.record(z.string(), z.unknown());
/** The parameters of a passkey's path: credential ids have up to 1023 bytes (W3C Web Authentication, section 4). */
export const passkeyParams = z.object({ id: z.string().max(1400) });
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** A passkey as its owner sees it. */
export const passkeyAnswer = ({ id, name, createdAt, lastUsedAt }: StoredPasskey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
