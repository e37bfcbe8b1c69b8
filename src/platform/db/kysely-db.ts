import type { Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { bindExecutor, endsOnceHeard, type Connections, type Db, type Tx } from './db.ts';
import { refusesWhenLate } from './in-time.ts';
import { bindScript, type RunScript } from './migrate.ts';
import { isStalePlan } from './statement-names.ts';

interface Engine {
  readonly name: Db['engine'];
  script: RunScript;
  listen(channel: string, callback: (payload: string) => void): Promise<void>;
  watch(callback: (isAway: boolean) => void): void;
  /** Whatever was committed before and notified this process has reached its callbacks. Never fails. */
  heard(): Promise<void>;
  connections(): Connections | null;
  close(): Promise<void>;
}

class Refused extends Error {
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super('refused');
    this.outcome = outcome;
  }
}

function isFailedResult(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

/**
 * PostgreSQL's codes for errors after which the whole transaction should be retried: serialization failure and
 * deadlock.
 */
const transient = new Set(['40001', '40P01']);
const attempts = 4;

function isTransient(error: unknown): boolean {
  if (isStalePlan(error)) return true;
  return error instanceof Error && 'code' in error && transient.has(String(error.code));
}

export function kyselyDb(opened: Kysely<never>, engine: Engine): Db {
  const kysely = opened.withPlugin(refusesWhenLate);
  const derivations: ((tx: Tx) => Promise<void>)[] = [];

  async function once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const tx = {} as Tx;
    const value = await kysely.transaction().execute(async (trx) => {
      bindExecutor(tx, trx);
      const outcome = await work(tx);
      if (isFailedResult(outcome)) throw new Refused(outcome);
      for (const derive of derivations) await derive(tx);
      return outcome;
    });
    if (endsOnceHeard(tx)) await engine.heard();
    return value;
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work);
      } catch (error) {
        if (error instanceof Refused) return error.outcome as T;
        if (!isTransient(error) || attempt === attempts) throw error;
        await pause(5 * 2 ** attempt * Math.random());
      }
    }
  }

  const db = {
    engine: engine.name,
    transaction,
    beforeCommit: (work: (tx: Tx) => Promise<void>) => void derivations.push(work),
    listen: (channel: string, callback: (payload: string) => void) => engine.listen(channel, callback),
    watch: (callback: (isAway: boolean) => void) => engine.watch(callback),
    connections: () => engine.connections(),
    close: async () => {
      await kysely.destroy();
      await engine.close();
    },
  } as unknown as Db;
  bindExecutor(db, kysely);
  bindScript(db, engine.script);
  return db;
}
