import type { AuditFilter } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ListWish } from '../../platform/http/list-query.ts';
import type { Actor } from '../../shared/actor.ts';
import { auditLog } from './audit-log.ts';
import { customerForStaff, customersForStaff, type CustomerSort } from './customers-for-staff.ts';
import { ordersForStaff, type OrderFilter, type OrderSort } from './order-list.ts';
import { alarms, securityEvents, type SecurityEventFilter } from './security-events.ts';
import { today, type Lack, type TodayList } from './today.ts';

/**
 * Staff's queries that span several departments.
 * @param clock gives the present time
 * @param lacks what the shop still has to be given
 */
export function createOfficeReads(db: Db, clock: () => Date, lacks: readonly Lack[]) {
  return {
    securityEvents: (wish: Omit<ListWish, 'sort'>, filter: SecurityEventFilter, actor: Actor) =>
      securityEvents(db, wish, filter, actor),
    auditLog: (wish: Omit<ListWish, 'sort'>, filter: AuditFilter, actor: Actor) =>
      auditLog(db, wish, filter, actor),
    alarms: (actor: Actor) => alarms(db, actor, clock()),
    today: (actor: Actor, whole: TodayList | null) => today(db, actor, clock(), lacks, whole),
    orders: (wish: ListWish<OrderSort>, filter: OrderFilter, actor: Actor) =>
      ordersForStaff(db, wish, filter, actor),
    customers: (wish: ListWish<CustomerSort>, actor: Actor) => customersForStaff(db, wish, actor),
    customer: (id: string, actor: Actor) => customerForStaff(db, id, actor, clock()),
  };
}

export type OfficeReads = ReturnType<typeof createOfficeReads>;
