import type { StaffLogin } from '../../../platform/http/staff-guard.ts';
import { rightsOf, type StaffRight, type StaffRole } from '../../../shared/staff-rights.ts';
import type { StoredStaff } from '../infrastructure/stored-staff.ts';

/** Who is logged in, as the back office knows it. */
export interface StaffProfile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
  /** Nothing else works before it is changed. */
  readonly mustChangePassword: boolean;
}

export function profileOf({ id, name, email, role, mustChangePassword }: StoredStaff): StaffProfile {
  return { id, name, email, role, rights: rightsOf(role), mustChangePassword };
}

export function loginOf({ id, name, role, mustChangePassword }: StoredStaff): StaffLogin {
  return { actor: { kind: 'staff', id, name, role, rights: rightsOf(role) }, mustChangePassword };
}

/** One of the staff as lists and the audit log show them: never with a password. */
export function publicFacts(person: Pick<StoredStaff, 'email' | 'name' | 'role' | 'deactivatedAt'>) {
  const { email, name, role, deactivatedAt } = person;
  return { email, name, role, active: deactivatedAt === null };
}
