import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db } from './db.ts';
import { kyselyDb } from './kysely-db.ts';
import { PostgresqlListener } from './postgresql-listener.ts';
import { PreparingClient } from './preparing-client.ts';

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
    Client: PreparingClient,
    // Compiling a plan pays off after seconds; for a list of the back office it took ten times what the list did.
    onConnect: async (client) => {
      await client.query('set jit = off');
    },
  });
  // An idle connection that breaks (the server restarts) must not end the process; the pool replaces it.
  pool.on('error', options.onError);
  const kysely = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const listener = new PostgresqlListener(options.url, options.onError);
  return kyselyDb(kysely, {
    name: 'postgresql',
    script: async (text, parameters) => {
      // Several statements give several results, which the driver's types do not say.
      const results = (await pool.query(text, [...parameters])) as pg.QueryResult | pg.QueryResult[];
      return [results].flat().flatMap((result) => result.rows as unknown[]);
    },
    listen: (channel, callback) => listener.listen(channel, callback),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => listener.close(),
  });
}
