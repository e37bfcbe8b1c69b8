import { writeAudit } from '../../../platform/audit/audit.ts';
import type { AuditFacts } from '../../../platform/audit/changes.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { orderNumber } from '../domain/order-number.ts';

/** Keeps in the audit log what somebody did to an order. */
export function auditOrder(
  tx: Tx,
  actor: Actor,
  { number }: { readonly number: number },
  action: string,
  before: AuditFacts | null,
  after: AuditFacts | null,
  now: Date,
): Promise<void> {
  return writeAudit(
    tx,
    actor,
    { action, entity: 'orders', entityId: orderNumber(number), before, after },
    now,
  );
}
