import { z } from 'zod';
import type { Failure } from './test-reports.ts';

const day = z.iso.date();

/** `tests/unsteady.json`: tests that failed once and passed at a later try. */
export const unsteadySchema = z.array(
  z.strictObject({
    /** As the report names it, without the line. */
    test: z.string(),
    /** Which kind of race it is, as `docs/testing.md` names them; 'unknown' until somebody has looked. */
    kind: z.string(),
    firstSeen: day,
    /** The last day on which it may still be listed. After it the night is red. */
    mendBy: day,
    error: z.string(),
  }),
);

export type Unsteady = z.infer<typeof unsteadySchema>[number];

/** With more lines than that the check is red until some of them are mended. */
export const maxUnsteady = 10;
const daysToMend = 14;
const dayMs = 86_400_000;

/** The list with a line for each test that was not on it yet. */
export function withNew(list: readonly Unsteady[], failures: readonly Failure[], now: Date): Unsteady[] {
  const isoDay = (date: Date) => date.toISOString().slice(0, 10);
  const listed = new Set(list.map(({ test }) => test));
  const fresh = new Map(failures.map((failure) => [withoutLine(failure.test), failure]));
  return [
    ...list,
    ...[...fresh].flatMap(([test, { error }]) =>
      listed.has(test)
        ? []
        : [
            {
              test,
              kind: 'unknown',
              firstSeen: isoDay(now),
              mendBy: isoDay(new Date(now.getTime() + daysToMend * dayMs)),
              error: error.slice(0, 300),
            },
          ],
    ),
  ];
}

export const overdue = (list: readonly Unsteady[], now: Date): Unsteady[] =>
  list.filter(({ mendBy }) => mendBy < now.toISOString().slice(0, 10));

/** Lines of a file move with every edit. */
const withoutLine = (test: string) => test.replace(/(\.test\.tsx?):\d+/, '$1');
