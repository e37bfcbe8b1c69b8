/**
 * node scripts/repeat.ts RUNS [BUSY] [STEP …]: runs the gate, or single steps of it, RUNS times at one commit, the last
 * BUSY of them beside a busy loop, and says whether they agree. Each run's output is kept in .cache/repeat.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache/repeat');
const [runs = 0, busyRuns = 0] = process.argv.slice(2, 4).map(Number);
const steps = process.argv.slice(4);
if (!(runs > 0) || !(busyRuns >= 0) || busyRuns > runs) {
  console.error('usage: node scripts/repeat.ts RUNS [BUSY] [STEP …]');
  process.exit(2);
}

const busyLoop = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

async function runOnce(): Promise<{ output: string; isGreen: boolean; seconds: number }> {
  const started = performance.now();
  const script = path.join(import.meta.dirname, 'test.ts');
  const child = spawn(process.execPath, [script, ...(steps.length > 0 ? steps : ['gate'])], { cwd: root });
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { output, isGreen: code === 0, seconds: Math.round((performance.now() - started) / 1000) };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
/** How often each test was unsteady or red. */
const failed = new Map<string, number>();
let green = 0;
for (let run = 1; run <= runs; run += 1) {
  const isBusy = run > runs - busyRuns;
  const loop = isBusy ? busyLoop() : null;
  const { output, isGreen, seconds } = await runOnce();
  loop?.kill();
  writeFileSync(path.join(folder, `${run}.log`), output);
  if (isGreen) green += 1;
  const lines = output.trimEnd().split('\n');
  for (const line of lines) {
    const test =
      /^ {2}(?:[\w ]+: )?((?:tests|src|scripts|demo|sandbox)\/\S+\.test\.tsx?:?.*?)(?:: line |$)/.exec(
        line,
      )?.[1];
    if (test !== undefined) failed.set(test, (failed.get(test) ?? 0) + 1);
  }
  const beside = isBusy ? ', beside a busy loop' : '';
  console.log(`run ${run}: ${isGreen ? 'green' : 'RED'} after ${seconds} s${beside}: ${lines.at(-1) ?? ''}`);
}
for (const [test, times] of failed) console.log(`  ${times} of ${runs}: ${test}`);
const agree = green === runs || green === 0;
console.log(
  `\n${runs} runs: ${green} green, ${runs - green} red${agree ? ': they agree' : ': they do NOT agree'}`,
);
process.exitCode = green === runs ? 0 : 1;
