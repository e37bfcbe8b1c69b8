import type { Actor } from './actor.ts';
import { may, type StaffRight } from './staff-rights.ts';

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
