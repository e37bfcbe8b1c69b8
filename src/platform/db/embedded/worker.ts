import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { parentPort } from 'node:worker_threads';
import { isOneStatement } from '../statement-names.ts';
import { PreparedStatements } from './prepared-statements.ts';
import type { DatabaseErrorFields, Reply, Request } from './protocol.ts';

// PGlite runs queries synchronously; in a thread of its own it does not hold up page rendering.
if (parentPort === null) throw new Error('worker.ts runs as a worker thread');
const port = parentPort;
/**
 * For a database in memory: the usual cache of 128 MB and a log in files of 16 MB would take most of the time in which it
 * opens, and most of its dump.
 */
const inMemory = {
  initDbStartParams: ['--wal-segsize=1'],
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
};
let database: PGlite | undefined;
let statements: PreparedStatements | undefined;

function opened(): PGlite {
  if (database === undefined) throw new Error('the embedded database is not open');
  return database;
}

async function handle(request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'open': {
      const { dataDir, snapshot, engine } = request.options;
      database = await PGlite.create({
        ...(dataDir === null ? inMemory : { dataDir }),
        ...(snapshot === null ? {} : { loadDataDir: snapshot }),
        ...engine,
        extensions: { btree_gist, pg_trgm, unaccent },
      });
      statements = new PreparedStatements(database);
      return null;
    }
    case 'query':
      return query(request.sql, request.parameters);
    case 'script':
      return script(request.sql, request.parameters);
    case 'listen':
      await opened().listen(request.channel, (payload) => {
        port.postMessage({ id: null, channel: request.channel, payload } satisfies Reply);
      });
      return null;
    case 'dump': {
      const dump = await opened().dumpDataDir('none');
      return new Uint8Array(await dump.arrayBuffer());
    }
    case 'close':
      await opened().close();
      return null;
  }
}

async function query(text: string, parameters: readonly unknown[]): Promise<unknown> {
  // Several statements at once, as in migrations, are possible only in the simple protocol.
  if (statements === undefined || (parameters.length === 0 && !isOneStatement(text))) {
    statements?.noteCommand(text);
    return (await opened().exec(text)).at(-1) ?? { rows: [], fields: [] };
  }
  return statements.query(text, parameters);
}

/** Several statements, possibly with a transaction of their own; returns the rows of all of them. */
async function script(text: string, parameters: readonly unknown[]): Promise<unknown[]> {
  try {
    if (parameters.length > 0) return (await opened().query(text, [...parameters])).rows;
    return (await opened().exec(text)).flatMap(({ rows }) => rows);
  } catch (error) {
    // A script that failed after its own `begin` must not leave the transaction open for the next caller.
    await opened().exec('rollback');
    throw error;
  }
}

function fieldsOf(error: unknown): DatabaseErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint, detail, table } = error as Error & Partial<DatabaseErrorFields>;
  return {
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(detail === undefined ? {} : { detail }),
    ...(table === undefined ? {} : { table }),
  };
}

port.on('message', ({ id, request }: { id: number; request: Request }) => {
  handle(request).then(
    (value) => port.postMessage({ id, ok: true, value } satisfies Reply),
    (error: unknown) => port.postMessage({ id, ok: false, error: fieldsOf(error) } satisfies Reply),
  );
});
