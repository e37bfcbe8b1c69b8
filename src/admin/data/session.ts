import type { z } from 'zod';
import type { halfLoggedInSchema, staffProfileSchema } from '../../modules/staff/http/staff.schemas.ts';
import { HttpError, type AuthProvider } from 'react-admin';
import { mayOpen } from '../places.tsx';
import { actAs, callApi, codeOf } from './api.ts';
import { showPasskey } from './passkeys.ts';

/** The user who is logged in, and their rights. */
export type Me = z.output<typeof staffProfileSchema>;

let known: Promise<Me> | null = null;

/**
 * Fetched once per page load; the server checks every call anyway.
 * @throws HttpError 401 if nobody is logged in
 */
export function whoAmI(): Promise<Me> {
  known ??= askWho().then(remembered, (error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Asks the server who is logged in now. */
export const askWho = (): Promise<Me> => callApi<Me>('/me', { asks: false });

function remembered(me: Me): Me {
  actAs(me.id);
  return me;
}

type HalfLoggedIn = z.output<typeof halfLoggedInSchema>;
/** The possible ways to finish a login. */
export type LoginMethod = HalfLoggedIn['methods'][number];

/** @returns the required second steps; null: logged in */
export async function logIn(email: string, password: string): Promise<readonly LoginMethod[] | null> {
  const body = { email, password };
  const answer = await callApi<Me | HalfLoggedIn>('/login', { method: 'POST', body });
  if ('methods' in answer) return answer.methods;
  known = Promise.resolve(remembered(answer));
  return null;
}

/** The second step of a login: a code from an app, or a recovery code. */
export async function finishLogin(name: 'code' | 'recovery-code', code: string): Promise<void> {
  const me = await callApi<Me>(`/login/${name}`, { method: 'POST', body: { code } });
  known = Promise.resolve(remembered(me));
}

/**
 * A whole login, or its second step.
 * @throws Error with a readable message if the browser uses no passkey
 */
export async function logInByPasskey(): Promise<void> {
  known = Promise.resolve(remembered(await showPasskey<Me>('/login')));
}

/** Forgets who was logged in; the next call asks the server. */
export function forgetMe(): void {
  actAs(null);
  known = null;
}

const isLoggedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** The login and the rights of the user. It only hides what a role may not do; the use cases refuse it. */
export const authProvider: AuthProvider = {
  // The login screen has logged in by then, in one step or two.
  login: async () => void (await whoAmI()),
  async logout() {
    const me = await whoAmI().catch(() => null);
    forgetMe();
    if (me !== null) await callApi('/logout', { method: 'POST', asks: false }).catch(() => undefined);
  },
  async checkAuth() {
    await whoAmI();
  },
  // React-admin answers a call whose error logs out with an empty record, which looks like a success. What should have
  // been saved therefore fails as `not-saved`, as any refused save.
  async checkError(error: unknown) {
    if (!isLoggedOut(error) || codeOf(error) === 'not-saved') return;
    forgetMe();
    throw new Error('ra.notification.logged_out');
  },
  async getIdentity() {
    const { id, name } = await whoAmI();
    return { id, fullName: name };
  },
  // Also called on the screens that mails lead to, before anybody is logged in: an error would redirect to the login.
  getPermissions: async () =>
    whoAmI().then(
      ({ rights }) => rights,
      (error: unknown) => {
        if (isLoggedOut(error)) return [];
        throw error;
      },
    ),
  canAccess: async ({ resource, action }) => mayOpen((await whoAmI()).rights, resource, action),
};
