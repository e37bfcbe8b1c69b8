import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { maxUnsteady, overdue, unsteadySchema, withNew, type Unsteady } from './unsteady.ts';

const known: Unsteady = {
  test: 'tests/browser/cart.test.ts [phone] a piece is bought',
  kind: 'R4',
  firstSeen: '2026-11-01',
  mendBy: '2026-11-15',
  error: 'line 3: expected 1',
};
const failure = (test: string) => ({ test, file: 'x', isWhole: false, error: 'x'.repeat(1000) });
const now = new Date('2026-12-24T12:00:00Z');

it('a new one is listed once, without its line, and is mended within two weeks', () => {
  const again = failure('tests/browser/cart.test.ts:12 [phone] a piece is bought');
  const fresh = failure('tests/browser/login.test.ts:5 [phone] one logs in');
  expect(withNew([known], [again, fresh, fresh], now)).toEqual([
    known,
    {
      test: 'tests/browser/login.test.ts [phone] one logs in',
      kind: 'unknown',
      firstSeen: '2026-12-24',
      mendBy: '2027-01-07',
      error: 'x'.repeat(300),
    },
  ]);
});

it('one is overdue after its last day', () => {
  expect(overdue([known], new Date('2026-11-15T23:00:00Z'))).toEqual([]);
  expect(overdue([known], new Date('2026-11-16T01:00:00Z'))).toEqual([known]);
});

it('the list is readable and short', () => {
  const list = unsteadySchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../tests/unsteady.json'), 'utf8')),
  );
  expect(list.length).toBeLessThanOrEqual(maxUnsteady);
});
