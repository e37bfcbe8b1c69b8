import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { asIfTranslated, startTranslationService, translated, type Asked } from '../fake-translator.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

interface Run {
  readonly state: string;
  readonly planned: object;
  readonly done: { texts: number; characters: number; skipped: number };
  readonly problem: string | null;
  readonly failedAt: string | null;
}

let shop: TestShop;
let owner: StaffBrowser;
let service: Awaited<ReturnType<typeof startTranslationService>>;
let asked: Asked[];
let answer: (asked: Asked) => ReturnType<typeof translated> | Promise<ReturnType<typeof translated>>;

const signal = new AbortController().signal;
const long = `<p>${'Lang. '.repeat(600)}</p>`;
const { texts } = aPiece();

beforeAll(async () => {
  service = await startTranslationService((question) => {
    asked.push(question);
    return answer(question);
  });
  shop = await openTestShop({ TRANSLATION_PROVIDER: 'libretranslate', LIBRETRANSLATE_URL: service.url });
  owner = await firstOwner(shop);
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory({ id: 'sessel', name: 'Sessel' })], parents: [] },
    testActor,
  );
  const published = testNow;
  await shop.fill(
    [
      aPiece({ sku: 'M-1', title: 'Fundstück Eins', texts: { ...texts, descriptions: ['<p>Schön.</p>'] } }),
      aPiece({ sku: 'M-2', title: 'Sideboard aus Teak', texts: { ...texts, descriptions: [long] } }),
      aPiece({
        sku: 'M-3',
        title: 'Esstisch aus Eiche',
        categoryIds: ['sessel'],
        texts: { ...texts, descriptions: ['<p>Groß.</p>'], conditionText: 'Gut.' },
      }),
    ].map((draft) => ({ draft, publishedAt: published })),
  );
});
afterAll(async () => {
  service.close();
  await shop.close();
});
beforeEach(async () => {
  asked = [];
  answer = asIfTranslated;
  for (const table of ['piece_texts', 'category_texts', 'parent_category_texts', 'goods_translations']) {
    await sql`delete from ${sql.table(table)}`.execute(queries(shop.shop.db));
  }
});

const path = '/goods-translations/es';
const plan = async (renews = false) =>
  (await owner.call('GET', `${path}/plan?renews=${renews}`)).json<{
    goods: number;
    texts: number;
    characters: number;
  }>();

async function start(renews = false): Promise<Run> {
  const { characters } = await plan(renews);
  const answered = await owner.call('POST', path, { renews, characters });
  expect(answered.statusCode, answered.body).toBe(200);
  return answered.json<{ run: Run }>().run;
}

const run = async () => (await owner.call('GET', path)).json<{ service: string; run: Run | null }>().run;

/** The id of the job that may work now. */
async function runId(): Promise<string> {
  const { rows } = await sql<{ run_id: string | null }>`select run_id from goods_translations`.execute(
    queries(shop.shop.db),
  );
  return rows[0]?.run_id ?? 'none';
}

/** Does the job that was ordered. */
const work = async (id?: string) =>
  shop.shop.pieceOffice.runTranslation({ language: 'es', runId: id ?? (await runId()) }, signal);

const detail = async (sku: string) =>
  (await owner.call('GET', `/goods-texts/piece.${await shop.idOf(sku)}.es`)).json<Record<string, unknown>>();

test('what is missing is counted, ordered once, translated in batches, marked and logged', async () => {
  const expected = await plan();
  const ordered = await start();
  expect(ordered).toMatchObject({ state: 'running', planned: { texts: expected.texts } });
  const id = await runId();
  await start();
  expect(await runId()).toBe(id);

  await work();
  expect(await run()).toMatchObject({
    state: 'done',
    done: { texts: expected.texts, characters: expected.characters, skipped: 0 },
    problem: null,
  });
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.flatMap(({ q }) => q)).toHaveLength(expected.texts);
  // No facts make a title of it.
  expect(await detail('M-1')).toMatchObject({
    title: 'es: Fundstück Eins',
    descriptionHtml: 'es: <p>Schön.</p>',
    machineMade: ['title', 'descriptionHtml'],
    state: 'current',
  });
  expect(await detail('M-3')).toMatchObject({
    title: null,
    conditionText: 'es: Gut.',
    machineMade: ['descriptionHtml', 'conditionText'],
  });
  const marked = await owner.call('GET', '/goods-texts?language=es&state=machine-made&kind=piece');
  expect(marked.json()).toMatchObject({ total: 3 });
  const entityId = `piece.${await shop.idOf('M-1')}.es`;
  const log = await owner.call('GET', `/audit?entity=goods-texts&entityId=${entityId}`);
  expect(log.json<{ items: object[] }>().items[0]).toMatchObject({ action: 'translate', before: null });

  // Nothing is left, and the finished job does nothing more.
  expect(await plan()).toMatchObject({ texts: 0 });
  asked = [];
  await work(id);
  expect(asked).toEqual([]);
});

test('a text is no longer marked once somebody changed it, or said that it is right', async () => {
  await start();
  await work();
  const one = `/goods-texts/piece.${await shop.idOf('M-1')}.es`;
  const saved = await owner.call('PATCH', one, { title: 'Hallazgo' });
  expect(saved.json()).toMatchObject({ machineMade: ['descriptionHtml'] });
  expect((await owner.call('PATCH', one, { isChecked: true })).json()).toMatchObject({ machineMade: [] });
  expect((await owner.call('PATCH', one, {})).json()).toMatchObject({ title: 'Hallazgo', machineMade: [] });
});

test('shoppers read beside a text that it is machine-made', async () => {
  answer = ({ q }) => translated(q.map((text) => (text.startsWith('<') ? '<p>Bonito.</p>' : 'Algo raro')));
  await start();
  await work();
  const page = async (address: string) => (await shop.app.inject(address)).body;
  const odd = await page(`/es/product/${await shop.idOf('M-1')}`);
  expect(odd).toContain('El título se ha traducido automáticamente');
  expect(odd.split('Traducido automáticamente<')).toHaveLength(2);
  const table = await page(`/es/product/${await shop.idOf('M-3')}`);
  expect(table.split('Traducido automáticamente<')).toHaveLength(3);
  expect(table).not.toContain('El título se ha traducido');
  expect(await page('/es/category/sessel')).toContain('Traducido automáticamente<');
  const unmarked = await page(`/fr/product/${await shop.idOf('M-3')}`);
  expect(unmarked).not.toContain('Traduit automatiquement<');
});

test.each([
  [456, 'Kontingent', 'quota'],
  [403, 'Schlüssel', 'key'],
])('an answer %i pauses it with the reason (%s), and it goes on from there', async (status, said) => {
  let left = 1;
  answer = (question) => {
    left -= 1;
    return left < 0 ? { status, body: '{}' } : asIfTranslated(question);
  };
  const { texts: planned } = await plan();
  await start();
  const id = await runId();
  await work();
  const paused = await run();
  expect(paused).toMatchObject({ state: 'paused', problem: expect.stringContaining(said) as string });
  expect(paused?.failedAt).not.toBeNull();
  expect(paused?.done.texts).toBeGreaterThan(0);
  expect(paused?.done.texts).toBeLessThan(planned);

  const before = asked.flatMap(({ q }) => q).length;
  answer = asIfTranslated;
  expect((await owner.call('POST', `${path}/resume`, {})).json()).toMatchObject({
    run: { state: 'running' },
  });
  await work(id);
  expect(asked.flatMap(({ q }) => q)).toHaveLength(before);
  await work();
  expect(await run()).toMatchObject({ state: 'done', done: { texts: planned, skipped: 0 }, problem: null });
  const sent = asked.flatMap(({ q }) => q);
  expect(sent.length - new Set(sent).size).toBeLessThanOrEqual(2);
});

test('what the service has no answer for is left out, and counted', async () => {
  answer = ({ q, target }) =>
    q.some((text) => text.includes('Fundstück'))
      ? { status: 200, body: '[]' }
      : asIfTranslated({ q, target });
  const { texts: planned } = await plan();
  await start();
  await work();
  expect(await run()).toMatchObject({ state: 'done', done: { texts: planned - 2, skipped: 2 } });
  expect(await detail('M-1')).toMatchObject({ state: 'missing', machineMade: [] });
  expect(await detail('M-3')).toMatchObject({ machineMade: ['descriptionHtml', 'conditionText'] });
});

test('it can be ended, and what somebody writes meanwhile stays as they wrote it', async () => {
  const one = `/goods-texts/piece.${await shop.idOf('M-1')}.es`;
  answer = async (question) => {
    if (question.q.some((text) => text.includes('Fundstück'))) {
      await owner.call('PATCH', one, { title: 'De su puño y letra' });
    }
    return asIfTranslated(question);
  };
  await start();
  await work();
  expect(await detail('M-1')).toMatchObject({
    title: 'De su puño y letra',
    descriptionHtml: null,
    machineMade: [],
  });
  expect(await run()).toMatchObject({ state: 'done', done: { skipped: 2 } });

  answer = async (question) => {
    await owner.call('POST', `${path}/stop`, {});
    return asIfTranslated(question);
  };
  await start();
  const id = await runId();
  await work();
  expect(await run()).toMatchObject({ state: 'stopped', done: { texts: 0 } });
  expect(await detail('M-1')).toMatchObject({ descriptionHtml: null });
  await owner.call('POST', `${path}/resume`, {});
  expect(await runId()).toBe('none');
  asked = [];
  await work(id);
  expect(asked).toEqual([]);
});

test('what is older than its German is translated again only if that was asked for', async () => {
  const id = await shop.idOf('M-3');
  await owner.call('PATCH', `/goods-texts/piece.${id}.es`, { title: 'Mesa', descriptionHtml: '<p>V.</p>' });
  await sql`update pieces set condition_text = 'Sehr gut.' where id = ${id}`.execute(queries(shop.shop.db));
  await start();
  await work();
  expect(await detail('M-3')).toMatchObject({ title: 'Mesa', state: 'outdated', machineMade: [] });
  expect(await plan(true)).toMatchObject({ goods: 1, texts: 3 });
  await start(true);
  await work();
  expect(await detail('M-3')).toMatchObject({
    title: 'es: Esstisch aus Eiche',
    conditionText: 'es: Sehr gut.',
    state: 'current',
    machineMade: ['title', 'descriptionHtml', 'conditionText'],
  });
  await sql`update pieces set condition_text = 'Gut.' where id = ${id}`.execute(queries(shop.shop.db));
});

test('a job that is interrupted goes on, and more than was agreed to is not begun', async () => {
  const { characters, texts: planned } = await plan();
  const less = await owner.call('POST', path, { renews: false, characters: characters - 1 });
  expect(less.json()).toMatchObject({ code: 'record-changed' });
  expect(await run()).toBeNull();

  await start();
  const ended = AbortSignal.abort();
  const id = await runId();
  await expect(shop.shop.pieceOffice.runTranslation({ language: 'es', runId: id }, ended)).rejects.toThrow();
  expect(await run()).toMatchObject({ state: 'running' });
  await Promise.all([work(id), work(id)]);
  expect(await run()).toMatchObject({ state: 'done', done: { texts: planned } });
});

test('who may only read sees how far it is and orders nothing; without a service there is none', async () => {
  const reader = await staffWithRole(shop, owner, 'read-only');
  expect((await reader.call('GET', path)).json()).toEqual({ service: 'LibreTranslate', run: null });
  expect((await reader.call('POST', path, { renews: false, characters: 1 })).statusCode).toBe(403);
  const other = await openTestShop();
  try {
    const staff = await firstOwner(other);
    expect((await staff.call('GET', path)).json()).toEqual({ service: null, run: null });
    const refused = await staff.call('POST', path, { renews: false, characters: 9_999_999 });
    expect(refused.json()).toMatchObject({ code: 'translation-off' });
  } finally {
    await other.close();
  }
});
