import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit into an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * How secrets of full strength are kept, and texts compared that nobody needs to read again. Not for passwords, which
 * people choose and others guess.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
