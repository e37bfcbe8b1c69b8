import { stored, tokenKey } from './session.ts';

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
    return (JSON.parse(stored(userKey) ?? '{}') as StoredUser | null) ?? {};
  } catch {
    return {};
  }
}

/** The shop's answer to a login or a registration (spec 3). */
export interface LoginAnswer {
  readonly token: string;
  readonly user: StoredUser;
}

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
