import { expect, test } from 'vitest';
import type { TaxGroup } from './invoice.ts';
import {
  daysOfMonth,
  daysOfQuarter,
  ecSalesOf,
  ecSalesRecords,
  ossRecords,
  ossReturnOf,
  quarterOf,
  type ReturnedDocument,
} from './tax-returns.ts';

const there = (country: string, vatPercent: number, netCents: number): TaxGroup => ({
  country,
  vatPercent,
  netCents,
  taxCents: Math.round((netCents * vatPercent) / 100),
});
const here: TaxGroup = { vatPercent: 19, netCents: 10_000, taxCents: 1_900 };
const exempt = (exemption: 'intra-community' | 'reverse-charge' | 'export', netCents: number): TaxGroup => ({
  exemption,
  netCents,
  vatPercent: 0,
  taxCents: 0,
});

const aDocument = (changes: Partial<ReturnedDocument>): ReturnedDocument => ({
  kind: 'invoice',
  issuedOn: '2028-02-29',
  paidOn: '2028-02-29',
  vatId: null,
  taxes: [],
  ...changes,
});
const credit = (issuedOn: string, paidOn: string, ...taxes: TaxGroup[]) =>
  aDocument({ kind: 'credit-note', issuedOn, paidOn, taxes });

test.each([
  ['2028-01-01', '2028-Q1', '2028-01-01', '2028-04-01'],
  ['2028-06-30', '2028-Q2', '2028-04-01', '2028-07-01'],
  ['2028-12-31', '2028-Q4', '2028-10-01', '2029-01-01'],
])('%s is in %s', (day, quarter, from, before) => {
  expect(quarterOf(day)).toBe(quarter);
  expect(daysOfQuarter(quarter)).toEqual({ from, before });
});

test('a December ends with the year', () => {
  expect(daysOfMonth('2028-12')).toEqual({ from: '2028-12-01', before: '2029-01-01' });
});

const q1 = (...documents: ReturnedDocument[]) => ossReturnOf('2028-Q1', documents);

test('distance sales are added up by member state and rate; what is taxed here is none', () => {
  const sold = q1(
    aDocument({ taxes: [there('FI', 25.5, 20_000), here] }),
    aDocument({ taxes: [there('AT', 20, 10_000)] }),
    aDocument({ taxes: [there('AT', 20, 5_000), exempt('export', 7_000)] }),
  );
  expect(sold).toEqual({
    sales: [
      { country: 'AT', percent: 20, netCents: 15_000, taxCents: 3_000 },
      { country: 'FI', percent: 25.5, netCents: 20_000, taxCents: 5_100 },
    ],
    corrections: [],
  });
});

test('the day of the payment decides, and not that of the invoice', () => {
  const late = aDocument({ paidOn: '2028-03-31', issuedOn: '2028-04-03', taxes: [there('AT', 20, 10_000)] });
  expect(q1(late).sales).toHaveLength(1);
  expect(ossReturnOf('2028-Q2', [late]).sales).toEqual([]);
});

test('a credit note of the same quarter lowers its sale, and what comes to nothing is left out', () => {
  const sale = aDocument({ taxes: [there('AT', 20, 10_000)] });
  expect(q1(sale, credit('2028-03-30', '2028-02-29', there('AT', 20, 4_000))).sales).toEqual([
    { country: 'AT', percent: 20, netCents: 6_000, taxCents: 1_200 },
  ]);
  expect(q1(sale, credit('2028-03-30', '2028-02-29', there('AT', 20, 10_000))).sales).toEqual([]);
});

test('a later credit note corrects the quarter of its sale, in its own', () => {
  const back = credit('2028-04-02', '2028-02-29', there('AT', 20, 4_000));
  expect(ossReturnOf('2028-Q2', [back])).toEqual({
    sales: [],
    corrections: [{ quarter: '2028-Q1', country: 'AT', taxCents: -800 }],
  });
  expect(q1(back)).toEqual({ sales: [], corrections: [] });
});

test('the records for the portal have Greece as EL, and decimals with a point', () => {
  const found = q1(aDocument({ taxes: [there('GR', 24, 100_050), there('FI', 25.5, 20_000)] }));
  expect(ossRecords(found)).toEqual([
    ['#v2.0'],
    ['1', 'FI'],
    ['1', 'EL'],
    ['3', 'FI', 'STANDARD', '25.50', '200.00', '51.00'],
    ['3', 'EL', 'STANDARD', '24.00', '1000.50', '240.12'],
  ]);
});

test('the EC sales list has each business once for goods and once for services, in whole euros', () => {
  const to = (vatId: string | null, ...taxes: TaxGroup[]) => aDocument({ vatId, taxes });
  const sales = ecSalesOf('2028-02', [
    to('ATU12345678', exempt('intra-community', 100_049), exempt('reverse-charge', 3_500), here),
    to('ATU12345678', exempt('intra-community', 1)),
    to('EL123456789', exempt('reverse-charge', 5_000)),
    to(null, exempt('intra-community', 7_000)),
    to('FR12345678901', exempt('export', 9_000)),
    aDocument({ issuedOn: '2028-03-01', vatId: 'ATU12345678', taxes: [exempt('intra-community', 9_900)] }),
  ]);
  expect(sales).toEqual([
    { vatId: 'ATU12345678', kind: 'service', euros: 35 },
    { vatId: 'ATU12345678', kind: 'supply', euros: 1_001 },
    { vatId: 'EL123456789', kind: 'service', euros: 50 },
    { vatId: null, kind: 'supply', euros: 70 },
  ]);
  expect(ecSalesRecords(sales)).toEqual([
    ['#v3.0'],
    ['USt-IdNr.', 'Betrag (EUR)', 'Art der Leistung'],
    ['ATU12345678', '35', 'S'],
    ['ATU12345678', '1001', 'L'],
    ['EL123456789', '50', 'S'],
  ]);
});

test('what is credited lowers the month in which it is, be it below nothing', () => {
  const taxes = [exempt('intra-community', 20_000)];
  const vatId = 'ATU12345678';
  const back = { ...credit('2028-03-05', '2028-02-29', ...taxes), vatId };
  expect(ecSalesOf('2028-02', [aDocument({ vatId, taxes }), back])).toMatchObject([{ euros: 200 }]);
  expect(ecSalesOf('2028-03', [aDocument({ vatId, taxes }), back])).toEqual([
    { vatId, kind: 'supply', euros: -200 },
  ]);
  const atOnce = { ...back, issuedOn: '2028-02-29' };
  expect(ecSalesOf('2028-02', [aDocument({ vatId, taxes }), atOnce])).toEqual([]);
});
