import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { GiftState, GiftVoucherState, WayPaid } from '../domain/gift-voucher.ts';
import type { VouchersTables } from './vouchers.tables.ts';

/** A gift voucher as staff see it: nobody can read its code. */
export interface StoredGift extends GiftVoucherState {
  readonly id: string;
  readonly valueCents: Cents;
  readonly paidBy: WayPaid;
  readonly soldAt: Date;
  readonly soldBy: string;
  readonly blockedAt: Date | null;
  readonly blockedBy: string | null;
  readonly cancelledAt: Date | null;
  readonly cancelledBy: string | null;
  /** How much of its price was refunded to the buyer. */
  readonly refundedCents: Cents;
  /** The order that bought it; null: sold at the counter. */
  readonly orderId: string | null;
  /** When it is mailed, and when it was; null: not by mail, or not yet. */
  readonly sendAt: Date | null;
  readonly sentAt: Date | null;
}

type GiftKey = { readonly id: string } | { readonly codeHash: string } | { readonly orderId: string };

const columns = sql`
  g.id, g.value_cents as "valueCents", g.balance_cents as "balanceCents", g.last_day::text as "lastDay",
  g.paid_by as "paidBy", g.sold_at as "soldAt", g.sold_by as "soldBy", g.blocked_at as "blockedAt",
  g.blocked_by as "blockedBy", g.blocked_at is not null as "isBlocked",
  g.cancelled_at as "cancelledAt", g.cancelled_by as "cancelledBy", g.cancelled_at is not null as "isCancelled",
  g.refunded_cents as "refundedCents", g.order_id as "orderId", g.send_at as "sendAt", g.sent_at as "sentAt"
`;

function isOf(key: GiftKey) {
  if ('id' in key) return sql`g.id = ${key.id}::uuid`;
  return 'orderId' in key ? sql`g.order_id = ${key.orderId}::uuid` : sql`g.code_hash = ${key.codeHash}`;
}

/** The gift voucher of this key, or null. */
export async function readGift(handle: Db | Tx, key: GiftKey): Promise<StoredGift | null> {
  const { rows } = await sql<StoredGift>`select ${columns} from gift_vouchers g where ${isOf(key)}`.execute(
    queries<VouchersTables>(handle),
  );
  return rows[0] ?? null;
}

/** The same, locked until the transaction ends: no other order takes from it meanwhile. */
export async function lockGift(tx: Tx, key: GiftKey): Promise<StoredGift | null> {
  const { rows } = await sql<StoredGift>`
    select ${columns} from gift_vouchers g where ${isOf(key)} for update
  `.execute(queries<VouchersTables>(tx));
  return rows[0] ?? null;
}

export type GiftSort = 'soldAt' | 'valueCents' | 'balanceCents' | 'lastDay';
const sortColumns: Readonly<Record<GiftSort, string>> = {
  soldAt: 'sold_at',
  valueCents: 'value_cents',
  balanceCents: 'balance_cents',
  lastDay: 'last_day',
};

/** The gift vouchers of a page of the list. `state` counts on a day in Berlin. */
export async function listGifts(
  db: Db,
  { page, perPage, sort, order }: ListQuery<GiftSort>,
  { state, today }: { readonly state?: GiftState | undefined; readonly today: string },
): Promise<{ readonly items: readonly StoredGift[]; readonly total: number }> {
  const isOver = sql`g.last_day < ${today}::date`;
  const found = {
    any: sql`true`,
    open: sql`g.blocked_at is null and g.balance_cents > 0 and not ${isOver}`,
    spent: sql`g.balance_cents = 0 and g.cancelled_at is null`,
    blocked: sql`g.blocked_at is not null`,
    over: isOver,
    cancelled: sql`g.cancelled_at is not null`,
  }[state ?? 'any'];
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const executor = queries<VouchersTables>(db);
  const { rows } = await sql<StoredGift>`
    select ${columns} from gift_vouchers g where ${found}
    order by ${sql.ref(`g.${sortColumns[sort]}`)} ${direction}, g.id ${direction}
    limit ${perPage} offset ${(page - 1) * perPage}
  `.execute(executor);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from gift_vouchers g where ${found}
  `.execute(executor);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

export async function insertGift(
  tx: Tx,
  gift: Pick<StoredGift, 'id' | 'valueCents' | 'lastDay' | 'paidBy' | 'soldAt' | 'soldBy'> & {
    readonly codeHash: string;
    /** By what the same sale is recognised, and what its code was made of. */
    readonly sale: { readonly hash: string; readonly salt: string };
  },
): Promise<void> {
  await queries<VouchersTables>(tx)
    .insertInto('gift_vouchers')
    .values({
      id: gift.id,
      code_hash: gift.codeHash,
      value_cents: gift.valueCents,
      balance_cents: gift.valueCents,
      last_day: gift.lastDay,
      paid_by: gift.paidBy,
      sold_at: gift.soldAt,
      sold_by: gift.soldBy,
      blocked_at: null,
      blocked_by: null,
      sale_hash: gift.sale.hash,
      sale_salt: gift.sale.salt,
    })
    .execute();
}

/** A sale that was made before with the same key; null: none was. */
export async function readSale(
  tx: Tx,
  saleHash: string,
): Promise<(StoredGift & { readonly codeHash: string; readonly salt: string }) | null> {
  const { rows } = await sql<StoredGift & { readonly codeHash: string; readonly salt: string }>`
    select ${columns}, g.code_hash as "codeHash", g.sale_salt as "salt"
    from gift_vouchers g where g.sale_hash = ${saleHash}
  `.execute(queries<VouchersTables>(tx));
  return rows[0] ?? null;
}

/** Whether an order has something of it that was not given back. */
export async function isInUse(tx: Tx, giftId: string): Promise<boolean> {
  const row = await queries<VouchersTables>(tx)
    .selectFrom('gift_voucher_uses')
    .select('order_id')
    .where('gift_voucher_id', '=', giftId)
    .where('given_back_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing is left on a voucher whose sale was undone. The caller has locked it. */
export async function cancelGift(
  tx: Tx,
  id: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await queries<VouchersTables>(tx)
    .updateTable('gift_vouchers')
    .set({ balance_cents: 0, cancelled_at: at, cancelled_by: by })
    .where('id', '=', id)
    .execute();
}

/** Writes what staff have changed. The caller has locked it. */
export async function saveGift(
  tx: Tx,
  id: string,
  change: {
    readonly codeHash?: string;
    readonly lastDay?: string;
    readonly blocked?: { readonly at: Date; readonly by: string } | null;
  },
): Promise<void> {
  const { codeHash, lastDay, blocked } = change;
  await queries<VouchersTables>(tx)
    .updateTable('gift_vouchers')
    .set({
      ...(codeHash === undefined ? {} : { code_hash: codeHash }),
      ...(lastDay === undefined ? {} : { last_day: lastDay }),
      ...(blocked === undefined ? {} : { blocked_at: blocked?.at ?? null, blocked_by: blocked?.by ?? null }),
    })
    .where('id', '=', id)
    .execute();
}

/** What a gift voucher pays of an order. */
export interface GiftUse {
  readonly giftId: string;
  readonly amountCents: Cents;
  readonly refundedCents: Cents;
  readonly isGivenBack: boolean;
}

/** What a gift voucher pays, or paid, of an order; null: nothing ever. */
export async function giftUseOf(handle: Db | Tx, orderId: string): Promise<GiftUse | null> {
  const row = await queries<VouchersTables>(handle)
    .selectFrom('gift_voucher_uses')
    .select([
      'gift_voucher_id as giftId',
      'amount_cents as amountCents',
      'refunded_cents as refundedCents',
      sql<boolean>`given_back_at is not null`.as('isGivenBack'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ?? null;
}

/** What orders still have of the gift voucher with this code. */
export async function openUsesOf(
  handle: Db | Tx,
  codeHash: string,
): Promise<readonly { readonly orderId: string; readonly leftCents: Cents }[]> {
  return queries<VouchersTables>(handle)
    .selectFrom('gift_voucher_uses as u')
    .innerJoin('gift_vouchers as g', 'g.id', 'u.gift_voucher_id')
    .select(['u.order_id as orderId', sql<Cents>`u.amount_cents - u.refunded_cents`.as('leftCents')])
    .where('g.code_hash', '=', codeHash)
    .where('u.given_back_at', 'is', null)
    .execute();
}

/** Moves cents between a voucher and an order's use of it: the database refuses more than there is. */
async function addToBalance(tx: Tx, giftId: string, cents: Cents): Promise<void> {
  await sql`
    update gift_vouchers set balance_cents = balance_cents + ${cents} where id = ${giftId}::uuid
  `.execute(queries<VouchersTables>(tx));
}

/** Debits the voucher, which is locked, for an order. */
export async function insertGiftUse(
  tx: Tx,
  use: { readonly orderId: string; readonly giftId: string; readonly amountCents: Cents },
  now: Date,
): Promise<void> {
  await addToBalance(tx, use.giftId, -use.amountCents);
  await queries<VouchersTables>(tx)
    .insertInto('gift_voucher_uses')
    .values({
      order_id: use.orderId,
      gift_voucher_id: use.giftId,
      amount_cents: use.amountCents,
      taken_at: now,
      given_back_at: null,
    })
    .execute();
}

/** All that the order still has of the voucher goes back to it, or (`at` null) is taken from it once more. */
export async function setGiftGivenBack(
  tx: Tx,
  orderId: string,
  { giftId, amountCents, refundedCents }: GiftUse,
  at: Date | null,
): Promise<void> {
  const left = amountCents - refundedCents;
  await addToBalance(tx, giftId, at === null ? -left : left);
  await queries<VouchersTables>(tx)
    .updateTable('gift_voucher_uses')
    .set({ given_back_at: at })
    .where('order_id', '=', orderId)
    .execute();
}

/** A part of what a paid order had from the voucher goes back to it. */
export async function addGiftRefund(tx: Tx, orderId: string, giftId: string, cents: Cents): Promise<void> {
  await addToBalance(tx, giftId, cents);
  await sql`
    update gift_voucher_uses set refunded_cents = refunded_cents + ${cents} where order_id = ${orderId}::uuid
  `.execute(queries<VouchersTables>(tx));
}
