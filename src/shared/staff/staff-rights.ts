import type { Actor } from './actor.ts';
import type { StaffRight } from './staff-roles.ts';

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
