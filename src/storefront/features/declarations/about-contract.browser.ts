import type { StoredUser } from '../account/stored-login.ts';

/**
 * The part after '#' in a link to one of the two legal functions. Its form is prefilled from it, and nothing of it is
 * sent to any server.
 */
export function aboutContract(
  orderNumber: string,
  { name = '', email_address: email = '' }: StoredUser,
): string {
  return `#${new URLSearchParams({ bestellung: orderNumber, name, email })}`;
}
