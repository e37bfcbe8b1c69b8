import type { StaffRight, StaffRole } from './staff-rights.ts';

/** One of the shop's staff, with the rights that their role had when the request came in. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly rights: readonly StaffRight[];
  /** Whether they gave their password or a passkey in the last ten minutes, as what is dangerous asks for. */
  readonly isFresh: boolean;
}

/**
 * Who does something. Use cases check it themselves, whatever address the request came by.
 * `system` is the shop itself: the first filling, an import at the command line, a scheduled job.
 */
export type Actor =
  { readonly kind: 'system'; readonly name: string } | { readonly kind: 'visitor' } | StaffActor;
