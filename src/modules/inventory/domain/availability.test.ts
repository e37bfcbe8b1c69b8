import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Allocation } from './allocation.ts';
import { availability, foremostAway, shareOfUnit } from './availability.ts';

const now = new Date('2028-02-29T23:59:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const taken = (
  kind: Allocation['kind'],
  from: number,
  to: number | null,
  place: Allocation['place'] = null,
): Allocation => ({
  kind,
  place,
  from: at(from),
  to: to === null ? null : at(to),
});

const nowhere = { reservedUntil: null, rentedUntil: null, away: null, awayUntil: null };
const free = { stockAmt: 1, ...nowhere };
const soldOut = { stockAmt: 0, ...nowhere };

describe('what a piece looks like', () => {
  test.each([
    ['no unit at all', [], soldOut],
    ['a unit that nothing takes', [[]], free],
    ['held', [[taken('hold', -10, 20)]], { ...soldOut, reservedUntil: at(20) }],
    ['a hold that ends this very moment', [[taken('hold', -30, 0)]], free],
    ['a hold that has lapsed', [[taken('hold', -60, -30)]], free],
    ['sold', [[taken('sale', -10, null)]], soldOut],
    ['rented out', [[taken('rental', -10, 900)]], { ...soldOut, rentedUntil: at(900) }],
    ['rented, not yet handed over', [[taken('rental', -10, null)]], { ...soldOut, away: 'rented' }],
    ['a rental that is over', [[taken('rental', -900, -10)]], free],
    ['blocked', [[taken('block', -10, 60)]], { ...soldOut, away: 'elsewhere', awayUntil: at(60) }],
    [
      'blocked for the showroom, without end',
      [[taken('block', -10, null, 'showroom')]],
      { ...soldOut, away: 'showroom' },
    ],
    [
      'blocked from tomorrow on: it is not there yet',
      [[taken('block', 1440, 2880, 'showroom')]],
      { ...soldOut, away: 'elsewhere', awayUntil: at(2880) },
    ],
    [
      'rented out, then blocked',
      [[taken('rental', -10, 60), taken('block', 60, 90)]],
      { ...soldOut, away: 'elsewhere', awayUntil: at(90) },
    ],
    ['blocked, then sold', [[taken('block', -10, 60, 'workshop'), taken('sale', 60, null)]], soldOut],
    [
      'one in the workshop, one in the showroom, one sold: where it can be seen, and the earlier end',
      [
        [taken('block', -10, 60, 'workshop')],
        [taken('block', -10, 90, 'showroom')],
        [taken('sale', -9, null)],
      ],
      { ...soldOut, away: 'showroom', awayUntil: at(60) },
    ],
    ['one in the showroom, one free', [[taken('block', -10, 60, 'showroom')], []], free],
    ['a lapsed hold, then a sale', [[taken('hold', -60, -30), taken('sale', -5, null)]], soldOut],
    ['one held, one free', [[taken('hold', -10, 20)], []], free],
    [
      'two held: the earlier end',
      [[taken('hold', -1, 29)], [taken('hold', -9, 21)]],
      { ...soldOut, reservedUntil: at(21) },
    ],
    [
      'one sold, one held, one rented out',
      [[taken('sale', -9, null)], [taken('hold', -9, 21)], [taken('rental', -9, 900)]],
      { ...soldOut, reservedUntil: at(21), rentedUntil: at(900) },
    ],
  ])('%s', (_, units, expected) => {
    expect(availability(units.map((unit) => shareOfUnit(unit, now)))).toEqual(expected);
  });

  const allocation = fc
    .record({
      kind: fc.constantFrom<Allocation['kind']>('hold', 'sale', 'rental', 'block'),
      place: fc.constantFrom<Allocation['place']>(null, 'showroom', 'workshop'),
      from: fc.integer({ min: -100, max: 100 }),
      length: fc.option(fc.integer({ min: 1, max: 100 })),
    })
    .map(({ kind, from, length, place }) => taken(kind, from, length === null ? null : from + length, place));
  const units = fc.array(fc.array(allocation, { maxLength: 4 }), { maxLength: 6 });

  test('never has fewer than no units free, nor more than there are, and hopes only when nothing is free', () => {
    fc.assert(
      fc.property(units, (unit) => {
        const seen = availability(unit.map((entries) => shareOfUnit(entries, now)));
        expect(seen.stockAmt).toBeGreaterThanOrEqual(0);
        expect(seen.stockAmt).toBeLessThanOrEqual(unit.length);
        for (const end of [seen.reservedUntil, seen.rentedUntil]) {
          if (end === null) continue;
          expect(seen.stockAmt).toBe(0);
          expect(end.getTime()).toBeGreaterThan(now.getTime());
        }
      }),
    );
  });

  test('is the same whether units are looked at one by one or in groups', () => {
    fc.assert(
      fc.property(units, units, (some, others) => {
        const share = (group: Allocation[][]) => {
          const shares = group.map((entries) => shareOfUnit(entries, now));
          const ends = (key: 'heldUntil' | 'rentedUntil' | 'awayUntil') =>
            shares.flatMap((one) => one[key] ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
          const free = shares.filter((one) => one.free === 1).length;
          const until = {
            heldUntil: ends('heldUntil'),
            rentedUntil: ends('rentedUntil'),
            awayUntil: ends('awayUntil'),
          };
          return { free, ...until, away: foremostAway(shares.map(({ away }) => away)) };
        };
        const oneByOne = [...some, ...others].map((entries) => shareOfUnit(entries, now));
        expect(availability([share(some), share(others)])).toEqual(availability(oneByOne));
      }),
    );
  });

  test('an ended allocation changes nothing', () => {
    fc.assert(
      fc.property(fc.array(allocation), (entries) => {
        const ahead = entries.filter((entry) => entry.to === null || entry.to > now);
        expect(shareOfUnit(entries, now)).toEqual(shareOfUnit(ahead, now));
      }),
    );
  });
});
