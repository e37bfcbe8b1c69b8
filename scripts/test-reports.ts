import { stripVTControlCharacters } from 'node:util';

/** What the runners' JSON reports say: counts of cases, and the failures. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface Failure {
  /** The same at each try: 'tests/browser/cart.test.ts [phone] a piece is put into the cart'. */
  readonly test: string;
  /** From the root of the repository; null if the run itself broke. */
  readonly file: string | null;
  /** Of a file that broke before its first case, or in a hook; or of the run itself. */
  readonly isWhole: boolean;
  /** With the place where it was thrown, if the report knows it. */
  readonly error: string;
}

export interface Report {
  readonly counts: Counts;
  readonly failures: readonly Failure[];
}

/** The failure of a run that broke without naming a test. */
export const brokenRun = (error: string): Failure => ({
  test: 'the run itself',
  file: null,
  isWhole: true,
  error: firstLines(error),
});

interface VitestReport {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

export function readVitest(report: unknown): Report {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report as VitestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    if (status !== 'failed') return [];
    const file = name.replace(`${process.cwd()}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return [{ test: file, file, isWhole: true, error: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      file,
      isWhole: false,
      error: firstLines(failureMessages?.[0]),
    }));
  });
  return {
    counts: { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests },
    failures,
  };
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string; readonly location?: { readonly line: number } };
      }[];
    }[];
  }[];
}

interface PlaywrightReport extends Suite {
  readonly stats: { readonly expected: number; readonly skipped: number };
  readonly errors?: readonly { readonly message?: string }[];
}

const browserTests = 'tests/browser';

export function readPlaywright(report: unknown): Report {
  const { stats, errors = [], ...suite } = report as PlaywrightReport;
  const failuresIn = ({ suites = [], specs = [] }: Suite): Failure[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const error = results.find((result) => result.error)?.error;
          const at = error?.location?.line ?? line;
          return {
            test: `${browserTests}/${file}:${line} [${projectName}] ${title}`,
            file: `${browserTests}/${file}`,
            isWhole: false,
            error: `line ${at}: ${firstLines(error?.message)}`,
          };
        }),
    ),
    ...suites.flatMap(failuresIn),
  ];
  const failures = [...failuresIn(suite), ...errors.map(({ message }) => brokenRun(message ?? 'no message'))];
  return {
    counts: { passed: stats.expected, failed: failures.length, skipped: stats.skipped },
    failures,
  };
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
