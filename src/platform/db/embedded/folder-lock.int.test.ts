import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { openEmbedded } from './open-embedded.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-lock-'));
});
afterEach(async () => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'));
  await rm(folder, { recursive: true, force: true });
});

/** Another process that holds the folder until it is killed. */
async function holder(): Promise<ChildProcess> {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    lockFolder(process.argv[1]);
    process.stdout.write('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('a second process on one data folder is refused, however often it asks', async () => {
  await holder();
  await expect(openEmbedded({ folder })).rejects.toThrow(FolderInUse);
  await expect(openEmbedded({ folder })).rejects.toThrow(/stop it first, or set DATA_DIR/);
});

test('the folder of a process that was killed is free at once, and its next owner has it alone', async () => {
  const first = await holder();
  first.kill('SIGKILL');
  await once(first, 'exit');
  await holder();
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
});

test('a folder that was given back can be taken again; taking it twice is refused in one process too', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  release();
  lockFolder(folder)();
});
