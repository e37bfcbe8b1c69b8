import { writeAudit, type Worded } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditAction } from '../../../shared/staff/audit-vocabulary.ts';
import { orderNumber } from '../domain/order.ts';

/** Keeps in the audit log what somebody did to an order. */
export function auditOrder<Before extends object | null, After extends object | null>(
  tx: Tx,
  actor: Actor,
  { number }: { readonly number: number },
  action: AuditAction,
  before: Before & Worded<Before>,
  after: After & Worded<After>,
  now: Date,
): Promise<void> {
  return writeAudit<Before, After>(
    tx,
    actor,
    { action, entity: 'orders', entityId: orderNumber(number), before, after },
    now,
  );
}
