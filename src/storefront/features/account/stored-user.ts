import { stored } from './session.ts';

/** The customer who is logged in, as stored with the login (spec 3). */
export interface StoredUser {
  readonly name?: string;
  readonly email_address?: string;
  readonly phone_number?: string;
}

export const userKey = 'user';

/** The profile of the logged-in customer; empty where it is missing or malformed. */
export function storedUser(): StoredUser {
  try {
    const user: unknown = JSON.parse(stored(userKey) ?? '{}');
    return typeof user === 'object' && user !== null ? user : {};
  } catch {
    return {};
  }
}
