import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reductionOf } from './reduction-of.ts';
import type { LineToLower, Redeemer, VoucherTerms } from './voucher.ts';

const now = new Date('2028-02-29T11:00:00Z');
const nobody: Redeemer = { email: null, kind: null };
const ten: VoucherTerms = {
  worth: { kind: 'value', cents: 10_00 },
  leastCents: 0,
  firstDay: '2028-02-01',
  lastDay: '2028-02-29',
  shopType: null,
  contract: null,
  customerKind: null,
  holderEmail: null,
  usesPerCode: 1,
  oncePerPerson: true,
};
const tenth: VoucherTerms = { ...ten, worth: { kind: 'percent', percent: 10 } };

const line = (key: string, change: Partial<LineToLower> = {}): LineToLower => ({
  key,
  shopType: 'vintage',
  isRental: false,
  goodsCents: 100_00,
  assemblyCents: 0,
  ...change,
});
const sideboard = line('sideboard');
const table = line('table', { shopType: 'boatwood', goodsCents: 40_00, assemblyCents: 35_00 });
const rented = line('rented', { isRental: true, goodsCents: 20_00 });

describe('what it takes off', () => {
  test.each<[string, VoucherTerms, LineToLower[], number, string[]]>([
    ['its value, of everything', ten, [sideboard, table], 10_00, ['sideboard', 'table']],
    [
      'its value, though only one line is meant',
      { ...ten, shopType: 'boatwood' },
      [sideboard, table],
      10_00,
      ['table'],
    ],
    [
      'of goods that are worth exactly as much',
      ten,
      [line('a', { goodsCents: 10_00 }), sideboard],
      10_00,
      ['a', 'sideboard'],
    ],
    ['a percentage of goods and assembly', tenth, [sideboard, table], 17_50, ['sideboard', 'table']],
    [
      'a percentage of what is meant',
      { ...tenth, shopType: 'boatwood' },
      [sideboard, table],
      7_50,
      ['table'],
    ],
    [
      'a percentage of what is rented',
      { ...tenth, contract: 'rental' },
      [sideboard, rented],
      2_00,
      ['rented'],
    ],
    [
      'a percentage of what is bought',
      { ...tenth, contract: 'sale' },
      [sideboard, rented],
      10_00,
      ['sideboard'],
    ],
    [
      'a percentage, half up',
      { ...tenth, worth: { kind: 'percent', percent: 15 } },
      [line('a', { goodsCents: 1_50 })],
      23,
      ['a'],
    ],
  ])('%s', (_, terms, lines, amountCents, lineKeys) => {
    expect(reductionOf(terms, lines, nobody, now)).toEqual({ ok: true, value: { amountCents, lineKeys } });
  });
});

describe('why it does not apply', () => {
  test.each<[string, VoucherTerms, LineToLower[], Redeemer, object]>([
    [
      'too early',
      { ...ten, firstDay: '2028-03-01', lastDay: null },
      [sideboard],
      nobody,
      { code: 'voucher-not-yet', params: { day: '2028-03-01' } },
    ],
    [
      'too late',
      { ...ten, lastDay: '2028-02-28' },
      [sideboard],
      nobody,
      { code: 'voucher-over', params: { day: '2028-02-28' } },
    ],
    [
      'another address',
      { ...ten, holderEmail: 'ada@example.org' },
      [sideboard],
      { email: 'eve@example.org', kind: null },
      { code: 'voucher-for-somebody-else' },
    ],
    [
      'a business',
      { ...ten, customerKind: 'consumer' },
      [sideboard],
      { email: null, kind: 'business' },
      { code: 'voucher-for-consumers' },
    ],
    [
      'a consumer',
      { ...ten, customerKind: 'business' },
      [sideboard],
      { email: null, kind: 'consumer' },
      { code: 'voucher-for-businesses' },
    ],
    [
      'other pieces',
      { ...ten, shopType: 'boatwood' },
      [sideboard],
      nobody,
      { code: 'voucher-not-for-these' },
    ],
    [
      'too little',
      { ...ten, leastCents: 150_00 },
      [sideboard],
      nobody,
      { code: 'voucher-order-too-small', params: { leastCents: 150_00 } },
    ],
    [
      'less than its value',
      ten,
      [line('a', { goodsCents: 9_99, assemblyCents: 35_00 })],
      nobody,
      { code: 'voucher-order-too-small', params: { leastCents: 10_00 } },
    ],
    [
      'too little of what is meant',
      { ...ten, leastCents: 50_00, shopType: 'boatwood' },
      [sideboard, table],
      nobody,
      { code: 'voucher-order-too-small', params: { leastCents: 50_00 } },
    ],
    [
      'nothing would be left to pay',
      ten,
      [line('a', { goodsCents: 10_99 })],
      nobody,
      { code: 'voucher-leaves-nothing', params: { leastCents: 1_00 } },
    ],
    [
      'a percentage of nearly nothing',
      tenth,
      [line('a', { goodsCents: 4 })],
      nobody,
      { code: 'voucher-order-too-small', params: { leastCents: 1_00 } },
    ],
  ])('%s', (_, terms, lines, redeemer, reason) => {
    expect(reductionOf(terms, lines, redeemer, now)).toEqual({ ok: false, error: reason });
  });

  test('it counts whole days in Berlin', () => {
    const lastMinute = new Date('2028-02-29T22:59:59Z');
    const midnight = new Date('2028-02-29T23:00:00Z');
    expect(reductionOf(ten, [sideboard], nobody, lastMinute).ok).toBe(true);
    expect(reductionOf(ten, [sideboard], nobody, midnight).ok).toBe(false);
  });

  test('an address is the same in any case, and in the cart nobody is known', () => {
    const named = { ...ten, holderEmail: 'ada@example.org', customerKind: 'consumer' as const };
    expect(reductionOf(named, [sideboard], nobody, now).ok).toBe(true);
    expect(reductionOf(named, [sideboard], { email: 'Ada@Example.org', kind: 'consumer' }, now).ok).toBe(
      true,
    );
  });
});

const someLine = fc.record({
  key: fc.string({ minLength: 1 }),
  shopType: fc.constantFrom('vintage' as const, 'boatwood' as const),
  isRental: fc.boolean(),
  goodsCents: fc.nat(500_000),
  assemblyCents: fc.constantFrom(0, 35_00, 70_00),
});
const someTerms = fc.record({
  worth: fc.oneof(
    fc.record({ kind: fc.constant('value' as const), cents: fc.integer({ min: 1, max: 300_000 }) }),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 90 }) }),
  ),
  leastCents: fc.nat(300_000),
  shopType: fc.constantFrom(null, 'vintage' as const, 'boatwood' as const),
  contract: fc.constantFrom(null, 'sale' as const, 'rental' as const),
});

test('whatever it takes off: a value in full, of the meant lines alone, with something left to pay', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(someLine, { selector: ({ key }) => key, minLength: 1, maxLength: 6 }),
      someTerms,
      (lines, some) => {
        const reduced = reductionOf({ ...ten, ...some }, lines, nobody, now);
        if (!reduced.ok) return;
        const { amountCents, lineKeys } = reduced.value;
        const meant = lines.filter(({ key }) => lineKeys.includes(key));
        const goods = meant.reduce((sum, { goodsCents }) => sum + goodsCents, 0);
        const worth = meant.reduce((sum, one) => sum + one.goodsCents + one.assemblyCents, 0);
        const all = lines.reduce((sum, one) => sum + one.goodsCents + one.assemblyCents, 0);
        expect(amountCents).toBeGreaterThan(0);
        expect(amountCents).toBeLessThanOrEqual(worth);
        expect(all - amountCents).toBeGreaterThanOrEqual(1_00);
        expect(goods).toBeGreaterThanOrEqual(some.leastCents);
        if (some.worth.kind === 'value') {
          expect(amountCents).toBe(some.worth.cents);
          expect(goods).toBeGreaterThanOrEqual(some.worth.cents);
        }
        for (const { shopType, isRental } of meant) {
          if (some.shopType !== null) expect(shopType).toBe(some.shopType);
          if (some.contract !== null) expect(isRental).toBe(some.contract === 'rental');
        }
      },
    ),
  );
});
