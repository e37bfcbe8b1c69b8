import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditAction } from '../../../shared/staff/audit-vocabulary.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { lastDayOfGift, type WayAtCounter } from '../domain/gift-voucher.ts';
import { codeBytes, voucherCode } from '../domain/voucher-code.ts';
import {
  insertGift,
  listGifts as readList,
  lockGift,
  readGift,
  saveGift,
  type GiftSort,
  type StoredGift,
} from '../infrastructure/stored-gift.ts';
import type { VouchersDependencies } from './create-vouchers.ts';
import { giftHashOf } from './redeem-gift.ts';

/** A gift voucher with its code, which nobody can read again. */
export interface SoldGift {
  readonly id: string;
  readonly code: string;
  readonly lastDay: string;
}

/**
 * Sells a gift voucher over the counter. No VAT is due and no invoice is issued: it is for goods of several tax schemes,
 * so the tax arises when it is redeemed (§ 3 (15) UStG).
 * @throws RightMissing
 */
export async function sellGift(
  { db, now: clock, newId, randomBytes }: VouchersDependencies,
  { valueCents, paidBy }: { readonly valueCents: Cents; readonly paidBy: WayAtCounter },
  actor: Actor,
): Promise<SoldGift> {
  const soldBy = requireRight(actor, 'vouchers:write');
  const soldAt = clock();
  const id = newId();
  const { code, codeHash } = newCode(randomBytes);
  const lastDay = lastDayOfGift(soldAt);
  await db.transaction(async (tx) => {
    await insertGift(tx, { id, codeHash, valueCents, lastDay, paidBy, soldAt, soldBy });
    const after = { valueCents, lastDay };
    await writeAudit(
      tx,
      actor,
      { action: 'create', entity: 'gift-vouchers', entityId: id, before: null, after },
      soldAt,
    );
  });
  return { id, code, lastDay };
}

function newCode(randomBytes: VouchersDependencies['randomBytes']) {
  const code = voucherCode(randomBytes(codeBytes));
  return { code, codeHash: giftHashOf(code) ?? '' };
}

/** @throws RightMissing */
export async function listGifts(
  { db, now }: VouchersDependencies,
  wish: ListWish<GiftSort>,
  state: 'open' | 'spent' | 'blocked' | 'over' | undefined,
  actor: Actor,
): Promise<{ readonly items: readonly StoredGift[]; readonly total: number }> {
  requireRight(actor, 'vouchers:read');
  return readList(db, wish, { state, today: berlinDay(now()) });
}

/** @throws RightMissing */
export async function giftForStaff(
  { db }: VouchersDependencies,
  id: string,
  actor: Actor,
): Promise<StoredGift | null> {
  requireRight(actor, 'vouchers:read');
  return readGift(db, { id });
}

/**
 * The gift voucher of a code that somebody shows or names; null: there is none.
 * @throws RightMissing
 */
export async function giftOfCode(
  { db }: VouchersDependencies,
  code: string,
  actor: Actor,
): Promise<StoredGift | null> {
  requireRight(actor, 'vouchers:read');
  const codeHash = giftHashOf(code);
  return codeHash === null ? null : readGift(db, { codeHash });
}

type Missing = { readonly code: 'record-not-found' };

/**
 * Blocks a gift voucher, which then pays for no more orders, or allows it again. Repeated, nothing happens.
 * @throws RightMissing
 */
export async function blockGift(
  deps: VouchersDependencies,
  id: string,
  isBlocked: boolean,
  actor: Actor,
): Promise<Result<void, Missing>> {
  const by = requireRight(actor, 'vouchers:write');
  return changeGift(deps, id, isBlocked ? 'block' : 'unblock', actor, async (tx, gift, now) => {
    if (gift.isBlocked === isBlocked) return null;
    await saveGift(tx, id, { blocked: isBlocked ? { at: now, by } : null });
    return [{ blocked: gift.isBlocked }, { blocked: isBlocked }];
  });
}

/**
 * Lets a gift voucher hold longer than the law says. An earlier day than it has is kept as it is.
 * @throws RightMissing
 */
export async function extendGift(
  deps: VouchersDependencies,
  id: string,
  lastDay: string,
  actor: Actor,
): Promise<Result<void, Missing>> {
  requireRight(actor, 'vouchers:write');
  return changeGift(deps, id, 'change', actor, async (tx, gift) => {
    if (lastDay <= gift.lastDay) return null;
    await saveGift(tx, id, { lastDay });
    return [{ lastDay: gift.lastDay }, { lastDay }];
  });
}

/**
 * A code was lost, or is in wrong hands: the voucher gets another one, and the earlier one is worth nothing.
 * @throws RightMissing
 */
export async function replaceGift(
  deps: VouchersDependencies,
  id: string,
  actor: Actor,
): Promise<Result<SoldGift, Missing>> {
  requireRight(actor, 'vouchers:write');
  const { code, codeHash } = newCode(deps.randomBytes);
  let lastDay = '';
  const changed = await changeGift(deps, id, 'replace', actor, async (tx, gift) => {
    ({ lastDay } = gift);
    await saveGift(tx, id, { codeHash });
    return [null, null];
  });
  return changed.ok ? ok({ id, code, lastDay }) : changed;
}

/** What of it staff change. */
interface GiftFacts {
  readonly lastDay?: string;
  readonly blocked?: boolean;
}

/** Changes a gift voucher under its lock. `change` answers what was and what is, or null where nothing happened. */
async function changeGift(
  { db, now: clock }: VouchersDependencies,
  id: string,
  action: AuditAction,
  actor: Actor,
  change: (
    tx: Tx,
    gift: StoredGift,
    now: Date,
  ) => Promise<readonly [before: GiftFacts | null, after: GiftFacts | null] | null>,
): Promise<Result<void, Missing>> {
  const now = clock();
  return db.transaction(async (tx): Promise<Result<void, Missing>> => {
    const gift = await lockGift(tx, { id });
    if (gift === null) return fail({ code: 'record-not-found' });
    const changed = await change(tx, gift, now);
    if (changed === null) return ok(undefined);
    const [before, after] = changed;
    await writeAudit(tx, actor, { action, entity: 'gift-vouchers', entityId: id, before, after }, now);
    return ok(undefined);
  });
}
