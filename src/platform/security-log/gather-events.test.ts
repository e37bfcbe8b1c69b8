import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EventGatherer, maxRows } from './gather-events.ts';

const start = new Date('2026-06-15T10:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const ada = { who: 'staff', id: '0190a0e0-0000-7000-8000-000000000001' } as const;

test('the first of its minute is written at once, what follows in one row when the minute is over', () => {
  const events = new EventGatherer();
  events.add('login-failed', '203.0.113.7', ada, start);
  expect(events.take(after(1_000))).toEqual([
    { kind: 'login-failed', network: '203.0.113.7', person: ada, count: 1, firstAt: start, lastAt: start },
  ]);
  for (const ms of [2_000, 3_000, 59_000]) events.add('login-failed', '203.0.113.7', ada, after(ms));
  expect(events.take(after(59_500))).toEqual([]);
  expect(events.take(after(60_000))).toMatchObject([
    { count: 3, firstAt: after(2_000), lastAt: after(59_000) },
  ]);
  expect(events.take(after(120_000))).toEqual([]);
});

test('a reader sees all events of a minute that is not over', () => {
  const events = new EventGatherer();
  events.add('login-failed', '203.0.113.7', ada, start);
  expect(events.take(after(1_000))).toMatchObject([{ count: 1 }]);
  events.add('login-failed', '203.0.113.7', ada, after(2_000));
  expect(events.take(after(3_000), true)).toMatchObject([{ count: 1, firstAt: after(2_000) }]);
  events.add('login-failed', '203.0.113.7', ada, after(4_000));
  expect(events.take(after(5_000))).toEqual([]);
  expect(events.take(after(60_000))).toMatchObject([{ count: 1, firstAt: after(4_000) }]);
});

test('kinds, networks and persons are apart', () => {
  const events = new EventGatherer();
  events.add('login', '203.0.113.7', ada, start);
  events.add('login', '203.0.113.8', ada, start);
  events.add('login', '203.0.113.7', null, start);
  events.add('login-failed', '203.0.113.7', ada, start);
  events.add('login', '203.0.113.7', ada, start);
  expect(events.take(start).map(({ count }) => count)).toEqual([2, 1, 1, 1]);
});

test('a flood from many networks is one row beyond the limit, and hides no other kind', () => {
  const events = new EventGatherer();
  for (let at = 0; at < 10_000; at += 1)
    events.add('login-failed', `10.0.${at >> 8}.${at & 255}`, null, start);
  events.add('login', '203.0.113.7', ada, start);
  const taken = events.take(start);
  expect(taken).toHaveLength(maxRows.inMinute + 2);
  expect(taken.find(({ kind }) => kind === 'login')).toMatchObject({ network: '203.0.113.7', person: ada });
  expect(taken.find(({ network }) => network === null)).toMatchObject({ count: 10_000 - maxRows.inMinute });
});

test('a flood that lasts takes no more rows in a day than it may, and one a minute beyond', () => {
  const events = new EventGatherer();
  let rows = 0;
  const minutes = 200;
  for (let minute = 0; minute < minutes; minute += 1) {
    for (let at = 0; at < 100; at += 1)
      events.add('limit-reached', `net-${at}`, null, after(minute * 60_000));
    rows += events.take(after(minute * 60_000)).length;
  }
  expect(rows).toBe(maxRows.inDay + minutes);
});

test('nothing is lost or counted twice, whenever it is written', () => {
  const step = fc.record({
    kind: fc.constantFrom('login', 'login-failed', 'limit-reached' as const),
    network: fc.integer({ min: 0, max: 200 }).map((number) => `net-${number}`),
    waitMs: fc.integer({ min: 0, max: 40_000 }),
    isTaken: fc.boolean(),
    isRead: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const events = new EventGatherer();
      let at = start.getTime();
      let counted = 0;
      const take = (everything: boolean) => {
        for (const { count } of events.take(new Date(at), everything)) counted += count;
      };
      for (const { kind, network, waitMs, isTaken, isRead } of steps) {
        at += waitMs;
        events.add(kind, network, null, new Date(at));
        if (isTaken) take(isRead);
      }
      take(true);
      expect(counted).toBe(steps.length);
    }),
  );
});
