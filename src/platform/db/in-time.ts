import { AsyncLocalStorage } from 'node:async_hooks';

/** Somebody waited for something for as long as anybody should. */
export class TookTooLong extends Error {
  constructor() {
    super('it took too long');
    this.name = 'TookTooLong';
  }
}

/** When the caller of the current work stops waiting, on the clock of `performance`. */
const waitedFor = new AsyncLocalStorage<number>();

/**
 * Does something for somebody who waits no longer than that. What is left of it then ends by itself: it asks the database
 * nothing more, and what it has asked is given up.
 * @param until on the clock of `performance`; work inside of it that says another time has that one
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

/** @throws TookTooLong when nobody waits any more for what is being done */
export function refuseWhenLate(): void {
  const until = waitedFor.getStore();
  if (until !== undefined && performance.now() >= until) throw new TookTooLong();
}

/** Whether somebody has said until when they wait for what is being done. */
export function isWaitedForBriefly(): boolean {
  return waitedFor.getStore() !== undefined;
}
