import type { Db } from '../../platform/db/db.ts';
import type { ListWish } from '../../platform/http/list-query.ts';
import type { Actor } from '../../shared/actor.ts';
import { customerForStaff, customersForStaff, type CustomerSort } from './customers-for-staff.ts';
import { today, type Lack } from './today.ts';

/**
 * What staff read of several departments at once.
 * @param clock gives the present time
 * @param lacks what the shop still has to be given
 */
export function createOfficeReads(db: Db, clock: () => Date, lacks: readonly Lack[]) {
  return {
    today: (actor: Actor) => today(db, actor, clock(), lacks),
    customers: (wish: ListWish<CustomerSort>, actor: Actor) => customersForStaff(db, wish, actor),
    customer: (id: string, actor: Actor) => customerForStaff(db, id, actor, clock()),
  };
}

export type OfficeReads = ReturnType<typeof createOfficeReads>;
