import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe('playwrightCounts', () => {
  it.each([
    ['all passed', { stats, errors: [] }, { passed: 5, failed: 0, skipped: 0 }],
    ['one failed', { stats: { ...stats, unexpected: 1 }, errors: [] }, { passed: 5, failed: 1, skipped: 0 }],
    [
      'one passed at its second try, which is a failure',
      { stats: { ...stats, flaky: 1 }, errors: [] },
      { passed: 5, failed: 1, skipped: 0 },
    ],
    ['the shop did not start', { stats, errors: [{}] }, { passed: 5, failed: 1, skipped: 0 }],
    [
      'one was skipped',
      { stats: { ...stats, skipped: 1 }, errors: [] },
      { passed: 5, failed: 0, skipped: 1 },
    ],
  ])('%s', (_, report, counts) => {
    expect(playwrightCounts(report)).toEqual(counts);
  });
});

describe('vitestCounts', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [],
  };
  const file = (status: string, ...cases: string[]) => ({
    status,
    assertionResults: cases.map((each) => ({ status: each })),
  });

  it.each([
    ['all passed', report, { passed: 3, failed: 0, skipped: 2 }],
    [
      'a failed case counts once',
      { ...report, numFailedTests: 1, testResults: [file('failed', 'passed', 'failed')] },
      { passed: 3, failed: 1, skipped: 2 },
    ],
    [
      'a file that broke before its first case counts as a failure',
      { ...report, testResults: [file('failed')] },
      { passed: 3, failed: 1, skipped: 2 },
    ],
    [
      'a file that broke in a hook after its cases counts as a failure',
      { ...report, testResults: [file('failed', 'passed')] },
      { passed: 3, failed: 1, skipped: 2 },
    ],
  ])('%s', (_, given, counts) => {
    expect(vitestCounts(given)).toEqual(counts);
  });
});
