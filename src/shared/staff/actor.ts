import type { StaffRight, StaffRole } from './staff-roles.ts';

/** One of the shop's staff, with the rights that their role had when the request came in. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
  /** Whether they gave their password or a passkey in the last ten minutes. Dangerous actions require it. */
  readonly isFresh: boolean;
  /**
   * The version of the order that they looked at when they decided: if it has changed since, the use case refuses. Left
   * out: whatever the order is now.
   */
  readonly basedOn?: number;
  /** The idempotency key of the call: sent twice, it is carried out once. Left out: each time. */
  readonly idempotencyKey?: string;
  /** What they do to an order, as far as its result depends on it, and when: with `idempotencyKey`, it is done once. */
  readonly step?: { readonly content: object; readonly at: Date };
}

/** The back office's screens name with each change who they believe is logged in, by id. */
export const staffPersonHeader = 'x-staff-person';

/**
 * Somebody who performs an action. Use cases check the actor themselves, whichever address the request came in by.
 * `system` is the shop itself: the first filling, an import at the command line, a scheduled job.
 */
export type Actor =
  | { readonly kind: 'system'; readonly name: string }
  | { readonly kind: 'visitor' }
  | StaffActor;
