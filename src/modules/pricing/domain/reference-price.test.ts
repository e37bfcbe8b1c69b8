import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../shared/time/durations.ts';
import { savingOf } from './reference-price.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

/** A record written as '1000@60 800@10': the price in euros and how many days ago it began. */
function record(text: string) {
  return text.split(' ').flatMap((entry) => {
    const [euros, days] = entry.split('@').map(Number);
    return entry ? [{ priceCents: Number(euros) * 100, validFrom: daysAgo(Number(days)) }] : [];
  });
}

type Case = [
  string,
  history: string,
  price: number,
  compare: number | null,
  [reference: number, saving: number] | null,
];

const cases: Case[] = [
  ['1000 for 50 days, then 800: against 1000 saves 200', '1000@60 800@10', 800, 1000, [1000, 200]],
  [
    'comparePrice 1200 was never asked: the record says 1000, saves 200',
    '1000@60 800@10',
    800,
    1200,
    [1000, 200],
  ],
  [
    'comparePrice 900 was never asked either: the record says 1000, saves 200',
    '1000@60 800@10',
    800,
    900,
    [1000, 200],
  ],
  ['comparePrice is the price itself: nothing is announced', '1000@60 800@10', 800, 800, null],
  ['comparePrice below the price: nothing is announced', '1000@60 800@10', 800, 700, null],
  ['no comparePrice, no badge', '1000@60 800@10', 800, null, null],
  ['no record, no badge', '', 800, 1000, null],
  ['a record that begins with this price bears nothing', '800@60', 800, 1000, null],
  [
    '850 for a week within the 30 days before: 850 − 800 = 50',
    '1000@90 850@30 1000@23 800@10',
    800,
    1000,
    [850, 50],
  ],
  [
    '850 ended exactly 30 days before the reduction: out of the window',
    '850@90 1000@40 800@10',
    800,
    1000,
    [1000, 200],
  ],
  ['850 ended a day later: in the window', '850@90 1000@39 800@10', 800, 1000, [850, 50]],
  [
    'raised for two days to look reduced: 800 was asked before, saves nothing',
    '800@90 1200@12 800@10',
    800,
    1200,
    null,
  ],
  [
    'in steps 1000 → 900 → 800: against the price before the first step',
    '1000@60 900@20 800@10',
    800,
    1000,
    [1000, 200],
  ],
  [
    'steps count from the first: 850 asked 25 days before it',
    '850@50 1000@40 900@25 800@5',
    800,
    1000,
    [850, 50],
  ],
  [
    'a rise interrupts the steps: 900 within the 30 days before the second reduction',
    '1000@60 900@20 950@15 800@10',
    800,
    1000,
    [900, 100],
  ],
  ['a rise is no reduction: 800 → 900 against 1000', '1000@60 800@40 900@10', 900, 1000, null],
  ['offered for ten days only before: the lowest of those', '1000@20 800@10', 800, 1000, [1000, 200]],
  ['a price that the record does not know yet counts from now', '1000@60', 800, 1000, [1000, 200]],
  ['a reduction of tomorrow does not count today', '1000@60 800@10 500@-1', 800, 1000, [1000, 200]],
  ['an entry that repeats the price changes nothing', '1000@60 800@10 800@5', 800, 1000, [1000, 200]],
  ['the record may come in any order', '800@10 1000@60', 800, 1000, [1000, 200]],
  ['of two entries at one moment the later one counts', '1000@60 700@10 800@10', 800, 1000, [1000, 200]],
  ['comparePrice below the price', '1000@60 800@10', 800, 700, null],
];

describe('§ 11 PAngV: the saving that the record bears', () => {
  test.each(cases)('%s', (_, history, price, compare, expected) => {
    const priceCents = price * 100;
    const comparePriceCents = compare === null ? null : compare * 100;
    const saving = savingOf({ history: record(history), now, priceCents, comparePriceCents });
    expect(saving && [saving.referenceCents / 100, saving.savingCents / 100]).toEqual(expected);
  });

  test('refers only to a price that was asked and is above this one, and only if staff announce a reduction', () => {
    const change = fc.record({
      priceCents: fc.integer({ min: 1, max: 20 }),
      validFrom: fc.integer({ min: -5, max: 80 }).map(daysAgo),
    });
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 8 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 30 }),
        (history, priceCents, comparePriceCents) => {
          const found = savingOf({ history, now, priceCents, comparePriceCents });
          if (found === null) return;
          expect(found.savingCents).toBeGreaterThan(0);
          expect(found.referenceCents - found.savingCents).toBe(priceCents);
          expect(comparePriceCents).toBeGreaterThan(priceCents);
          expect(history.map((one) => one.priceCents)).toContain(found.referenceCents);
        },
      ),
    );
  });
});
