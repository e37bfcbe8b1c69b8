import { fail, ok, type Result } from '../../../shared/result.ts';
import { findStaff, lockWithPassword } from '../infrastructure/stored-staff.ts';
import { noteProof } from '../infrastructure/stored-staff-session.ts';
import type { Browser } from '../../../platform/logins/known-devices.ts';
import { tryPassword, type LoginRefusal } from './log-in.ts';
import type { OwnChange } from './second-factor.ts';
import type { StaffDependencies } from './staff-dependencies.ts';

/**
 * Confirms with the password who is at a browser. It may have been left open, and some of the staff's actions are
 * dangerous. Wrong passwords count like failed logins.
 */
export async function prove(
  deps: StaffDependencies,
  { password, browser }: { readonly password: string; readonly browser: Browser },
  { actor, session }: OwnChange,
): Promise<Result<void, LoginRefusal>> {
  const person = await findStaff(deps.db, { id: actor.id });
  if (person === null) return fail({ code: 'login-refused' });
  const tried = await tryPassword(deps, person, { email: person.email, password, browser });
  if (!tried.ok) return tried;
  return deps.db.transaction(async (tx): Promise<Result<void, LoginRefusal>> => {
    if (!(await lockWithPassword(tx, tried.value))) return fail({ code: 'login-refused' });
    await noteProof(tx, session, deps.now());
    return ok(undefined);
  });
}
