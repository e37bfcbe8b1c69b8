import { type Cents, divideHalfUp, split } from '../../../shared/money/cents.ts';
import { grossOf, hasSameRate, rateOf, type InvoiceRate, type TaxGroup } from './invoice.ts';

/** Gross, of one rate. */
export interface GrossShare extends InvoiceRate {
  readonly grossCents: Cents;
}

/**
 * The tax groups of a refund (§ 17 UStG: the tax changes with what was paid). First the part known to be for goods of a
 * rate, then the rest in proportion to what is left of each rate. Refunding the rest of a rate refunds the rest of its
 * tax to the cent.
 * @param invoiced the groups of the invoice
 * @param credited the groups of all credit notes so far
 * @param known the gross amounts of returned pieces by rate
 * @param amountCents integer; more than is left counts as what is left
 * @returns empty if nothing is left
 */
export function creditShares(
  invoiced: readonly TaxGroup[],
  credited: readonly TaxGroup[],
  known: readonly GrossShare[],
  amountCents: Cents,
): readonly TaxGroup[] {
  const left = invoiced.map((group) => minus(group, credited));
  const amount = Math.max(0, Math.min(amountCents, grossOf(left)));
  const wanted = left.map((group) =>
    Math.min(
      gross(group),
      known
        .filter((share) => hasSameRate(share, group))
        .reduce((sum, { grossCents }) => sum + Math.max(0, grossCents), 0),
    ),
  );
  const first = within(wanted, Math.min(amount, sumOf(wanted)));
  const room = left.map((group, index) => gross(group) - (first[index] ?? 0));
  const rest = within(room, amount - sumOf(first));
  return left.flatMap((group, index) => {
    const share = (first[index] ?? 0) + (rest[index] ?? 0);
    return share === 0 ? [] : [partOf(group, share)];
  });
}

/**
 * The amount, spread in proportion to the weights. No share exceeds its weight, since the amount never exceeds their
 * sum.
 */
function within(weights: readonly Cents[], amount: Cents): readonly Cents[] {
  return split(
    amount,
    weights.map((weight, index) => ({ key: String(index), weight })),
  );
}

function minus(group: TaxGroup, credited: readonly TaxGroup[]): TaxGroup {
  const same = credited.filter((one) => hasSameRate(one, group));
  return {
    ...rateOf(group),
    netCents: group.netCents - same.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: group.taxCents - same.reduce((sum, { taxCents }) => sum + taxCents, 0),
  };
}

function partOf(group: TaxGroup, grossCents: Cents): TaxGroup {
  if (grossCents === gross(group)) return group;
  const { vatPercent } = group;
  if (vatPercent === null) return { ...rateOf(group), netCents: grossCents, taxCents: 0 };
  const netCents = divideHalfUp(grossCents * 10_000, 10_000 + Math.round(vatPercent * 100));
  // After many small refunds, the remainder may differ by cents from the rate's share.
  const taxCents = Math.max(Math.min(grossCents - netCents, group.taxCents), grossCents - group.netCents);
  return { ...rateOf(group), netCents: grossCents - taxCents, taxCents };
}

function gross({ netCents, taxCents }: TaxGroup): Cents {
  return netCents + taxCents;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
