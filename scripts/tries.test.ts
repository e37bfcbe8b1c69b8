import { describe, expect, it } from 'vitest';
import { brokenRun, type Failure, type Report } from './test-reports.ts';
import { judge, shouldTryAgain } from './tries.ts';

const failure = (test: string, error = 'expected 1'): Failure => ({
  test,
  file: `${test}.test.ts`,
  isWhole: false,
  error,
});
const brokenFile = (test: string): Failure => ({ ...failure(test), test: `${test}.test.ts`, isWhole: true });
const run = (passed: number, ...failures: Failure[]): Report => ({
  counts: { passed, failed: failures.length, skipped: 0 },
  failures,
});

describe('judge', () => {
  it.each<[string, Report[], string[], string[], number]>([
    ['all passed', [run(5)], [], [], 5],
    ['one failed, and nothing was tried again', [run(4, failure('a'))], ['a'], [], 4],
    ['one passed at its second try', [run(4, failure('a')), run(1)], [], ['a'], 5],
    ['one passed at its third try', [run(4, failure('a')), run(0, failure('a')), run(1)], [], ['a'], 5],
    [
      'one failed three times, another once',
      [run(3, failure('a'), failure('b')), run(1, failure('a')), run(0, failure('a'))],
      ['a'],
      ['b'],
      4,
    ],
    [
      'a test that had passed fails while its file is tried again',
      [run(4, failure('a')), run(1, { ...failure('a'), test: 'other' })],
      [],
      ['a', 'other'],
      5,
    ],
    [
      'a file that broke as a whole fails by a case of its own',
      [run(4, brokenFile('a')), run(3, failure('a'))],
      ['a.test.ts'],
      [],
      4,
    ],
    [
      'the run itself broke each time',
      [run(0, brokenRun('x')), run(0, brokenRun('y'))],
      ['the run itself'],
      [],
      0,
    ],
    ['the run itself broke once', [run(0, brokenRun('x')), run(5)], [], ['the run itself'], 1],
  ])('%s', (_, tries, red, unsteady, passed) => {
    const verdict = judge(tries);
    expect(verdict.failures.map(({ test }) => test)).toEqual(red);
    expect(verdict.unsteady.map(({ test }) => test)).toEqual(unsteady);
    expect(verdict.counts).toEqual({ passed, failed: red.length, skipped: 0 });
  });

  it('keeps the error of the first failure', () => {
    const tries = [run(4, failure('a', 'first')), run(0, failure('a', 'second')), run(1)];
    expect(judge(tries).unsteady).toEqual([failure('a', 'first')]);
  });
});

describe('shouldTryAgain', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => failure(`test-${at}`));

  it.each<[string, Report[], boolean]>([
    ['nothing failed', [run(5)], false],
    ['one failed', [run(4, failure('a'))], true],
    ['eight failed', [run(4, ...many(8))], true],
    ['nine failed, which is no coincidence', [run(4, ...many(9))], false],
    ['one failed twice', [run(4, failure('a')), run(0, failure('a'))], true],
    ['one failed three times', Array(3).fill(run(4, failure('a'))) as Report[], false],
    ['one passed at its second try', [run(4, failure('a')), run(1)], false],
  ])('%s', (_, tries, expected) => {
    expect(shouldTryAgain(tries)).toBe(expected);
  });
});
