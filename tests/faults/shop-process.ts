import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ownRoot = join(import.meta.dirname, '../..');

export interface ShopProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it as a power cut would: no signal handler runs, nothing more is written. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

/**
 * Starts the shop as a process of its own on a free port, and waits until it is ready.
 * @param root another working tree of the shop
 * @param umask of the process, in octal; defaults to the caller's own
 */
export async function startShop(
  environment: Readonly<Record<string, string>>,
  root = ownRoot,
  umask?: string,
): Promise<ShopProcess> {
  const program = [process.execPath, join(root, 'src/server/main.ts')] as const;
  const [command, ...args] =
    umask === undefined ? program : (['sh', '-c', `umask ${umask} && exec "$0" "$@"`, ...program] as const);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const address = await readyAddress(child);
  return { address, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the shop’s output is not connected');
  for await (const line of createInterface(child.stdout)) {
    const address = /^ready (\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error(`the shop ended before it was ready (${child.exitCode})`);
}
