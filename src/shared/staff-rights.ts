import type { Actor } from './actor.ts';

/** `office` runs orders and the catalogue, `content` the catalogue and what the shop says. */
export const staffRoles = ['owner', 'office', 'content', 'read-only'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What staff may do; who may not change a thing may still see it, but for what is about persons. */
export const staffRights = [
  'catalogue:read',
  'catalogue:write',
  /** What the shop has paid for a piece, and what kind of seller it came from. */
  'purchases:read',
  'orders:read',
  'orders:write',
  /** Money back to customers. */
  'orders:refund',
  'persons:read',
  'persons:write',
  'texts:read',
  'texts:write',
  /** Company data, shipping rates. */
  'settings:read',
  'settings:write',
  'staff:read',
  'staff:write',
  'audit:read',
] as const;
export type StaffRight = (typeof staffRights)[number];

const rightsOfRole: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  owner: staffRights,
  office: [
    'catalogue:read',
    'catalogue:write',
    'purchases:read',
    'orders:read',
    'orders:write',
    'orders:refund',
    'persons:read',
    'persons:write',
    'texts:read',
    'texts:write',
    'settings:read',
  ],
  content: ['catalogue:read', 'catalogue:write', 'texts:read', 'texts:write', 'settings:read'],
  'read-only': ['catalogue:read', 'orders:read', 'texts:read', 'settings:read'],
};

/** Everything that a role may do. */
export function rightsOf(role: StaffRole): readonly StaffRight[] {
  return rightsOfRole[role];
}

/** Whether somebody may do it: the shop itself everything, staff what their role allows, visitors nothing. */
export function may(actor: Actor, right: StaffRight): boolean {
  if (actor.kind === 'staff') return actor.rights.includes(right);
  return actor.kind === 'system';
}

/**
 * Whether what is kept by law alone is there for somebody: for the owner, its number in hand, for an audit or a claim
 * (Art. 18 (2) GDPR).
 */
export function mayOpenRestricted(actor: Actor): boolean {
  return may(actor, 'staff:write');
}
