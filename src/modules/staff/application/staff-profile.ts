import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { StaffLogin } from '../../../platform/http/staff-guard.ts';
import { isFresh } from '../../../platform/logins/login-limits.ts';
import type { Actor, StaffActor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { rightsOf, type StaffRight, type StaffRole } from '../../../shared/staff/staff-roles.ts';
import { secondFactorMissing } from '../domain/second-factor.ts';
import { findStaff, listStaff, type StaffSort, type StoredStaff } from '../infrastructure/stored-staff.ts';
import { staffOfSession } from '../infrastructure/stored-staff-session.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/** The person logged in, as the back office knows them. */
export interface StaffProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
  /** Nothing else works until it is changed. */
  readonly mustChangePassword: boolean;
  /** Nothing else works until it is set up. */
  readonly secondFactorDue: boolean;
}

type Shop = Pick<StaffDependencies, 'secondFactorRequired'>;

export function profileOf(person: StoredStaff, shop: Shop): StaffProfile {
  const { id, name, email, role, mustChangePassword } = person;
  return {
    id,
    name,
    email,
    role,
    rights: rightsOf(role),
    mustChangePassword,
    secondFactorDue: isDue(person, shop),
  };
}

const isDue = (person: StoredStaff, shop: Shop) =>
  secondFactorMissing(person, { isPublic: shop.secondFactorRequired });

/** One's own profile; null if the person is gone. */
export async function ownProfile(deps: StaffDependencies, actor: StaffActor): Promise<StaffProfile | null> {
  const person = await findStaff(deps.db, { id: actor.id });
  return person === null ? null : profileOf(person, deps);
}

/** The person logged in with this token; null: must log in. */
export async function loginByToken(deps: StaffDependencies, token: string): Promise<StaffLogin | null> {
  const now = deps.now();
  const session = await staffOfSession(deps.db, token, now);
  if (session === null) return null;
  const { person, provedAt } = session;
  return {
    actor: actorFor(person, isFresh(provedAt, now)),
    mustChangePassword: person.mustChangePassword,
    secondFactorDue: isDue(person, deps),
  };
}

/** @throws RightMissing */
export function listForStaff({ db }: StaffDependencies, listQuery: ListQuery<StaffSort>, actor: Actor) {
  requireRight(actor, 'staff:read');
  return listStaff(db, listQuery);
}

/** @throws RightMissing */
export function findForStaff({ db }: StaffDependencies, id: string, actor: Actor) {
  requireRight(actor, 'staff:read');
  return findStaff(db, { id });
}

/** A person as an actor. */
export function actorFor(
  { id, name, role }: Pick<StoredStaff, 'id' | 'name' | 'role'>,
  isFreshly = false,
): StaffActor {
  return { kind: 'staff', id, name, role, rights: rightsOf(role), isFresh: isFreshly };
}

/** A member of staff as lists and the audit log show them: never with a password. */
export function publicFacts(person: Pick<StoredStaff, 'email' | 'name' | 'role' | 'deactivatedAt'>) {
  const { email, name, role, deactivatedAt } = person;
  return { email, name, role, active: deactivatedAt === null };
}
