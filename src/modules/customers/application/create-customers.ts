import type { ActingCustomer } from '../../../platform/http/acting-customer.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { addressesOf } from '../infrastructure/stored-address.ts';
import { customerPasskeys } from '../infrastructure/customer-passkeys.ts';
import { customerOfAccessToken } from '../infrastructure/stored-session.ts';
import { askForEmail, askToConfirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changePerson, readPerson } from './change-person.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession, logOut, logOutCustomer, logOutEverywhere, sessionsOf } from './end-sessions.ts';
import { exportData } from './export-data.ts';
import { defineForgetLogins, forgetLogins } from './forget-logins.ts';
import { addAddress, changeAddress, removeAddress } from './keep-addresses.ts';
import { changeWishlist } from './keep-wishlist.ts';
import { logIn } from './log-in.ts';
import {
  askForPasskey,
  beginPasskey,
  finishPasskey,
  logInByPasskey,
  namePasskey,
  removePasskey,
} from './passkeys.ts';
import { refreshSession } from './refresh-session.ts';
import { followEmailLink, refuseEmailLink } from './follow-email-link.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';

/** The department that knows its customers: accounts, and who is logged in. */
export function createCustomers(deps: CustomersDependencies) {
  return {
    ...bind(deps, {
      signUp,
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

/** Whose token it is; null: log in. */
async function findByToken(
  { db, now }: CustomersDependencies,
  accessToken: string,
): Promise<ActingCustomer | null> {
  const found = await customerOfAccessToken(db, accessToken, now());
  if (found === null) return null;
  const { customer, sessionId, emailConfirmedAt } = found;
  return { id: customer.id, sessionId, email: customer.email, hasConfirmedEmail: emailConfirmedAt !== null };
}
