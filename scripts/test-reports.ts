import { stripVTControlCharacters } from 'node:util';

/** What the runners' JSON reports say: counts of cases, and the failures. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  // A file that broke before its first case, or in a hook, reports no failed case of its own.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * A test that passes only at its second try has failed: the second try is there for its trace, and to tell a race
 * from a test that is simply broken.
 */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = report as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Each failed case with the first line of its error, a line each; a flaky one with the error of its first try. */
export function vitestFailures(report: unknown): string[] {
  const { testResults } = report as {
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = name.replace(`${process.cwd()}/`, '');
    if (failed.length === 0) return [`${file}: ${firstLines(message)}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLines(test.failureMessages?.[0])}`);
  });
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string; readonly location?: { readonly line: number } };
      }[];
    }[];
  }[];
}

export function playwrightFailures(report: unknown): string[] {
  const failuresIn = ({ suites = [], specs = [] }: Suite): string[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => {
          const error = results.find((result) => result.error)?.error;
          const place = error?.location ? `${file}:${error.location.line}` : file;
          const flaky = status === 'flaky' ? ' (passed at its second try)' : '';
          return `${place} [${projectName}] ${title}${flaky}: ${firstLines(error?.message)}`;
        }),
    ),
    ...suites.flatMap(failuresIn),
  ];
  const { errors, ...suite } = report as Suite & { errors?: readonly { readonly message?: string }[] };
  return [...failuresIn(suite), ...(errors ?? []).map(({ message }) => firstLines(message))];
}

/** Enough of a message to see what was expected where; without the colours of a terminal. */
function firstLines(message = 'no message'): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 8)
    .join(' | ');
}
