import { lastChange } from '../../../platform/audit/audit.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { bind } from '../../../shared/bind.ts';
import { endStaffSession } from '../infrastructure/stored-staff-session.ts';
import { changePassword, forgotPassword, makeLink, resetPassword } from './change-password.ts';
import { changeStaff, withdrawInvitation } from './change-staff.ts';
import {
  endOwnSession,
  logOutEverywhere,
  ownSessions,
  prove,
  defineForgetStaffLogins,
  forgetLogins,
} from './sessions.ts';
import { createFirstOwner } from './first-owner.ts';
import { acceptInvitation, inviteAgain, invitedName, inviteStaff } from './invite-staff.ts';
import { logInByCode, logInByRecoveryCode } from './finish-login.ts';
import { logIn } from './log-in.ts';
import { loginRules, moveValue, saveLoginRules } from './login-rules.ts';
import {
  askForPasskey,
  askForProof,
  beginPasskey,
  finishPasskey,
  logInByPasskey,
  namePasskey,
  proveByPasskey,
} from './passkeys.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  ownSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  staffWithoutSecondFactor,
} from './second-factor.ts';
import { findForStaff, listForStaff, loginByToken, ownProfile } from './staff-profile.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/** The department that manages the shop's staff and their rights. */
export function createStaff(deps: StaffDependencies) {
  return {
    ...bind(deps, {
      createFirstOwner,
      logIn,
      logInByCode,
      logInByRecoveryCode,
      askForPasskey,
      logInByPasskey,
      loginOf: loginByToken,
      profile: ownProfile,
      ownSessions,
      endOwnSession,
      logOutEverywhere,
      changePassword,
      forgotPassword,
      makeLink,
      resetPassword,
      invite: inviteStaff,
      inviteAgain,
      invitedName,
      acceptInvitation,
      withdrawInvitation,
      change: changeStaff,
      prove,
      askForProof,
      proveByPasskey,
      secondFactor: ownSecondFactor,
      beginAuthenticator,
      confirmAuthenticator,
      beginPasskey,
      finishPasskey,
      namePasskey,
      removeFactor,
      renewRecoveryCodes,
      resetSecondFactor,
      staffWithoutSecondFactor,
      loginRules,
      saveLoginRules,
      list: listForStaff,
      find: findForStaff,
      forgetLogins,
    }),
    ...bind(deps.db, {
      logOut: endStaffSession,
      /** The person to ask about a text that somebody else has saved meanwhile. */
      lastChange,
    }),
    moveValue,
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetStaffLogins(jobs, deps),
  };
}

export type Staff = ReturnType<typeof createStaff>;
