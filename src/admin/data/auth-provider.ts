import { HttpError, type AuthProvider } from 'react-admin';
import { mayOpen } from '../places.tsx';
import { callApi, codeOf } from './api.ts';
import { forgetMe, whoAmI } from './session.ts';

const isLoggedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** Who may see what. It hides what a role may not do; the use cases refuse it. */
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
