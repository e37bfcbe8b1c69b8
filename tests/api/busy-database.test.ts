import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { isDatabaseBusy } from '../../src/platform/db/in-time.ts';
import { openPostgresql } from '../../src/platform/db/open-postgresql.ts';
import { openTestDatabase } from '../../src/platform/db/testing/test-database.ts';
import { ok } from '../../src/shared/result.ts';
import { openTestShop } from './open-test-shop.ts';

/** The embedded database is a single connection of this process: nobody else can keep it busy. */
describe.runIf(process.env.TEST_DATABASE_URL)('a database that has more to do than it can', () => {
  const limits = { waitMs: 300, statementMs: 500, briefStatementMs: 500 };

  test('ends statements that take too long, and answers 503 instead of waiting', async () => {
    const fresh = await openTestDatabase();
    const db = openPostgresql({
      url: fresh.url ?? '',
      maxConnections: 2,
      onError: () => undefined,
      limits,
    });
    const shop = await openTestShop({}, db);
    try {
      const slow = await sql`select pg_sleep(2)`.execute(queries(db)).catch((error: unknown) => error);
      expect(isDatabaseBusy(slow)).toBe(true);
      expect(
        isDatabaseBusy(await sql`select 1 / 0`.execute(queries(db)).catch((error: unknown) => error)),
      ).toBe(false);

      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      // Open transactions that do nothing hold both connections.
      const holders = [1, 2].map(() =>
        db.transaction(async (tx) => {
          await sql`select 1`.execute(queries(tx));
          await held;
          return ok(null);
        }),
      );
      try {
        const called = await shop.app.inject('/api/dashboard-texts');
        expect([
          called.statusCode,
          called.json<{ code: string }>().code,
          called.headers['retry-after'],
        ]).toEqual([503, 'database-busy', '5']);
        const english = await shop.app.inject({
          url: '/api/dashboard-texts',
          headers: { 'content-language': 'en' },
        });
        expect(english.json<{ message: string }>().message).toContain('very busy');
      } finally {
        letGo();
      }
      await Promise.all(holders);
      expect((await shop.app.inject('/api/dashboard-texts')).statusCode).toBe(200);
    } finally {
      await shop.close();
      await fresh.close();
    }
  });
});
