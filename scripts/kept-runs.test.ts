import { describe, expect, it, test } from 'vitest';
import { inWords, keptOf, namedTests, verdictOf, type KeptRun } from './kept-runs.ts';

const aRun = (changes: Partial<KeptRun> = {}): KeptRun => ({
  plan: '3 1 gate',
  isGreen: true,
  seconds: 60,
  isBusy: false,
  tests: [],
  sum: '9 passed, 0 failed',
  ...changes,
});

describe('a plan goes on', () => {
  const [a, b, c] = [1, 2, 3].map((seconds) => aRun({ seconds })) as [KeptRun, KeptRun, KeptRun];
  const other = aRun({ plan: '5 1 gate' });
  it.each<[string, (KeptRun | null)[], KeptRun[]]>([
    ['from its beginning', [null, null, null], []],
    ['where it was interrupted', [a, b, null], [a, b]],
    ['where a run is missing', [a, null, c], [a]],
    ['where the runs of another plan begin', [a, other, null], [a]],
    ['behind those of another plan', [other, b, null], []],
    ['anew, once it was finished', [a, b, c], []],
  ])('%s', (_, found, kept) => {
    expect(keptOf('3 1 gate', 3, found)).toEqual(kept);
  });
});

test('the tests that are unsteady or red are read from the output, each once', () => {
  const output = `
 ✓ src/shared/money/cents.test.ts (5 tests)
Failed:
  integration: src/platform/db/db.int.test.ts: a row is kept: AssertionError: expected 1
  browser: tests/browser/cart.test.ts:12 [phone] a piece is bought: line 20: expected 1

Unsteady, failed once and passed later (what they left is in test-results):
  tests/browser/login.test.ts:5 [phone] one logs in
      line 9: no message
  tests/browser/login.test.ts:5 [phone] one logs in

2 passed, 2 failed`;
  expect(namedTests(output)).toEqual([
    'src/platform/db/db.int.test.ts: a row is kept: AssertionError: expected 1',
    'tests/browser/cart.test.ts:12 [phone] a piece is bought',
    'tests/browser/login.test.ts:5 [phone] one logs in',
  ]);
});

test('a run in words', () => {
  expect(inWords(2, aRun())).toBe('run 2: green after 60 s: 9 passed, 0 failed');
  expect(inWords(3, aRun({ isGreen: false, isBusy: true, sum: '8 passed, 1 failed' }))).toBe(
    'run 3: RED after 60 s, beside a busy loop: 8 passed, 1 failed',
  );
});

test.each<[string, KeptRun[], string]>([
  ['all green', [aRun(), aRun()], '\n2 runs: 2 green, 0 red: they agree'],
  ['all red', [aRun({ isGreen: false })], '\n1 runs: 0 green, 1 red: they agree'],
  [
    'one red, one unsteady test in two',
    [aRun({ tests: ['a'] }), aRun({ tests: ['a', 'b'], isGreen: false }), aRun()],
    '  2 of 3: a\n  1 of 3: b\n\n3 runs: 2 green, 1 red: they do NOT agree',
  ],
])('the verdict of %s', (_, runs, words) => {
  expect(verdictOf(runs)).toBe(words);
});
