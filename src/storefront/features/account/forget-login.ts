import { tokenKey } from './session.ts';
import { userKey } from './stored-user.ts';

/** This browser knows nobody any more. The page that is open hears of it when it is left or shown again. */
export function forgetQuietly(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

/** The same, and the page that is open hears of it at once; other tabs are told by the browser. */
export function forgetLogin(): void {
  forgetQuietly();
  dispatchEvent(new Event('storage'));
}
