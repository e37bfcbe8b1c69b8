import { sql } from 'kysely';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../db/db.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { openFileStore, type FileStore } from '../files/file-store.ts';
import { createJobs } from '../jobs/jobs.ts';
import { GiveUp, type JobContext } from '../jobs/run-batch.ts';
import { createLog } from '../log/log.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { sendMail, type Mail } from './mail.ts';
import { orderMail } from './order-mail.ts';
import { createMailer, defineSendMail, type Mailer } from './mailer.ts';
import { testLetterhead } from './testing/read-mail.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';

const now = new Date('2027-03-28T01:30:00.250Z');
const id = '0192a1b2-0000-4000-8000-00000000beef';
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Bestätigung für Ihr Sideboard „Müritz“',
  blocks: [{ kind: 'paragraph', text: 'Vielen Dank für Ihre Bestellung.' }],
  headers: { 'X-Order': '1001' },
  attachments: [{ filename: 'Rechnung 1001.txt', fileKey: 'documents/1001.txt' }],
};

let dataDir: string;
let files: FileStore;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wmk-mails-'));
  files = await openFileStore({ dataDir, s3: null });
  await files.put('documents/1001.txt', Buffer.from('Summe 1.200 €'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const letterhead = () => Promise.resolve(testLetterhead);
const mailer = (smtpUrl: string | null): Mailer =>
  createMailer({
    smtpUrl,
    mailFrom: 'WMK <shop@wmk.example>',
    dataDir,
    files,
    letterhead,
    now: () => now,
  });

/** The headers of a mail, unfolded. */
const headersOf = (eml: string) => (eml.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

// What the first test keeps is read by the others.
describe('without a mail server', { shuffle: false }, () => {
  test('a mail is kept once, as a file that mail programs read', async () => {
    const keeping = mailer(null);
    await keeping.send(mail, id);
    await keeping.send(mail, id);
    const name = `2027-03-28T01-30-00.250Z-${id}`;
    expect((await readdir(join(dataDir, 'mails'))).sort()).toEqual([`${name}.eml`, `${name}.json`]);
    expect((await stat(join(dataDir, 'mails', `${name}.eml`))).mode & 0o077).toBe(0);

    const eml = await readFile(join(dataDir, 'mails', `${name}.eml`), 'utf8');
    expect(headersOf(eml)).toEqual(
      expect.arrayContaining([
        'From: WMK <shop@wmk.example>',
        'To: ada@example.org',
        `Message-ID: <${id}@wmk.example>`,
        'Date: Sun, 28 Mar 2027 01:30:00 +0000',
        'X-Order: 1001',
        'Auto-Submitted: auto-generated',
        expect.stringMatching(/^Subject: =\?UTF-8\?/),
      ]),
    );
    expect(eml).toContain('Vielen Dank f=C3=BCr Ihre Bestellung.');
    expect(eml).toContain(Buffer.from('Summe 1.200 €').toString('base64'));
  });

  test('the kept ones can be listed and read, and nothing else', async () => {
    const { kept } = mailer(null);
    const [newest, ...others] = (await kept?.list(10)) ?? [];
    expect(others).toEqual([]);
    expect(newest).toMatchObject({ keptAt: now, mail: { to: mail.to, subject: mail.subject } });
    expect(await kept?.read(newest?.name ?? '')).toMatchObject({
      mail: {
        to: mail.to,
        text: expect.stringContaining('Guten Tag,\n\nVielen Dank für Ihre Bestellung.\n\nViele Grüße\nWMK'),
        html: expect.stringContaining('Vielen Dank für Ihre Bestellung.</p>'),
      },
      eml: expect.stringContaining('From: WMK'),
    });
    expect(await kept?.read('../../etc/passwd')).toBeNull();
  });

  test('an e-mail address in a text is as people write it, and the mail goes to the one that mail needs', async () => {
    const keeping = mailer(null);
    const own = crypto.randomUUID();
    const text = 'Von kundin@xn--mbel-mller-ecb1f.example.';
    await keeping.send(
      { to: 'kundin@möbel-müller.example', subject: text, blocks: [{ kind: 'paragraph', text }] },
      own,
    );
    const shown = 'Von kundin@möbel-müller.example.';
    expect((await keeping.kept?.read(`2027-03-28T01-30-00.250Z-${own}`))?.mail).toMatchObject({
      to: 'kundin@xn--mbel-mller-ecb1f.example',
      subject: shown,
      text: expect.stringContaining(shown),
      html: expect.stringContaining(shown),
    });
  });

  test('a mail whose attachment is gone is not kept', async () => {
    const broken = { ...mail, attachments: [{ filename: 'a.txt', fileKey: 'gone.txt' }] };
    await expect(mailer(null).send(broken, crypto.randomUUID())).rejects.toThrow('attached');
  });
});

describe('with a mail server', () => {
  let server: TestMailServer;
  let db: TestDatabase;
  beforeAll(async () => {
    [server, db] = await Promise.all([startMailServer(), openTestDatabase()]);
  });
  afterAll(async () => {
    await server.close();
    await db.close();
  });

  /** Runs the jobs that send what `orderMail` ordered, until the shop's mail server has received a mail. */
  async function deliver(): Promise<string> {
    const log = createLog({ level: 'silent' });
    const jobs = createJobs({ db, log, pollSeconds: 0.5 });
    const sending = mailer(server.url);
    // Like defineSendMail, but without its pause of 15 seconds.
    defineSendMail(
      { ...jobs, define: (job, plan) => jobs.define(job, { ...plan, retryDelaySeconds: 0 }) },
      sending,
      {
        db,
        now: () => now,
        log,
        shopEmail: async () => 'shop@example.org',
        publicUrl: 'https://wmk.example',
      },
    );
    const outbox = createOutbox({ db, jobs, log, now: () => now });
    const before = server.received.length;
    await jobs.start();
    await outbox.start();
    await expect.poll(() => server.received.length, { timeout: 50_000 }).toBe(before + 1);
    await outbox.stop();
    await jobs.stop();
    sending.close();
    expect(server.received).toHaveLength(before + 1);
    return server.received.at(-1) ?? '';
  }

  test('an ordered mail arrives, once, after the server could not take it at first', async () => {
    server.answersToRecipients.push('451 busy');
    await db.transaction((tx) => orderMail(tx, () => mail, now));
    expect(headersOf(await deliver())).toContainEqual(
      expect.stringMatching(/^Message-ID: <[0-9a-f-]{36}@wmk\.example>$/),
    );
  });

  test('a mail waits for an earlier one to the same reader about the same, and for no other', async () => {
    const sent: string[] = [];
    let attempt: (payload: unknown, context: JobContext) => Promise<void> = () => Promise.reject(new Error());
    defineSendMail(
      {
        define: (job, plan) => {
          if (job.name !== sendMail.name) return;
          attempt = (payload, context) => plan.handler(job.schema.parse(payload), context);
        },
      },
      {
        send: ({ subject }) => {
          sent.push(subject);
          return Promise.resolve();
        },
      },
      { db, now: () => now, log: createLog({ level: 'silent' }), shopEmail: async () => '', publicUrl: '' },
    );
    const same = { entity: 'orders', id: 'WMK-100235' } as const;
    const other = { entity: 'orders', id: 'WMK-100236' } as const;
    const mails: Mail[] = [
      { ...mail, subject: 'Ihre Bestellung', about: same },
      { ...mail, subject: 'Neue Bestellung', about: same, to: 'shop@example.org' },
      { ...mail, subject: 'Eine andere', about: other },
      { ...mail, subject: 'Zahlung erhalten', about: same },
    ];
    await db.transaction(async (tx) => {
      for (const one of mails) await orderMail(tx, () => one, now);
    });
    const { rows } = await sql<{ job_id: string; payload: unknown }>`
      select job_id, payload from outbox where job = ${sendMail.name} and dispatched_at is null order by id
    `.execute(queries<object>(db));
    const send = (index: number) =>
      attempt(rows[index]?.payload, {
        jobId: rows[index]?.job_id ?? '',
        signal: new AbortController().signal,
      });
    const last = send(3);
    await send(2);
    await send(1);
    expect(sent).toEqual(['Eine andere', 'Neue Bestellung']);
    await send(0);
    await last;
    expect(sent.slice(2)).toEqual(['Ihre Bestellung', 'Zahlung erhalten']);
    await sql`delete from outbox`.execute(queries<object>(db));
  });

  const about = { entity: 'orders', id: 'WMK-100234' } as const;
  test.each<[string, () => Mail]>([
    ['has no valid address', () => ({ ...mail, to: 'no address', about })],
    [
      'its writer breaks on',
      () => ({ ...mail, subject: new Intl.DateTimeFormat('de').format(new Date('no day')) }),
    ],
  ])('instead of a mail that %s, the shop gets one that says where to look', async (_what, write) => {
    // Neither undoes what it is ordered with: the transaction commits.
    await db.transaction((tx) => orderMail(tx, write, now, about));
    const told = headersOf(await deliver());
    expect(told).toContain('To: shop@example.org');
    expect(told).toContainEqual(expect.stringMatching(/^Subject: .*WMK-100234/));
  });

  test.each([
    ['550 no such user', true],
    ['451 come back later', false],
  ])("the answer '%s' ends all attempts: %s", async (answer, final) => {
    server.answersToRecipients.push(answer);
    const sending = mailer(server.url);
    const error: unknown = await sending.send(mail, id).catch((reason: unknown) => reason);
    sending.close();
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof GiveUp).toBe(final);
  });

  test('a mail server that is down is an error that may pass', async () => {
    const sending = mailer('smtp://127.0.0.1:1');
    const error: unknown = await sending.send(mail, id).catch((reason: unknown) => reason);
    sending.close();
    expect(error).toMatchObject({ code: 'ESOCKET' });
  });
});
