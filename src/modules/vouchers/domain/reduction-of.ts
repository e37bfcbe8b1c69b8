import { percentOf } from '../../../shared/money/cents.ts';
import { minLeftToPay } from '../../../shared/money/gift-share.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import {
  leastGoodsCents,
  type LineToLower,
  type Redeemer,
  type Reduction,
  type VoucherReason,
  type VoucherTerms,
} from './voucher.ts';
import { emailKeyOf } from '../../../shared/text/email.ts';

/**
 * What a voucher takes off these lines, or why it does not apply (AGB 9). How often its code was used already is not
 * checked here.
 *
 * It lowers the pieces that it is meant for and their assembly, never the delivery. They must be worth the value of the
 * voucher (AGB 9.3), so that a value is taken off in full or not at all; and something must be left to pay.
 */
export function reductionOf(
  terms: VoucherTerms,
  lines: readonly LineToLower[],
  redeemer: Redeemer,
  now: Date,
): Result<Reduction, VoucherReason> {
  const barred = whyNotFor(terms, redeemer, berlinDay(now));
  if (barred !== null) return fail(barred);
  const meant = lines.filter((line) => isMeant(terms, line));
  if (meant.length === 0) return fail({ code: 'voucher-not-for-these' });
  const { worth } = terms;
  const goodsCents = meant.reduce((sum, line) => sum + line.goodsCents, 0);
  const leastCents = leastGoodsCents(terms);
  if (goodsCents < leastCents) return fail({ code: 'voucher-order-too-small', params: { leastCents } });
  const amountCents =
    worth.kind === 'value' ? worth.cents : percentOf(meant.reduce(addWhole, 0), worth.percent);
  // A percentage of a few cents is nothing.
  if (amountCents === 0) {
    return fail({ code: 'voucher-order-too-small', params: { leastCents: minLeftToPay } });
  }
  if (lines.reduce(addWhole, 0) - amountCents < minLeftToPay) {
    return fail({ code: 'voucher-leaves-nothing', params: { leastCents: minLeftToPay } });
  }
  return ok({ amountCents, lineKeys: meant.map(({ key }) => key) });
}

const addWhole = (sum: number, line: LineToLower): number => sum + line.goodsCents + line.assemblyCents;

function whyNotFor(terms: VoucherTerms, { email, kind }: Redeemer, today: string): VoucherReason | null {
  const { firstDay, lastDay, customerKind, holderEmail } = terms;
  if (today < firstDay) return { code: 'voucher-not-yet', params: { day: firstDay } };
  if (lastDay !== null && today > lastDay) return { code: 'voucher-over', params: { day: lastDay } };
  if (holderEmail !== null && email !== null && emailKeyOf(email) !== holderEmail) {
    return { code: 'voucher-for-somebody-else' };
  }
  if (customerKind === null || kind === null || kind === customerKind) return null;
  return { code: customerKind === 'consumer' ? 'voucher-for-consumers' : 'voucher-for-businesses' };
}

function isMeant({ shopType, contract }: VoucherTerms, line: LineToLower): boolean {
  return (
    (shopType === null || line.shopType === shopType) &&
    (contract === null || line.isRental === (contract === 'rental'))
  );
}
