import { sql } from 'kysely';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { csvLine, unguarded } from '../../src/platform/csv/csv-line.ts';
import { queries } from '../../src/platform/db/db.ts';
import { startTranslationService, translated, type Asked } from '../fake-translator.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

interface Outcome {
  readonly changes: { line: number; id: string; name: string; kind: string; fields: object[] }[];
  readonly refused: { line: number; id: string; problems: { column: string; problem: string }[] }[];
  readonly unchanged: number;
}
type Row = Record<string, string>;

let shop: TestShop;
let owner: StaffBrowser;
let sideboard: string;
let table: string;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory(), aCategory({ id: 'sessel', name: 'Sessel' })], parents: [] },
    testActor,
  );
  const { texts } = aPiece();
  await shop.fill([
    aPiece({
      sku: 'T-1',
      title: 'Sideboard aus Teak',
      texts: { ...texts, descriptions: ['<p>Schön; „alt“.</p>'] },
    }),
    aPiece({
      sku: 'T-2',
      title: 'Esstisch aus Eiche',
      texts: { ...texts, descriptions: ['<p>Groß.</p>'], conditionText: 'Gut.' },
    }),
  ]);
  sideboard = await idOf('T-1');
  table = await idOf('T-2');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from piece_texts`.execute(queries(shop.shop.db));
  await sql`delete from category_texts`.execute(queries(shop.shop.db));
});

const idOf = async (sku: string) =>
  (await owner.call('GET', `/pieces?q=${sku}`)).json<{ items: { id: string }[] }>().items[0]?.id ?? '';

/** The rows of an export, as a spreadsheet reads them. */
async function exported(query = ''): Promise<Row[]> {
  const answer = await owner.call('GET', `/goods-texts/export?language=es${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain('uebersetzungen-es.csv');
  const rows: Row[] = parse(answer.body, { bom: true, delimiter: ';', columns: true });
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, unguarded(value)])),
  );
}

const rowOf = (rows: readonly Row[], id: string): Row => {
  const row = rows.find(({ kennung }) => kennung === `piece.${id}.es`);
  if (row === undefined) throw new Error(`${id} is not exported`);
  return row;
};

function send(content: string, dryRun: boolean, { cookie }: StaffBrowser = owner) {
  const form = new FormData();
  form.append('file', new Blob([content]), 'spanisch.csv');
  const url = `/api/admin/goods-texts/import?dryRun=${dryRun}`;
  return shop.app.inject({ method: 'POST', url, payload: form, headers: { cookie } });
}

const asTable = (rows: readonly Row[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((values) => csvLine(values, ';'))
    .join('');

async function imported(rows: readonly Row[], dryRun = false): Promise<Outcome> {
  const answer = await send(asTable(rows), dryRun);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Outcome>();
}

const detail = async (id: string) =>
  (await owner.call('GET', `/goods-texts/piece.${id}.es`)).json<Record<string, unknown>>();

test('what a language lacks is exported, filled in, shown before it is saved, and saved once', async () => {
  const rows = await exported('&state=to-do&kind=piece');
  expect(rowOf(rows, sideboard)).toMatchObject({
    sku: 'T-1',
    stand: 'fehlt',
    titel_deutsch: 'Sideboard aus Teak',
    titel_aus_angaben: expect.stringContaining('Aparador') as string,
    beschreibung_deutsch: '<p>Schön; „alt“.</p>',
    titel: '',
    beschreibung: '',
  });
  const filled = rows.map((row) =>
    row['sku'] === 'T-1'
      ? { ...row, titel: '=Aparador; danés', beschreibung: 'Bonito.\r\n\r\nY antiguo.<script>x()</script>' }
      : row,
  );
  const preview = await imported(filled, true);
  expect(preview).toMatchObject({
    changes: [
      {
        kind: 'created',
        name: 'Sideboard aus Teak',
        fields: [
          { field: 'title', before: null, after: '=Aparador; danés' },
          { field: 'descriptionHtml', before: null, after: 'Bonito. Y antiguo.' },
        ],
      },
    ],
    refused: [],
    unchanged: rows.length - 1,
  });
  expect(await detail(sideboard)).toMatchObject({ state: 'missing', title: null });

  expect(await imported(filled)).toEqual(preview);
  expect(await detail(sideboard)).toMatchObject({
    title: '=Aparador; danés',
    descriptionHtml: '<p>Bonito.</p><p>Y antiguo.</p>',
    state: 'current',
  });
  const log = (await owner.call('GET', `/audit?entity=goods-texts&entityId=piece.${sideboard}.es`)).json<{
    items: object[];
  }>();
  expect(log.items[0]).toMatchObject({ action: 'import', before: null });

  // Sent again, and exported and imported, it changes nothing.
  expect(await imported(filled)).toMatchObject({ changes: [], refused: [], unchanged: rows.length });
  expect(await imported(await exported())).toMatchObject({ changes: [], refused: [] });
});

test('a row whose German or translation has changed since the export is named, and the others are written', async () => {
  const rows = (await exported('&kind=piece')).map((row): Row => ({
    ...row,
    titel: `T ${row['sku'] ?? ''}`,
  }));
  await owner.call('PATCH', `/goods-texts/piece.${sideboard}.es`, { title: 'Escrito mientras tanto' });
  await sql`update pieces set title = 'Esstisch, ausziehbar' where id = ${table}`.execute(
    queries(shop.shop.db),
  );
  const extra = { ...rowOf(rows, table), kennung: 'category.sessel.es', titel: 'Sillones' };
  const category = (await exported('&kind=category')).find(({ kennung }) => kennung === extra.kennung);
  const outcome = await imported([...rows, { ...extra, version: category?.['version'] ?? '' }]);
  const problems = new Map(outcome.refused.map(({ id, problems: [first] }) => [id, first]));
  expect(problems.get(`piece.${sideboard}.es`)).toEqual({
    column: 'version',
    problem: expect.stringContaining('Die Übersetzung wurde seit dem Export geändert') as string,
  });
  expect(problems.get(`piece.${table}.es`)).toEqual({
    column: 'version',
    problem: expect.stringContaining('Der deutsche Text wurde seit dem Export geändert') as string,
  });
  expect(outcome.changes).toMatchObject([{ id: 'category.sessel.es', kind: 'created', name: 'Sessel' }]);
  expect(await detail(sideboard)).toMatchObject({ title: 'Escrito mientras tanto' });
  expect(await detail(table)).toMatchObject({ title: null });
});

test('every rejected row is named with its line and everything that is wrong', async () => {
  const [row] = await exported('&kind=piece&q=T-1');
  const good = row ?? rowOf(await exported(), sideboard);
  const category = (await exported('&kind=category')).find(({ kennung }) => kennung === 'category.sessel.es');
  const { refused } = await imported([
    { ...good, titel: 'x'.repeat(161), beschreibung: 'verloren \ufffd', gelesen: 'vielleicht' },
    { ...good, titel: 'zweimal' },
    { ...good, kennung: 'piece.gibt-es-nicht.es', titel: 'x' },
    { ...good, kennung: 'Sideboard', version: '' },
    { ...category, titel: '', beschreibung: 'Solo una descripción.' },
  ]);
  expect(refused.map(({ line, problems }) => [line, problems.map(({ column }) => column)])).toEqual([
    [2, ['titel', 'beschreibung', 'gelesen']],
    [3, ['kennung']],
    [4, ['kennung']],
    [5, ['kennung', 'version']],
    [6, ['titel']],
  ]);
  expect(refused[1]?.problems[0]?.problem).toBe('steht schon in Zeile 2');
});

test.each([
  [
    'not one of ours',
    'sku;titel\r\nA;B\r\n',
    'In der ersten Zeile fehlt „kennung“, „version“: Das ist keine Tabelle mit Übersetzungen',
  ],
  ['without rows', 'kennung;titel;version\r\n', 'ist keine Zeile'],
  ['an open quotation mark', 'kennung;titel;version\r\n"piece.a.es;b;c\r\n', 'nicht mehr zu lesen'],
])('a table that is %s is refused as a whole', async (_, content, said) => {
  const answer = await send(content, false);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    issues: [{ field: 'file', message: expect.stringContaining(said) as string }],
  });
});

test('a shifted row is refused by itself', async () => {
  const content = 'kennung;titel;version\r\npiece.a.es;b\r\n';
  const outcome = (await send(content, false)).json<Outcome>();
  expect(outcome.refused).toMatchObject([{ line: 2, id: 'piece.a.es', problems: [{ column: '' }] }]);
});

test('a translation that is still right is confirmed by a word; one that is emptied shows German again', async () => {
  await owner.call('PATCH', `/goods-texts/piece.${table}.es`, {
    title: 'Mesa',
    descriptionHtml: '<p>G.</p>',
  });
  await sql`update pieces set title = 'Großer Esstisch' where id = ${table}`.execute(queries(shop.shop.db));
  const outdated = await exported('&state=outdated');
  expect(outdated).toMatchObject([{ titel: 'Mesa', stand: 'älter als das Deutsche' }]);
  expect(await imported(outdated)).toMatchObject({ changes: [], unchanged: 1 });
  expect(await detail(table)).toMatchObject({ state: 'outdated' });
  expect(await imported(outdated.map((row) => ({ ...row, gelesen: 'ja' })))).toMatchObject({
    changes: [{ kind: 'read', fields: [] }],
  });
  // Its condition is described in German alone.
  expect(await detail(table)).toMatchObject({ state: 'incomplete' });

  const [row] = await exported('&state=incomplete&kind=piece');
  const emptied = { ...row, titel: '', beschreibung: '' } as Row;
  expect(await imported([emptied])).toMatchObject({ changes: [{ kind: 'emptied' }] });
  expect(await detail(table)).toMatchObject({ state: 'missing', title: null });
});

test('a save tells of a change that came before it, and of a category without a name', async () => {
  const path = `/goods-texts/piece.${sideboard}.es`;
  const { version } = (await owner.call('GET', path)).json<{ version: string }>();
  expect((await owner.call('PATCH', path, { title: 'Uno', version })).statusCode).toBe(200);
  const late = await owner.call('PATCH', path, { title: 'Dos', version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'record-changed' });
  const nameless = await owner.call('PATCH', '/goods-texts/category.sessel.es', { descriptionHtml: 'Solo.' });
  expect(nameless.json()).toMatchObject({ issues: [{ field: 'title' }] });
});

test('who may only read exports and imports nothing', async () => {
  const reader = await staffWithRole(shop, owner, 'read-only');
  expect((await reader.call('GET', '/goods-texts/export?language=it')).statusCode).toBe(200);
  expect((await send('kennung;titel;version\r\n', true, reader)).statusCode).toBe(403);
});

describe('a suggestion of a translation service', () => {
  let answer: { readonly status: number; readonly body: string };
  let asked: Asked[];
  let service: Awaited<ReturnType<typeof startTranslationService>>;
  let other: TestShop;
  let staff: StaffBrowser;
  let id: string;

  beforeAll(async () => {
    service = await startTranslationService((question) => {
      asked.push(question);
      return answer;
    });
    other = await openTestShop({ TRANSLATION_PROVIDER: 'libretranslate', LIBRETRANSLATE_URL: service.url });
    staff = await firstOwner(other);
    const { texts } = aPiece();
    await other.shop.catalogue.saveCategories(
      other.shop.db,
      { categories: [aCategory()], parents: [] },
      testActor,
    );
    await other.fill([aPiece({ sku: 'T-9', texts: { ...texts, descriptions: ['<p>Schön & alt.</p>'] } })]);
    id = await other.idOf('T-9');
  });
  afterAll(async () => {
    service.close();
    await other.close();
  });
  beforeEach(() => {
    asked = [];
  });

  const suggestion = (field: string, by = staff) =>
    by.call('POST', `/goods-texts/piece.${id}.es/suggestion`, { field });

  test('is made of the German text alone, sanitised, and not saved', async () => {
    answer = translated(['<p onclick="x()">Bonito.<script>x()</script></p>']);
    expect((await staff.call('GET', '/goods-texts/translator')).json()).toEqual({ name: 'LibreTranslate' });
    expect((await suggestion('descriptionHtml')).json()).toEqual({ text: '<p>Bonito.</p>' });
    expect(asked).toEqual([
      { q: [expect.stringContaining('Schön')], source: 'de', target: 'es', format: 'html' },
    ]);
    const kept = await staff.call('GET', `/goods-texts/piece.${id}.es`);
    expect(kept.json()).toMatchObject({ descriptionHtml: null, state: 'missing' });
    expect((await suggestion('conditionText')).json()).toEqual({ text: null });
  });

  test('of a title is plain text', async () => {
    answer = translated(['Mesa &amp; <b>sillas</b>']);
    expect((await suggestion('title')).json()).toEqual({ text: 'Mesa & sillas' });
  });

  test.each([
    [403, '{"error":"Invalid API key"}', 502, 'translation-refused'],
    [200, '<html>', 502, 'translation-unreadable'],
    [200, '{"translatedText":["<script>x()</script>"]}', 502, 'translation-unreadable'],
  ])('that fails (%i %s) is told in words', async (status, body, refused, code) => {
    answer = { status, body };
    const told = await suggestion('descriptionHtml');
    expect(told.statusCode).toBe(refused);
    expect(told.json()).toMatchObject({
      code,
      message: expect.stringMatching(/Übersetzungsdienst/) as string,
    });
  });

  test('there is none without a service, or for who may only read', async () => {
    expect((await owner.call('GET', '/goods-texts/translator')).json()).toEqual({ name: null });
    const path = `/goods-texts/piece.${sideboard}.es/suggestion`;
    expect((await owner.call('POST', path, { field: 'title' })).json()).toMatchObject({
      code: 'translation-off',
    });
    const reader = await staffWithRole(other, staff, 'read-only');
    expect((await suggestion('title', reader)).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });
});
