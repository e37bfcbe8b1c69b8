import { lastChange, listAudit, type AuditFilter } from '../../../platform/audit/audit.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { StaffLogin } from '../../../platform/http/staff-guard.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor, StaffActor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { endStaffSession, staffOfSession } from '../infrastructure/stored-staff-session.ts';
import { findStaff, listStaff, type StaffSort } from '../infrastructure/stored-staff.ts';
import { changePassword, forgotPassword, makeLink, resetPassword } from './change-password.ts';
import { changeStaff, logOutEverywhere, withdrawInvitation, type StaffChanges } from './change-staff.ts';
import { createFirstOwner } from './first-owner.ts';
import { defineForgetStaffLogins, forgetLogins } from './forget-staff-logins.ts';
import { acceptInvitation, inviteAgain, inviteStaff, type Invitation } from './invite-staff.ts';
import { logIn } from './log-in.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { loginOf, profileOf, type StaffProfile } from './staff-profile.ts';

/** The department that knows who works for the shop, and what they may do. */
export function createStaff(deps: StaffDependencies) {
  const { db, now } = deps;
  return {
    createFirstOwner: (wish: { readonly email: string; readonly password: string | null }) =>
      createFirstOwner(deps, wish),
    logIn: (wish: { readonly email: string; readonly password: string; readonly client: string }) =>
      logIn(deps, wish),
    /** Whose browser shows this token; null: log in. */
    async loginOf(token: string): Promise<StaffLogin | null> {
      const person = await staffOfSession(db, token, now());
      return person === null ? null : loginOf(person);
    },
    async profile(actor: StaffActor): Promise<StaffProfile | null> {
      const person = await findStaff(db, { id: actor.id });
      return person === null ? null : profileOf(person);
    },
    logOut: (token: string) => endStaffSession(db, token),
    logOutEverywhere: (id: string, actor: Actor) => logOutEverywhere(deps, id, actor),
    changePassword: (wish: Parameters<typeof changePassword>[1], actor: StaffActor) =>
      changePassword(deps, wish, actor),
    forgotPassword: (wish: Parameters<typeof forgotPassword>[1]) => forgotPassword(deps, wish),
    makeLink: (email: string) => makeLink(deps, email),
    resetPassword: (wish: Parameters<typeof resetPassword>[1]) => resetPassword(deps, wish),
    invite: (invitation: Invitation, actor: Actor) => inviteStaff(deps, invitation, actor),
    inviteAgain: (id: string, actor: Actor) => inviteAgain(deps, id, actor),
    acceptInvitation: (wish: Parameters<typeof acceptInvitation>[1]) => acceptInvitation(deps, wish),
    withdrawInvitation: (id: string, actor: Actor) => withdrawInvitation(deps, id, actor),
    change: (id: string, changes: StaffChanges, actor: Actor) => changeStaff(deps, id, changes, actor),
    list(wish: ListWish<StaffSort>, actor: Actor) {
      requireRight(actor, 'staff:read');
      return listStaff(db, wish);
    },
    find(id: string, actor: Actor) {
      requireRight(actor, 'staff:read');
      return findStaff(db, { id });
    },
    listAudit(wish: ListWish, filter: AuditFilter, actor: Actor) {
      requireRight(actor, 'audit:read');
      return listAudit(db, wish, filter);
    },
    /** Whom to ask about a text that somebody else has saved meanwhile. */
    lastChange: (entity: string, entityId: string) => lastChange(db, entity, entityId),
    forgetLogins: () => forgetLogins(deps),
    /** Before the jobs start. */
    defineJobs: (jobs: Jobs) => defineForgetStaffLogins(jobs, deps),
  };
}

export type Staff = ReturnType<typeof createStaff>;
