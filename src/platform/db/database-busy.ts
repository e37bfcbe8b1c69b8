/** PostgreSQL's code for a statement that was cancelled because it took too long. */
const tookTooLong = '57014';
/**
 * The pool's message if no connection became free in time; this error has no code. The queue in front of the pool uses
 * the same message.
 */
export const noneFree = 'timeout exceeded when trying to connect';

/** Whether the database is available but overloaded, so that the request should be retried a little later. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === tookTooLong) || error.message === noneFree;
}
