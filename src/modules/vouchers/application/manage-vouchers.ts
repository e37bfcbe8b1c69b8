import { writeAudit } from '../../../platform/audit/audit.ts';
import type { ListWish } from '../../../platform/http/list-query.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { codeBytes, typedCode, voucherCode } from '../../../shared/money/voucher-code.ts';
import type { VoucherTerms } from '../domain/voucher.ts';
import {
  endVoucher as writeEnd,
  insertVoucher,
  listVouchers as readList,
  lockVoucher,
  readVoucher,
  type ListedVoucher,
  type VoucherSort,
} from '../infrastructure/stored-voucher.ts';
import type { VouchersDependencies } from './create-vouchers.ts';

export interface VoucherWish extends VoucherTerms {
  readonly name: string;
  /** 1 or more. */
  readonly codeCount: number;
}

/** A new voucher with its codes, which nobody can read again. */
export interface MadeVoucher {
  readonly id: string;
  readonly codes: readonly string[];
}

/**
 * Makes a voucher with one code or thousands. Only their hashes are kept.
 * @throws RightMissing
 */
export async function makeVoucher(
  { db, now: clock, newId, randomBytes }: VouchersDependencies,
  { codeCount, ...terms }: VoucherWish,
  actor: Actor,
): Promise<MadeVoucher> {
  const createdBy = requireRight(actor, 'vouchers:write');
  const now = clock();
  const id = newId();
  const bytes = randomBytes(codeCount * codeBytes);
  const codes = Array.from({ length: codeCount }, (_, index) =>
    voucherCode(bytes.subarray(index * codeBytes, (index + 1) * codeBytes)),
  );
  const hashes = codes.map((code) => hashOf(`voucher ${typedCode(code) ?? ''}`));
  await db.transaction(async (tx) => {
    await insertVoucher(tx, { id, ...terms, createdAt: now, createdBy }, hashes);
    const { name, worth, leastCents, firstDay, lastDay, usesPerCode, shopType } = terms;
    const after = {
      ...{ name, shopType, leastCents, firstDay, lastDay, usesPerCode, codeCount },
      valueCents: worth.kind === 'value' ? worth.cents : null,
      percent: worth.kind === 'percent' ? worth.percent : null,
    };
    await writeAudit(
      tx,
      actor,
      { action: 'create', entity: 'vouchers', entityId: id, before: null, after },
      now,
    );
  });
  return { id, codes };
}

/** @throws RightMissing */
export async function listVouchers(
  { db, now }: VouchersDependencies,
  wish: ListWish<VoucherSort>,
  state: 'running' | 'over' | undefined,
  actor: Actor,
): Promise<{ readonly items: readonly ListedVoucher[]; readonly total: number }> {
  requireRight(actor, 'vouchers:read');
  return readList(db, wish, { state, today: berlinDay(now()) });
}

/** @throws RightMissing */
export async function voucherForStaff(
  { db }: VouchersDependencies,
  id: string,
  actor: Actor,
): Promise<ListedVoucher | null> {
  requireRight(actor, 'vouchers:read');
  return readVoucher(db, id);
}

/**
 * Ends a voucher: its codes lower no more orders; those that they have lowered stay as they are. Repeated, nothing
 * happens.
 * @throws RightMissing
 */
export async function endVoucher(
  { db, now: clock }: VouchersDependencies,
  id: string,
  actor: Actor,
): Promise<Result<void, { readonly code: 'record-not-found' }>> {
  const by = requireRight(actor, 'vouchers:write');
  const now = clock();
  return db.transaction(async (tx): Promise<Result<void, { readonly code: 'record-not-found' }>> => {
    const found = await lockVoucher(tx, id);
    if (found === null) return fail({ code: 'record-not-found' });
    if (found.endedAt !== null) return ok(undefined);
    await writeEnd(tx, id, by, now);
    const about = { action: 'stop', entity: 'vouchers', entityId: id } as const;
    await writeAudit(tx, actor, { ...about, before: { active: true }, after: { active: false } }, now);
    return ok(undefined);
  });
}
