import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditShares, type GrossShare } from './credit-shares.ts';
import { grossOf, type TaxGroup } from './invoice.ts';

const margin = (netCents: number): TaxGroup => ({ vatPercent: null, netCents, taxCents: 0 });
const standard = (netCents: number, taxCents: number): TaxGroup => ({ vatPercent: 19, netCents, taxCents });

/** 1.270,00 € under § 25a UStG and 243,00 € with 19 %. */
const invoiced = [margin(127_000), standard(20_420, 3_880)];

describe('the tax groups of money that goes back', () => {
  test.each<[string, TaxGroup[], GrossShare[], number, TaxGroup[]]>([
    ['all of it is the invoice once more', [], [], 151_300, invoiced],
    ['more than all of it is all of it', [], [], 999_999, invoiced],
    ['nothing is nothing', [], [], 0, []],
    [
      'a part is a part of each rate: 100,00 € of 1.513,00 € are 83,94 € and 16,06 €',
      [],
      [],
      10_000,
      [margin(8_394), standard(1_350, 256)],
    ],
    [
      'what is known to have come back decides: 119,00 € for a stool with 19 %',
      [],
      [{ vatPercent: 19, grossCents: 11_900 }],
      11_900,
      [standard(10_000, 1_900)],
    ],
    [
      'what goes beyond it is spread over the rest',
      [],
      [{ vatPercent: null, grossCents: 125_000 }],
      125_100,
      [margin(125_008), standard(77, 15)],
    ],
    [
      'after a part, the rest to the cent',
      [margin(8_394), standard(1_350, 256)],
      [],
      141_300,
      [margin(118_606), standard(19_070, 3_624)],
    ],
    ['a rate that is paid back has nothing left', [margin(127_000)], [], 10_000, [standard(8_403, 1_597)]],
    ['nothing is left of an invoice that was credited', invoiced, [], 10_000, []],
  ])('%s', (_, credited, known, amount, expected) => {
    expect(creditShares(invoiced, credited, known, amount)).toEqual(expected);
  });

  test('however often and however much: the sum is what goes back, and no net or tax is credited twice', () => {
    const cents = fc.integer({ min: 0, max: 5_000_00 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.array(cents, { maxLength: 8 }),
        fc.boolean(),
        (ofMargin, net, inputs, known) => {
          const groups = [margin(ofMargin), standard(net, Math.round(net * 0.19))].filter(
            (group) => grossOf([group]) > 0,
          );
          const credited: TaxGroup[] = [];
          for (const input of [...inputs, Number.MAX_SAFE_INTEGER]) {
            const left = grossOf(groups) - grossOf(credited);
            const shares = creditShares(
              groups,
              credited,
              known ? [{ vatPercent: 19, grossCents: input }] : [],
              input,
            );
            expect(grossOf(shares)).toBe(Math.min(input, left));
            for (const { netCents, taxCents } of shares) {
              expect(netCents).toBeGreaterThanOrEqual(0);
              expect(taxCents).toBeGreaterThanOrEqual(0);
            }
            credited.push(...shares);
          }
          for (const group of groups) {
            const same = credited.filter(({ vatPercent }) => vatPercent === group.vatPercent);
            expect(same.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(group.netCents);
            expect(same.reduce((sum, { taxCents }) => sum + taxCents, 0)).toBe(group.taxCents);
          }
        },
      ),
    );
  });
});
