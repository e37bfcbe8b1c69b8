import type { Db, Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { giftPays, whyNoGift } from '../domain/gift-voucher.ts';
import { typedCode } from '../../../shared/money/voucher-code.ts';
import {
  addGiftRefund,
  giftUseOf,
  insertGiftUse,
  openUsesOf,
  lockGift,
  readGift,
  setGiftGivenBack,
} from '../infrastructure/stored-gift.ts';
import type { VoucherRefused } from './redeem.ts';

/** By what a gift voucher's code is kept; null: what was typed is no code. */
export function giftHashOf(code: string): string | null {
  const typed = typedCode(code);
  return typed === null ? null : hashOf(`gift voucher ${typed}`);
}

/**
 * What is on a gift voucher, with what an order of the shopper's own would give back; null: the code is of none.
 * @param without orders that do not count, since the next one replaces them
 */
export async function giftBalance(
  handle: Db | Tx,
  code: string,
  without: readonly string[],
  now: Date,
): Promise<Result<{ readonly balanceCents: Cents; readonly lastDay: string }, VoucherRefused> | null> {
  const codeHash = giftHashOf(code);
  const gift = codeHash === null ? null : await readGift(handle, { codeHash });
  if (gift === null) return null;
  const barred = whyNoGift(gift, now);
  if (barred !== null) return refused(barred);
  const uses = await Promise.all(without.map((orderId) => giftUseOf(handle, orderId)));
  const own = uses.reduce(
    (sum, use) =>
      use?.giftId === gift.id && !use.isGivenBack ? sum + use.amountCents - use.refundedCents : sum,
    0,
  );
  const balanceCents = gift.balanceCents + own;
  return balanceCents === 0
    ? refused({ code: 'gift-voucher-spent' })
    : ok({ balanceCents, lastDay: gift.lastDay });
}

/** The balance of a gift voucher, for anyone who knows its code; a spent one has nothing left. */
export async function askGiftBalance(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  code: string,
): Promise<Result<{ readonly balanceCents: Cents; readonly lastDay: string }, VoucherRefused>> {
  const codeHash = giftHashOf(code);
  const gift = codeHash === null ? null : await readGift(db, { codeHash });
  if (gift === null) return refused({ code: 'voucher-unknown' });
  const barred = whyNoGift(gift, now());
  return barred === null ? ok({ balanceCents: gift.balanceCents, lastDay: gift.lastDay }) : refused(barred);
}

/** What orders still have of the gift voucher with this code; none where the code is of none. */
export async function usesOfGift(handle: Db | Tx, code: string): ReturnType<typeof openUsesOf> {
  const codeHash = giftHashOf(code);
  return codeHash === null ? [] : openUsesOf(handle, codeHash);
}

/**
 * What a gift voucher pays of an order. It stays locked until the transaction ends, so that of two orders at once the
 * second sees what the first has left.
 */
export async function lockGiftFor(
  tx: Tx,
  code: string,
  totalCents: Cents,
  now: Date,
): Promise<Result<{ readonly giftId: string; readonly amountCents: Cents }, VoucherRefused>> {
  const codeHash = giftHashOf(code);
  const gift = codeHash === null ? null : await lockGift(tx, { codeHash });
  if (gift === null) return refused({ code: 'voucher-unknown' });
  const pays = giftPays(gift, totalCents, now);
  return pays.ok ? ok({ giftId: gift.id, amountCents: pays.value }) : refused(pays.error);
}

/** Debits a gift voucher for an order, in the order's own transaction, which has locked it. */
export async function takeGift(
  tx: Tx,
  gift: { readonly giftId: string; readonly amountCents: Cents },
  orderId: string,
  now: Date,
): Promise<void> {
  await insertGiftUse(tx, { orderId, ...gift }, now);
}

/** An order that has ended gives back what it still has of its gift voucher. Repeated, nothing happens. */
export async function giveGiftBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  const use = await giftUseOf(tx, orderId);
  if (use === null || use.isGivenBack) return;
  await lockGift(tx, { id: use.giftId });
  await setGiftGivenBack(tx, orderId, use, now);
}

/**
 * An order that had ended is to stand again, and needs its gift voucher once more. Whether its time is over meanwhile
 * does not matter: it was redeemed in time.
 * @returns false: too little is left on it, or it is blocked
 */
export async function takeGiftAgain(tx: Tx, orderId: string): Promise<boolean> {
  const use = await giftUseOf(tx, orderId);
  if (use?.isGivenBack !== true) return true;
  const gift = await lockGift(tx, { id: use.giftId });
  if (
    gift === null ||
    gift.isBlocked ||
    gift.isCancelled ||
    gift.balanceCents < use.amountCents - use.refundedCents
  )
    return false;
  await setGiftGivenBack(tx, orderId, use, null);
  return true;
}

/** What a gift voucher has paid of an order, and did not get back yet. */
export async function giftLeftOf(handle: Db | Tx, orderId: string): Promise<Cents> {
  const use = await giftUseOf(handle, orderId);
  return use === null || use.isGivenBack ? 0 : use.amountCents - use.refundedCents;
}

/** A part of a paid order is refunded to the gift voucher that paid it. The caller has locked the order. */
export async function refundToGift(tx: Tx, orderId: string, cents: Cents): Promise<void> {
  const use = await giftUseOf(tx, orderId);
  if (use === null) throw new Error('no gift voucher has paid this order');
  await lockGift(tx, { id: use.giftId });
  await addGiftRefund(tx, orderId, use.giftId, cents);
}

const refused = (reason: VoucherRefused['reason']) => fail({ code: 'voucher-refused' as const, reason });
