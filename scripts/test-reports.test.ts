import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './test-reports.ts';

describe('readPlaywright', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
  const error = { message: '\u001b[31mexpected\u001b[39m 1\n\n  received 2', location: { line: 14 } };
  const spec = (status: string) => ({
    title: 'a piece is bought',
    file: 'cart.test.ts',
    line: 9,
    tests: [{ projectName: 'phone', status, results: [{ error }] }],
  });

  it('counts what passed and what was skipped', () => {
    const { counts, failures } = readPlaywright({ stats: { ...stats, skipped: 2 }, errors: [], suites: [] });
    expect(counts).toEqual({ passed: 5, failed: 0, skipped: 2 });
    expect(failures).toEqual([]);
  });

  it('names a failed test by its place, its width and its error', () => {
    const report = { stats, errors: [], suites: [{ suites: [{ specs: [spec('unexpected')] }] }] };
    expect(readPlaywright(report)).toEqual({
      counts: { passed: 5, failed: 1, skipped: 0 },
      failures: [
        {
          test: 'tests/browser/cart.test.ts:9 [phone] a piece is bought',
          file: 'tests/browser/cart.test.ts',
          isWhole: false,
          error: 'line 14: expected 1 | received 2',
        },
      ],
    });
  });

  it('counts a shop that did not start', () => {
    const { counts, failures } = readPlaywright({ stats, errors: [{ message: 'Timed out' }] });
    expect(counts.failed).toBe(1);
    expect(failures).toEqual([{ test: 'the run itself', file: null, isWhole: true, error: 'Timed out' }]);
  });
});

describe('readVitest', () => {
  const report = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 };
  const name = `${process.cwd()}/src/cents.test.ts`;
  const file = (status: string, assertionResults: unknown[] = []) => ({
    name,
    status,
    message: 'Cannot find module',
    assertionResults,
  });
  const failed = { fullName: 'cents add up', status: 'failed', failureMessages: ['expected 1'] };
  const passed = { fullName: 'cents are whole', status: 'passed' };

  it('counts what passed and what was skipped', () => {
    const { counts } = readVitest({ ...report, testResults: [file('passed', [passed])] });
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it('names a failed case by its file', () => {
    const { counts, failures } = readVitest({ ...report, testResults: [file('failed', [passed, failed])] });
    expect(counts.failed).toBe(1);
    expect(failures).toEqual([
      {
        test: 'src/cents.test.ts: cents add up',
        file: 'src/cents.test.ts',
        isWhole: false,
        error: 'expected 1',
      },
    ]);
  });

  it.each([
    ['before its first case', []],
    ['in a hook after its cases', [passed]],
  ])('counts a file that broke %s as one failure', (_, cases) => {
    const { counts, failures } = readVitest({ ...report, testResults: [file('failed', cases)] });
    expect(counts.failed).toBe(1);
    expect(failures[0]).toMatchObject({ test: 'src/cents.test.ts', isWhole: true });
  });
});
