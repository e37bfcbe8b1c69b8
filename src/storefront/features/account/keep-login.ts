import { tokenKey } from './session.ts';
import { userKey, type StoredUser } from './stored-user.ts';

/** The shop's answer to a login or a registration (spec 3). */
export interface LoginAnswer {
  readonly token: string;
  readonly user: StoredUser;
}

/** Being logged in is the presence of the token (spec 4.4). */
export function keepLogin({ token, user }: LoginAnswer): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(userKey, JSON.stringify(user));
}
