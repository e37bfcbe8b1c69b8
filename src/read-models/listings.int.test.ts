import { sql } from 'kysely';
import { emptyFields } from '../shared/pieces/piece-fields.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCatalogue, type PieceDraft } from '../modules/catalogue/index.ts';
import { aCategory, aPiece, aVariant } from '../modules/catalogue/testing/a-piece.ts';
import { createInventory } from '../modules/inventory/index.ts';
import { queries } from '../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../platform/db/testing/test-database.ts';
import type { Actor } from '../shared/staff/actor.ts';

const now = new Date('2026-06-15T10:00:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const actor: Actor = { kind: 'system', name: 'test' };
const inventory = createInventory();
const catalogue = createCatalogue({
  setStock: inventory.setStocks,
  countUnits: inventory.countUnits,
  lockStock: inventory.lockStock,
  invalidate: async () => undefined,
});

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await catalogue.saveCategories(db, { categories: [aCategory()], parents: [] }, actor);
});
afterAll(() => db.close());

/** Whatever a test has done, each listing must have one copy with the same facts in each of its categories. */
afterEach(async () => {
  const facts = sql`l.piece_id, l.shop_type, l.published_at, l.price_cents, l.width_mm, l.height_mm, l.depth_mm,
    l.condition, l.rentable, l.material_keys, l.colour_keys, l.decades, l.maker_key, l.free_from`;
  const listed = sql`select category_id, ${facts} from listings l, unnest(l.category_ids) as category_id`;
  const ofCategories = sql`select category_id, ${facts} from category_listings l`;
  const { rows } = await sql`
    (${listed} except ${ofCategories}) union all (${ofCategories} except ${listed})
  `.execute(queries(db));
  expect(rows).toEqual([]);
});

async function save(draft: PieceDraft, at = now): Promise<string> {
  const { rejected } = await catalogue.importPieces(db, [{ line: 1, draft }], {
    now: at,
    dryRun: false,
    actor,
  });
  expect(rejected).toEqual([]);
  const { rows } = await sql<{ id: string }>`select id from pieces where sku = ${draft.sku}`.execute(
    queries(db),
  );
  return rows[0]?.id ?? '';
}

async function listing(id: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`select * from listings where piece_id = ${id}`.execute(
    queries(db),
  );
  return rows[0];
}

/** Whether the listing agrees with the calendar at these moments. */
async function agrees(id: string, moments: readonly Date[]): Promise<void> {
  for (const at of moments) {
    const { rows } = await sql<{ listed: boolean; free: boolean }>`
      select l.free_from <= ${at} as listed,
        exists (select from unit_availability(${at}) ua where ua.piece_id = l.piece_id and ua.free) as free
      from listings l where l.piece_id = ${id}
    `.execute(queries(db));
    expect(rows[0]?.listed, at.toISOString()).toBe(rows[0]?.free);
  }
}

test('a listing follows its piece: facts, categories, sections, words', async () => {
  const draft = aPiece({
    sku: 'L-1',
    categoryIds: ['sideboards'],
    sections: ['new'],
    era: { fromYear: 1955, toYear: 1964 },
  });
  const id = await save(draft);
  expect(await listing(id)).toMatchObject({
    price_cents: 89_000,
    width_mm: 1800,
    material_keys: ['teak'],
    colour_keys: ['braun'],
    decades: [1950, 1960],
    category_ids: ['sideboards'],
    sections: ['new'],
  });
  const { rows: listed } = await sql<{ category_id: string }>`
    select category_id from category_listings where piece_id = ${id}`.execute(queries(db));
  expect(listed).toEqual([{ category_id: 'sideboards' }]);
  await save(
    { ...draft, priceCents: 50_000, categoryIds: [], sections: ['sales'], colour: 'Petrol' },
    later(1),
  );
  expect(await listing(id)).toMatchObject({
    price_cents: 50_000,
    colour_keys: ['tuerkis'],
    category_ids: [],
    sections: ['sales'],
  });
  const { rows } = await sql`select word from search_words where word = 'sideboard'`.execute(queries(db));
  expect(rows).toHaveLength(1);
});

test('a round piece is as wide as its diameter; one that is not published is not listed', async () => {
  const id = await save(
    aPiece({ sku: 'L-2', dimensions: { ...emptyFields.dimensions, heightMm: 730, diameterMm: 1150 } }),
  );
  expect(await listing(id)).toMatchObject({ width_mm: 1150, depth_mm: 1150 });
  await sql`update pieces set published_at = null where id = ${id}`.execute(queries(db));
  expect(await listing(id)).toBeUndefined();
  await sql`update pieces set published_at = ${now} where id = ${id}`.execute(queries(db));
  expect(await listing(id)).toBeDefined();
});

test('a listing says when it is free, as the calendar does: hold, lapse, sale, taking back, several units', async () => {
  const single = await save(aPiece({ sku: 'L-3' }));
  const series = await save(
    aPiece({
      sku: 'L-4',
      stock: 0,
      variants: [aVariant({ sku: 'L-4-A', stock: 1 }), aVariant({ sku: 'L-4-B', name: 'Blau', stock: 1 })],
    }),
  );
  const moments = [now, later(10), later(29), later(31), later(60 * 24 * 365)];
  const agree = async () => {
    await agrees(single, moments);
    await agrees(series, moments);
  };
  await agree();
  const lines = [
    { position: 0, pieceId: single, variantId: null, quantity: 1, kind: 'sale' as const },
    { position: 1, pieceId: series, variantId: 'l-4-a', quantity: 1, kind: 'sale' as const },
  ];
  await db.transaction((tx) => inventory.holdUnits(tx, { reference: 'o-1', lines, until: later(30), now }));
  expect((await listing(single))?.['free_from']).toEqual(later(30));
  await agree();
  await db.transaction((tx) =>
    inventory.holdUnits(tx, {
      reference: 'o-2',
      lines: [{ position: 0, pieceId: series, variantId: 'l-4-b', quantity: 1 }],
      until: later(20),
      now,
    }),
  );
  expect((await listing(series))?.['free_from']).toEqual(later(20));
  await agree();
  await db.transaction((tx) => inventory.sellOrRent(tx, { reference: 'o-1', lines, now }));
  expect((await listing(single))?.['free_from']).toBe(Infinity);
  await agree();
  await db.transaction((tx) => inventory.releaseReference(tx, 'o-1', now));
  await agree();
  await sql`delete from allocations`.execute(queries(db));
  await agree();
});

test('data computed by an older version is computed again', async () => {
  const id = await save(aPiece({ sku: 'L-5', title: 'Nierentisch aus Kirschholz', materials: [] }));
  await sql`update pieces set search_edition = 0, search_document = '', material_keys = '{}' where id = ${id}`.execute(
    queries(db),
  );
  expect(await listing(id)).toMatchObject({ material_keys: [], document: '' });
  expect(await catalogue.renewSearchColumns(db)).toBe(1);
  expect(await listing(id)).toMatchObject({ material_keys: ['kirsche'] });
  expect((await listing(id))?.['document']).toMatch(/'nierentisch\/a'.* 'tisch\/b'/);
  expect(await catalogue.renewSearchColumns(db)).toBe(0);
});
