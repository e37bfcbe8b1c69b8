import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { FairQueue } from '../fair-queue/fair-queue.ts';
import type { Db } from './db.ts';
import { isWaitedForBriefly } from './in-time.ts';
import { queuedDialect } from './queued-dialect.ts';
import { kyselyDb } from './kysely-db.ts';
import { PostgresqlListener } from './postgresql-listener.ts';
import { isStalePlan, StatementNames } from './statement-names.ts';

/** One network gets at most half of the connections, so that others always find one. */
const maxOfOneNetwork = (connections: number) =>
  Math.max(Math.min(2, connections), Math.ceil(connections / 2));

/** Opens a pool of connections to PostgreSQL 15 or newer. */
export function openPostgresql(options: {
  url: string;
  maxConnections: number;
  onError: (error: Error) => void;
  /**
   * How long to wait for a connection, how long a statement may take, and how long one may take in work with a time
   * limit; no limits if omitted.
   */
  limits?: { readonly waitMs: number; readonly statementMs: number; readonly briefStatementMs: number };
}): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: 'wmk-shop',
    ...(options.limits === undefined
      ? {}
      : {
          connectionTimeoutMillis: options.limits.waitMs,
          statement_timeout: options.limits.statementMs,
        }),
    Client: PreparingClient,
    // JIT compilation pays off only after seconds; for a list of the back office it took ten times as long as the query
    // itself.
    onConnect: async (client) => {
      await client.query('set jit = off');
    },
  });
  // An idle connection that breaks (the server restarts) must not end the process; the pool replaces it.
  pool.on('error', options.onError);
  // Nor must one that breaks in use: the query that waits for its answer fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const paced = options.limits === undefined ? pool : pacedPool(pool, options.limits);
  const queue = new FairQueue(
    options.maxConnections,
    Number.POSITIVE_INFINITY,
    maxOfOneNetwork(options.maxConnections),
  );
  const kysely = new Kysely<never>({
    dialect: queuedDialect(new PostgresDialect({ pool: paced }), queue, options.limits?.waitMs),
  });
  const listener = new PostgresqlListener(options.url, options.onError);
  return kyselyDb(kysely, {
    name: 'postgresql',
    script: async (text, parameters) => {
      // Several statements give several results, which the driver's types do not express.
      const client = await paced.connect();
      try {
        const results = (await client.query(text, [...parameters])) as pg.QueryResult | pg.QueryResult[];
        return [results].flat().flatMap((result) => result.rows as unknown[]);
      } finally {
        client.release();
      }
    },
    listen: (channel, callback) => listener.listen(channel, callback),
    watch: (callback) => listener.watch(callback),
    heard: () => listener.heard(),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: queue.waiting + pool.waitingCount,
    }),
    close: () => listener.close(),
  });
}

/**
 * Connections whose `statement_timeout` matches the caller's patience: a page that was given up must not keep the
 * database busy for a minute. The setting is sent only if it differs from the connection's last one.
 */
function pacedPool(
  pool: pg.Pool,
  { statementMs, briefStatementMs }: { readonly statementMs: number; readonly briefStatementMs: number },
) {
  const paces = new WeakMap<object, number>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const pace = isWaitedForBriefly() ? briefStatementMs : statementMs;
      if ((paces.get(client) ?? statementMs) !== pace) {
        try {
          await client.query(`set statement_timeout = ${pace}`);
          paces.set(client, pace);
        } catch (error) {
          client.release(true);
          throw error;
        }
      }
      return client;
    },
    options: pool.options,
    end: () => pool.end(),
  };
}

/** Shared by all connections: a text has the same name everywhere, and each connection prepares it for itself. */
const names = new StatementNames();

type AnyQuery = (...args: unknown[]) => unknown;

/** A connection to PostgreSQL that prepares frequent statements. */
class PreparingClient extends pg.Client {
  /**
   * A query given as text with values is sent by name; everything else is left to the driver. A plan that a migration
   * has made stale is replaced. Inside a transaction the whole transaction must be retried, because PostgreSQL has
   * ended it.
   */
  override query = ((...args: unknown[]): unknown => {
    const run = super.query.bind(this) as AnyQuery;
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || callback !== undefined) return run(...args);
    const name = names.nameOf(text);
    if (name === null) return run(text, values);
    const inTransaction = this.getTransactionStatus() !== 'I';
    return (run({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      names.renew(text);
      if (inTransaction) throw error;
      return run(text, values);
    });
  }) as pg.Client['query'];
}
