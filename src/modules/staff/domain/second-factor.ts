import type { StaffRole } from '../../../shared/staff/staff-roles.ts';

/** States of an app that shows codes. `unreadable`: the shop was restored from a backup without a key to its secret. */
export const authenticatorStates = ['none', 'ready', 'unreadable'] as const;

/** The means by which somebody proves their identity, besides the password. */
export interface SecondFactor {
  readonly authenticator: (typeof authenticatorStates)[number];
  readonly passkeys: number;
  /** How many of them are unused. */
  readonly recoveryCodes: number;
}

export const loginMethods = ['code', 'passkey', 'recovery'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** How many recovery codes somebody gets at once. */
export const recoveryCodeCount = 10;

/**
 * Whether the password alone is not enough for somebody. Recovery codes help to get back to a second factor, but are
 * not one themselves.
 */
export function isProtected({ authenticator, passkeys }: SecondFactor): boolean {
  return authenticator !== 'none' || passkeys > 0;
}

/** The possible ways to finish a login. */
export function methodsOf({ authenticator, passkeys, recoveryCodes }: SecondFactor): readonly LoginMethod[] {
  const isThere: Readonly<Record<LoginMethod, boolean>> = {
    code: authenticator === 'ready',
    passkey: passkeys > 0,
    recovery: recoveryCodes > 0,
  };
  return loginMethods.filter((method) => isThere[method]);
}

/** Roles that see addresses and make refunds. */
export const rolesWithSecondFactor: readonly StaffRole[] = ['owner', 'office'];

/**
 * Whether somebody must set up a second factor before they may use the back office: staff who see addresses and make
 * refunds, in a shop that is open to the world.
 */
export function secondFactorMissing(
  person: { readonly role: StaffRole; readonly hasSecondFactor: boolean },
  shop: { readonly isPublic: boolean },
): boolean {
  return shop.isPublic && rolesWithSecondFactor.includes(person.role) && !person.hasSecondFactor;
}
