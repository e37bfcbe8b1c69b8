/**
 * node scripts/repeat.ts RUNS [BUSY] [STEP …]: runs the gate, or single steps of it, RUNS times at one commit, the last
 * BUSY of them beside a busy loop, and says whether they agree. Each run's output is kept in .cache/repeat/COMMIT. The same
 * call goes on where it was interrupted, and begins anew once it was finished, or with changes that are not committed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { inWords, keptOf, keptRunSchema, namedTests, verdictOf, type KeptRun } from './kept-runs.ts';

const root = path.resolve(import.meta.dirname, '..');
const [runs = 0, busyRuns = 0] = process.argv.slice(2, 4).map(Number);
const steps = process.argv.length > 4 ? process.argv.slice(4) : ['gate'];
if (!(runs > 0) || !(busyRuns >= 0) || busyRuns > runs) {
  console.error('usage: node scripts/repeat.ts RUNS [BUSY] [STEP …]');
  process.exit(2);
}
const plan = [runs, busyRuns, ...steps].join(' ');

/** The commit, unless something is changed beside it. The list of unsteady tests is written by the runs themselves. */
function commitOfTree(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const changed = git('status', '--porcelain', '--', '.', ':!tests/unsteady.json');
  const isClean = changed.status === 0 && changed.stdout === '';
  return isClean ? git('rev-parse', 'HEAD').stdout.trim() : 'working-tree';
}

async function runOnce(isBusy: boolean): Promise<{ output: string; run: KeptRun }> {
  const started = performance.now();
  // A thread ends with this process, however that ends.
  const loop = isBusy ? new Worker('for (;;);', { eval: true }) : null;
  // In a process group of its own, so that its browsers and shops end with it, too.
  const test = path.join(import.meta.dirname, 'test.ts');
  const child = spawn(process.execPath, [test, ...steps], { cwd: root, detached: true });
  const interrupt = () => {
    if (child.pid !== undefined) process.kill(-child.pid);
    process.exit(130);
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  await loop?.terminate();
  const seconds = Math.round((performance.now() - started) / 1000);
  const sum = output.trimEnd().split('\n').at(-1) ?? '';
  return {
    output,
    run: { plan, isGreen: code === 0, seconds, isBusy, tests: namedTests(output), sum },
  };
}

const commit = commitOfTree();
const folder = path.join(root, '.cache/repeat', commit);
const fileOf = (number: number, kind: 'log' | 'json') => path.join(folder, `${number}.${kind}`);
const found = Array.from({ length: commit === 'working-tree' ? 0 : runs }, (_, index) => {
  const file = fileOf(index + 1, 'json');
  return existsSync(file) ? keptRunSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
});
const ended: KeptRun[] = [...keptOf(plan, runs, found)];
if (ended.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [index, run] of ended.entries()) console.log(`${inWords(index + 1, run)} (kept)`);
while (ended.length < runs) {
  const number = ended.length + 1;
  const { output, run } = await runOnce(number > runs - busyRuns);
  if (commitOfTree() !== commit) {
    console.error(`run ${number}: the files have changed meanwhile, so it is not of ${commit}`);
    process.exit(2);
  }
  writeFileSync(fileOf(number, 'log'), output);
  writeFileSync(fileOf(number, 'json'), JSON.stringify(run));
  ended.push(run);
  console.log(inWords(number, run));
}
console.log(verdictOf(ended));
process.exitCode = ended.every(({ isGreen }) => isGreen) ? 0 : 1;
