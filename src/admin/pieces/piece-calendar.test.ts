import { expect, test } from 'vitest';
import { barsOf } from './piece-calendar.tsx';

const from = Date.parse('2026-06-01T00:00:00Z');
const entry = (begins: string, ends: string | null) => ({
  id: '1',
  kind: 'rental' as const,
  from: `${begins}T00:00:00Z`,
  to: ends === null ? null : `${ends}T00:00:00Z`,
});

test.each([
  ['within', entry('2026-06-02', '2026-06-06'), [{ left: 10, width: 40 }]],
  ['from before', entry('2026-05-01', '2026-06-03'), [{ left: 0, width: 20 }]],
  ['to beyond', entry('2026-06-09', '2027-06-03'), [{ left: 80, width: 20 }]],
  ['without end', entry('2026-06-06', null), [{ left: 50, width: 50 }]],
  ['over already', entry('2026-05-01', '2026-06-01'), []],
  ['later than shown', entry('2026-06-11', '2026-06-12'), []],
])('an entry %s', (_, one, bars) => {
  expect(barsOf([one], from, 10).map(({ left, width }) => ({ left, width }))).toEqual(bars);
});

test('a short one can still be seen', () => {
  const short = { ...entry('2026-06-02', '2026-06-02'), to: '2026-06-02T00:30:00Z' };
  expect(barsOf([short], from, 90)[0]?.width).toBe(0.6);
});
