import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { queries, type Db } from '../../src/platform/db/db.ts';
import { openPostgresql } from '../../src/platform/db/open-postgresql.ts';
import { openTestDatabase } from '../../src/platform/db/testing/test-database.ts';
import { ok } from '../../src/shared/result.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let letGo = (): void => undefined;
let holding: Promise<unknown> = Promise.resolve();

/** Nobody can read a piece until it is released; on the embedded database nobody can read anything. */
async function holdPieces(db: Db): Promise<void> {
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await new Promise<void>((resolve) => {
    holding = db.transaction(async (tx) => {
      await sql`lock table pieces, listings, categories, units in access exclusive mode`.execute(queries(tx));
      resolve();
      await released;
      return ok(null);
    });
  });
}
async function release(): Promise<void> {
  letGo();
  await holding;
}

const page = (path: string, from = '198.51.100.1') => shop.app.inject({ url: path, remoteAddress: from });

describe('a page that takes too long', () => {
  beforeAll(async () => {
    shop = await openTestShop({ RATE_LIMITS: 'on' }, null, { longestPageMs: 400 });
  });
  afterEach(release);
  afterAll(() => shop.close());

  test('is answered with 503 and when to come back, and made when there is room again', async () => {
    await holdPieces(shop.shop.db);
    const { statusCode, headers, body } = await page('/shop/vintage');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).toContain('Einen Augenblick bitte');
    expect(body).toContain('One moment please');
    await release();
    await expect.poll(async () => (await page('/shop/vintage')).statusCode).toBe(200);
  });

  test('gives its turn back, however many were asked for by whomever', async () => {
    await holdPieces(shop.shop.db);
    const asked = Array.from({ length: 30 }, (_, index) =>
      page(`/suche?query=langsam-${index}`, `198.51.100.${index % 5}`),
    );
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    await release();
    for (let index = 0; index < 12; index += 1) {
      const again = () => page(`/suche?query=danach-${index}`);
      await expect.poll(async () => (await again()).statusCode).toBe(200);
    }
  });

  test('says, as every page, that nothing real is sold here', async () => {
    await holdPieces(shop.shop.db);
    const { body } = await page('/shop/boatwood');
    expect(body).toContain('Probebetrieb: Es wird nichts geliefert');
    expect(body).toContain('lang="en"');
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('on a server of its own', () => {
  test('a page’s queries are cancelled soon after nobody waits for it, and a report may take its time', async () => {
    const fresh = await openTestDatabase();
    const limits = { waitMs: 5_000, statementMs: 60_000, briefStatementMs: 400 };
    const onError = () => undefined;
    const db = openPostgresql({ url: fresh.url ?? '', maxConnections: 4, onError, limits });
    shop = await openTestShop({}, db, { longestPageMs: 400 });
    try {
      await holdPieces(fresh);
      const report = sql<{ n: number }>`select count(*)::int as n from pieces`.execute(queries(db));
      const waiting = async () => {
        const { rows } = await sql<{ query: string }>`
          select query from pg_stat_activity
          where datname = current_database() and state = 'active' and wait_event_type = 'Lock'
        `.execute(queries(db));
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
      const asked = ['/shop/vintage', '/shop/boatwood'].map((path) => page(path));
      for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(503);
      // The report still waits; the pages no longer do.
      await expect.poll(waiting).toBe(1);
      await release();
      expect((await report).rows).toEqual([{ n: 0 }]);
      expect((await page('/shop/vintage')).statusCode).toBe(200);
    } finally {
      await release();
      await shop.close();
      await fresh.close();
    }
  });
});
