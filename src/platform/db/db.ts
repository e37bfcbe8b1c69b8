import { type Kysely, sql } from 'kysely';

declare const dbMark: unique symbol;
declare const txMark: unique symbol;

/**
 * What a repository may do with its tables. Deliberately without `transaction()`: `Db.transaction` is the only way to
 * open a transaction.
 */
type Queries<Tables> = Pick<
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
  /** Queries and transactions waiting for a connection. */
  readonly waiting: number;
}

/** The database outside of any transaction: each query is independent. */
export interface Db {
  readonly [dbMark]: never;
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Runs `work` in one transaction. The transaction is rolled back if `work` throws, and also if it returns a failed
   * `Result`: a use case that ends in a refusal leaves nothing behind. Deadlocks and serialization failures are
   * retried, so `work` must have no other effects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` at the end of each transaction that is about to be committed, to write what is derived from the rows of
   * several departments together with them. Called once, when the shop is composed.
   */
  beforeCommit(work: (tx: Tx) => Promise<void>): void;
  /** Calls back with the payload of every `notify` on the channel, whichever process on this database sent it. */
  listen(channel: string, callback: (payload: string) => void): Promise<void>;
  /**
   * Calls back with true when the server cannot be reached, and with false when it is there again, after everything
   * that listens has distrusted what it knows. The embedded database is always there.
   */
  watch(callback: (isAway: boolean) => void): void;
  /** null for the embedded database, which has a single connection. */
  connections(): Connections | null;
  close(): Promise<void>;
}

/**
 * An open transaction. It is a type of its own, not a `Db`: awaiting the outer handle inside a transaction hangs on the
 * embedded database, so the compiler must tell them apart.
 */
export interface Tx {
  readonly [txMark]: never;
}

const executors = new WeakMap<object, Kysely<never>>();
const heardFirst = new WeakSet<Tx>();

/**
 * Lets the transaction end only once this process has heard its notifications, which come by a connection of their own
 * and might be late: whoever has made a change must see it with the next request.
 */
export function endOnceHeard(tx: Tx): void {
  heardFirst.add(tx);
}

/** For the engines only. */
export const endsOnceHeard = (tx: Tx): boolean => heardFirst.has(tx);

/** Ties a handle to its query builder. For the two engines only. */
export function bindExecutor(handle: object, executor: Kysely<never>): void {
  executors.set(handle, executor);
}

/** The query builder of a handle, typed with a module's own tables. */
export function queries<Tables>(handle: Db | Tx): Queries<Tables> {
  const executor = executors.get(handle);
  if (executor === undefined) throw new TypeError('not a database handle of this shop');
  return executor as unknown as Kysely<Tables>;
}

/**
 * Makes requests wait for each other that have one of these texts in common, until the transaction ends: a double
 * click, two tabs of a checkout, two orders of one e-mail address. Always in the same order, which
 * rules out deadlocks.
 */
export async function lockTexts(tx: Tx, texts: readonly string[]): Promise<void> {
  await sql`
    select count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended(text, 7234003) as key from unnest(${texts}::text[]) as w (text) order by key
    ) ordered
  `.execute(queries<object>(tx));
}
