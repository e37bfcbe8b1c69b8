import { sql } from 'kysely';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { queries, type Db } from '../db/db.ts';
import { knownMigrations, migrate } from '../db/migrate.ts';
import { openPostgresql } from '../db/open-postgresql.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { job } from '../jobs/job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { openFileStore } from '../files/file-store.ts';
import { createLog } from '../log/log.ts';
import { orderMail } from '../mail/order-mail.ts';
import { createOutbox, writeOutbox } from '../outbox/outbox.ts';
import type { FilePlace } from './backed-up-files.ts';
import { digestOf } from './checksums.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { contentsOf } from './testing/contents-of.ts';

const log = createLog({ level: 'silent' });
const now = new Date('2027-03-28T01:30:00Z');

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let backup: string;

beforeAll(async () => {
  [source, target] = await Promise.all([openTestDatabase(), openTestDatabase()]);
});
afterAll(() => Promise.all([source.close(), target.close()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wmk-backup-'));
  backup = join(folder, 'backups', 'today');
  for (const db of [source, target]) await sql`truncate search_words, outbox`.execute(queries(db));
});
afterEach(() => rm(folder, { recursive: true }));

const filesOf = (name: string): FilePlace => ({ kind: 'folder', folder: join(folder, name) });
const back = (db: Db = source) =>
  makeBackup({ db, files: filesOf('files'), folder: backup, now: () => now, say: () => undefined });
const restore = (more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    db: target,
    files: filesOf('restored'),
    folder: backup,
    replace: false,
    skipNumbers: 0,
    say: () => undefined,
    ...more,
  });
const addWord = (db: Db, word: string) =>
  sql`insert into search_words (word) values (${word})`.execute(queries(db));
const putFile = async (place: string, key: string, text: string) => {
  await mkdir(join(folder, place), { recursive: true });
  await writeFile(join(folder, place, key), text);
};
const restoredFiles = async () => {
  const place = join(folder, 'restored');
  const read = async (name: string) => [name, await readFile(join(place, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all((await readdir(place)).map(read)));
};
/** Changes a file of the backup and, as a forger would, its checksum too. */
async function rewrite(name: string, change: (text: string) => string): Promise<void> {
  const file = join(backup, name);
  const before = await digestOf(file);
  await writeFile(file, change(await readFile(file, 'utf8')));
  const sums = join(backup, 'SHA256SUMS');
  await writeFile(sums, (await readFile(sums, 'utf8')).replace(before, await digestOf(file)));
}

describe('what is restored', () => {
  test('are the same files and rows, whatever stands in them, but the key by which addresses were hashed', async () => {
    const words = ['', 'Über\u2028Zeilen\r\n\thinweg', '"\\u0041" \\N', '🪑', 'null', '{a,"b"}'];
    for (const word of words) await addWord(source, word);
    await sql`
      insert into outbox (job, payload, created_at, dispatched_at) values
        ('none', 'null', '2027-03-28T01:30:00.123456Z', '-infinity'), ('big', '{"n": 12345678901234567890.10}', now(), null)
    `.execute(queries(source));
    await putFile('files', 'a.webp', 'Stuhl');
    await mkdir(join(folder, 'files', '.unfinished'));
    await putFile('files/.unfinished', 'half', 'St');
    const { tables, files } = await back();
    expect(files).toEqual({ store: 'folder', count: 1, bytes: 5 });
    expect(tables.find(({ name }) => name === 'search_words')?.rows).toBe(words.length);
    expect(tables.map(({ name }) => name)).not.toContain('hash_key');
    await restore();
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    expect(await restoredFiles()).toEqual({ 'a.webp': 'Stuhl' });
    const { rows } = await sql<{ key: string }>`select key from hash_key`.execute(queries<object>(target));
    expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  test('are rows that refer to one of the same table that comes after them', async () => {
    const invoice = (id: string, number: number, refersTo: string | null) => sql`
      insert into invoices (id, year, number, kind, reference, wish, refers_to, issued_at, gross_cents, order_number,
        recipient, content)
      values (${id}, 2027, ${number}, ${refersTo === null ? 'invoice' : 'credit-note'}, ${id}, 'x', ${refersTo}, ${now},
        100, 'WMK-1', 'Ada', jsonb_build_object('text', repeat('langer Text ', 60000)))
    `;
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const db of [source, target]) await sql`truncate invoices, invoice_series`.execute(queries(db));
    await sql`insert into invoice_series values (2027, 2)`.execute(queries(source));
    await invoice(first, 1, null).execute(queries(source));
    await invoice(second, 2, first).execute(queries(source));
    // Rewrites the row, so that it comes after the one that refers to it.
    await sql`update invoices set file_key = 'a.pdf' where id = ${first}`.execute(queries(source));
    await back();
    await restore();
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    const { rows } = await sql`
      select conname from pg_constraint where conrelid = 'invoices'::regclass and confrelid = conrelid
    `.execute(queries(target));
    expect(rows).toEqual([{ conname: 'invoices_refers_to_fkey' }]);
    for (const db of [source, target]) await sql`truncate invoices, invoice_series`.execute(queries(db));
  });

  test('are files in a bucket, where there is one now; those in one stay there', async () => {
    await putFile('files', 'a.webp', 'Stuhl');
    await back();
    const store = await openFileStore({ dataDir: join(folder, 'bucket'), s3: null });
    const bucket: FilePlace = { kind: 's3', bucket: 'wmk', store };
    await restore({ files: bucket });
    expect((await store.get('a.webp'))?.size).toBe(5);
    const second = join(folder, 'backups', 'second');
    const options = { db: source, files: bucket, now: () => now, say: () => undefined };
    const { files } = await makeBackup({ ...options, folder: second });
    expect(files).toEqual({ store: 's3', bucket: 'wmk' });
    expect((await readdir(second)).sort()).toEqual(['SHA256SUMS', 'manifest.json', 'tables']);
    await putFile('restored', 'kept.webp', 'bleibt');
    await restore({ folder: second });
    expect(await restoredFiles()).toEqual({ 'kept.webp': 'bleibt' });
  });

  test('is one moment, however much is written meanwhile', async () => {
    let writing = true;
    const writer = (async () => {
      for (let count = 0; writing; count += 1) {
        await source.transaction(async (tx) => {
          await sql`insert into outbox (job, payload, created_at) values ('x', '1', ${now})`.execute(
            queries(tx),
          );
          await sql`insert into search_words (word) values (${`${count}`})`.execute(queries(tx));
        });
      }
    })();
    const { tables } = await back().finally(() => (writing = false));
    await writer;
    const rows = new Map(tables.map((table) => [table.name, table.rows]));
    expect(rows.get('search_words')).toBe(rows.get('outbox'));
  });

  test('are jobs that were handed over and not done: they wait in the outbox again', async () => {
    const greet = job('greet', z.object({ name: z.string() }));
    const jobs = createJobs({ db: source, log, pollSeconds: 0.5 });
    const greeted: string[] = [];
    jobs.define(greet, {
      retryLimit: 3,
      retryDelaySeconds: 600,
      handler: async ({ name }) => {
        greeted.push(name);
        if (name === 'Ada') throw new Error('the mail server is down');
      },
    });
    const outbox = createOutbox({ db: source, jobs, log, now: () => now });
    await jobs.start();
    const order = (name: string) => source.transaction((tx) => writeOutbox(tx, greet, { name }, now));
    const waiting = await order('Ada');
    await order('Bea');
    await outbox.dispatch();
    const states = () =>
      sql`select from jobs.job where state in ('retry', 'completed')`.execute(queries(source));
    await expect.poll(async () => (await states()).rows.length).toBe(2);
    await jobs.stop();
    await back();
    await restore();
    const { rows } = await sql`select job_id, payload from outbox where dispatched_at is null`.execute(
      queries(target),
    );
    expect(rows).toEqual([{ job_id: waiting, payload: { name: 'Ada' } }]);
    await sql`drop schema jobs cascade`.execute(queries(source));
  });

  test('are waiting mails without what opens accounts and orders', async () => {
    const paragraph = { kind: 'paragraph', text: 'anbei Ihre Bestellung.' } as const;
    const button = { kind: 'button', label: 'Öffnen', address: 'https://wmk.example/geheim' } as const;
    const both = { subject: 'Post', blocks: [paragraph, button] };
    const about = { entity: 'orders', id: 'WMK-1' };
    await source.transaction(async (tx) => {
      await orderMail(tx, () => ({ ...both, to: 'ada@example.org', about }), now);
      await orderMail(tx, () => ({ ...both, to: 'einladung@example.org' }), now);
      await orderMail(tx, () => ({ ...both, to: 'brief@example.org', blocks: [paragraph] }), now);
    });
    await back();
    await restore();
    const { rows } = await sql<{ payload: object }>`select payload from outbox order by id`.execute(
      queries(target),
    );
    expect(rows.map(({ payload }) => payload)).toMatchObject([
      { to: 'ada@example.org', blocks: [paragraph], about },
      { to: 'brief@example.org', blocks: [paragraph] },
    ]);
    for (const db of [source, target]) await sql`truncate sent_mails`.execute(queries(db));
  });

  test('is brought to the newest version, if an older one made it', async () => {
    const all = await knownMigrations();
    const older = await openTestDatabase();
    for (const schema of ['public', 'jobs'])
      await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(queries(older));
    await sql`create schema public`.execute(queries(older));
    await migrate(older, all.slice(0, -2));
    await addWord(older, 'alt');
    expect((await back(older).finally(() => older.close())).migrations).toEqual(all.slice(0, -2));
    await restore();
    expect((await contentsOf(target))['search_words']).toEqual(['(alt)']);
    const { rows } = await sql`select name from migrations order by name`.execute(queries(target));
    expect(rows).toEqual(all.map((name) => ({ name })));
  });

  test('are the number sequences, which can skip numbers given out since', async () => {
    const next = async (db: Db, name: string) =>
      (await sql<{ number: string }>`select nextval(${name})::text as number`.execute(queries(db))).rows[0]
        ?.number;
    const given = Number(await next(source, 'order_numbers'));
    await back();
    await restore();
    expect(await next(target, 'order_numbers')).toBe(`${given + 1}`);
    expect(await next(target, 'buy_in_numbers')).toBe('5001');
    await restore({ replace: true, skipNumbers: 200 });
    expect(await next(target, 'order_numbers')).toBe(`${given + 201}`);
  });
});

describe('nothing happens', () => {
  let made: string;
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'wmk-backup-'));
    const files: FilePlace = { kind: 'folder', folder: join(made, 'files') };
    await mkdir(files.folder);
    await writeFile(join(files.folder, 'a.webp'), 'Stuhl');
    const options = { db: source, files, now: () => now, say: () => undefined };
    await makeBackup({ ...options, folder: join(made, 'backup') });
  });
  afterAll(() => rm(made, { recursive: true }));
  /** A backup with the file a.webp, to be spoiled. */
  const aBackup = () => cp(join(made, 'backup'), backup, { recursive: true });

  test('where a backup of that name is', async () => {
    await mkdir(backup, { recursive: true });
    await expect(back()).rejects.toThrow('exists already');
    expect(await readdir(backup)).toEqual([]);
  });

  test('where the folder cannot be read, and no half backup stays', async () => {
    await putFile('.', 'files', 'a file instead of a folder');
    await expect(back()).rejects.toThrow('ENOTDIR');
    expect(await readdir(join(folder, 'backups'))).toEqual([]);
  });

  test('to a database that holds rows, until it is said that they may go', async () => {
    await addWord(source, 'neu');
    await putFile('files', 'new.webp', 'neu');
    await back();
    await addWord(target, 'alt');
    await putFile('restored', 'old.webp', 'alt');
    await expect(restore()).rejects.toThrow(/not empty \(search_words\); --replace/);
    expect((await contentsOf(target))['search_words']).toEqual(['(alt)']);
    await sql`truncate search_words`.execute(queries(target));
    await expect(restore()).rejects.toThrow(/files that the backup does not have/);
    expect(await restoredFiles()).toEqual({ 'old.webp': 'alt' });
    await restore({ replace: true });
    expect((await contentsOf(target))['search_words']).toEqual(['(neu)']);
    expect(await restoredFiles()).toEqual({ 'new.webp': 'neu' });
    expect((await readdir(folder)).sort()).toEqual(['backups', 'files', 'restored']);
  });

  test.each([
    ['a row was changed', 'tables/search_words.jsonl.gz', /search_words\.jsonl\.gz is not as it was written/],
    ['a file was changed', 'files/a.webp', /a\.webp is not as it was written/],
    ['its description was changed', 'manifest.json', /not readable|not as it was written/],
  ])('when %s', async (_what, name, message) => {
    await aBackup();
    const bytes = await readFile(join(backup, name));
    bytes[bytes.length - 3]! ^= 1;
    await writeFile(join(backup, name), bytes);
    await expect(restore()).rejects.toThrow(message);
  });

  test('when a file is missing, or its checksum', async () => {
    await aBackup();
    const sums = join(backup, 'SHA256SUMS');
    const lines = await readFile(sums, 'utf8');
    await writeFile(sums, lines.replace(/^.*pieces\.jsonl\.gz\n/m, ''));
    await expect(restore()).rejects.toThrow('does not name tables/');
    await writeFile(sums, lines.replace(/^.*a\.webp\n/m, ''));
    await expect(restore()).rejects.toThrow('it names 0 files');
    await writeFile(sums, lines);
    await rm(join(backup, 'files', 'a.webp'));
    await expect(restore()).rejects.toThrow('a.webp cannot be read');
    await rm(join(backup, 'manifest.json'));
    await expect(restore()).rejects.toThrow('holds no backup');
  });

  test.each([
    [
      'format',
      (text: string) => text.replace('"format": 1', '"format": 2'),
      /format 2, made by a newer version/,
    ],
    [
      'migration',
      (text: string) => text.replace('"0001_platform"', '"0001_platform", "9999_of_tomorrow"'),
      /another version of the shop: it has migration 9999_of_tomorrow/,
    ],
  ])('when its %s is of a newer version', async (_what, change, message) => {
    await aBackup();
    await rewrite('manifest.json', change);
    await expect(restore()).rejects.toThrow(message);
  });

  test('when it breaks in the middle: rows and files are as before', async () => {
    await addWord(source, 'neu');
    await putFile('files', 'new.webp', 'neu');
    await back();
    await rewrite('manifest.json', (text) => text.replace(/("search_words",[^}]*"rows": )1/s, '$12'));
    await addWord(target, 'alt');
    await putFile('restored', 'old.webp', 'alt');
    const before = await contentsOf(target);
    await expect(restore({ replace: true })).rejects.toThrow('search_words: 1 rows instead of 2');
    expect(await contentsOf(target)).toEqual(before);
    expect(await restoredFiles()).toEqual({ 'old.webp': 'alt' });
    expect((await readdir(folder)).sort()).toEqual(['backups', 'files', 'restored']);
  });

  test.runIf(process.env.TEST_DATABASE_URL)('while a shop is connected to the database', async () => {
    await back();
    await addWord(target, 'alt');
    const other = openPostgresql({ url: target.url!, maxConnections: 1, onError: () => undefined });
    try {
      await expect(restore({ replace: true, db: other })).rejects.toThrow('a shop is connected');
    } finally {
      await other.close();
    }
    expect((await contentsOf(target))['search_words']).toEqual(['(alt)']);
  });
});
