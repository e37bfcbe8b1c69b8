import type { Counts, Failure, Report } from './test-reports.ts';

/** A test that fails is tried again twice, alone. Red is what failed each time. */
export const maxAttempts = 3;
/** More failures at once are no coincidence: they are not tried again. */
export const maxToTryAgain = 8;

export interface Verdict {
  readonly counts: Counts;
  /** What failed at every try. */
  readonly failures: readonly Failure[];
  /** What failed, and passed at a later try; with the error of its first failure. */
  readonly unsteady: readonly Failure[];
}

/** @param tries the whole run first; each further one of what had failed in the one before */
export function judge(tries: readonly Report[]): Verdict {
  const [first, ...again] = tries;
  if (first === undefined) throw new Error('a verdict needs a run');
  const failures = first.failures.filter((failure) => again.every((report) => isIn(report, failure)));
  const seen = new Map<string, Failure>();
  for (const { failures: failed } of tries) {
    for (const failure of failed) {
      const isRed = failures.some((red) => isSame(red, failure));
      if (!isRed && !seen.has(failure.test)) seen.set(failure.test, failure);
    }
  }
  const passedLater = first.failures.length - failures.length;
  return {
    counts: { ...first.counts, passed: first.counts.passed + passedLater, failed: failures.length },
    failures,
    unsteady: [...seen.values()],
  };
}

/** Whether what failed in the last of these tries should be tried again. */
export function shouldTryAgain(tries: readonly Report[]): boolean {
  const { failures } = judge(tries);
  return failures.length > 0 && failures.length <= maxToTryAgain && tries.length < maxAttempts;
}

const isIn = ({ failures }: Report, failure: Failure) => failures.some((one) => isSame(one, failure));

/** A file that breaks as a whole fails all of its tests, of which the report may then name none. */
function isSame(one: Failure, other: Failure): boolean {
  if (one.test === other.test) return true;
  if (one.file === null || other.file === null) return one.isWhole && other.isWhole;
  return one.file === other.file && (one.isWhole || other.isWhole);
}
