import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { VouchersTables } from './vouchers.tables.ts';

/** A gift voucher that an order has paid. */
export interface NewBoughtGift {
  readonly id: string;
  readonly orderId: string;
  readonly codeHash: string;
  readonly sealedCode: string;
  readonly valueCents: Cents;
  readonly lastDay: string;
  readonly soldAt: Date;
  readonly sendAt: Date;
}

/** Writes it; one that the order had before, and whose money turned out not to have come, comes to life with a new code. */
export async function writeBoughtGift(tx: Tx, gift: NewBoughtGift): Promise<void> {
  await sql`
    insert into gift_vouchers
      (id, order_id, code_hash, sealed_code, value_cents, balance_cents, last_day, paid_by, sold_at, sold_by, send_at)
    values
      (${gift.id}::uuid, ${gift.orderId}::uuid, ${gift.codeHash}, ${gift.sealedCode}, ${gift.valueCents},
        ${gift.valueCents}, ${gift.lastDay}::date, 'order', ${gift.soldAt}, 'shop', ${gift.sendAt})
    on conflict (order_id) do update set
      code_hash = excluded.code_hash, sealed_code = excluded.sealed_code, balance_cents = excluded.balance_cents,
      refunded_cents = 0, last_day = excluded.last_day, sold_at = excluded.sold_at, send_at = excluded.send_at,
      sent_at = null, cancelled_at = null, cancelled_by = null
  `.execute(queries<VouchersTables>(tx));
}

/** The part of its price that is refunded is worth nothing any more. The caller has locked it. */
export async function lowerBoughtGift(
  tx: Tx,
  id: string,
  cents: Cents,
  cancelled: { readonly at: Date; readonly by: string } | null,
): Promise<void> {
  await sql`
    update gift_vouchers set balance_cents = balance_cents - ${cents}, refunded_cents = refunded_cents + ${cents}
    where id = ${id}::uuid
  `.execute(queries<VouchersTables>(tx));
  if (cancelled === null) return;
  await queries<VouchersTables>(tx)
    .updateTable('gift_vouchers')
    .set({ cancelled_at: cancelled.at, cancelled_by: cancelled.by, sealed_code: null })
    .where('id', '=', id)
    .execute();
}

/** The sealed code of an order's voucher; null: there is none, or it is forgotten. */
export async function sealedCodeOf(handle: Db | Tx, orderId: string): Promise<string | null> {
  const row = await queries<VouchersTables>(handle)
    .selectFrom('gift_vouchers')
    .select('sealed_code')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.sealed_code ?? null;
}

/** Orders whose vouchers are to be mailed by now, those that wait longest first. */
export async function ordersWithGiftsToSend(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await queries<VouchersTables>(db)
    .selectFrom('gift_vouchers')
    .select('order_id')
    .where('send_at', '<=', now)
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('blocked_at', 'is', null)
    .orderBy('send_at')
    .limit(limit)
    .execute();
  return rows.flatMap(({ order_id: id }) => (id === null ? [] : [id]));
}

export async function saveGiftSent(tx: Tx, id: string, now: Date): Promise<void> {
  await queries<VouchersTables>(tx)
    .updateTable('gift_vouchers')
    .set({ sent_at: now })
    .where('id', '=', id)
    .execute();
}

/** Another code in place of one that can no longer be read. The caller has locked it. */
export async function saveBoughtCode(
  tx: Tx,
  id: string,
  { codeHash, sealedCode }: Pick<NewBoughtGift, 'codeHash' | 'sealedCode'>,
): Promise<void> {
  await queries<VouchersTables>(tx)
    .updateTable('gift_vouchers')
    .set({ code_hash: codeHash, sealed_code: sealedCode })
    .where('id', '=', id)
    .execute();
}

/** Keeps only the hash of the code for vouchers that were mailed before then. */
export async function forgetSealedCodes(db: Db, sentBefore: Date): Promise<void> {
  await queries<VouchersTables>(db)
    .updateTable('gift_vouchers')
    .set({ sealed_code: null })
    .where('sent_at', '<', sentBefore)
    .where('sealed_code', 'is not', null)
    .execute();
}
