import type { Actor } from './actor.ts';

/** `office` handles orders and the catalogue, `content` the catalogue and the shop's texts. */
export const staffRoles = ['owner', 'office', 'content', 'read-only'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * What staff may do. Staff without the right to change something may still see it, unless it contains personal data; `content` sees
 * nothing of the settings, which its work does not need.
 */
export const staffRights = [
  'catalogue:read',
  'catalogue:write',
  /** What the shop has paid for a piece, and what kind of seller it came from. */
  'purchases:read',
  'orders:read',
  'orders:write',
  /** Sending money back to customers. */
  'orders:refund',
  'persons:read',
  'persons:write',
  /** Promotional vouchers, and for whom they are. */
  'vouchers:read',
  'vouchers:write',
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
    'vouchers:read',
    'vouchers:write',
    'texts:read',
    'texts:write',
    'settings:read',
  ],
  content: ['catalogue:read', 'catalogue:write', 'texts:read', 'texts:write'],
  'read-only': ['catalogue:read', 'orders:read', 'texts:read', 'settings:read'],
};

/** Everything that a role may do. */
export function rightsOf(role: StaffRole): readonly StaffRight[] {
  return rightsOfRole[role];
}

/** Whether an actor has a right: the shop itself has every right, staff have those of their role, visitors none. */
export function may(actor: Actor, right: StaffRight): boolean {
  if (actor.kind === 'staff') return actor.rights.includes(right);
  return actor.kind === 'system';
}

/**
 * Whether an actor may open data that is kept only because the law demands it: the owner may, with the number in hand,
 * for an audit or a claim (Art. 18 (2) GDPR).
 */
export function mayOpenRestricted(actor: Actor): boolean {
  return may(actor, 'staff:write');
}

/** An attempt at something the actor may not do. The edge answers 403 and names the right. */
export class RightMissing extends Error {
  readonly right: StaffRight;
  constructor(right: StaffRight) {
    super(`the right ${right} is missing`);
    this.name = 'RightMissing';
    this.right = right;
  }
}

/**
 * The first line of every use case that is not open to everybody.
 * @returns the actor's name, for the record
 * @throws RightMissing
 */
export function requireRight(actor: Actor, right: StaffRight): string {
  if (actor.kind === 'visitor' || !may(actor, right)) throw new RightMissing(right);
  return actor.name;
}

/** An attempt that needs the password, or a passkey, of the last ten minutes. The edge answers 403 and asks for it. */
export class FreshLoginNeeded extends Error {
  constructor() {
    super('the password was given too long ago');
    this.name = 'FreshLoginNeeded';
  }
}

/**
 * For what may harm the shop whatever its sum: it sends money or mail elsewhere, or cannot be undone. What has a sum
 * asks `moveValue` of the staff's department instead.
 * @throws FreshLoginNeeded
 */
export function requireFresh(actor: Actor): void {
  if (actor.kind === 'staff' && !actor.isFresh) throw new FreshLoginNeeded();
}
