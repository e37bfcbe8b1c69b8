import type { Db, Tx } from '../../../platform/db/db.ts';
import { openSealedText, sealText } from '../../../platform/secrets/secrets.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { codeBytes } from '../../../shared/money/voucher-code.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { lastDayOfGift } from '../domain/gift-voucher.ts';
import {
  forgetSealedCodes,
  lowerBoughtGift,
  ordersWithGiftsToSend,
  saveBoughtCode,
  saveGiftSent,
  sealedCodeOf,
  writeBoughtGift,
} from '../infrastructure/stored-bought-gift.ts';
import { isInUse, lockGift, readGift } from '../infrastructure/stored-gift.ts';
import type { VouchersDependencies } from './vouchers-dependencies.ts';
import { giftHashOf } from './redeem-gift.ts';
import { codeOf } from './sell-gift.ts';

/** A gift voucher that an order has bought, as the order's page shows it. */
export interface BoughtGift {
  readonly id: string;
  readonly valueCents: Cents;
  readonly balanceCents: Cents;
  readonly lastDay: string;
  readonly isCancelled: boolean;
  readonly sendAt: Date | null;
  readonly sentAt: Date | null;
}

const purposeOf = (orderId: string): string => `gift voucher of ${orderId}`;

/**
 * An order has paid for a gift voucher: it is issued in the same transaction. Its code is kept sealed until it was mailed.
 * An order whose money had come by mistake, and comes now, gets another code. The caller has locked the order.
 */
export async function issueBoughtGift(
  { newId, randomBytes }: Pick<VouchersDependencies, 'newId' | 'randomBytes'>,
  tx: Tx,
  {
    orderId,
    valueCents,
    sendAt,
  }: { readonly orderId: string; readonly valueCents: Cents; readonly sendAt: Date },
  now: Date,
): Promise<void> {
  const { code, codeHash } = codeOf(randomBytes(codeBytes));
  const sealedCode = await sealText(tx, purposeOf(orderId), code);
  await writeBoughtGift(tx, {
    id: newId(),
    orderId,
    codeHash,
    sealedCode,
    valueCents,
    lastDay: lastDayOfGift(now),
    soldAt: now,
    sendAt,
  });
}

/**
 * Money of such an order goes back: the voucher is worth as much less, and nothing more once all of it went back. What
 * was redeemed, or what an order that is being placed holds, cannot go back. The caller has locked the order.
 * @returns how much may go back at most, where that is less
 */
export async function takeOffBoughtGift(
  tx: Tx,
  orderId: string,
  cents: Cents,
  by: string,
  now: Date,
): Promise<Result<void, { readonly code: 'refund-too-much'; readonly leftCents: Cents }>> {
  const gift = await lockGift(tx, { orderId });
  if (gift === null || gift.isCancelled) return ok(undefined);
  if (cents > gift.balanceCents) return fail({ code: 'refund-too-much', leftCents: gift.balanceCents });
  const isEnded = cents === gift.balanceCents && !(await isInUse(tx, gift.id));
  await lowerBoughtGift(tx, gift.id, cents, isEnded ? { at: now, by } : null);
  return ok(undefined);
}

/** The money for it has not come after all. @returns false: something of it was redeemed, so that it cannot be taken back */
export async function takeBackBoughtGift(tx: Tx, orderId: string, by: string, now: Date): Promise<boolean> {
  const gift = await lockGift(tx, { orderId });
  if (gift === null || gift.isCancelled) return true;
  if (gift.balanceCents !== gift.valueCents || (await isInUse(tx, gift.id))) return false;
  await lowerBoughtGift(tx, gift.id, gift.balanceCents, { at: now, by });
  return true;
}

/** The voucher that an order has bought; null: it is not paid, or bought none. */
export async function boughtGiftOf(handle: Db | Tx, orderId: string): Promise<BoughtGift | null> {
  const gift = await readGift(handle, { orderId });
  if (gift === null) return null;
  const { id, valueCents, balanceCents, lastDay, isCancelled, sendAt, sentAt } = gift;
  return { id, valueCents, balanceCents, lastDay, isCancelled, sendAt, sentAt };
}

/**
 * Its code, for those who may see the order; null: it was mailed long ago, taken back or blocked, or staff have given it
 * another one.
 */
export async function codeOfBoughtGift(handle: Db | Tx, orderId: string): Promise<string | null> {
  const gift = await readGift(handle, { orderId });
  const sealed = await sealedCodeOf(handle, orderId);
  if (gift === null || gift.isCancelled || gift.isBlocked || sealed === null) return null;
  const code = await openSealedText(handle, purposeOf(orderId), sealed);
  if (code === null) return null;
  const owner = await readGift(handle, { codeHash: giftHashOf(code) ?? '' });
  return owner?.id === gift.id ? code : null;
}

/**
 * The code that is to be mailed. One that was sealed before the shop was restored from a backup cannot be read, and is
 * replaced; null: there is nothing to mail, since staff have given it another one.
 */
export async function codeToSend(
  { db, randomBytes }: Pick<VouchersDependencies, 'db' | 'randomBytes'>,
  orderId: string,
): Promise<string | null> {
  const sealed = await sealedCodeOf(db, orderId);
  if (sealed === null || (await openSealedText(db, purposeOf(orderId), sealed)) !== null) {
    return codeOfBoughtGift(db, orderId);
  }
  return db.transaction(async (tx) => {
    const gift = await lockGift(tx, { orderId });
    if (gift === null || gift.isCancelled || gift.isBlocked || gift.sentAt !== null) return null;
    const { code, codeHash } = codeOf(randomBytes(codeBytes));
    await saveBoughtCode(tx, gift.id, { codeHash, sealedCode: await sealText(tx, purposeOf(orderId), code) });
    return code;
  });
}

/** The orders whose gift vouchers are to be mailed by now. */
export async function giftsToSend(
  { db, now }: Pick<VouchersDependencies, 'db' | 'now'>,
  limit: number,
): Promise<readonly string[]> {
  return ordersWithGiftsToSend(db, now(), limit);
}

/**
 * Notes, in the transaction that orders its mail, that an order's voucher was mailed.
 * @returns false: it was mailed before, or taken back meanwhile
 */
export async function noteGiftSent(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const gift = await lockGift(tx, { orderId });
  if (gift === null || gift.isCancelled || gift.sentAt !== null) return false;
  await saveGiftSent(tx, gift.id, now);
  return true;
}

/** How long the buyer may download a voucher after it was mailed. */
const downloadableDays = 30;

export async function forgetMailedCodes({
  db,
  now,
}: Pick<VouchersDependencies, 'db' | 'now'>): Promise<void> {
  await forgetSealedCodes(db, new Date(now().getTime() - downloadableDays * dayMs));
}
