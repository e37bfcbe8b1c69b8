import type { StoredUser } from '../account/stored-user.ts';

/**
 * What follows '#' in a link to one of the two legal functions, so that its form begins with what is known: nothing of it
 * is sent to any server.
 */
export function aboutContract(
  orderNumber: string,
  { name = '', email_address: email = '' }: StoredUser,
): string {
  return `#${new URLSearchParams({ bestellung: orderNumber, name, email })}`;
}
