import { writeAudit } from '../../../platform/audit/audit.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import {
  listStoredRequests,
  readRequest,
  saveRequest,
  type ShippingRequestSort,
  type StoredShippingRequest,
} from '../infrastructure/stored-shipping-request.ts';
import type { ShippingDependencies } from './shipping-dependencies.ts';

type Dependencies = Pick<ShippingDependencies, 'db' | 'now'>;

/**
 * Requests for the price of a delivery.
 * @throws RightMissing without `persons:read`
 */
export function listShippingRequests(
  { db }: Dependencies,
  wish: ListWish<ShippingRequestSort>,
  filter: { readonly onlyOpen: boolean },
  actor: Actor,
): Promise<{ readonly items: readonly StoredShippingRequest[]; readonly total: number }> {
  requireRight(actor, 'persons:read');
  return listStoredRequests(db, wish, filter);
}

/** @throws RightMissing without `persons:read` */
export function findShippingRequest(
  { db }: Dependencies,
  id: string,
  actor: Actor,
): Promise<StoredShippingRequest | null> {
  requireRight(actor, 'persons:read');
  return readRequest(db, id);
}

/**
 * Saves staff's own notes, and whether the request was answered. If it is answered twice, the first time counts.
 * @throws RightMissing without `persons:write`
 */
export async function changeShippingRequest(
  { db, now }: Dependencies,
  id: string,
  changes: { readonly note?: string | undefined; readonly isAnswered?: boolean | undefined },
  actor: Actor,
): Promise<Result<StoredShippingRequest, { readonly code: 'record-not-found' }>> {
  const name = requireRight(actor, 'persons:write');
  const at = now();
  return db.transaction(
    async (tx): Promise<Result<StoredShippingRequest, { readonly code: 'record-not-found' }>> => {
      const before = await readRequest(tx, id, { lock: true });
      if (before === null) return fail({ code: 'record-not-found' });
      const { note = before.note, isAnswered = before.answeredAt !== null } = changes;
      const after = {
        ...before,
        note,
        answeredAt: isAnswered ? (before.answeredAt ?? at) : null,
        answeredBy: isAnswered ? (before.answeredBy ?? name) : null,
      };
      await saveRequest(tx, after);
      const entry = { action: 'change', entity: 'shipping-requests', entityId: id } as const;
      await writeAudit(tx, actor, { ...entry, before: factsOf(before), after: factsOf(after) }, at);
      return ok(after);
    },
  );
}

const factsOf = ({ note, answeredBy }: StoredShippingRequest) => ({ note, answeredBy });
