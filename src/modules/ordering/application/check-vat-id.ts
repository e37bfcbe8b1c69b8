import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { VatIdAbroad } from '../../../shared/places/vat-id.ts';
import { auditOrder } from './audit-order.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import { vatIdOf } from './placing/confirmed-vat-id.ts';
import { lockForStaff, type LockRefusal } from './reading/get-order.ts';

type Refusal =
  | LockRefusal
  | {
      readonly code:
        | 'order-without-vat-id'
        | 'vat-register-silent'
        /** It does not know the shop's own VAT ID. */
        | 'vat-register-refuses'
        | 'no-vat-register';
    };

/**
 * Staff have an order's VAT ID confirmed again, such as before it leaves. The answer is kept with the order; what the
 * order costs stays.
 * @param number 100234 in 'WMK-100234'
 * @throws RightMissing without `orders:write`
 */
export async function checkVatId(
  { db, now, vatIds }: Pick<OrderingDependencies, 'db' | 'now' | 'vatIds'>,
  number: number,
  by: Actor,
): Promise<Result<void, Refusal>> {
  requireRight(by, 'orders:write');
  const found = await db.transaction(
    async (tx): Promise<Result<{ readonly id: string; readonly vatId: VatIdAbroad }, Refusal>> => {
      // The register is asked afterwards: this may be done again.
      const again = by.kind === 'staff' ? by : { ...by, step: undefined };
      const locked = await lockForStaff(tx, { number }, again);
      if (!locked.ok) return locked;
      const { id, customer } = locked.value;
      const vatId = vatIdOf({ ...customer, customerKind: customer.kind });
      if (vatId === null) return fail({ code: 'order-without-vat-id' });
      await auditOrder(tx, by, locked.value, 'check-vat-id', null, null, now());
      return ok({ id, vatId });
    },
  );
  if (!found.ok) return found;
  const said = await vatIds.confirmForOrder(found.value.id, found.value.vatId);
  if (said.state !== 'unknown') return ok(undefined);
  if (said.why === 'no-register') return fail({ code: 'no-vat-register' });
  return fail({ code: said.why === 'register-refuses' ? 'vat-register-refuses' : 'vat-register-silent' });
}
