import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../../../shared/time/durations.ts';
import {
  brokenHoldLimit,
  holdEnd,
  holdLimits,
  isLargeOrder,
  type EndedHold,
  type HeldBySamePerson,
} from './hold-limits.ts';

const now = new Date('2026-11-21T12:00Z');
const nothing: HeldBySamePerson = { email: 0, address: 0, client: 0, site: 0, block: 0, ordersToday: 0 };
const wanted = { units: 2, pieceIds: ['chair', 'table'] };
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const lapsed = (minutes: number): EndedHold => ({
  pieceId: 'chair',
  heldFrom: minutesAgo(minutes + 30),
  endedAt: minutesAgo(minutes),
  dropped: false,
});
const dropped = (minutes: number, after: number): EndedHold => ({
  pieceId: 'chair',
  heldFrom: minutesAgo(minutes + after),
  endedAt: minutesAgo(minutes),
  dropped: true,
});

describe('units held at the same time', () => {
  test.each<[string, Partial<HeldBySamePerson>, string | undefined]>([
    ['nothing yet', {}, undefined],
    [
      'up to the limit',
      { email: holdLimits.unitsPerEmail - 2, address: holdLimits.unitsPerAddress - 2 },
      undefined,
    ],
    ['one too many for an e-mail', { email: holdLimits.unitsPerEmail - 1 }, 'too-many-held'],
    ['one too many for an address', { address: holdLimits.unitsPerAddress - 1 }, 'too-many-held'],
    ['one too many for a client', { client: holdLimits.unitsPerClient - 1 }, 'too-many-held'],
    ['one too many for a site', { site: holdLimits.unitsPerSite - 1 }, 'too-many-held'],
    ['one too many for a block', { block: holdLimits.unitsPerBlock - 1 }, 'too-many-held'],
    ['an e-mail that orders all day', { ordersToday: holdLimits.ordersPerEmailADay }, 'too-many-orders'],
  ])('%s', (_, held, expected) => {
    expect(brokenHoldLimit(wanted, { ...nothing, ...held }, [], now)?.code).toBe(expected);
  });

  test.each<[string, Partial<HeldBySamePerson>, string | undefined]>([
    ['alone', {}, undefined],
    ['while neighbours hold something', { client: 12, site: 24, block: 60 }, undefined],
    ['beside one of the same person', { email: 1 }, 'too-many-held'],
    ['beside one for the same address', { address: 1 }, 'too-many-held'],
    ['while neighbours hold a lot', { client: 13, site: 13, block: 13 }, 'too-many-held'],
  ])('a large order %s', (_, held, expected) => {
    for (const units of [13, 14, 400]) {
      expect(brokenHoldLimit({ ...wanted, units }, { ...nothing, ...held }, [], now)?.code).toBe(expected);
    }
  });

  test.each([
    [[12], false],
    [[13], true],
    [[8, 4], false],
    [[8, 6], true],
  ])('lines of %j units are a large order: %s', (quantities, expected) => {
    expect(isLargeOrder(quantities.map((quantity) => ({ quantity })))).toBe(expected);
  });
});

describe('who lets two holds of a piece lapse waits two hours', () => {
  test.each<[string, EndedHold[], boolean]>([
    ['one is none', [lapsed(5)], false],
    ['two are two', [lapsed(5), lapsed(40)], true],
    ['two hours later all is forgotten', [lapsed(5), lapsed(120)], false],
    ['a minute before not', [lapsed(5), lapsed(119)], true],
    [
      'going back and forth in the checkout is no lapse',
      [dropped(1, 3), dropped(5, 2), dropped(9, 1)],
      false,
    ],
    ['giving it back at the last moment is', [dropped(1, 29), dropped(31, 29)], true],
    ['another piece does not count', [{ ...lapsed(5), pieceId: 'lamp' }, lapsed(40)], false],
  ])('%s', (_, ended, waits) => {
    const expected = waits ? { code: 'hold-again-later', pieceIds: ['chair'] } : null;
    expect(brokenHoldLimit(wanted, nothing, ended, now)).toEqual(expected);
  });
});

describe('somebody holds a piece unpaid for an hour in two', () => {
  const halfHour = new Date(now.getTime() + 30 * minuteMs);
  test.each<[string, EndedHold[], number | null]>([
    ['the first hold', [], 30],
    ['after correcting the address twice', [dropped(0, 4), dropped(4, 10)], 30],
    ['after half an hour of corrections', [dropped(0, 15), dropped(15, 15)], 30],
    ['renewed every 19 minutes, the fourth', [dropped(0, 19), dropped(19, 19), dropped(38, 4)], 18],
    ['the shortest', [dropped(0, 19), dropped(19, 19), dropped(38, 17)], 5],
    ['less than that', [dropped(0, 19), dropped(19, 19), dropped(38, 18)], null],
    ['two hours after the first of three', [dropped(82, 19), dropped(101, 19), dropped(120, 19)], 22],
    ['one that waited for days for a transfer', [{ ...lapsed(5), heldFrom: minutesAgo(8_000) }], 30],
    ['another piece', [{ ...dropped(0, 19), pieceId: 'lamp' }, dropped(19, 19), dropped(38, 19)], 22],
  ])('%s', (_, ended, minutes) => {
    const refused = brokenHoldLimit(wanted, nothing, ended, now);
    expect(refused?.code).toBe(minutes === null ? 'hold-again-later' : undefined);
    if (minutes === null) return;
    expect(holdEnd(wanted.pieceIds, ended, halfHour, now)).toEqual(new Date(+now + minutes * minuteMs));
  });

  test('however they renew, drop and wait', () => {
    const steps = fc.array(fc.record({ hold: fc.nat({ max: 40 }), wait: fc.nat({ max: 90 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (all) => {
        const holds: EndedHold[] = [];
        let at = now;
        for (const { hold, wait } of all) {
          if (brokenHoldLimit(wanted, nothing, holds, at) === null) {
            const until = holdEnd(['chair'], holds, new Date(+at + 30 * minuteMs), at);
            const endedAt = new Date(Math.min(+until, +at + hold * minuteMs));
            holds.push({ pieceId: 'chair', heldFrom: at, endedAt, dropped: endedAt < until });
            const from = +endedAt - holdLimits.waitMs;
            const heldMs = holds.map((one) => Math.max(0, +one.endedAt - Math.max(from, +one.heldFrom)));
            expect(heldMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(holdLimits.heldPerPieceMs);
            at = endedAt;
          }
          at = new Date(+at + wait * minuteMs);
        }
      }),
    );
  });
});
