import type { Kysely } from 'kysely';
import { refuseWhenLate } from './in-time.ts';

declare const dbMark: unique symbol;
declare const txMark: unique symbol;

/**
 * What a repository may do with its tables. Deliberately without `transaction()`:
 * a transaction is opened in one way only, through `Db.transaction`.
 */
export type Queries<Tables> = Pick<
  Kysely<Tables>,
  | 'selectFrom'
  | 'selectNoFrom'
  | 'insertInto'
  | 'updateTable'
  | 'deleteFrom'
  | 'with'
  | 'withRecursive'
  | 'fn'
  | 'dynamic'
  | 'getExecutor'
>;

/** How busy this process's connections to a server are. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  /** Queries and transactions that wait for a connection. */
  readonly waiting: number;
}

/** The database outside of any transaction: each query stands alone. */
export interface Db {
  readonly [dbMark]: never;
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Runs `work` in one transaction. It is rolled back when `work` throws, and also when it returns a
   * failed `Result`: a use case that ends in a refusal leaves nothing behind.
   * Deadlocks and serialization failures are tried again, so `work` must have no other effects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls back with the payload of every `notify` on the channel, from any process on this database. */
  listen(channel: string, callback: (payload: string) => void): Promise<void>;
  /** null: the embedded database, which is one connection. */
  connections(): Connections | null;
  close(): Promise<void>;
}

/**
 * An open transaction. A type of its own, not a `Db`: awaiting the outer handle inside a transaction
 * hangs on the embedded database, so the compiler must tell them apart.
 */
export interface Tx {
  readonly [txMark]: never;
}

const executors = new WeakMap<object, Kysely<never>>();

/** Ties a handle to its query builder. For the two engines only. */
export function bindExecutor(handle: object, executor: Kysely<never>): void {
  executors.set(handle, executor);
}

/**
 * The query builder of a handle, seen through a module's own tables.
 * @throws TookTooLong when nobody waits any more for what is being done
 */
export function queries<Tables>(handle: Db | Tx): Queries<Tables> {
  refuseWhenLate();
  const executor = executors.get(handle);
  if (executor === undefined) throw new TypeError('not a database handle of this shop');
  return executor as unknown as Kysely<Tables>;
}
