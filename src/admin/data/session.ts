import type { StaffRight, StaffRole } from '../../shared/staff-rights.ts';
import { callApi } from './api.ts';

/** Who is logged in, and what they may do. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
  readonly mustChangePassword: boolean;
}

let known: Promise<Me> | null = null;

/** Asks once a page load; the server itself checks every call anyway. @throws HttpError 401 when nobody is logged in */
export function whoAmI(): Promise<Me> {
  known ??= callApi<Me>('/me').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function logIn(email: string, password: string): Promise<void> {
  const me = await callApi<Me>('/login', { method: 'POST', body: { email, password } });
  known = Promise.resolve(me);
}

/** Forgets who was logged in; the next question goes to the server. */
export function forgetMe(): void {
  known = null;
}
