import { expect, test } from 'vitest';
import { knowsPasskeys } from './knows-passkeys.ts';

const place = { PublicKeyCredential: class {}, isSecureContext: true, location: { hostname: 'wmk.example' } };
const at = (hostname: string) => ({ ...place, location: { hostname } });

test.each([
  ['at the shop’s name', place, true],
  ['on one’s own machine', at('localhost'), true],
  ['in a browser without them', { ...place, PublicKeyCredential: undefined }, false],
  ['without TLS', { ...place, isSecureContext: false }, false],
  ['at an address of numbers', at('192.168.0.4'), false],
  ['at one of IPv6', at('[::1]'), false],
] as const)('passkeys %s', (_where, window, expected) => {
  expect(knowsPasskeys(window)).toBe(expected);
});
