import type { Db, Tx } from '../../../platform/db/db.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { reductionOf } from '../domain/reduction-of.ts';
import { typedCode } from '../../../shared/money/voucher-code.ts';
import type { LineToLower, Redeemer, Reduction, VoucherReason, VoucherTerms } from '../domain/voucher.ts';
import { insertUse, lockCode, readGivenBack, setGivenBack, usesOf } from '../infrastructure/stored-use.ts';
import { readVoucher, voucherOfCode } from '../infrastructure/stored-voucher.ts';

export interface VoucherRefused {
  readonly code: 'voucher-refused';
  readonly reason: VoucherReason;
}

/** A voucher that applies to an order, unless its code is used up. */
export interface FoundVoucher extends Reduction {
  readonly voucherId: string;
  readonly codeHash: string;
  readonly terms: Pick<VoucherTerms, 'usesPerCode' | 'oncePerPerson'>;
}

/** Finds what a typed code takes off these lines, or why it takes nothing off. */
export async function findVoucher(
  handle: Db | Tx,
  code: string,
  lines: readonly LineToLower[],
  redeemer: Redeemer,
  now: Date,
): Promise<Result<FoundVoucher, VoucherRefused>> {
  const typed = typedCode(code);
  const codeHash = hashOf(`voucher ${typed ?? ''}`);
  const terms = typed === null ? null : await voucherOfCode(handle, codeHash);
  if (terms === null) return refused({ code: 'voucher-unknown' });
  const reduction = reductionOf(terms, lines, redeemer, now);
  if (!reduction.ok) return refused(reduction.error);
  return ok({ voucherId: terms.id, codeHash, terms, ...reduction.value });
}

/**
 * Why a voucher that was found is used up, or null.
 * @param personKey by what a person is recognised; null: not known yet
 * @param without orders that do not count, since the next one replaces them
 */
export async function whyUsedUp(
  handle: Db | Tx,
  { voucherId, codeHash, terms }: FoundVoucher,
  personKey: string | null,
  without: readonly string[] = [],
): Promise<VoucherRefused | null> {
  const { usesPerCode, oncePerPerson } = terms;
  const uses = await usesOf(handle, { voucherId, codeHash, personKey }, without);
  const reason: VoucherReason | null =
    oncePerPerson && uses.ofPerson > 0
      ? { code: 'voucher-used-by-you' }
      : usesPerCode !== null && uses.ofCode >= usesPerCode
        ? { code: 'voucher-used' }
        : null;
  return reason === null ? null : { code: 'voucher-refused', reason };
}

/**
 * Debits a code for an order, in the order's own transaction: if two orders at once use a code for one, one gets it.
 * Callers have locked the person, so that nobody uses two codes of a voucher at once.
 */
export async function takeVoucher(
  tx: Tx,
  found: FoundVoucher,
  { orderId, personKey }: { readonly orderId: string; readonly personKey: string },
  now: Date,
): Promise<Result<void, VoucherRefused>> {
  const { voucherId, codeHash, amountCents, terms } = found;
  // A code for any number of orders would make all of them wait for each other.
  if (terms.usesPerCode !== null) await lockCode(tx, codeHash);
  const usedUp = await whyUsedUp(tx, found, personKey);
  if (usedUp !== null) return fail(usedUp);
  await insertUse(tx, { orderId, voucherId, codeHash, personKey, amountCents }, now);
  return ok(undefined);
}

/** An order that has ended gives its code back. Repeated, or for an order without a voucher, nothing happens. */
export async function giveVoucherBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  await setGivenBack(tx, orderId, now);
}

/**
 * An order that had ended is to stand again, and takes its code once more. Whether the voucher has ended meanwhile does
 * not matter: it was redeemed in time.
 * @returns false: somebody else has used it up
 */
export async function takeVoucherAgain(tx: Tx, orderId: string): Promise<boolean> {
  const use = await readGivenBack(tx, orderId);
  if (use === null) return true;
  await lockCode(tx, use.codeHash);
  const terms = await readVoucher(tx, use.voucherId);
  if (terms === null) return false;
  const usedUp = await whyUsedUp(tx, { ...use, terms, lineKeys: [] }, use.personKey);
  if (usedUp !== null) return false;
  await setGivenBack(tx, orderId, null);
  return true;
}

const refused = (reason: VoucherReason) => fail({ code: 'voucher-refused' as const, reason });
