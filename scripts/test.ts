/**
 * The two commands behind `npm test` and `npm run check`.
 *
 * node scripts/test.ts all | check | STEP …
 *
 * A static check counts as one test; the others count their cases. The very last line is `N passed, N failed`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  playwrightCounts,
  playwrightFailures,
  vitestCounts,
  vitestFailures,
  type Counts,
} from './test-reports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the runner's JSON report; a step without one is a static check. */
  readonly read?: {
    readonly counts: (report: unknown) => Counts;
    readonly failures: (report: unknown) => string[];
  };
}

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly counts: Counts;
  readonly failures: readonly string[];
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join('.cache', 'reports');
const bin = (name: string) => path.join('node_modules', '.bin', name);

/** Each takes one processor: two run side by side, and the longest begins. */
const singleSteps: readonly Step[] = [
  { name: 'lint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  {
    name: 'types',
    command: [
      bin('tsc'),
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
      '--pretty',
      'false',
    ],
  },
  vitestStep('architecture'),
  {
    name: 'format',
    command: [bin('prettier'), '.', '--check', '--cache', '--cache-location', '.cache/prettier'],
  },
  { name: 'dead code', command: [bin('knip'), '--no-progress', '--no-config-hints'] },
];

/** Each has workers of its own for all processors. */
const parallelSteps: readonly Step[] = [
  vitestStep('unit'),
  vitestStep('integration'),
  {
    name: 'browser',
    command: [bin('playwright'), 'test', '--reporter=line,json'],
    read: { counts: playwrightCounts, failures: playwrightFailures },
  },
];

const allSteps = [...singleSteps, ...parallelSteps];

const named: Readonly<Record<string, readonly string[]>> = {
  all: allSteps.map((step) => step.name),
  check: ['types', 'lint', 'format', 'architecture', 'unit'],
};

function vitestStep(project: string): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`];
  return {
    name: project,
    command: [bin('vitest'), 'run', '--project', project, ...reporters],
    read: { counts: vitestCounts, failures: vitestFailures },
  };
}

function reportOf(name: string): string {
  return path.join(reports, `${name}.json`);
}

/** What a step that ended has to say; one that failed, or ran no case, counts at least one failure. */
function readReport({ name, read }: Step, exitCode: number): Pick<Outcome, 'counts' | 'failures'> {
  let counts: Counts = { passed: read ? 0 : 1, failed: 0, skipped: 0 };
  let failures: readonly string[] = [];
  if (read) {
    try {
      const report: unknown = JSON.parse(readFileSync(path.join(root, reportOf(name)), 'utf8'));
      counts = read.counts(report);
      failures = read.failures(report);
    } catch {
      // The runner broke before it could report: the line below counts that.
    }
  }
  const ranNothing = counts.passed + counts.failed === 0;
  if ((exitCode !== 0 && counts.failed === 0) || ranNothing) {
    counts = { ...counts, passed: read ? counts.passed : 0, failed: counts.failed + 1 };
  }
  return { counts, failures };
}

const running = new Set<ChildProcess>();

process.once('SIGTERM', () => {
  for (const child of running) child.kill();
  process.exit(143);
});

function execute(command: readonly string[], environment: NodeJS.ProcessEnv) {
  const [program = '', ...args] = command;
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: string) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    running.add(child);
    child.on('error', (error) => {
      output += `${error.message}\n`;
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ exitCode: code ?? 1, output });
    });
  });
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  rmSync(path.join(root, reportOf(step.name)), { force: true });
  const { exitCode, output } = await execute(step.command, {
    ...process.env,
    // The tools find the pinned Node, however this script itself was started.
    PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, reportOf(step.name)),
  });
  const read = readReport(step, exitCode);
  const seconds = (performance.now() - started) / 1000;
  const outcome = { name: step.name, ok: read.counts.failed === 0, seconds, ...read };
  if (!outcome.ok) console.log(`\n${output.trimEnd()}\n`);
  console.log(line(outcome));
  return outcome;
}

/** Runs `width` steps at a time, in order. */
async function runSteps(steps: readonly Step[], width: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}

function line({ name, ok, seconds, counts }: Outcome): string {
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  return `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(13)}${time}   ${inWords(counts)}`;
}

function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function main(wanted: readonly string[]): Promise<number> {
  const names = new Set(wanted.flatMap((name) => named[name] ?? [name]));
  const unknown = [...names].filter((name) => !allSteps.some((step) => step.name === name));
  if (names.size === 0 || unknown.length > 0) {
    const choices = [...Object.keys(named), ...allSteps.map((step) => `'${step.name}'`)].join(' | ');
    console.error(`usage: node scripts/test.ts ${choices}`);
    return 2;
  }
  mkdirSync(path.join(root, reports), { recursive: true });
  const chosen = (steps: readonly Step[]) => steps.filter((step) => names.has(step.name));

  const outcomes = [
    ...(await runSteps(chosen(singleSteps), 2)),
    ...(await runSteps(chosen(parallelSteps), 1)),
  ];
  const sum = (of: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[of], 0);
  const total: Counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };

  // Once more at the end: thousands of lines may lie between the error and the sum.
  const failures = outcomes.flatMap(({ name, failures }) => failures.map((each) => `${name}: ${each}`));
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
  if (outcomes.length > 1) console.log(`\n${outcomes.map(line).join('\n')}`);
  console.log(`\n${inWords(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
