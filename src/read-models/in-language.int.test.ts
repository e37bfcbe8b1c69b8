import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCatalogue, createPieceOffice } from '../modules/catalogue/index.ts';
import { aCategory, aPiece } from '../modules/catalogue/testing/a-piece.ts';
import { createInventory } from '../modules/inventory/index.ts';
import { queries } from '../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../platform/db/testing/test-database.ts';
import { noFilters } from '../shared/pieces/piece-filters.ts';
import type { Actor } from '../shared/staff/actor.ts';
import { createOfficeReads, createReadModels, type OfficeReads, type ReadModels } from './index.ts';

const now = new Date('2026-06-15T10:00:00Z');
const actor: Actor = { kind: 'system', name: 'test' };
const inventory = createInventory();
const stock = {
  countUnits: inventory.countUnits,
  invalidate: async () => undefined,
};
const catalogue = createCatalogue({
  ...stock,
  setStock: inventory.setStocks,
  lockStock: inventory.lockStock,
});

let db: TestDatabase;
let reads: ReadModels;
let office: OfficeReads;
let save: ReturnType<typeof createPieceOffice>['saveGoodsText'];
let id: string;

beforeAll(async () => {
  db = await openTestDatabase();
  await catalogue.saveCategories(
    db,
    {
      categories: [aCategory()],
      parents: [],
      texts: {
        now,
        of: [
          {
            kind: 'category',
            id: aCategory().id,
            language: 'fr',
            title: 'Enfilades',
            descriptionHtml: '<p>Longues.</p>',
            conditionText: null,
          },
        ],
      },
    },
    actor,
  );
  const draft = aPiece({
    title: 'Sideboard aus Teak, Dänemark, 1960er',
    materials: ['Teak'],
    colour: 'Braun',
    origin: 'Dänemark',
    era: { fromYear: 1960, toYear: 1969 },
  });
  const odd = aPiece({ sku: 'ODD-1', title: 'Zwei Fundstücke' });
  const rows = [draft, odd].map((one, index) => ({ line: index + 1, draft: one, publishedAt: now }));
  await catalogue.importPieces(db, rows, { now, dryRun: false, actor });
  reads = createReadModels(db, () => now);
  office = createOfficeReads(db, () => now, []);
  // Only what the use case asks for.
  ({ saveGoodsText: save } = createPieceOffice({ db, now: () => now, translation: null, ...stock } as never));
  const found = await reads.piecesOfType(draft.shopType, 1);
  id = found.pieces.find(({ sku }) => sku === draft.sku)?.id ?? '';
});
afterAll(() => db.close());

const cardIn = async (language: 'de' | 'en' | 'es' | 'fr' | 'it', sku?: string) => {
  const { pieces } = await reads
    .inLanguage(language)
    .listPage(
      { kind: 'type', type: (await reads.piece(id))?.shopType ?? 'vintage' },
      { filters: noFilters, sort: 'newest' },
      1,
    );
  return pieces.find((piece) => (sku === undefined ? piece.id === id : piece.sku === sku));
};

test('a title nobody wrote is made of the facts, with its photographs; a piece that does not say what it is stays German', async () => {
  const card = await cardIn('fr');
  expect(card).toMatchObject({ title: 'Enfilade en teck, Danemark, années\u00a01960', titleLanguage: 'fr' });
  for (const picture of card?.pictures ?? []) expect(picture.altLanguage).toBe('fr');
  expect(await cardIn('fr', 'ODD-1')).toMatchObject({ title: 'Zwei Fundstücke' });
  expect((await cardIn('fr', 'ODD-1'))?.titleLanguage).toBeUndefined();
  expect((await cardIn('de'))?.titleLanguage).toBeUndefined();
});

test('a piece’s page has its facts in words, and says that its title was made', async () => {
  expect((await reads.inLanguage('it').piece(id))?.inWords).toMatchObject({
    originalTitle: 'Sideboard aus Teak, Dänemark, 1960er',
    isTitleMade: true,
    description: null,
    materials: [{ text: 'teak', language: 'it' }],
    origin: { text: 'Danimarca', language: 'it' },
  });
  expect((await reads.piece(id))?.inWords).toBeUndefined();
});

test('categories have their names where somebody wrote them', async () => {
  const { id: category } = aCategory();
  expect(await reads.inLanguage('fr').category(category)).toMatchObject({
    name: 'Enfilades',
    nameLanguage: 'fr',
    descriptionHtml: '<p>Longues.</p>',
    descriptionLanguage: 'fr',
  });
  const spanish = await reads.inLanguage('es').category(category);
  expect(spanish).toEqual(await reads.category(category));
});

test('what staff write is shown, ages with the German text, and goes when it is emptied', async () => {
  const of = { kind: 'piece', id, language: 'en' } as const;
  const text = {
    title: ' A fine sideboard ',
    descriptionHtml: '<p onclick="x()">Long.</p>',
    conditionText: null,
  };
  expect(await save(of, text, actor)).toMatchObject({ ok: true });
  expect(await cardIn('en')).toMatchObject({ title: 'A fine sideboard', titleLanguage: 'en' });
  expect((await reads.inLanguage('en').piece(id))?.inWords).toMatchObject({
    isTitleMade: false,
    description: '<p>Long.</p>',
  });
  const stateOf = async () => (await office.goodsText(of, actor))?.state;
  expect(await stateOf()).toBe('current');

  await db.transaction(async (tx) => {
    await sql`update pieces set title = title || ', restauriert' where id = ${id}`.execute(queries(tx));
  });
  expect(await stateOf()).toBe('outdated');
  const filter = { language: 'en', state: 'outdated' } as const;
  const query = { page: 1, perPage: 10, sort: 'name', order: 'ASC' } as const;
  expect((await office.goodsTexts(query, filter, actor)).items.map((item) => item.id)).toEqual([id]);

  expect(await save(of, { title: '', descriptionHtml: ' ', conditionText: '' }, actor)).toMatchObject({
    ok: true,
  });
  expect(await stateOf()).toBe('missing');
  expect((await cardIn('en'))?.title).toMatch(/^Sideboard in teak/);
  expect(await save({ ...of, id: 'nothing' }, text, actor)).toMatchObject({
    ok: false,
    error: { code: 'record-not-found' },
  });
  const shortened = sql`update pieces set title = replace(title, ', restauriert', '') where id = ${id}`;
  await shortened.execute(queries<object>(db));
});

test('goods are listed with what their facts say, and found by either name', async () => {
  const query = { page: 1, perPage: 10, sort: 'name', order: 'ASC' } as const;
  const list = await office.goodsTexts(query, { language: 'es', kind: 'piece', q: 'sideboard' }, actor);
  expect(list).toMatchObject({
    total: 1,
    items: [{ state: 'missing', title: null, madeTitle: 'Aparador de teca, Dinamarca, años\u00a060' }],
  });
  const french = await office.goodsTexts(query, { language: 'fr', q: 'enfil' }, actor);
  expect(french.items).toMatchObject([{ kind: 'category', title: 'Enfilades', state: 'current' }]);
  const visitor = { kind: 'staff', id: 'x', name: 'x', rights: [] } as unknown as Actor;
  await expect(office.goodsTexts(query, { language: 'fr' }, visitor)).rejects.toThrow();
});
