import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../platform/db/embedded/open-embedded.ts';
import { embeddedEngine } from '../../platform/db/testing/embedded-engine.ts';
import { embeddedSnapshot } from '../../platform/db/testing/embedded-snapshot.ts';

// Tests what scripts rely on: a command's exit code and its last line. Uses the embedded database, whichever one the
// other tests use.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-backup-commands-'));
});
afterAll(() => rm(folder, { recursive: true }));

const openData = async (name: string) =>
  openEmbedded({
    folder: join(folder, name),
    snapshot: await embeddedSnapshot(),
    engine: await embeddedEngine(),
  });

/** Runs a command on the embedded database of a folder. */
async function run(command: 'backup' | 'restore', data: string, ...given: string[]) {
  const file = join(import.meta.dirname, `${command}.ts`);
  const env = { PATH: process.env.PATH, DATA_DIR: join(folder, data), LOG_LEVEL: 'warn' };
  return new Promise<{ code: number | null; lines: string[] }>((resolve) => {
    const child = execFile(process.execPath, [file, ...given], { env, cwd: folder }, (_error, out, err) =>
      resolve({ code: child.exitCode, lines: `${out}${err}`.trim().split('\n') }),
    );
  });
}

test('a backup is made and restored, each with a last line that says so', async () => {
  const db = await openData('shop');

  const running = await run('backup', 'shop', 'today');
  expect(running.code).toBe(1);
  expect(running.lines).toEqual([expect.stringContaining('another process uses'), 'no backup was made']);
  await db.close();

  const made = await run('backup', 'shop', 'today');
  expect(made).toMatchObject({ code: 0 });
  expect(made.lines.at(-1)).toBe(`backup made: ${join(folder, 'today')}`);

  const restored = await run('restore', 'copy', 'today', '--skip-numbers=7');
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.lines.at(-1)).toMatch(/^restored: the shop as it was at \d{4}-/);
  expect(await readdir(folder)).toEqual(expect.not.arrayContaining([expect.stringContaining('unfinished')]));

  const again = await run('backup', 'shop', 'today');
  expect(again.code).toBe(1);
  expect(again.lines[0]).toContain('a backup is never overwritten');
}, 180_000);

test.each<[string, 'backup' | 'restore', string[], RegExp]>([
  ['where no database is', 'backup', ['new'], /there is no database/],
  ['of two names', 'backup', ['one', 'two'], /usage/],
  ['from nowhere', 'restore', ['nowhere'], /holds no backup/],
  ['without a name', 'restore', [], /usage/],
  ['with a number that is none', 'restore', ['x', '--skip-numbers=some'], /usage/],
  ['with an unknown option', 'restore', ['x', '--force'], /'--force'/],
])('nothing happens %s', async (_how, command, given, reason) => {
  const { code, lines } = await run(command, 'nothing-yet', ...given);
  expect(code).toBe(1);
  expect(lines[0]).toMatch(reason);
  expect(lines.at(-1)).toBe(command === 'backup' ? 'no backup was made' : 'nothing was restored');
  expect(await readdir(folder)).not.toContain('nothing-yet');
});
