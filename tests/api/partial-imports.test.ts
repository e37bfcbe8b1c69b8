import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBoatwoodPiece, aCategory, aPiece, aVariant } from '../../src/modules/catalogue/testing/a-piece.ts';
import { importsOf } from './an-import.ts';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let staff: StaffBrowser;
let desk: ReturnType<typeof importsOf>;

const picture = (key: string) => ({
  key,
  alt: `Ansicht ${key}`,
  widthPx: 800,
  heightPx: 1000,
  placeholder: null,
});
const full = {
  shopType: 'vintage',
  categoryIds: ['sideboards'],
  sections: ['highlights'],
  comparePriceCents: 200_000,
  rentable: true,
  assemblyService: true,
  carriers: 4,
  materials: ['Teak', 'Messing'],
  maker: 'Arne Vodder',
  purchase: { priceCents: 42_000, sellerKind: 'private' },
  texts: {
    subtopic: 'Dänemark, um 1960',
    similarToTitle: 'Mehr davon',
    conditionText: 'Kratzer auf der Platte',
    descriptions: ['Erster Absatz', 'Zweiter Absatz'],
    storyShop: 'Aus einer Praxis',
    shopInfo: 'Hinweis',
    aboutUs: 'Über uns',
  },
  pictures: [picture('shop/a'), picture('shop/b')],
} as const;

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  staff = owner;
  desk = importsOf(shop, () => staff);
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory(), aCategory({ id: 'stuehle', name: 'Stühle' })], parents: [] },
    testActor,
  );
  const skus = ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6', 'T-7'];
  await shop.fill([
    ...skus.map((sku) => aPiece({ ...full, sku, title: 'Sideboard', stock: 3 })),
    aBoatwoodPiece({
      sku: 'T-BOAT',
      title: 'Esstisch',
      pictures: [picture('shop/x')],
      productSafety: {
        kind: 'responsible',
        name: 'Werft',
        postalAddress: 'Weg 1, 10999 Berlin',
        electronicAddress: 'werft@example.org',
        warnings: 'Kippt',
      },
      variants: [
        aVariant({ sku: 'T-R', stock: 3, pictures: [picture('shop/r')] }),
        aVariant({ sku: 'T-B', name: 'Blau', stock: 2, pictures: [picture('shop/b')] }),
      ],
    }),
  ]);
});
afterAll(() => shop.close());

/** Checks and imports a table; the rows that the check says would change, and what it says besides. */
async function imported(lines: readonly string[], columns: readonly (string | null)[] | null = null) {
  const { id } = await desk.sent(lines.join('\n'));
  if (columns !== null) await staff.call('PATCH', `/imports/${id}`, { columns, categoryId: 'stuehle' });
  const checked = await desk.ran(id, 'check');
  const updated = (await desk.rowsOf(id, 'updated')).items;
  const refused = (await desk.rowsOf(id, 'refused')).items;
  await desk.ran(id, 'start');
  return { checked, updated, refused };
}

/** A piece without what changes with every write of it. */
async function factsOf(sku: string) {
  const piece: Record<string, unknown> = { ...(await desk.pieceOf(sku)) };
  for (const name of ['version', 'updatedAt', 'prices', 'units']) delete piece[name];
  return piece;
}

describe('a column that a file lacks leaves what a known piece has', () => {
  test('with a file of only prices', async () => {
    const before = await factsOf('T-1');
    const { checked, updated } = await imported(['sku;titel;preis;zustand', 'T-1;Sideboard;950;gut']);
    expect(checked).toMatchObject({ counts: { updated: 1, refused: 0 }, warnings: [] });
    expect(updated).toMatchObject([{ sku: 'T-1', fields: ['priceCents'], note: null }]);
    expect(await factsOf('T-1')).toEqual({ ...before, priceCents: 95_000 });
  });

  test('also where a new piece would need it', async () => {
    const before = await factsOf('T-2');
    const boat = await factsOf('T-BOAT');
    const { updated, refused } = await imported([
      'sku;titel;preis',
      'T-2;Sideboard;950',
      'T-BOAT;Esstisch;900',
      'T-NEW;Stuhl;80',
    ]);
    expect(updated.map(({ sku, fields }) => [sku, fields])).toEqual([
      ['T-2', ['priceCents']],
      ['T-BOAT', ['priceCents']],
    ]);
    expect(refused).toMatchObject([{ sku: 'T-NEW', problem: 'Zustand fehlt' }]);
    expect(await factsOf('T-2')).toEqual({ ...before, priceCents: 95_000 });
    expect(await factsOf('T-BOAT')).toEqual({ ...boat, priceCents: 90_000 });
  });

  test('or leaves it out', async () => {
    const before = await factsOf('T-3');
    const { updated } = await imported(
      ['Nr;Name;Betrag;Fotos;Einkauf;Farbe', 'T-3;Sideboard;890;shop/z;1;rot'],
      ['sku', 'titel', 'preis', null, null, 'farbe'],
    );
    expect(updated).toMatchObject([{ fields: ['colour'] }]);
    expect(await factsOf('T-3')).toEqual({ ...before, colour: 'rot' });
  });

  test('each part of a field by itself', async () => {
    const before = await factsOf('T-4');
    const { updated } = await imported([
      'sku;titel;preis;breite_cm;beschreibung_2;einkaufspreis;baujahr_bis;bilder',
      'T-4;Sideboard;890;170;Neu;430;1968;shop/b|shop/c',
    ]);
    expect(updated).toMatchObject([{ fields: ['dimensions', 'era', 'purchase', 'texts', 'pictures'] }]);
    expect(await factsOf('T-4')).toMatchObject({
      dimensions: { widthMm: 1700, heightMm: 760, depthMm: 450 },
      era: { fromYear: 1960, toYear: 1968 },
      purchase: { priceCents: 43_000, sellerKind: 'private' },
      texts: { ...full.texts, descriptions: ['Erster Absatz', 'Neu'] },
      pictures: [picture('shop/b'), { key: 'shop/c', alt: 'Sideboard', widthPx: 1600 }],
      materials: before['materials'],
    });
  });

  test('in a table of Shopify’s, whose addresses of pictures empty nothing either', async () => {
    const before = await factsOf('T-5');
    const { checked, updated } = await imported([
      'Handle,Title,Variant SKU,Variant Price,Image Src',
      'sideboard,Sideboard,T-5,950,https://x.example/a.jpg',
    ]);
    expect(checked.warnings).toMatchObject([{ column: 'Image Src', count: 1 }]);
    expect(updated).toMatchObject([{ fields: ['priceCents'] }]);
    expect(await factsOf('T-5')).toEqual({ ...before, priceCents: 95_000 });
  });

  test('for staff who may not see what was paid', async () => {
    const before = await factsOf('T-6');
    staff = await staffWithRole(shop, owner, 'content');
    const { updated } = await imported(['sku;titel;preis;zustand', 'T-6;Sideboard;950;gut']);
    staff = owner;
    expect(updated).toMatchObject([{ fields: ['priceCents'] }]);
    expect(await factsOf('T-6')).toEqual({ ...before, priceCents: 95_000 });
  });
});

test('an empty cell empties, and the check says what', async () => {
  const before = await factsOf('T-7');
  const { checked, updated } = await imported([
    'sku;titel;preis;zustand;farbe;hersteller;geschichte',
    'T-7;Sideboard;890;gut;;;Aus einer Praxis',
  ]);
  expect(checked.warnings).toMatchObject([
    { column: 'farbe', problem: 'wird geleert', count: 1, line: 2 },
    { column: 'hersteller', problem: 'wird geleert', count: 1, line: 2 },
  ]);
  expect(updated).toMatchObject([{ fields: ['colour', 'maker'], note: 'wird geleert: farbe, hersteller' }]);
  const { similar: _, ...facts } = await factsOf('T-7');
  expect(facts).toMatchObject({ maker: null, colour: null, texts: before['texts'] });
});

test('a text that grows too long when it is stored is refused with its column, and nothing of its row is saved', async () => {
  const before = await factsOf('T-1');
  const grows = '&'.repeat(19_900);
  const { refused } = await imported([
    'sku;titel;preis;zustand;geschichte;beschreibung_2',
    `T-1;Sideboard;777;gut;${grows};${'x'.repeat(20_001)}`,
    `T-9;Sideboard;777;gut;${grows};`,
  ]);
  const told = refused.map(({ line, problems }) => [line, ...problems.map(({ column }) => column)]);
  expect(told).toEqual([
    [2, 'geschichte', 'beschreibung_2'],
    [3, 'geschichte'],
  ]);
  expect(refused[0]?.problems[0]?.problem).toMatch(/^hat 99\.?500 Zeichen, höchstens 20\.?000 /);
  expect(await factsOf('T-1')).toEqual(before);
});
