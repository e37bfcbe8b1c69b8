import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createLifecycle } from './lifecycle.ts';

function standIn() {
  const listeners = new Map<string, () => void>();
  const exits: number[] = [];
  return {
    exits,
    on: (signal: string, listener: () => void) => listeners.set(signal, listener),
    exit: (code: number) => void exits.push(code),
    send: (signal: string) => listeners.get(signal)?.(),
  };
}

const log = createLog({ level: 'silent' });
const never = () => new Promise<void>(() => undefined);

test('resources started last are stopped first, each waiting for the one before', async () => {
  const own = standIn();
  const lifecycle = createLifecycle({ log, process: own });
  const stopped: string[] = [];
  for (const name of ['database', 'jobs', 'server']) {
    lifecycle.onShutdown(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, name === 'server' ? 20 : 0));
      stopped.push(name);
    });
  }
  await lifecycle.shutdown('test');
  expect(stopped).toEqual(['server', 'jobs', 'database']);
  expect(own.exits).toEqual([0]);
});

test('one part that breaks does not keep the others from stopping, and the exit code tells', async () => {
  const own = standIn();
  const lifecycle = createLifecycle({ log, process: own });
  let closed = false;
  lifecycle.onShutdown('database', () => void (closed = true));
  lifecycle.onShutdown('jobs', () => Promise.reject(new Error('broken')));
  await lifecycle.shutdown('test');
  expect(closed).toBe(true);
  expect(own.exits).toEqual([1]);
});

test('a part that hangs is given up after the deadline', async () => {
  const own = standIn();
  const lifecycle = createLifecycle({ log, process: own, deadlineMs: 20 });
  lifecycle.onShutdown('jobs', never);
  await lifecycle.shutdown('test');
  expect(own.exits).toEqual([1]);
});

test('the first signal shuts down once, npm’s copy of it changes nothing, the second ends the process at once', async () => {
  const own = standIn();
  let milliseconds = 5_000;
  const lifecycle = createLifecycle({ log, process: own, clock: () => milliseconds });
  let stops = 0;
  lifecycle.onShutdown('jobs', () => {
    stops += 1;
    return never();
  });
  lifecycle.listenToSignals();
  own.send('SIGTERM');
  await expect.poll(() => stops).toBe(1);
  expect(own.exits).toEqual([]);
  milliseconds += 20;
  own.send('SIGTERM');
  expect(own.exits).toEqual([]);
  milliseconds += 1_000;
  own.send('SIGINT');
  expect(own.exits).toEqual([130]);
  expect(stops).toBe(1);
});
