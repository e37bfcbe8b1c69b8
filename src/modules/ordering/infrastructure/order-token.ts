import { createHmac } from 'node:crypto';

/**
 * The id under which the outside knows an order, 256 bits. From the salt alone, which is kept, it cannot be made; the
 * key is the browser's, or random and forgotten.
 */
export function orderTokenOf(salt: string, key: string): string {
  return createHmac('sha256', salt).update(key).digest('base64url');
}
