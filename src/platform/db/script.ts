import type { Db } from './db.ts';

/** Runs SQL text unchanged, several statements included; returns the rows of all of them. */
export type RunScript = (text: string, parameters: readonly unknown[]) => Promise<unknown[]>;

const scripts = new WeakMap<Db, RunScript>();

/** Ties a handle to the function that runs its scripts. For the two engines only. */
export function bindScript(db: Db, run: RunScript): void {
  scripts.set(db, run);
}

/**
 * Runs SQL written by others (for example the job queue's own schema), with `begin` and `commit` in the text, which no
 * query builder understands. Our own SQL goes through `queries`.
 */
export function scriptsOf(db: Db): RunScript {
  const run = scripts.get(db);
  if (run === undefined) throw new TypeError('not a database handle of this shop');
  return run;
}
