import { lastChange } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { StaffLogin } from '../../../platform/http/staff-guard.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor, StaffActor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import {
  endStaffSession,
  openStaffSessions,
  staffOfSession,
} from '../infrastructure/stored-staff-session.ts';
import { findStaff, listStaff, type StaffSort } from '../infrastructure/stored-staff.ts';
import { changePassword, forgotPassword, makeLink, resetPassword } from './change-password.ts';
import { changeStaff, withdrawInvitation, type StaffChanges } from './change-staff.ts';
import { endOwnSession, logOutEverywhere } from './end-sessions.ts';
import { createFirstOwner } from './first-owner.ts';
import { defineForgetStaffLogins, forgetLogins } from './forget-staff-logins.ts';
import { acceptInvitation, inviteAgain, invitedName, inviteStaff, type Invitation } from './invite-staff.ts';
import { logInByCode, logInByRecoveryCode } from './finish-login.ts';
import { logIn } from './log-in.ts';
import { loginRules, refundsNeedPasswordAbove, saveLoginRules, type LoginRules } from './login-rules.ts';
import {
  askForPasskey,
  askForProof,
  beginPasskey,
  finishPasskey,
  logInByPasskey,
  namePasskey,
  proveByPasskey,
} from './passkeys.ts';
import { prove } from './prove.ts';
import {
  beginAuthenticator,
  confirmAuthenticator,
  ownSecondFactor,
  removeFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  staffWithoutSecondFactor,
  type OwnChange,
} from './second-factor.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { loginOf, profileOf, type StaffProfile } from './staff-profile.ts';

/** The department that manages the shop's staff and their rights. */
export function createStaff(deps: StaffDependencies) {
  const { db, now } = deps;
  return {
    createFirstOwner: (wish: { readonly email: string; readonly password: string | null }) =>
      createFirstOwner(deps, wish),
    logIn: (wish: Parameters<typeof logIn>[1]) => logIn(deps, wish),
    logInByCode: (step: Parameters<typeof logInByCode>[1]) => logInByCode(deps, step),
    logInByRecoveryCode: (step: Parameters<typeof logInByCode>[1]) => logInByRecoveryCode(deps, step),
    askForPasskey: (token: string | null) => askForPasskey(deps, token),
    logInByPasskey: (wish: Parameters<typeof logInByPasskey>[1]) => logInByPasskey(deps, wish),
    /** The person logged in with this token; null: must log in. */
    async loginOf(token: string): Promise<StaffLogin | null> {
      const session = await staffOfSession(db, token, now());
      return session === null ? null : loginOf(session, deps, now());
    },
    async profile(actor: StaffActor): Promise<StaffProfile | null> {
      const person = await findStaff(db, { id: actor.id });
      return person === null ? null : profileOf(person, deps);
    },
    logOut: (token: string) => endStaffSession(db, token),
    ownSessions: ({ actor, session }: OwnChange) => openStaffSessions(db, actor.id, session, now()),
    endOwnSession: (id: string, own: OwnChange) => endOwnSession(deps, id, own),
    logOutEverywhere: (id: string, actor: Actor) => logOutEverywhere(deps, id, actor),
    changePassword: (wish: Parameters<typeof changePassword>[1], actor: StaffActor) =>
      changePassword(deps, wish, actor),
    forgotPassword: (wish: Parameters<typeof forgotPassword>[1]) => forgotPassword(deps, wish),
    makeLink: (email: string, removesSecondFactor = false) => makeLink(deps, email, removesSecondFactor),
    resetPassword: (wish: Parameters<typeof resetPassword>[1]) => resetPassword(deps, wish),
    invite: (invitation: Invitation, actor: Actor) => inviteStaff(deps, invitation, actor),
    inviteAgain: (id: string, actor: Actor) => inviteAgain(deps, id, actor),
    invitedName: (token: string) => invitedName(deps, token),
    acceptInvitation: (wish: Parameters<typeof acceptInvitation>[1]) => acceptInvitation(deps, wish),
    withdrawInvitation: (id: string, actor: Actor) => withdrawInvitation(deps, id, actor),
    change: (id: string, changes: StaffChanges, actor: Actor) => changeStaff(deps, id, changes, actor),
    prove: (wish: Parameters<typeof prove>[1], own: OwnChange) => prove(deps, wish, own),
    askForProof: (own: OwnChange) => askForProof(deps, own),
    proveByPasskey: (response: Parameters<typeof proveByPasskey>[1], own: OwnChange) =>
      proveByPasskey(deps, response, own),
    secondFactor: (actor: StaffActor) => ownSecondFactor(deps, actor),
    beginAuthenticator: (actor: StaffActor) => beginAuthenticator(deps, actor),
    confirmAuthenticator: (wish: Parameters<typeof confirmAuthenticator>[1], own: OwnChange) =>
      confirmAuthenticator(deps, wish, own),
    beginPasskey: (own: OwnChange) => beginPasskey(deps, own),
    finishPasskey: (wish: Parameters<typeof finishPasskey>[1], own: OwnChange) =>
      finishPasskey(deps, wish, own),
    namePasskey: (id: string, name: string, actor: StaffActor) => namePasskey(deps, id, name, actor),
    removeFactor: (which: string | null, own: OwnChange) => removeFactor(deps, which, own),
    renewRecoveryCodes: (own: OwnChange) => renewRecoveryCodes(deps, own),
    resetSecondFactor: (id: string, actor: Actor) => resetSecondFactor(deps, id, actor),
    /** Staff who work with money and addresses and could log in with a password alone. */
    staffWithoutSecondFactor: () => staffWithoutSecondFactor(deps),
    loginRules: (actor: Actor) => loginRules(deps, actor),
    saveLoginRules: (rules: LoginRules, actor: Actor) => saveLoginRules(deps, rules, actor),
    /** The sum in cents up to which a login alone is enough for a refund. */
    refundsNeedPasswordAbove: (tx: Tx) => refundsNeedPasswordAbove(tx),
    list(wish: ListWish<StaffSort>, actor: Actor) {
      requireRight(actor, 'staff:read');
      return listStaff(db, wish);
    },
    find(id: string, actor: Actor) {
      requireRight(actor, 'staff:read');
      return findStaff(db, { id });
    },
    /** The person to ask about a text that somebody else has saved meanwhile. */
    lastChange: (entity: string, entityId: string) => lastChange(db, entity, entityId),
    forgetLogins: () => forgetLogins(deps),
    /** Call before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetStaffLogins(jobs, deps),
  };
}

export type Staff = ReturnType<typeof createStaff>;
