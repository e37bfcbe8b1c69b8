import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits that fit into an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How secrets are kept, and texts compared that nobody needs to read again. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The id under which the outside knows an order, 256 bits. From the salt alone, which is kept, it cannot be made; the
 * key is the browser's, or random and forgotten.
 */
export function orderTokenOf(salt: string, key: string): string {
  return createHmac('sha256', salt).update(key).digest('base64url');
}
