import type { ActingCustomer } from '../../../platform/http/acting-customer.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { addressesOf } from '../infrastructure/stored-address.ts';
import { customerPasskeys } from '../infrastructure/stored-challenge.ts';
import { customerOfAccessToken } from '../infrastructure/stored-session.ts';
import { askForEmail, askToConfirmEmail, followEmailLink, refuseEmailLink } from './change-email.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import {
  changePerson,
  readPerson,
  addAddress,
  changeAddress,
  removeAddress,
  changeWishlist,
  exportData,
  deleteAccount,
} from './own-data.ts';
import {
  endSession,
  logOut,
  logOutCustomer,
  logOutEverywhere,
  sessionsOf,
  defineForgetLogins,
  forgetLogins,
} from './sessions.ts';
import { logIn, refreshSession } from './log-in.ts';
import {
  askForPasskey,
  beginPasskey,
  finishPasskey,
  logInByPasskey,
  namePasskey,
  removePasskey,
} from './passkeys.ts';
import { problemOfPassword, signUp } from './sign-up.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

/** The department that knows its customers: accounts, and who is logged in. */
export function createCustomers(deps: CustomersDependencies) {
  return {
    ...bind(deps, {
      signUp,
      problemOfPassword,
      logIn,
      askForPasskey,
      logInByPasskey,
      refresh: refreshSession,
      logOut,
      find: findByToken,
      forgotPassword,
      resetPassword,
      person: readPerson,
      changePerson,
      addAddress,
      changeAddress,
      removeAddress,
      changePassword,
      askForEmail,
      askToConfirmEmail,
      followEmailLink,
      refuseEmailLink,
      sessions: sessionsOf,
      endSession,
      logOutEverywhere,
      logOutCustomer,
      beginPasskey,
      finishPasskey,
      namePasskey,
      removePasskey,
      changeWishlist,
      exportData,
      deleteAccount,
      forgetLogins,
    }),
    ...bind(deps.db, { addresses: addressesOf, passkeys: customerPasskeys.of }),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetLogins(jobs, deps),
  };
}

export type Customers = ReturnType<typeof createCustomers>;

/** The customer whose token it is; null: they must log in. */
async function findByToken(
  { db, now }: CustomersDependencies,
  accessToken: string,
): Promise<ActingCustomer | null> {
  const found = await customerOfAccessToken(db, accessToken, now());
  if (found === null) return null;
  const { customer, sessionId, emailConfirmedAt } = found;
  return { id: customer.id, sessionId, email: customer.email, hasConfirmedEmail: emailConfirmedAt !== null };
}
