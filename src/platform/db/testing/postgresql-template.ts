import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hourMs } from '../../../shared/time/durations.ts';
import { migrate } from '../migrate.ts';
import { openPostgresql } from '../open-postgresql.ts';
import { migrationsHash } from './migrations-hash.ts';

/** Makes the migrated template unless the server has it, and removes what killed runs left behind. */
const makingTemplates = 7_234_001;
const prefix = 'wmk_test_';

/** A database copied from the template. */
export async function prepareTemplate(server: string): Promise<void> {
  await withServer(server, async (client) => {
    await ensureTemplate(server, client);
    await removeLeftBehind(client);
  });
}

interface Copy {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own, copied from the migrated template, or from another database that nobody uses. */
export async function copyOfTemplate(server: string, from?: string): Promise<Copy> {
  const name = `${prefix}${Date.now()}_${process.ppid}_${randomBytes(4).toString('hex')}`;
  await withServer(server, async (client) => {
    const template = from ?? (await ensureTemplate(server, client));
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    name,
    url: urlOf(server, name),
    drop: () =>
      withServer(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Drops the databases that others were copied from, unless this run's processes have done so themselves. */
export async function dropCopies(server: string): Promise<void> {
  await withServer(server, async (client) => {
    for (const { name, startedBy } of await copies(client)) {
      if (startedBy === process.pid) await client.query(`drop database if exists ${name} with (force)`);
    }
  });
}

async function ensureTemplate(server: string, client: pg.Client): Promise<string> {
  const name = `wmk_template_${await migrationsHash()}`;
  if (await exists(client, name)) return name;
  await client.query('select pg_advisory_lock($1)', [makingTemplates]);
  try {
    if (await exists(client, name)) return name;
    // It gets its final name once it is finished, so that a killed run leaves no half-made template.
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const db = openPostgresql({
      url: urlOf(server, unfinished),
      maxConnections: 2,
      onError: () => undefined,
    });
    await migrate(db).finally(() => db.close());
    await client.query(`alter database ${unfinished} with allow_connections false`);
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [makingTemplates]);
  }
}

async function exists(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function removeLeftBehind(client: pg.Client): Promise<void> {
  for (const { name, madeAt } of await copies(client)) {
    if (Date.now() - madeAt > hourMs) await client.query(`drop database if exists ${name} with (force)`);
  }
}

async function copies(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(({ name }) => {
    const [madeAt, startedBy] = name.slice(prefix.length).split('_').map(Number);
    return { name, madeAt: madeAt ?? 0, startedBy };
  });
}

async function withServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
