import type { ActingCustomer } from '../../../platform/http/acting-customer.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { addressesOf, type Address, type StoredAddress } from '../infrastructure/stored-address.ts';
import { customerPasskeys } from '../infrastructure/customer-passkeys.ts';
import type { Person } from '../infrastructure/stored-customer.ts';
import {
  customerOfAccessToken,
  endSession as endThisSession,
  openSessions,
  sessionOfAccessToken,
} from '../infrastructure/stored-session.ts';
import { askForEmail, askToConfirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changePerson, readPerson } from './change-person.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession, logOutCustomer, logOutEverywhere } from './end-sessions.ts';
import { exportData } from './export-data.ts';
import { defineForgetLogins, forgetLogins } from './forget-logins.ts';
import { addAddress, changeAddress, removeAddress } from './keep-addresses.ts';
import { changeWishlist, type WishlistChange } from './keep-wishlist.ts';
import { logIn, type LogIn } from './log-in.ts';
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
import { signUp, type SignUp } from './sign-up.ts';

/** The department that knows its customers: accounts, and who is logged in. */
export function createCustomers(deps: CustomersDependencies) {
  const find = (accessToken: string) => customerOfAccessToken(deps.db, accessToken, deps.now());
  return {
    signUp: (request: SignUp) => signUp(deps, request),
    logIn: (request: LogIn) => logIn(deps, request),
    askForPasskey: () => askForPasskey(deps),
    logInByPasskey: (shown: Parameters<typeof logInByPasskey>[1]) => logInByPasskey(deps, shown),
    refresh: (refreshToken: string) => refreshSession(deps, refreshToken),
    /** Ends the session of this token, also where the token has had its quarter of an hour. */
    async logOut(accessToken: string): Promise<void> {
      const sessionId = await sessionOfAccessToken(deps.db, accessToken);
      if (sessionId !== null) await endThisSession(deps.db, sessionId, deps.now());
    },
    /** Whose token it is; null: log in. */
    find: async (accessToken: string): Promise<ActingCustomer | null> => {
      const found = await find(accessToken);
      if (found === null) return null;
      const { customer, sessionId, emailConfirmedAt } = found;
      return {
        id: customer.id,
        sessionId,
        email: customer.email,
        hasConfirmedEmail: emailConfirmedAt !== null,
      };
    },
    forgotPassword: (...given: Given<typeof forgotPassword>) => forgotPassword(deps, ...given),
    resetPassword: (request: Parameters<typeof resetPassword>[1]) => resetPassword(deps, request),

    person: (customerId: string) => readPerson(deps, customerId),
    changePerson: (customerId: string, person: Person) => changePerson(deps, customerId, person),
    addresses: (customerId: string) => addressesOf(deps.db, customerId),
    addAddress: (customerId: string, address: Address) => addAddress(deps, customerId, address),
    changeAddress: (customerId: string, address: StoredAddress) => changeAddress(deps, customerId, address),
    removeAddress: (customerId: string, id: string) => removeAddress(deps, customerId, id),
    changePassword: (...given: Given<typeof changePassword>) => changePassword(deps, ...given),
    askForEmail: (...given: Given<typeof askForEmail>) => askForEmail(deps, ...given),
    askToConfirmEmail: (...given: Given<typeof askToConfirmEmail>) => askToConfirmEmail(deps, ...given),
    followEmailLink: (...given: Given<typeof followEmailLink>) => followEmailLink(deps, ...given),
    refuseEmailLink: (token: string) => refuseEmailLink(deps, token),
    sessions: (customerId: string) => openSessions(deps.db, customerId, deps.now()),
    endSession: (...given: Given<typeof endSession>) => endSession(deps, ...given),
    logOutEverywhere: (...given: Given<typeof logOutEverywhere>) => logOutEverywhere(deps, ...given),
    logOutCustomer: (...given: Given<typeof logOutCustomer>) => logOutCustomer(deps, ...given),
    passkeys: (customerId: string) => customerPasskeys.of(deps.db, customerId),
    beginPasskey: (...given: Given<typeof beginPasskey>) => beginPasskey(deps, ...given),
    finishPasskey: (...given: Given<typeof finishPasskey>) => finishPasskey(deps, ...given),
    namePasskey: (...given: Given<typeof namePasskey>) => namePasskey(deps, ...given),
    removePasskey: (...given: Given<typeof removePasskey>) => removePasskey(deps, ...given),
    changeWishlist: (customerId: string, change: WishlistChange) => changeWishlist(deps, customerId, change),
    exportData: (customerId: string) => exportData(deps, customerId),
    deleteAccount: (...given: Given<typeof deleteAccount>) => deleteAccount(deps, ...given),

    forgetLogins: () => forgetLogins(deps),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetLogins(jobs, deps),
  };
}

/** What a use case is given besides what it works with. */
type Given<UseCase extends (deps: CustomersDependencies, ...given: never[]) => unknown> =
  Parameters<UseCase> extends [unknown, ...infer Rest] ? Rest : never;

export type Customers = ReturnType<typeof createCustomers>;
