/**
 * The state of an import. `mapping`: its columns are being mapped; `checking`: a dry run is in progress, `checked`: it
 * has ended; `importing`: pieces are being written; `done`: all are written; `stopped`: somebody has ended it early.
 */
export const importStates = ['mapping', 'checking', 'checked', 'importing', 'done', 'stopped'] as const;
export type ImportState = (typeof importStates)[number];

export const rowOutcomes = ['created', 'updated', 'refused'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** Abandoned files are deleted after this many hours, the outcomes of imports after this many days. */
export const unfinishedKeptHours = 24;
export const outcomeKeptDays = 30;
/** A run that has written nothing for this long is queued again; rows cannot be imported twice. */
export const stuckAfterMinutes = 30;

export function isRunning(state: ImportState): boolean {
  return state === 'checking' || state === 'importing';
}
