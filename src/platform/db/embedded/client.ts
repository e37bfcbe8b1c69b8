import type { PGliteQueryResults, PGliteTransaction } from 'kysely';
import { Worker } from 'node:worker_threads';
import type { OpenOptions, Reply, Request } from './protocol.ts';

/** A database error with PostgreSQL's own fields, as in the `pg` driver. */
class DatabaseError extends Error {
  code?: string;
  constraint?: string;
  detail?: string;
  table?: string;
}

type Settle = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/**
 * The embedded database as seen from the shop's thread. It is a single connection, so a transaction holds it
 * exclusively: other queries wait until the transaction has ended.
 */
export class EmbeddedClient {
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;
  #worker: Worker;
  #nextId = 1;
  #pending = new Map<number, Settle>();
  #listeners = new Map<string, ((payload: string) => void)[]>();
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(options: OpenOptions) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url));
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error: Error) => this.#failAll(error));
    this.#worker.on('exit', () => this.#failAll(new Error('the embedded database has stopped')));
    this.waitReady = this.#send({ kind: 'open', options }).then(() => {
      this.ready = true;
    });
  }

  query<T>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<T>> {
    return this.#inTurn(() => this.#query<T>(sql, parameters));
  }

  transaction<T>(work: (tx: PGliteTransaction) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#query('begin');
      let rolledBack = false;
      try {
        const value = await work({
          query: (sql, parameters) => this.#query(sql, parameters),
          rollback: async () => {
            rolledBack = true;
            await this.#query('rollback');
          },
        });
        if (!rolledBack) await this.#query('commit');
        return value;
      } catch (error) {
        if (!rolledBack) await this.#query('rollback');
        throw error;
      }
    });
  }

  /**
   * Runs SQL text unchanged: several statements, possibly with `begin` and `commit`. No other query runs in between.
   * @returns the rows of all its statements
   */
  async script(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
    return (await this.#inTurn(() => this.#send({ kind: 'script', sql, parameters }))) as unknown[];
  }

  async listen(channel: string, callback: (payload: string) => void): Promise<void> {
    const known = this.#listeners.get(channel) ?? [];
    this.#listeners.set(channel, [...known, callback]);
    // Also needed if somebody else already listens, since that call may still be waiting for its turn.
    if (known.length > 0) await this.#lastTurn;
    else await this.#inTurn(() => this.#send({ kind: 'listen', channel }));
  }

  /** The whole database as an archive, which the option `snapshot` opens again. */
  async dump(): Promise<Uint8Array> {
    return (await this.#inTurn(() => this.#send({ kind: 'dump' }))) as Uint8Array;
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.#inTurn(() => this.#send({ kind: 'close' }));
    this.closed = true;
    await this.#worker.terminate();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastTurn.then(work, work);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  async #query<T>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<T>> {
    return (await this.#send({ kind: 'query', sql, parameters })) as PGliteQueryResults<T>;
  }

  #send(request: Request): Promise<unknown> {
    if (this.closed) return Promise.reject(new Error('the embedded database is closed'));
    const id = this.#nextId;
    this.#nextId += 1;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#pending.set(id, { resolve, reject });
    this.#worker.postMessage({ id, request });
    return promise;
  }

  #receive(reply: Reply): void {
    if (reply.id === null) {
      for (const callback of this.#listeners.get(reply.channel) ?? []) callback(reply.payload);
      return;
    }
    const settle = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.ok) settle?.resolve(reply.value);
    else settle?.reject(Object.assign(new DatabaseError(reply.error.message), reply.error));
  }

  #failAll(error: Error): void {
    this.closed = true;
    for (const settle of this.#pending.values()) settle.reject(error);
    this.#pending.clear();
  }
}
