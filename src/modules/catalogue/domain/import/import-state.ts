/**
 * Where an import is. `mapping`: its columns are being sorted; `checking`: a dry run is under way, `checked`: it has
 * ended; `importing`: pieces are being written; `done`: all are; `stopped`: somebody has ended it before.
 */
export const importStates = ['mapping', 'checking', 'checked', 'importing', 'done', 'stopped'] as const;
export type ImportState = (typeof importStates)[number];

export const rowOutcomes = ['created', 'updated', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** A file that nobody goes on with is deleted after so many hours, what came of an import after so many days. */
export const unfinishedKeptHours = 24;
export const outcomeKeptDays = 30;
/** A run that has written nothing for this long is queued again; rows cannot be imported twice. */
export const stuckAfterMinutes = 30;

export function isRunning(state: ImportState): boolean {
  return state === 'checking' || state === 'importing';
}
