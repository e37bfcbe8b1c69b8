import type { z } from 'zod';
import type { loggedInSchema } from '../../../modules/customers/http/customers.schemas.ts';
import { stored, tokenKey } from './session.ts';

/** The customer who is logged in, as stored with the login (spec 3). */
export type StoredUser = Partial<LoginAnswer['user']>;

export const userKey = 'user';

/** The profile of the logged-in customer; empty where nobody is, and where it is missing or malformed. */
export function storedUser(): StoredUser {
  if (stored(tokenKey) === null) return {};
  try {
    return (JSON.parse(stored(userKey) ?? '{}') as StoredUser | null) ?? {};
  } catch {
    return {};
  }
}

/** The e-mail address of the account that is logged in; null: none is. */
export function loginOwner(): string | null {
  return stored(tokenKey) === null ? null : (storedUser().email_address ?? '');
}

/** The name of what is kept for who is logged in: the next one must not find it. */
export const ofAccount = (name: string): string => `${loginOwner() ?? ''} ${name}`;

/** The shop's answer to a login or a registration (spec 3). */
export type LoginAnswer = z.output<typeof loggedInSchema>;

/** What a login or a registration leaves in this browser. */
export function keepLogin({ token, user }: LoginAnswer): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
}

/** Forgets the login in this browser. The open page is updated when it is left or shown again. */
export function forgetQuietly(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

/** The same, but the open page is updated at once; the browser notifies other tabs. */
export function forgetLogin(): void {
  forgetQuietly();
  dispatchEvent(new Event('storage'));
}
