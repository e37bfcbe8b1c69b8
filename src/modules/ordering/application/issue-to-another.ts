import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { NotIssuedAgain } from '../../invoicing/index.ts';
import type { BillingAddress } from '../domain/order.ts';
import { appendHistory, saveBilling } from '../infrastructure/write-order.ts';
import { auditOrder } from './audit-order.ts';
import { partiesOf } from './invoice-of-order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import { restsOnVatId } from './placing/confirmed-vat-id.ts';
import { lockForStaff, type LockRefusal } from './reading/get-order.ts';
import { isReachable } from './reading/order-situation.ts';

type Refusal = LockRefusal | NotIssuedAgain | { readonly code: 'order-closed' | 'vat-id-must-stay' };

/**
 * Makes the invoice of an order out to somebody else, as the customer has asked: it is cancelled, and issued again under a
 * new number, with the same lines, tax and payment (§ 14 (6) UStG, § 31 (5) UStDV). The customer gets both by mail. Who
 * has ordered and where the pieces go stays, and what was taxed stays taxed, whatever VAT ID the new recipient has: how
 * the sale is taxed was decided by who had ordered.
 * @throws RightMissing without `orders:write`
 */
export async function issueToAnother(
  deps: Pick<OrderingDependencies, 'db' | 'now' | 'content' | 'invoicing'>,
  {
    orderNumber,
    billing,
  }: {
    /** The number of the order: 100234 in 'WMK-100234'. */
    readonly orderNumber: number;
    readonly billing: BillingAddress;
  },
  actor: Actor,
): Promise<Result<void, Refusal>> {
  const name = requireRight(actor, 'orders:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<void, Refusal>> => {
    const locked = await lockForStaff(tx, { number: orderNumber }, actor);
    if (!locked.ok) return locked;
    const stored = locked.value;
    // Kept only for the law, or anonymised: nobody is there to ask for it, and no address to write to.
    if (!isReachable(stored)) return fail({ code: 'order-closed' });
    // § 6a (1) No. 4 UStG: without VAT to the holder of the ID that was confirmed, and to nobody else.
    const isVatIdOther = (billing.vatId ?? null) !== stored.customer.vatId;
    if (restsOnVatId(stored.vatByRate) && isVatIdOther) return fail({ code: 'vat-id-must-stay' });
    const parties = await partiesOf(deps.content, tx, { ...stored.customer, billing });
    const issued = await deps.invoicing.issueToAnother(tx, stored.id, parties, now);
    if (!issued.ok) return issued;
    await saveBilling(tx, stored.id, billing);
    // By numbers alone: who they were made out to stand in the documents, which are forgotten in their time.
    const { replaced, cancellation, invoice } = issued.value;
    const event = { type: 'invoice-issued-again', at: now, ...issued.value } as const;
    await appendHistory(tx, stored.id, name, [event]);
    await auditOrder(
      tx,
      actor,
      stored,
      'issue-to-another',
      { invoice: replaced },
      { cancellation, invoice },
      now,
    );
    return ok(undefined);
  });
}
