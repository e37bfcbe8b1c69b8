import { createHmac } from 'node:crypto';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { once, type KeyUsed } from '../../../platform/db/once.ts';
import type { ListQuery } from '../../../platform/http/list-query.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireFresh, requireRight } from '../../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import { codeBytes, typedCode, voucherCode } from '../../../shared/money/voucher-code.ts';
import { leastGoodsCents, maxTakenOff, type VoucherTerms, type VoucherFilter } from '../domain/voucher.ts';
import {
  endVoucher as writeEnd,
  insertVoucher,
  listVouchers as readList,
  lockVoucher,
  readVoucher,
  type ListedVoucher,
  type VoucherSort,
} from '../infrastructure/stored-voucher.ts';
import type { VouchersDependencies } from './vouchers-dependencies.ts';

export interface VoucherInput extends VoucherTerms {
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
 * Makes a voucher with one code or thousands. Only their hashes are kept. Sent twice under one key, it is one, with the
 * same codes: they are made of the key, which is the browser's, and a salt, which is kept and by itself tells nothing.
 * @throws RightMissing
 * @throws FreshLoginNeeded where it may take off more than the owner's limit, or nobody knows how much
 */
export async function makeVoucher(
  deps: VouchersDependencies,
  input: VoucherInput,
  actor: Actor,
): Promise<Result<MadeVoucher, KeyUsed>> {
  requireRight(actor, 'vouchers:write');
  const now = deps.now();
  const made = await deps.db.transaction((tx) =>
    once<Begun, never>(tx, { actor, kind: 'voucher', content: input, now }, async () => {
      const cents = maxTakenOff(input, input.codeCount);
      if (cents === null) requireFresh(actor);
      else await deps.moveValue(tx, actor, cents, now);
      const begun = { id: deps.newId(), salt: hashOfBytes(deps.randomBytes(32)) };
      await writeVoucher(tx, begun, input, actor, now);
      return ok(begun);
    }),
  );
  return made.ok ? ok({ id: made.value.id, codes: codesOf(made.value, input.codeCount, actor) }) : made;
}

/** What is kept of a new voucher to answer the same once more. */
interface Begun {
  readonly id: string;
  /** 256 random bits. */
  readonly salt: string;
}

const hashOfBytes = (bytes: Uint8Array): string => hashOf(Buffer.from(bytes).toString('base64url'));

/** The voucher's codes. Where no key was sent, nobody can ask for them again, and the salt is not kept. */
function codesOf({ salt }: Begun, count: number, actor: Actor): string[] {
  const key = actor.kind === 'staff' ? (actor.idempotencyKey ?? '') : '';
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHmac('sha256', salt).update(`${key} ${index}`).digest();
    return voucherCode(bytes.subarray(0, codeBytes));
  });
}

async function writeVoucher(
  tx: Tx,
  begun: Begun,
  { codeCount, ...terms }: VoucherInput,
  actor: Actor,
  now: Date,
): Promise<void> {
  const createdBy = requireRight(actor, 'vouchers:write');
  const { id } = begun;
  const hashes = codesOf(begun, codeCount, actor).map((code) => hashOf(`voucher ${typedCode(code) ?? ''}`));
  await insertVoucher(tx, { id, ...terms, createdAt: now, createdBy }, hashes);
  const { name, worth, firstDay, lastDay, usesPerCode, shopType } = terms;
  const after = {
    name,
    shopType,
    leastCents: leastGoodsCents(terms),
    firstDay,
    lastDay,
    usesPerCode,
    codeCount,
    valueCents: worth.kind === 'value' ? worth.cents : null,
    percent: worth.kind === 'percent' ? worth.percent : null,
  };
  const entry = { action: 'create', entity: 'vouchers', entityId: id, before: null, after } as const;
  await writeAudit(tx, actor, entry, now);
}

/** @throws RightMissing */
export async function listVouchers(
  { db, now }: VouchersDependencies,
  listQuery: ListQuery<VoucherSort>,
  state: VoucherFilter | undefined,
  actor: Actor,
): Promise<{ readonly items: readonly ListedVoucher[]; readonly total: number }> {
  requireRight(actor, 'vouchers:read');
  return readList(db, listQuery, { state, today: berlinDay(now()) });
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
