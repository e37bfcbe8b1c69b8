import { expect, test } from 'vitest';
import { isProtected, methodsOf, secondFactorMissing, type SecondFactor } from './second-factor.ts';

const none: SecondFactor = { authenticator: 'none', passkeys: 0, recoveryCodes: 0 };

test.each<[SecondFactor, boolean, readonly string[]]>([
  [none, false, []],
  [{ ...none, recoveryCodes: 3 }, false, ['recovery']],
  [{ ...none, passkeys: 1 }, true, ['passkey']],
  [{ authenticator: 'ready', passkeys: 2, recoveryCodes: 10 }, true, ['code', 'passkey', 'recovery']],
  // The password alone must not open an account whose factors a restore has made unreadable.
  [{ authenticator: 'unreadable', passkeys: 0, recoveryCodes: 0 }, true, []],
  [{ authenticator: 'unreadable', passkeys: 0, recoveryCodes: 1 }, true, ['recovery']],
])('%j', (factor, protects, methods) => {
  expect(isProtected(factor)).toBe(protects);
  expect(methodsOf(factor)).toEqual(methods);
});

test.each([
  ['owner', true, false, true],
  ['office', true, false, true],
  ['content', true, false, false],
  ['read-only', true, false, false],
  ['owner', true, true, false],
  ['owner', false, false, false],
] as const)('%s in a public shop: %s, with one: %s, lacks one: %s', (role, isPublic, has, lacks) => {
  expect(secondFactorMissing({ role, hasSecondFactor: has }, { isPublic })).toBe(lacks);
});
