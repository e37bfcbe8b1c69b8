import type { StaffRole } from '../../../shared/staff-rights.ts';

/** What somebody can prove who they are with, besides the password. */
export interface SecondFactor {
  /** An app that shows codes. `unreadable`: the shop came out of a backup, which has no key to the app's secret. */
  readonly authenticator: 'none' | 'ready' | 'unreadable';
  readonly passkeys: number;
  /** How many of them were not used. */
  readonly recoveryCodes: number;
}

export const loginMethods = ['code', 'passkey', 'recovery'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** How many recovery codes somebody gets at once. */
export const recoveryCodeCount = 10;

/** Whether the password alone lets somebody in no more. Recovery codes are a way back to a second factor, and none. */
export function isProtected({ authenticator, passkeys }: SecondFactor): boolean {
  return authenticator !== 'none' || passkeys > 0;
}

/** What a login can be finished with. */
export function methodsOf({ authenticator, passkeys, recoveryCodes }: SecondFactor): readonly LoginMethod[] {
  const isThere: Readonly<Record<LoginMethod, boolean>> = {
    code: authenticator === 'ready',
    passkey: passkeys > 0,
    recovery: recoveryCodes > 0,
  };
  return loginMethods.filter((method) => isThere[method]);
}

/** Who sees addresses and pays back money. */
export const rolesWithSecondFactor: readonly StaffRole[] = ['owner', 'office'];

/**
 * Whether somebody may do nothing in the back office before they have a second factor: who sees addresses and pays back
 * money, in a shop that the world can reach.
 */
export function secondFactorMissing(
  person: { readonly role: StaffRole; readonly hasSecondFactor: boolean },
  shop: { readonly isPublic: boolean },
): boolean {
  return shop.isPublic && rolesWithSecondFactor.includes(person.role) && !person.hasSecondFactor;
}
