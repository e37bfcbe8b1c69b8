import { tokenKey } from './session.ts';
import { userKey } from './stored-user.ts';

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
