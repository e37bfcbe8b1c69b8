import { isFresh } from '../../../platform/logins/fresh-proof.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { noteProof, provedAtOf } from '../infrastructure/stored-challenge.ts';
import { confirmPassword, type NotConfirmed } from './confirm-password.ts';
import type { CustomersDependencies } from './customers-dependencies.ts';

export type NotProved = NotConfirmed | { readonly code: 'fresh-login-needed' };

/** Somebody who is logged in, and the session in which they change who else may be. */
export interface Owner {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
}

/** What shows once more who is at the browser; the password is null where the login itself was just now. */
export interface Proof {
  readonly password: string | null;
  /** Address of the computer. */
  readonly client: string;
}

/** The browser may have been left open, so a password or a passkey of the last ten minutes is asked for. */
export async function prove(
  deps: CustomersDependencies,
  { sessionId, email }: Owner,
  { password, client }: Proof,
): Promise<Result<void, NotProved>> {
  const now = deps.now();
  if (password !== null) {
    const confirmed = await confirmPassword(deps, { email, password, client });
    if (!confirmed.ok) return confirmed;
    await noteProof(deps.db, sessionId, now);
    return ok(undefined);
  }
  const provedAt = await provedAtOf(deps.db, sessionId);
  return isFresh(provedAt, now) ? ok(undefined) : fail({ code: 'fresh-login-needed' });
}
