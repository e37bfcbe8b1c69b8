import { describe, expect, it } from 'vitest';
import { playwrightCounts, playwrightFailures, vitestCounts, vitestFailures } from './test-reports.ts';

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

describe('the failures', () => {
  it('of Playwright are named with place, browser and the error of the first try', () => {
    const error = { message: '\u001b[31mexpected\u001b[39m 1\n\n  received 2', location: { line: 7 } };
    const spec = (title: string, status: string, results: object[]) => ({
      title,
      file: 'buying.test.ts',
      tests: [{ projectName: 'phone', status, results }],
    });
    const report = {
      suites: [
        {
          specs: [spec('pays', 'expected', [{}])],
          suites: [
            { specs: [spec('rents', 'flaky', [{ error }, {}]), spec('returns', 'unexpected', [{ error }])] },
          ],
        },
      ],
      errors: [{ message: 'the shop did not start' }],
    };
    expect(playwrightFailures(report)).toEqual([
      'buying.test.ts:7 [phone] rents (passed at its second try): expected 1 | received 2',
      'buying.test.ts:7 [phone] returns: expected 1 | received 2',
      'the shop did not start',
    ]);
  });

  it('of Vitest are named with their file; so is a file that broke before its first case', () => {
    const failed = {
      fullName: 'a sum is right',
      status: 'failed',
      failureMessages: ['expected 1\nreceived 2'],
    };
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'fine', status: 'passed' }] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [failed] },
        { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(vitestFailures(report)).toEqual([
      'b.test.ts: a sum is right: expected 1 | received 2',
      'c.test.ts: no such module',
    ]);
  });
});
