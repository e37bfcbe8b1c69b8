import { commonPasswords } from '../../../platform/logins/common-passwords.ts';
import { hashPassword } from '../../../platform/logins/password-hash.ts';
import { passwordProblem, type PasswordProblem } from '../../../platform/logins/password-rules.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

import type { StaffDependencies } from './staff-dependencies.ts';

export interface PasswordRefusal {
  readonly code: 'password-refused';
  readonly problem: PasswordProblem;
}

/**
 * Checks and hashes a newly chosen password. Call it before a transaction: it takes a third of a second.
 * @param personal e-mail address and name, which attackers try first
 */
export async function choosePassword(
  { shopWords }: Pick<StaffDependencies, 'shopWords'>,
  password: string,
  personal: readonly string[],
): Promise<Result<string, PasswordRefusal>> {
  const words = { personal, shop: await shopWords() };
  const problem = passwordProblem(password, await commonPasswords(), words);
  return problem === null ? ok(await hashPassword(password)) : fail({ code: 'password-refused', problem });
}
