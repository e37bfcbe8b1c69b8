import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

export interface StartedShop {
  readonly base: string;
  /** From the command to its line `ready`. */
  readonly seconds: number;
  /** Resident memory of the server's process now, in megabytes; NaN where the system does not tell. */
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

/** Types `npm start` in a folder and waits until the shop says that it is ready. */
export async function npmStart(folder: string, settings: Record<string, string>): Promise<StartedShop> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    // A group of its own: npm, its shell and the shop end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...settings, PORT: String(port) },
  });
  await ready(child);
  return {
    base: `http://127.0.0.1:${port}`,
    seconds: (performance.now() - begun) / 1000,
    memoryMb: () => memoryOfLargest(child.pid ?? 0),
    async stop() {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('npm start has no output');
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ready ')) {
      child.stdout.resume();
      return;
    }
  }
  throw new Error('npm start ended before it was ready');
}

/** The shop is by far the largest of what npm started. */
async function memoryOfLargest(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? NaN) / 1000;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const below = await Promise.all(
      children
        .split(' ')
        .filter(Boolean)
        .map((id) => memoryOfLargest(Number(id))),
    );
    return Math.max(own, ...below);
  } catch {
    return NaN;
  }
}
