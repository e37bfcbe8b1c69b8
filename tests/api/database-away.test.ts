import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aParentCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries, type Db } from '../../src/platform/db/db.ts';
import { isDatabaseAway } from '../../src/platform/db/in-time.ts';
import { openPostgresql } from '../../src/platform/db/open-postgresql.ts';
import { openTestDatabase, type TestDatabase } from '../../src/platform/db/testing/test-database.ts';
import { completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { minuteMs } from '../../src/shared/time/durations.ts';
import { say } from '../../src/server/answers/say.ts';
import { bought, payload } from './an-order.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

/** The way to the database server, which can be cut and mended: as if the server stopped and came back. */
class Way {
  readonly #to: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  constructor(to: string) {
    this.#to = new URL(to);
  }

  async open(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(Number(this.#to.port || 5432), this.#to.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    }).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection and takes no new one. */
  async cut(): Promise<void> {
    const closed = this.#server === null ? null : once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    this.#server = null;
  }

  get url(): string {
    const url = new URL(this.#to);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }
}

const notice: Readonly<Record<Language, string>> = {
  de: 'Preise und Bestand sind vielleicht veraltet, und kaufen geht im Moment nicht.',
  en: 'prices and stock may be out of date, and buying is not possible at the moment.',
  es: 'puede que los precios y las existencias no estén al día, y ahora mismo no se puede comprar.',
  fr: 'les prix et le stock ne sont peut-être plus à jour, et il n’est pas possible d’acheter pour le moment.',
  it: 'prezzi e disponibilità potrebbero non essere aggiornati, e al momento non è possibile acquistare.',
};

describe.runIf(process.env.TEST_DATABASE_URL)('while the database is away', () => {
  let real: TestDatabase;
  let way: Way;
  let db: Db;
  let shop: TestShop;
  let base: string;
  let piece: string;
  const known = ['/', '/category/sideboards', ...completeLanguages.slice(1).map((one) => `/${one}/faq`)];

  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(base + path, {
      headers: { accept: 'text/html', ...headers },
      redirect: 'manual',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const call = async (path: string, send?: object, language: Language = 'de') => {
    const answer = await fetch(`${base}/api${path}`, {
      method: send === undefined ? 'GET' : 'POST',
      headers: {
        'content-language': language,
        ...(send === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(send === undefined ? {} : { body: JSON.stringify(send) }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object };
  };
  const isNoticed = async () => (await page('/')).text.includes(notice.de);

  beforeAll(async () => {
    real = await openTestDatabase();
    way = new Way(real.url ?? '');
    await way.open();
    db = openPostgresql({ url: way.url, maxConnections: 8, onError: () => undefined });
    shop = await openTestShop({}, db);
    await shop.shop.catalogue.saveCategories(
      db,
      { categories: [aCategory()], parents: [aParentCategory()] },
      testActor,
    );
    await shop.fill([aPiece({ sku: 'AWAY-1' })]);
    piece = await shop.idOf('AWAY-1');
    known.push(`/product/${piece}`);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    base = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await shop.close();
    await way.cut();
    await real.close();
  });

  test('known pages stay, with a notice; nothing else pretends; and when it is back, nothing stale is left', async () => {
    // A query in the middle, one in a transaction, and one that would only begin.
    const running = sql`select pg_sleep(60)`.execute(queries(db)).catch((error: unknown) => error);
    const inTransaction = db
      .transaction(async (tx) => {
        await sql`select pg_sleep(60)`.execute(queries(tx));
        return null;
      })
      .catch((error: unknown) => error);
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and query like '%pg_sleep(60)%' and state = 'active'
            and pid <> pg_backend_pid()
        `.execute(queries(real));
        return rows[0]?.count;
      })
      .toBe(2);
    // Known at the last moment: news of the pieces that were made above may still come in, and make pages unknown.
    const before = new Map<string, Awaited<ReturnType<typeof page>>>();
    for (const path of known) before.set(path, await page(path));
    expect(before.get('/')?.headers.get('cache-control')).toBe('no-cache');
    await way.cut();
    const failures = [await running, await inTransaction];
    failures.push(await sql`select 1`.execute(queries(db)).catch((error: unknown) => error));
    expect(failures.map((error) => [String(error), isDatabaseAway(error)])).toEqual(
      failures.map((error) => [String(error), true]),
    );

    await expect.poll(isNoticed).toBe(true);
    // Longer than any page is kept.
    shop.setNow(new Date(testNow.getTime() + 10 * minuteMs));
    for (const path of known) {
      const { status, headers, text } = await page(path, {
        'if-none-match': before.get(path)?.headers.get('etag') ?? '',
      });
      const language = completeLanguages.find((one) => path.startsWith(`/${one}/`)) ?? 'de';
      expect([status, headers.get('cache-control')], path).toEqual([200, 'no-store']);
      expect(text, path).toContain(notice[language]);
      expect(text.replace(/<aside [^>]*>[^<]*<\/aside>/, ''), path).toBe(before.get(path)?.text);
    }

    // Never read by this process: it says why it cannot come, with header and footer.
    const unknown = await page('/firmenname');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(unknown.headers.get('retry-after')).not.toBeNull();
    expect(unknown.text).toContain('Unser Shop erreicht seine Daten nicht.');
    expect(unknown.text).toContain('<footer');
    expect(unknown.text).not.toContain(notice.de);
    const missing = await page('/nix');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(missing.text).toContain(notice.de);

    for (const language of completeLanguages) {
      const refused = await call(`/products/${piece}`, undefined, language);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      expect(refused.body).toMatchObject({
        code: 'database-away',
        message: say(language, { code: 'database-away' }),
      });
    }
    const order = payload([bought(piece)], 1);
    const address = { address: 'Weg 1', city: 'Berlin', postalCode: '10245', zip: '10245' };
    for (const [path, send] of [
      ['/initiate-payment', order],
      [
        '/getShippingCharges',
        { country: 'DE', Useraddress: address, products: [{ id: piece, quantity: 1 }] },
      ],
      ['/login', { email: 'ada@example.org', password: 'Vier alte Stühle' }],
      ['/orders/aaaaaaaaaaaaaaaaaaaaaaaaaaaa', undefined],
    ] as const) {
      expect(await call(path, send), path).toMatchObject({ status: 503, body: { code: 'database-away' } });
    }
    expect((await page('/health/ready')).status).toBe(503);
    expect((await page('/health/live')).status).toBe(200);

    // What another process changes meanwhile is announced to nobody here.
    await sql`update categories set name = 'Anrichten' where id = 'sideboards'`.execute(queries(real));
    expect((await page('/category/sideboards')).text).not.toContain('Anrichten');
    await way.open();
    await expect.poll(isNoticed).toBe(false);
    const again = await page('/category/sideboards');
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(again.text).toContain('Anrichten');
    expect(again.text).not.toContain(notice.de);
    // Its queries may find every connection of the new pool still being opened.
    await expect.poll(async () => (await page('/firmenname')).status).toBe(200);
    expect((await call(`/products/${piece}`)).status).toBe(200);
    // The order that could not be placed can be now, and was not placed before.
    expect((await call('/initiate-payment', order)).body).toMatchObject({ code: 'total-changed' });
    // Its answer is kept for a second.
    await expect.poll(async () => (await page('/health/ready')).status).toBe(200);
  });
});
