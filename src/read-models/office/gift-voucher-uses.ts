import { sql } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import type { Cents } from '../../shared/money/cents.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { orderNumber } from '../../modules/ordering/index.ts';

/** What a gift voucher has paid of an order. */
export interface GiftVoucherUse {
  /** 'WMK-100234'; null: an order that was never placed, or one that the law alone keeps. */
  readonly order: string | null;
  readonly amountCents: Cents;
  readonly refundedCents: Cents;
  readonly takenAt: Date;
  /** The order came to nothing, and the voucher has its money again. */
  readonly givenBackAt: Date | null;
}

/**
 * The orders that a gift voucher was used for, the newest first.
 * @throws RightMissing
 */
export async function usesOfGiftVoucher(
  db: Db,
  id: string,
  actor: Actor,
): Promise<readonly GiftVoucherUse[]> {
  requireRight(actor, 'vouchers:read');
  const { rows } = await sql<Omit<GiftVoucherUse, 'order'> & { number: number | null }>`
    select case when o.state <> 'draft' and o.offered_at is not null and o.restricted_at is null
        then o.number::int end as number,
      u.amount_cents as "amountCents", u.refunded_cents as "refundedCents", u.taken_at as "takenAt",
      u.given_back_at as "givenBackAt"
    from gift_voucher_uses u left join orders o on o.id = u.order_id
    where u.gift_voucher_id = ${id}::uuid
    order by u.taken_at desc, u.order_id limit 200
  `.execute(queries<object>(db));
  return rows.map(({ number, ...use }) => ({ ...use, order: number === null ? null : orderNumber(number) }));
}
