import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'deep', 'run.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const told: string[] = [];
beforeEach(() => told.splice(0));
const take = (patienceMs?: number) =>
  takeLock(file, { tell: (pid) => told.push(pid), ...(patienceMs === undefined ? {} : { patienceMs }) });

/** The id of a process that runs until its input ends. */
function aProcess() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return {
    pid: String(child.pid),
    end: () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      return ended;
    },
  };
}

test('a lock names its process until it is given back', async () => {
  const release = await take();
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  release?.();
  expect(existsSync(file)).toBe(false);
});

test('who comes second says once for whom they wait, and goes on when that process has ended', async () => {
  (await take())?.();
  const first = aProcess();
  writeFileSync(file, first.pid);
  expect(await take(300)).toBeNull();
  expect(readFileSync(file, 'utf8')).toBe(first.pid);
  const second = take();
  await first.end();
  expect(await second).not.toBeNull();
  expect(new Set(told)).toEqual(new Set([first.pid]));
  expect(told.length).toBeLessThanOrEqual(2);
  (await second)?.();
});

test('the lock of a dead process counts for nothing', async () => {
  (await take())?.();
  const dead = aProcess();
  await dead.end();
  writeFileSync(file, dead.pid);
  const release = await take(0);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  expect(told).toEqual([]);
  release?.();
});
