import { userKey } from './stored-login.ts';

/** A customer's profile, as GET /api/account/profile returns it. */
export interface AccountPerson {
  readonly name: string;
  readonly email_address: string;
  readonly phone_number: string;
  readonly salutation: 'frau' | 'herr' | 'divers' | null;
  readonly firstName: string;
  readonly lastName: string;
  /** '1987-03-21' */
  readonly birthDate: string | null;
  readonly emailConfirmed: boolean;
}

/** Updates the popup 'Benutzerdetails' after a change. */
export function keepProfile({
  name,
  email_address,
  phone_number,
}: Pick<AccountPerson, 'name' | 'email_address' | 'phone_number'>): void {
  localStorage.setItem(userKey, JSON.stringify({ name, email_address, phone_number }));
}
