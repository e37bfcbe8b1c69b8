import { expect, test } from 'vitest';
import type { StaffActor } from './actor.ts';
import { requireRight, RightMissing } from './staff-rights.ts';
import { rightsOf, type StaffRole } from './staff-roles.ts';

const staff = (role: StaffRole): StaffActor => ({
  kind: 'staff',
  isFresh: true,
  id: '1',
  name: 'Ada',
  role,
  rights: rightsOf(role),
});

test.each([
  ['owner', 'staff:write', true],
  ['office', 'orders:refund', true],
  ['office', 'staff:read', false],
  ['office', 'settings:write', false],
  ['content', 'texts:write', true],
  ['content', 'orders:read', false],
  ['read-only', 'orders:read', true],
  ['read-only', 'orders:write', false],
  ['read-only', 'persons:read', false],
] as const)('%s and %s: %s', (role, right, allowed) => {
  if (allowed) expect(requireRight(staff(role), right)).toBe('Ada');
  else expect(() => requireRight(staff(role), right)).toThrow(RightMissing);
});

test('the shop itself may do everything, a visitor nothing', () => {
  expect(requireRight({ kind: 'system', name: 'import' }, 'staff:write')).toBe('import');
  expect(() => requireRight({ kind: 'visitor' }, 'catalogue:read')).toThrow(RightMissing);
});
