import { createHash, randomBytes } from 'node:crypto';

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
