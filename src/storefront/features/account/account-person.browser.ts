import type { z } from 'zod';
import type { personSchema } from '../../../modules/customers/http/account.schemas.ts';
import { userKey } from './stored-login.ts';

/** A customer's profile, as GET /api/account/profile returns it. */
export type AccountPerson = z.output<typeof personSchema>;

/** Updates the popup 'Benutzerdetails' after a change. */
export function keepProfile({
  name,
  email_address,
  phone_number,
}: Pick<AccountPerson, 'name' | 'email_address' | 'phone_number'>): void {
  localStorage.setItem(userKey, JSON.stringify({ name, email_address, phone_number }));
}
