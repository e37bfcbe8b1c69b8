import type { KyselyPlugin } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller has waited longer than is reasonable. */
export class TookTooLong extends Error {
  constructor() {
    super('it took too long');
    this.name = 'TookTooLong';
  }
}

/** When the caller of the current work stops waiting, on the clock of `performance`. */
const waitedFor = new AsyncLocalStorage<number>();

/**
 * Does work for a caller who waits only until then. What remains of the work then ends by itself: it sends no more
 * queries to the database, and its running query is cancelled.
 * @param until on the clock of `performance`; nested calls have their own limit
 * @throws TookTooLong
 */
export async function before<T>(until: number, work: () => Promise<T>): Promise<T> {
  const leftMs = until - performance.now();
  if (leftMs <= 0) throw new TookTooLong();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong()), leftMs);
  });
  try {
    return await Promise.race([waitedFor.run(until, work), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Queries fail with `TookTooLong` if the caller of the current work has stopped waiting: when they run, and not while they
 * are put together. Thrown there, it would break off a `Promise.all` whose other queries then fail with nobody listening,
 * which ends the process.
 */
export const refusesWhenLate: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const until = waitedFor.getStore();
    if (until !== undefined && performance.now() >= until) throw new TookTooLong();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Whether the caller of the current work has set a time limit. */
export function isWaitedForBriefly(): boolean {
  return waitedFor.getStore() !== undefined;
}

/** PostgreSQL's code for a statement that was cancelled because it took too long. */
const tookTooLong = '57014';
/**
 * The pool's message if no connection became free in time; this error has no code. The queue in front of the pool uses
 * the same message.
 */
export const noneFree = 'timeout exceeded when trying to connect';

/** Errors of a connection that cannot be opened or has broken, by Node and by PostgreSQL's server. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // The server shuts down, has crashed, or is only just starting.
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
]);
/** How the driver words it, without a code. */
const connectionLost = /^(Connection terminated|Client has encountered a connection error)/;

/** Whether the database could not be reached, so that the request should be retried in some minutes. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && connectionCodes.has(String(error.code))) || connectionLost.test(error.message);
}

/** Whether the database is available but overloaded, so that the request should be retried a little later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === tookTooLong) || error.message === noneFree;
}
