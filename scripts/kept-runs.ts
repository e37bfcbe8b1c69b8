import { z } from 'zod';

/** A run of `repeat.ts` that has ended, as it is kept beside its output. */
export const keptRunSchema = z.strictObject({
  /** What the call asked for: '20 5 gate'. Runs of another plan are not counted together. */
  plan: z.string(),
  isGreen: z.boolean(),
  seconds: z.number(),
  isBusy: z.boolean(),
  /** Those that were unsteady or red. */
  tests: z.array(z.string()),
  /** The last line of its output: '2412 passed, 0 failed' */
  sum: z.string(),
});

export type KeptRun = z.infer<typeof keptRunSchema>;

/** How the runs of a plan begin that was interrupted, by what lies there for each; none of one that was finished. */
export function keptOf(plan: string, runs: number, found: readonly (KeptRun | null)[]): readonly KeptRun[] {
  const end = found.findIndex((run) => run?.plan !== plan);
  const kept = found.slice(0, end === -1 ? undefined : end).filter((run) => run !== null);
  return kept.length < runs ? kept : [];
}

/** The tests that the gate's output names as unsteady or red, each once. */
export function namedTests(output: string): string[] {
  const test = /^ {2}(?:[\w ]+: )?((?:tests|src|scripts|demo|sandbox)\/\S+\.test\.tsx?:?.*?)(?:: line |$)/;
  return [...new Set(output.split('\n').flatMap((line) => test.exec(line)?.[1] ?? []))];
}

export const inWords = (number: number, { isGreen, seconds, isBusy, sum }: KeptRun): string =>
  `run ${number}: ${isGreen ? 'green' : 'RED'} after ${seconds} s${isBusy ? ', beside a busy loop' : ''}: ${sum}`;

/** How often each test was unsteady or red, and whether the runs agree. */
export function verdictOf(runs: readonly KeptRun[]): string {
  const times = new Map<string, number>();
  for (const test of runs.flatMap(({ tests }) => tests)) times.set(test, (times.get(test) ?? 0) + 1);
  const green = runs.filter(({ isGreen }) => isGreen).length;
  const agree = green === runs.length || green === 0 ? 'they agree' : 'they do NOT agree';
  return [
    ...[...times].map(([test, count]) => `  ${count} of ${runs.length}: ${test}`),
    `\n${runs.length} runs: ${green} green, ${runs.length - green} red: ${agree}`,
  ].join('\n');
}
