import type { Db } from '../db.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { openPostgresql } from '../open-postgresql.ts';
import { embeddedEngine } from './embedded-engine.ts';
import { embeddedSnapshot } from './embedded-snapshot.ts';
import { copyOfTemplate, dropCopies, prepareTemplate } from './postgresql-template.ts';

/** A migrated, otherwise empty database of one test file; `close` also removes it. */
export type TestDatabase = Db & {
  /**
   * The address for a second handle, such as another process would open; null on the embedded engine, which allows only
   * one.
   */
  readonly url: string | null;
};

/** What a database begins with beside its empty tables. The same object in all files, which fill it in once. */
export interface FirstRows {
  fill(db: Db): Promise<void>;
}

const filled = new Map<FirstRows, Promise<unknown>>();

/** What this process copies its databases with these rows from. */
function onceFor<T>(first: FirstRows, make: (first: FirstRows) => Promise<T>): Promise<T> {
  const made = (filled.get(first) as Promise<T> | undefined) ?? make(first);
  filled.set(first, made);
  return made;
}

/** The server to test on; if not set, the embedded engine is used. */
function serverUrl(): string | null {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined || url === '' ? null : url;
}

/**
 * Opens a fresh, migrated database for one test file:
 *
 *     let db: TestDatabase;
 *     beforeAll(async () => { db = await openTestDatabase(); });
 *     afterAll(() => db.close());
 *
 * It lives in memory, or on the server that `TEST_DATABASE_URL` names (its user may create databases).
 * `db.engine` tells which. Several test files at once are safe.
 */
export async function openTestDatabase(first?: FirstRows): Promise<TestDatabase> {
  const server = serverUrl();
  if (server === null) {
    const snapshot = await (first === undefined ? embeddedSnapshot() : onceFor(first, filledSnapshot));
    return Object.assign(await openSnapshot(snapshot), { url: null });
  }
  const copy = await copyOfTemplate(
    server,
    first && (await onceFor(first, () => fillTemplate(server, first))),
  );
  const db = openPostgresql({ url: copy.url, maxConnections: 20, onError: () => undefined });
  const closePool = db.close.bind(db);
  const close = async () => {
    await closePool();
    await copy.drop();
  };
  return Object.assign(db, { url: copy.url, close });
}

const openSnapshot = async (snapshot: Blob) =>
  openEmbedded({ folder: null, snapshot, engine: await embeddedEngine() });

async function filledSnapshot(first: FirstRows): Promise<Blob> {
  const db = await openSnapshot(await embeddedSnapshot());
  try {
    await first.fill(db);
    return new Blob([new Uint8Array(await db.dump())]);
  } finally {
    await db.close();
  }
}

async function fillTemplate(server: string, first: FirstRows): Promise<string> {
  const { name, url } = await copyOfTemplate(server);
  const db = openPostgresql({ url, maxConnections: 2, onError: () => undefined });
  await first.fill(db).finally(() => db.close());
  return name;
}

/** Does the work that every `openTestDatabase` would otherwise wait for, once before all tests. */
export async function prepareTestDatabases(): Promise<void> {
  const server = serverUrl();
  if (server === null) await embeddedSnapshot();
  else await prepareTemplate(server);
}

/** Removes what the processes of this run have not removed themselves. */
export async function removeTestDatabases(): Promise<void> {
  const server = serverUrl();
  if (server !== null) await dropCopies(server);
}
