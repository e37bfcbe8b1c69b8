/** PostgreSQL's code for a statement that took too long. */
const tookTooLong = '57014';
/** What the pool says when no connection came free in time; it has no code. The turns before it say the same. */
export const noneFree = 'timeout exceeded when trying to connect';

/** Whether the database is there and has more to do than it can: to be tried again a little later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === tookTooLong) || error.message === noneFree;
}
