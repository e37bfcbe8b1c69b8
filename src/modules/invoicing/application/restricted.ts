import type { Actor } from '../../../shared/actor.ts';
import { may } from '../../../shared/staff-rights.ts';

/** Whether documents that are kept by law alone are there for somebody: the owner, for an audit (Art. 18 (2) GDPR). */
export function mayOpenRestricted(actor: Actor): boolean {
  return may(actor, 'staff:write');
}
