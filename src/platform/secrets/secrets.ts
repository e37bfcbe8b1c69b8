import { createHash, randomBytes, createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Db, Tx } from '../db/db.ts';
import { ownKey } from '../http/client-keys.ts';

/** 256 random bits, safe to use in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The stored form of high-entropy secrets, and of texts that are compared but never read again. Not for passwords,
 * which people choose and others guess.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

async function keyFor(handle: Db | Tx, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await ownKey(handle), '', purpose, 32));
}

/**
 * Encrypts a secret that the shop itself must read again, with a key that is in the database but not in its backups.
 * @param purpose what the secret is and whose; a text sealed for one purpose cannot be opened for another
 */
export async function sealText(handle: Db | Tx, purpose: string, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyFor(handle, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null if it was sealed with another key, for example before the shop was restored from a backup */
export async function openSealedText(
  handle: Db | Tx,
  purpose: string,
  sealed: string,
): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(
      algorithm,
      await keyFor(handle, purpose),
      bytes.subarray(0, ivBytes),
    ).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
