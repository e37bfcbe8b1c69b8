import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readSettings } from '../../src/platform/config/settings.ts';
import { queries, type Db } from '../../src/platform/db/db.ts';
import { openFileStore } from '../../src/platform/files/file-store.ts';
import type { CapturedMails } from '../../src/platform/mail/captured-mails.ts';
import { openTestDatabase, type FirstRows } from '../../src/platform/db/testing/test-database.ts';
import type { ImportRow, PieceDraft } from '../../src/modules/catalogue/index.ts';
import { createContent } from '../../src/modules/content/index.ts';
import { composeShop, type Shop } from '../../src/server/compose.ts';
import { loadAdminBundle } from '../../src/server/admin/admin-bundle.ts';
import { createHttpServer } from '../../src/server/http-server.ts';
import { loadPageBundles } from '../../src/server/pages/page-bundle.ts';
import type { Actor } from '../../src/shared/staff/actor.ts';

export interface TestShop {
  readonly app: FastifyInstance;
  readonly shop: Shop;
  /** The shop's time; tests move it. */
  setNow(now: Date): void;
  /** Puts pieces into the catalogue; a rejected one fails the test. */
  fill(pieces: readonly (PieceDraft | Omit<ImportRow, 'line'>)[]): Promise<void>;
  /** The id of a piece, or of one of its variants. */
  idOf(sku: string): Promise<string>;
  close(): Promise<void>;
}

const testActor: Actor = { kind: 'system', name: 'test' };
export const testNow = new Date('2026-06-15T10:00:00Z');

/** What takes half a second and is the same in all shops: their first texts, in all languages. */
const firstTexts: FirstRows = {
  fill: (db) =>
    createContent({
      db,
      now: () => testNow,
      newId: randomUUID,
      invalidate: async () => undefined,
    }).fillFirst({ demo: true }),
};

let bundles: ReturnType<typeof loadPageBundles> | undefined;

/**
 * The whole shop, with requests in-process.
 * @param given another database than a fresh one; it is closed with the shop
 * @param options.keptMails where mails are kept; by default they are not
 * @param options.longestPageMs how long a page may take; on a busy machine many parallel tests are slower than any
 * visitor would wait
 */
export async function openTestShop(
  environment: Record<string, string> = {},
  given: Db | null = null,
  {
    capturedMails: keptMails = null,
    longestPageMs = 60_000,
  }: { readonly capturedMails?: CapturedMails | null; readonly longestPageMs?: number } = {},
): Promise<TestShop> {
  let now = testNow;
  const db = given ?? (await openTestDatabase(firstTexts));
  const dataDir = await mkdtemp(join(tmpdir(), 'wmk-shop-'));
  const { RATE_LIMITS = 'off', SECOND_FACTOR = 'off', ...others } = environment;
  const read = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://wmk.example',
    SANDBOX: '1',
    TRUST_PROXY: '0',
    ...others,
  });
  // A public shop always has limits and second factors; most tests are faster than any visitor, and about other things.
  const settings = {
    ...read,
    rateLimits: RATE_LIMITS === 'on',
    secondFactorRequired: SECOND_FACTOR === 'on',
  };
  const logger = pino({ level: 'silent' });
  const shop = composeShop(db, await openFileStore(settings), () => now, settings, logger);
  if (given !== null) await shop.content.fillFirst({ demo: true });
  await shop.shipping.fillFirst();
  bundles ??= loadPageBundles();
  const { app } = await createHttpServer({
    settings,
    shop,
    bundles: await bundles,
    admin: loadAdminBundle(),
    logger,
    capturedMails: keptMails,
    longestPageMs,
  });
  await app.ready();
  return {
    app,
    shop,
    setNow: (moment) => {
      now = moment;
    },
    async fill(pieces) {
      const rows = pieces.map((piece, index): ImportRow => ({
        line: index + 1,
        ...('draft' in piece ? piece : { draft: piece }),
      }));
      const { rejected } = await shop.catalogue.importPieces(db, rows, {
        now,
        dryRun: false,
        actor: testActor,
      });
      if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
    },
    async idOf(sku) {
      const { rows } = await sql<{ id: string }>`
        select id from pieces where sku = ${sku} union select id from variants where sku = ${sku}
      `.execute(queries<object>(db));
      if (rows[0] === undefined) throw new Error(`there is no piece ${sku}`);
      return rows[0].id;
    },
    async close() {
      await app.close();
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export { testActor };
