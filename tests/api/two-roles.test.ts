import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { readSettings } from '../../src/platform/config/settings.ts';
import { queries, type Db } from '../../src/platform/db/db.ts';
import { openPostgresql } from '../../src/platform/db/open-postgresql.ts';
import { grantRuntimeRights, MigrationsMissing } from '../../src/platform/db/runtime-role.ts';
import { openTestDatabase, type TestDatabase } from '../../src/platform/db/testing/test-database.ts';
import { job } from '../../src/platform/jobs/job.ts';
import { createJobs, installQueue } from '../../src/platform/jobs/jobs.ts';
import { openShop } from '../../src/server/open-shop.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow } from './open-test-shop.ts';
import { firstOwner } from './staff-login.ts';

const log = pino({ level: 'silent' });
const role = `wmk_runtime_${randomBytes(4).toString('hex')}`;
const password = randomBytes(12).toString('hex');

/** The embedded database has one user, who owns everything. */
describe.runIf(process.env.TEST_DATABASE_URL)('a shop that does not own its tables', () => {
  let owner: TestDatabase;
  let url: string;
  let dataDir: string;

  const asRuntime = (): Db => openPostgresql({ url, maxConnections: 10, onError: () => undefined });
  const run = (db: Db, statement: string) => sql.raw(statement).execute(queries<object>(db));

  beforeAll(async () => {
    owner = await openTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'wmk-roles-'));
    await run(owner, `create role ${role} login password '${password}'`);
    await installQueue(owner, log);
    await grantRuntimeRights(owner, role);
    const address = new URL(owner.url ?? '');
    address.username = role;
    address.password = password;
    url = address.href;
  });
  afterAll(async () => {
    await run(owner, `drop owned by ${role}`);
    await run(owner, `drop role ${role}`);
    await owner.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = () =>
    openShop(readSettings({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }), log);

  test('starts, and does not migrate; says what to do where somebody else has not', async () => {
    const shop = await open();
    expect((await shop.content.companyData()).firm).not.toBe('');
    await shop.close();

    await run(owner, `delete from migrations where name = '0020_staff_sessions'`);
    await expect(open()).rejects.toThrow(MigrationsMissing);
    await expect(open()).rejects.toThrow(/missing: 0020_staff_sessions.*npm run db:migrate/);
    await run(owner, `insert into migrations (name, timestamp) values ('0020_staff_sessions', '')`);
    const again = await open();
    await again.close();
  });

  test('sells: draft, order, money, invoice, and what staff did is in the log', async () => {
    const shop = await openTestShop({}, asRuntime());
    try {
      await shop.fill([{ draft: aPiece({ sku: 'ROLE-1' }), publishedAt: testNow }]);
      const id = await shop.idOf('ROLE-1');
      const post = (path: string, body: object) =>
        shop.app.inject({ method: 'POST', url: path, payload: body });
      const drafted = await post('/api/initiate-payment', payload([bought(id)], 915));
      expect(drafted.statusCode).toBe(200);
      const confirmed = await post(`/api/checkout/${orderIdOf(drafted)}/confirm`, {});
      const { orderNumber } = confirmed.json<{ orderNumber: string }>();
      const staff = await firstOwner(shop);
      const paid = await staff.call('POST', `/orders/${orderNumber}/payment`, {
        amountCents: 91_500,
        receivedOn: '2026-06-15',
        reference: 'bank 1',
      });
      expect([paid.statusCode, paid.body]).toEqual([200, expect.any(String)]);
      const order = (await shop.app.inject(`/api/orders/${orderIdOf(drafted)}`)).json<{
        invoices: unknown[];
        paymentData: { status: string }[];
      }>();
      expect([order.paymentData[0]?.status, order.invoices.length]).toEqual(['received', 1]);
      const audit = await staff.call('GET', '/audit?entity=orders');
      expect(audit.json<{ items: { action: string }[] }>().items.map(({ action }) => action)).toContain(
        'mark-as-paid',
      );
    } finally {
      await shop.close();
    }
  });

  test('does its jobs', async () => {
    const db = asRuntime();
    const jobs = createJobs({ db, log, pollSeconds: 1 });
    const done: string[] = [];
    const greet = job('greet-somebody', z.object({ who: z.string() }));
    jobs.define(greet, {
      retryLimit: 1,
      handler: async ({ who }) => {
        done.push(who);
      },
    });
    await jobs.start();
    const id = '0b0f7b62-6b0e-4c53-9f5e-0a4d9b8f1c11';
    await db.transaction((tx) => jobs.enqueue(tx, [{ name: greet.name, id, payload: { who: 'Ada' } }]));
    await expect.poll(() => done).toEqual(['Ada']);
    await jobs.stop();
    await db.close();
  });

  test.each([
    'truncate audit_log',
    'delete from audit_log',
    `update audit_log set action = 'read'`,
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_append_only on audit_log',
    'drop table audit_log',
    `insert into migrations (name, timestamp) values ('9999_made_up', '')`,
    'create table public.own_table (a int)',
    'alter table order_history disable trigger all',
  ])('may not: %s', async (statement) => {
    const db = asRuntime();
    try {
      await expect(run(db, statement)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await db.close();
    }
  });
});

test('the audit log is not emptied by its owner either, unless on purpose', async () => {
  const db = await openTestDatabase();
  try {
    await expect(sql`truncate audit_log`.execute(queries(db))).rejects.toMatchObject({ code: '23000' });
  } finally {
    await db.close();
  }
});
