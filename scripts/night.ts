/**
 * `npm run test:night`: all of the gate, without what the gate leaves out, and what is random, slow, wide, or asks
 * today's registry. Each part goes on when another is red. What is found is repeated with the command that its line
 * names. TEST_DATABASE_URL names the PostgreSQL server, as `.ci/night` starts one.
 *
 * node scripts/night.ts [PART …] runs only these.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { overdue, unsteadySchema } from './unsteady.ts';

interface Part {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules/.bin');
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000));
const seeded = { SEED: String(seed) };
const node = (...args: string[]) => [path.join(bin, 'node'), ...args];

const parts: readonly Part[] = [
  // Property tests with another seed and ten times the runs; both engines whole; every width; every state with axe.
  {
    name: 'tests',
    command: node('scripts/test.ts', 'gate'),
    environment: { NIGHT: '1', FC_SEED: String(seed), FC_RUNS_FACTOR: '10' },
  },
  { name: 'audit', command: node('scripts/audit.ts') },
  // Tests that tell a story keep their order (`tests/in-order.ts`).
  {
    name: 'random order',
    command: [
      path.join(bin, 'vitest'),
      'run',
      '--project=unit',
      '--project=integration',
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
    ],
  },
  { name: 'race', command: node('tests/load/race.ts'), environment: { BUYERS: '200' } },
  { name: 'monkey', command: node('tests/monkey/main.ts'), environment: { N: '600', ...seeded } },
  { name: 'hostile', command: node('tests/hostile/main.ts'), environment: { N: '10000', ...seeded } },
  { name: 'faults', command: node('tests/faults/main.ts'), environment: seeded },
  { name: 'under load', command: node('scripts/repeat.ts', '5', '5', 'browser') },
];

const run = ({ command: [program = '', ...args], environment }: Part) =>
  new Promise<number>((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: [bin, process.env['PATH']].join(path.delimiter), ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0) {
  console.error(`usage: node scripts/night.ts [${parts.map(({ name }) => `'${name}'`).join(' | ')}] …`);
  process.exit(2);
}
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const lines: string[] = [];
let red = 0;
console.log(`SEED=${seed}`);
for (const part of chosen) {
  const { name, command, environment = {} } = part;
  const started = performance.now();
  console.log(`\n=== ${name}`);
  const code = await run(part);
  if (code !== 0) red += 1;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const settings = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
  const again =
    code === 0
      ? ''
      : `   again: ${[...settings, ...command.map((word) => (path.basename(word) === 'node' ? 'npx node' : word))].join(' ')}`;
  lines.push(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)}${minutes.padStart(6)} min${again}`);
}
const late = overdue(
  unsteadySchema.parse(JSON.parse(readFileSync(path.join(root, 'tests/unsteady.json'), 'utf8'))),
  new Date(),
);
for (const { test, mendBy } of late) lines.push(`FAILED  to be mended by ${mendBy}: ${test}`);
console.log(`\n${lines.join('\n')}\n\n${chosen.length - red} passed, ${red + late.length} failed`);
process.exitCode = red + late.length === 0 ? 0 : 1;
