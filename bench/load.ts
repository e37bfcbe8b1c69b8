import autocannon from 'autocannon';
import { percentile } from './figures.ts';
import type { ForkedServer } from './forked-server.ts';

export interface Load {
  readonly perSecond: number;
  /** Requests for a second of the server's own processor time: what one core to itself would do. */
  readonly perCpuSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

export interface LoadOptions {
  readonly path: string;
  readonly seconds: number;
  readonly connections: number;
}

/** What browsers send; a page's compressed copy is what is measured. */
export const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' };

/** Asks for one address as fast as it is answered. @throws Error when anything but success came back */
export async function load(server: ForkedServer, options: LoadOptions): Promise<Load> {
  const timesMs: number[] = [];
  const before = await server.ask({ kind: 'cpu' });
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: server.base + options.path,
        duration: options.seconds,
        connections: options.connections,
        headers: acceptEncoding,
      },
      (error: unknown, done) => {
        if (error instanceof Error) reject(error);
        else resolve(done);
      },
    );
    // The types leave out the first argument, the client.
    run.on('response', (...args: readonly unknown[]) => timesMs.push(Number(args[3])));
  });
  const after = await server.ask({ kind: 'cpu' });
  const wrong = result.non2xx + result.errors + result.timeouts;
  if (wrong > 0 || timesMs.length === 0) throw new Error(`${options.path}: ${wrong} requests failed`);
  return {
    perSecond: timesMs.length / result.duration,
    perCpuSecond: timesMs.length / (after.cpuSeconds - before.cpuSeconds),
    p50Ms: percentile(timesMs, 50),
    p95Ms: percentile(timesMs, 95),
    p99Ms: percentile(timesMs, 99),
  };
}
