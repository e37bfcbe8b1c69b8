/**
 * The commands behind `npm test` and `npm run check`, and the first part of the night.
 *
 * node scripts/test.ts gate | check | STEP …
 *
 * A static check counts as one test; the others count their cases. It ends at the first stage that is red. The very last
 * line is `N passed, N failed`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  brokenRun,
  readPlaywright,
  readVitest,
  type Counts,
  type Failure,
  type Report,
} from './test-reports.ts';
import { differentVersions } from './tested-with.ts';
import { judge, maxToTryAgain, shouldTryAgain, type Verdict } from './tries.ts';
import { maxUnsteady, unsteadySchema, withNew } from './unsteady.ts';
import { warningsFile } from './warnings.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads the runner's JSON report; a step without one is a static check. */
  readonly read?: (report: unknown) => Report;
  /** The command that tries alone again what failed; a step without one has one try. */
  readonly again?: (failures: readonly Failure[]) => readonly string[];
}

interface Outcome extends Verdict {
  readonly step: Step;
  readonly ok: boolean;
  readonly seconds: number;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join('.cache', 'reports');
const bin = (name: string) => path.join('node_modules', '.bin', name);
const maxWarnings = 10;
const unsteadyFile = path.join(root, 'tests/unsteady.json');

/** They have few workers or none: two run side by side, and the longest begins. */
const staticSteps: readonly Step[] = [
  { name: 'types and lint', command: [bin('oxlint'), '--type-check'] },
  vitestStep('architecture'),
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'dead code', command: [bin('knip'), '--no-progress', '--no-config-hints'] },
];

const browser = browserStep();

/** What runs side by side; the steps behind the static ones have workers of their own for all processors. */
const allStages: readonly (readonly Step[])[] = [
  staticSteps,
  [vitestStep('unit')],
  // On the server that TEST_DATABASE_URL names; on the embedded engine without one.
  [triedAgain(vitestStep('integration'))],
  // On the embedded engine: what differs by engine, and all of it at night. It often waits, as the browser does for its
  // shops.
  [triedAgain(vitestStep('embedded')), browser],
];

const allSteps = allStages.flat();
const hasServer = (process.env.TEST_DATABASE_URL ?? '') !== '';
const isNight = process.env.NIGHT === '1';
// At night and without a server, `integration` runs all of `embedded` already.
const gate = allSteps.map(({ name }) => name).filter((name) => name !== 'embedded' || hasServer || !isNight);

const named: Readonly<Record<string, readonly string[]>> = {
  gate,
  check: ['types and lint', 'format', 'architecture', 'unit'],
};

function vitestStep(project: string): Step {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`];
  return {
    name: project,
    command: [bin('vitest'), 'run', '--project', project, ...reporters],
    read: readVitest,
  };
}

function triedAgain(step: Step): Step {
  return {
    ...step,
    again: (failures) => {
      const files = failures.some(({ file }) => file === null) ? [] : failures.map(({ file }) => file ?? '');
      return [...step.command, '--maxWorkers=1', ...new Set(files)];
    },
  };
}

/** Playwright begins its shops anew for each run, so a further try finds nothing that the first one left. */
function browserStep(): Step {
  const command = [bin('playwright'), 'test', '--reporter=line,json'];
  return {
    name: 'browser',
    command,
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(root, reportOf('browser')),
      PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: path.join(root, reports, 'last-run.json'),
    },
    read: readPlaywright,
    again: (failures) =>
      failures.some(({ file }) => file === null)
        ? command
        : [...command, '--last-failed', '--workers=1', `--output=test-results/again`],
  };
}

function reportOf(name: string): string {
  return path.join(reports, `${name}.json`);
}

/** What a try that ended has to say; one that failed, or ran no case, has at least one failure. */
function readReport({ name, read }: Step, exitCode: number): Report {
  if (!read) {
    const failures = exitCode === 0 ? [] : [brokenRun('see above')];
    return { counts: { passed: 1 - failures.length, failed: failures.length, skipped: 0 }, failures };
  }
  let report: Report = { counts: { passed: 0, failed: 0, skipped: 0 }, failures: [] };
  try {
    report = read(JSON.parse(readFileSync(path.join(root, reportOf(name)), 'utf8')) as unknown);
  } catch {
    // The runner broke before it could report: the lines below count that.
  }
  const { counts, failures } = report;
  const ranNothing = counts.passed + counts.failed === 0;
  if (failures.length > 0 || (exitCode === 0 && !ranNothing)) return report;
  const broken = brokenRun(ranNothing ? 'no test ran' : `it ended with ${exitCode}`);
  return { counts: { ...counts, failed: 1 }, failures: [broken] };
}

const running = new Set<ChildProcess>();

process.once('SIGTERM', () => {
  for (const child of running) child.kill();
  process.exit(143);
});

/** @param log follows the output while it runs: `tail -f .cache/reports/browser.log` */
function execute(command: readonly string[], environment: NodeJS.ProcessEnv, log: string) {
  const [program = '', ...args] = command;
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    writeFileSync(log, '');
    const collect = (chunk: string) => {
      output += chunk;
      appendFileSync(log, chunk);
    };
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

async function attempt(step: Step, command: readonly string[], isFirst: boolean): Promise<Report> {
  rmSync(path.join(root, reportOf(step.name)), { force: true });
  const { exitCode, output } = await execute(
    command,
    {
      ...process.env,
      // The tools find the pinned Node, however this script itself was started.
      PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }),
      ...(isFirst ? {} : { TRACE: '1' }),
      ...step.environment,
    },
    path.join(root, reports, `${step.name}.log`),
  );
  const report = readReport(step, exitCode);
  if (report.failures.length > 0) console.log(`\n${output.trimEnd()}\n`);
  return report;
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const tries = [await attempt(step, step.command, true)];
  while (step.again && shouldTryAgain(tries)) {
    const { failures } = judge(tries);
    console.log(`${step.name}: ${failures.length} failed, tried again alone`);
    tries.push(await attempt(step, step.again(failures), false));
  }
  const verdict = judge(tries);
  const seconds = (performance.now() - started) / 1000;
  const outcome = { step, ok: verdict.failures.length === 0, seconds, ...verdict };
  console.log(line(outcome));
  return outcome;
}

/** Runs `width` steps at a time, in order; none begins after one that is red. */
async function runSteps(steps: readonly Step[], width: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step && outcomes.every(({ ok }) => ok); step = waiting.shift()) {
      outcomes.push(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}

function line({ step, ok, seconds, counts, unsteady }: Outcome): string {
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  const races = unsteady.length > 0 ? `, ${unsteady.length} unsteady` : '';
  return `${ok ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(13)}${time}   ${inWords(counts)}${races}`;
}

function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Prints what passed at a later try only, and lists it.
 * @returns how many failures a list that is too long counts for
 */
function tellUnsteady(outcomes: readonly Outcome[]): number {
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  if (unsteady.length === 0) return 0;
  const listed = unsteadySchema.parse(JSON.parse(readFileSync(unsteadyFile, 'utf8')));
  const list = withNew(listed, unsteady, new Date());
  writeFileSync(unsteadyFile, `${JSON.stringify(list, null, 2)}\n`);
  console.log('\nUnsteady, failed once and passed later (what they left is in test-results):');
  for (const { test, error } of unsteady) console.log(`  ${test}\n      ${error}`);
  if (list.length <= maxUnsteady) return 0;
  console.log(`tests/unsteady.json has ${list.length} lines of at most ${maxUnsteady}: mend these first.`);
  return 1;
}

const howToRunAgain = ({ step, failures }: Outcome): string => {
  const files = failures.flatMap(({ file }) => (file === null ? [] : [file]));
  if (step.name === 'browser' && files.length > 0)
    return `npx playwright test ${[...new Set(files)].join(' ')}`;
  if (step.read && files.length > 0)
    return `npx vitest run --project ${step.name} ${[...new Set(files)].join(' ')}`;
  return `npx node scripts/test.ts ${step.name.includes(' ') ? `'${step.name}'` : step.name}`;
};

function say(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}${lines.map((each) => `\n${each}`).join('')}`);
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
  rmSync(warningsFile, { force: true });
  const stages = allStages.map((stage) => stage.filter((step) => names.has(step.name)));

  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    // The night wants to know everything.
    if (outcomes.some(({ ok }) => !ok) && !isNight) break;
    // At night the embedded engine has all of the integration tests, which wait for nothing.
    outcomes.push(...(await runSteps(stage, isNight && stage.includes(browser) ? 1 : 2)));
  }
  const sum = (of: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[of], 0);

  // Once more at the end: thousands of lines may lie between the error and the sum.
  const red = outcomes.filter(({ ok }) => !ok);
  say(
    'Failed:',
    red.flatMap(({ step, failures }) =>
      failures.map(({ test, error }) => `  ${step.name}: ${test}: ${error}`),
    ),
  );
  const tooMany = red.filter(({ step, failures }) => step.again && failures.length > maxToTryAgain);
  for (const { step } of tooMany)
    console.log(`${step.name}: more than ${maxToTryAgain} failed, so none was tried again.`);
  const tooLong = tellUnsteady(outcomes);
  const warnings = existsSync(warningsFile) ? readFileSync(warningsFile, 'utf8').trimEnd().split('\n') : [];
  const more = warnings.length - maxWarnings;
  const shown = more > 0 ? [...warnings.slice(0, maxWarnings), `and ${more} more, in ${reports}`] : warnings;
  say(
    'Warnings:',
    [...(await differentVersions(names)), ...shown].map((each) => `  ${each}`),
  );
  if (outcomes.length > 1) say('', outcomes.map(line));
  const left = stages.flat().length - outcomes.length;
  if (left > 0) console.log(`${left} further steps were not run.`);
  say(
    'Run again:',
    red.map((outcome) => `  ${howToRunAgain(outcome)}`),
  );
  const unsteady = outcomes.reduce((total, outcome) => total + outcome.unsteady.length, 0);
  if (unsteady > 0) console.log(`\n${unsteady} unsteady`);
  const total = { passed: sum('passed'), failed: sum('failed') + tooLong, skipped: sum('skipped') };
  console.log(`\n${inWords(total)}`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
