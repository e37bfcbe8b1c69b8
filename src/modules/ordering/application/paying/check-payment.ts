import type { Actor } from '../../../../shared/staff/actor.ts';
import { requireRight } from '../../../../shared/staff/staff-rights.ts';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { ProviderBehaviour } from '../../../payments/index.ts';
import { refusalToCheck, type CheckRefusal } from '../../domain/order-steps.ts';
import { paymentOf } from '../../infrastructure/stored-payment.ts';
import { auditOrder } from '../audit-order.ts';
import type { OrderingDependencies } from '../ordering-dependencies.ts';
import { lockForStaff, type LockRefusal } from '../reading/get-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Staff do not wait any longer for the job that asks the provider about a payment that is being taken: what it says is
 * booked now.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing without `orders:write`
 */
export async function checkPayment(
  deps: OrderingDependencies,
  number: number,
  by: Actor,
): Promise<Result<void, LockRefusal | ProviderBehaviour | CheckRefusal>> {
  requireRight(by, 'orders:write');
  const now = deps.now();
  const claimed = await deps.db.transaction(
    async (tx): Promise<Result<string, LockRefusal | CheckRefusal>> => {
      // The provider is asked afterwards: this may be done again.
      const { step: _, ...again } = by.kind === 'staff' ? by : { ...by, step: undefined };
      const locked = await lockForStaff(tx, { number }, again);
      if (!locked.ok) return locked;
      const asked = await paymentOf(tx, locked.value.id);
      const refusal = refusalToCheck(asked, now);
      if (refusal !== null || asked?.claimedBy == null) return fail(refusal ?? { code: 'payment-closed' });
      await auditOrder(tx, by, locked.value, 'check-payment', null, null, now);
      return ok(asked.claimedBy);
    },
  );
  if (!claimed.ok) return claimed;
  const settled = await settlePayment(deps, claimed.value);
  return settled.ok ? ok(undefined) : settled;
}
