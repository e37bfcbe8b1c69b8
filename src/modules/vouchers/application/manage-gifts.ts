import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import { codeBytes } from '../../../shared/money/voucher-code.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { AuditAction } from '../../../shared/staff/audit-vocabulary.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import {
  listGifts as readList,
  lockGift,
  readGift,
  saveGift,
  type GiftSort,
  type StoredGift,
} from '../infrastructure/stored-gift.ts';
import { isLonger, type GiftState } from '../domain/gift-voucher.ts';
import type { VouchersDependencies } from './vouchers-dependencies.ts';
import { giftHashOf } from './redeem-gift.ts';
import { codeOf, type SoldGift } from './sell-gift.ts';

/** @throws RightMissing */
export async function listGifts(
  { db, now }: VouchersDependencies,
  listQuery: ListQuery<GiftSort>,
  state: GiftState | undefined,
  actor: Actor,
): Promise<{ readonly items: readonly StoredGift[]; readonly total: number }> {
  requireRight(actor, 'vouchers:read');
  return readList(db, listQuery, { state, today: berlinDay(now()) });
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

/** There is none, or its sale was undone: then nothing of it changes any more. */
type NotChanged = { readonly code: 'record-not-found' | 'gift-sale-cancelled' | 'gift-not-longer' };

/**
 * Blocks a gift voucher, which then pays for no more orders, or allows it again. Repeated, nothing happens.
 * @throws RightMissing
 * @throws FreshLoginNeeded above the owner's limit
 */
export async function blockGift(
  deps: VouchersDependencies,
  id: string,
  isBlocked: boolean,
  actor: Actor,
): Promise<Result<void, NotChanged>> {
  const by = requireRight(actor, 'vouchers:write');
  return changeGift(deps, id, isBlocked ? 'block' : 'unblock', actor, async (tx, gift, now) => {
    if (gift.isBlocked === isBlocked) return null;
    if (!isBlocked) await deps.moveValue(tx, actor, gift.balanceCents, now);
    await saveGift(tx, id, { blocked: isBlocked ? { at: now, by } : null });
    return [{ blocked: gift.isBlocked }, { blocked: isBlocked }];
  });
}

/**
 * Extends a gift voucher beyond the law's minimum.
 * @throws RightMissing
 * @throws FreshLoginNeeded above the owner's limit
 */
export async function extendGift(
  deps: VouchersDependencies,
  id: string,
  lastDay: string,
  actor: Actor,
): Promise<Result<void, NotChanged>> {
  requireRight(actor, 'vouchers:write');
  return changeGift(deps, id, 'change', actor, async (tx, gift, now) => {
    if (lastDay === gift.lastDay) return null;
    if (!isLonger(lastDay, gift.lastDay, now)) return { code: 'gift-not-longer' };
    await deps.moveValue(tx, actor, gift.balanceCents, now);
    await saveGift(tx, id, { lastDay });
    return [{ lastDay: gift.lastDay }, { lastDay }];
  });
}

/**
 * A code was lost, or is in wrong hands: the voucher gets another one, and the earlier one is worth nothing.
 * @throws RightMissing
 * @throws FreshLoginNeeded above the owner's limit
 */
export async function replaceGift(
  deps: VouchersDependencies,
  id: string,
  actor: Actor,
): Promise<Result<SoldGift, NotChanged>> {
  requireRight(actor, 'vouchers:write');
  const { code, codeHash } = codeOf(deps.randomBytes(codeBytes));
  let lastDay = '';
  const changed = await changeGift(deps, id, 'replace', actor, async (tx, gift, now) => {
    await deps.moveValue(tx, actor, gift.balanceCents, now);
    ({ lastDay } = gift);
    await saveGift(tx, id, { codeHash });
    return [null, null];
  });
  return changed.ok ? ok({ id, code, lastDay }) : changed;
}

/** The facts of a gift voucher that staff change. */
interface GiftFacts {
  readonly lastDay?: string;
  readonly blocked?: boolean;
}

type Changed = readonly [before: GiftFacts | null, after: GiftFacts | null];

/** Changes a gift voucher under its lock. `change` answers what was and what is, why not, or null: nothing happened. */
async function changeGift(
  { db, now: clock }: VouchersDependencies,
  id: string,
  action: AuditAction,
  actor: Actor,
  change: (tx: Tx, gift: StoredGift, now: Date) => Promise<Changed | NotChanged | null>,
): Promise<Result<void, NotChanged>> {
  const now = clock();
  return db.transaction(async (tx): Promise<Result<void, NotChanged>> => {
    const gift = await lockGift(tx, { id });
    if (gift === null) return fail({ code: 'record-not-found' });
    if (gift.isCancelled) return fail({ code: 'gift-sale-cancelled' });
    const changed = await change(tx, gift, now);
    if (changed === null) return ok(undefined);
    if ('code' in changed) return fail(changed);
    const [before, after] = changed;
    await writeAudit(tx, actor, { action, entity: 'gift-vouchers', entityId: id, before, after }, now);
    return ok(undefined);
  });
}
