import { createHmac } from 'node:crypto';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { lockTexts } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import type { WayAtCounter } from '../../../shared/money/gift-vouchers.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { codeBytes, voucherCode } from '../../../shared/money/voucher-code.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { lastDayOfGift } from '../domain/gift-voucher.ts';
import { cancelGift, insertGift, isInUse, lockGift, readSale } from '../infrastructure/stored-gift.ts';
import type { VouchersDependencies } from './vouchers-dependencies.ts';
import { giftHashOf } from './redeem-gift.ts';

/** A gift voucher with its code, which nobody can read again. */
export interface SoldGift {
  readonly id: string;
  readonly code: string;
  readonly lastDay: string;
}

export interface GiftSale {
  readonly valueCents: Cents;
  readonly paidBy: WayAtCounter;
  /** The idempotency key: sent twice, it is one sale. A UUID, which nobody guesses. */
  readonly key: string;
}

/**
 * Sells a gift voucher over the counter. No VAT is due and no invoice is issued: it is for goods of several tax schemes,
 * so the tax arises when it is redeemed (§ 3 (15) UStG). Repeated with the same key, it is the same sale and has the same
 * code, since the answer to the first request may have been lost.
 * @throws RightMissing
 * @throws FreshLoginNeeded above the owner's limit
 */
export async function sellGift(
  { db, now: clock, newId, randomBytes, moveValue }: VouchersDependencies,
  { valueCents, paidBy, key }: GiftSale,
  actor: Actor,
): Promise<Result<SoldGift, { readonly code: 'idempotency-conflict' }>> {
  const soldBy = requireRight(actor, 'vouchers:write');
  const soldAt = clock();
  const saleHash = hashOf(`gift sale ${key}`);
  return db.transaction(async (tx) => {
    await lockTexts(tx, [saleHash]);
    const before = await readSale(tx, saleHash);
    if (before !== null) {
      const { code, codeHash } = codeOf(bytesOf(before.salt, key));
      // There is no second answer for a code that was replaced meanwhile, or a sale that was undone.
      const isSame = before.valueCents === valueCents && before.paidBy === paidBy;
      if (!isSame || before.codeHash !== codeHash || before.isCancelled) {
        return fail({ code: 'idempotency-conflict' as const });
      }
      return ok({ id: before.id, code, lastDay: before.lastDay });
    }
    await moveValue(tx, actor, valueCents, soldAt);
    const id = newId();
    const salt = Buffer.from(randomBytes(32)).toString('base64url');
    const { code, codeHash } = codeOf(bytesOf(salt, key));
    const lastDay = lastDayOfGift(soldAt);
    const sale = { hash: saleHash, salt };
    await insertGift(tx, { id, codeHash, valueCents, lastDay, paidBy, soldAt, soldBy, sale });
    const after = { valueCents, lastDay };
    const entry = { entity: 'gift-vouchers', entityId: id, before: null, after } as const;
    await writeAudit(tx, actor, { action: 'create', ...entry }, soldAt);
    return ok({ id, code, lastDay });
  });
}

/** The code's bytes: neither the browser's key nor what the shop keeps is enough to make them. */
function bytesOf(salt: string, key: string): Uint8Array {
  return createHmac('sha256', salt).update(key).digest().subarray(0, codeBytes);
}

export function codeOf(bytes: Uint8Array): { readonly code: string; readonly codeHash: string } {
  const code = voucherCode(bytes);
  return { code, codeHash: giftHashOf(code) ?? '' };
}

/**
 * Undoes a sale: the money goes back over the counter, and the voucher is worth nothing. Only while nothing of it was
 * redeemed, and no order that is being placed holds anything of it. Repeated, nothing happens.
 * @throws RightMissing
 */
export async function cancelSale(
  { db, now: clock }: VouchersDependencies,
  id: string,
  actor: Actor,
): Promise<
  Result<void, { readonly code: 'record-not-found' | 'gift-voucher-redeemed' | 'gift-bought-by-order' }>
> {
  const by = requireRight(actor, 'vouchers:write');
  const now = clock();
  return db.transaction(async (tx) => {
    const gift = await lockGift(tx, { id });
    if (gift === null) return fail({ code: 'record-not-found' as const });
    if (gift.orderId !== null) return fail({ code: 'gift-bought-by-order' as const });
    if (gift.isCancelled) return ok(undefined);
    if (gift.balanceCents !== gift.valueCents || (await isInUse(tx, id))) {
      return fail({ code: 'gift-voucher-redeemed' as const });
    }
    await cancelGift(tx, id, { at: now, by });
    const before = { valueCents: gift.valueCents };
    const entry = { action: 'cancel', entity: 'gift-vouchers', entityId: id, before, after: null } as const;
    await writeAudit(tx, actor, entry, now);
    return ok(undefined);
  });
}
