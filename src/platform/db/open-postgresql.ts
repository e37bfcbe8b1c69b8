import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import { kyselyDb } from './kysely-db.ts';

/** Opens a pool of connections to PostgreSQL 15 or newer. */
export function openPostgresql(options: {
  url: string;
  maxConnections: number;
  onError: (error: Error) => void;
}): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: 'wmk-shop',
  });
  // An idle connection that breaks (the server restarts) must not end the process; the pool replaces it.
  pool.on('error', options.onError);
  const kysely = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const listener = new Listener(options.url, options.onError);
  return kyselyDb(kysely, {
    name: 'postgresql',
    listen: (channel, callback) => listener.listen(channel, callback),
    close: () => listener.close(),
  });
}

const reconnectAfterMs = 1_000;

/** One connection of its own for notifications, since a pooled one would be handed to somebody else. */
class Listener {
  #url: string;
  #onError: (error: Error) => void;
  #callbacks = new Map<string, ((payload: string) => void)[]>();
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async listen(channel: string, callback: (payload: string) => void): Promise<void> {
    const known = this.#callbacks.get(channel) ?? [];
    this.#callbacks.set(channel, [...known, callback]);
    if (this.#client === null) await this.#connect();
    else if (known.length === 0) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'wmk-shop listen' });
    client.on('notification', ({ channel, payload }) => {
      for (const callback of this.#callbacks.get(channel) ?? []) callback(payload ?? '');
    });
    client.on('error', (error) => {
      this.#onError(error);
      this.#reconnectLater();
    });
    await client.connect();
    for (const channel of this.#callbacks.keys()) {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    }
    this.#client = client;
  }

  #reconnectLater(): void {
    this.#client = null;
    setTimeout(() => {
      if (this.#closed) return;
      this.#connect().then(
        // What was said meanwhile is lost: whoever listens is told to distrust all it knows.
        () => this.#callbacks.forEach((callbacks) => callbacks.forEach((callback) => callback('*'))),
        (error: unknown) => {
          this.#onError(error as Error);
          this.#reconnectLater();
        },
      );
    }, reconnectAfterMs).unref();
  }
}
