import { describe, expect, test } from 'vitest';
import { brokenHoldLimit, holdLimits, type EndedHold, type HeldBySamePerson } from './hold-limits.ts';

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
