import type { StaffLogin } from '../../../platform/http/staff-guard.ts';
import { isFresh } from '../../../platform/logins/fresh-proof.ts';
import type { StaffActor } from '../../../shared/actor.ts';
import { rightsOf, type StaffRight, type StaffRole } from '../../../shared/staff-rights.ts';
import { secondFactorMissing } from '../domain/second-factor.ts';
import type { StoredStaff } from '../infrastructure/stored-staff.ts';
import type { SessionOfStaff } from '../infrastructure/stored-staff-session.ts';
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

/** The caller, from their session. */
export function loginOf({ person, provedAt }: SessionOfStaff, shop: Shop, now: Date): StaffLogin {
  return {
    actor: actorFor(person, isFresh(provedAt, now)),
    mustChangePassword: person.mustChangePassword,
    secondFactorDue: isDue(person, shop),
  };
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
