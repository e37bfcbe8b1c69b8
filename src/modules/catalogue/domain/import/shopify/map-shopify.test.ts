import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../../tests/property-runs.ts';
import { checkDraft } from '../../check-draft.ts';
import type { PieceDraft } from '../../piece.ts';
import type { Mapped } from '../mapped.ts';
import { remarksInGerman, sourceRows } from '../testing/source-rows.ts';
import { mapShopify } from './map-shopify.ts';
import { shopifyColumns } from './shopify-columns.ts';

type Cells = Readonly<Record<string, string>>;

const sideboard: Cells = {
  Handle: 'sideboard-teak',
  Title: 'Sideboard aus Teak',
  Published: 'TRUE',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant SKU': 'V-2001',
  'Variant Price': '1250.00',
  'Google Shopping / Condition': 'used',
};
const map = (first: Cells, ...others: Cells[]): Mapped =>
  mapShopify(sourceRows(shopifyColumns, first, ...others), {
    year: 2026,
    categoryId: null,
    sellerKind: null,
  });

function draftOf(mapped: Mapped): PieceDraft {
  if (!mapped.ok) throw new Error(remarksInGerman(mapped.problems).join('; '));
  return mapped.draft;
}

function problemsOf(mapped: Mapped): string[] {
  return mapped.ok ? [] : remarksInGerman(mapped.problems);
}

test('a product without variants is a piece with its own number', () => {
  const mapped = map({
    ...sideboard,
    'Body (HTML)': '<p>Schön.</p>',
    Vendor: 'Arne Vodder',
    Type: 'Sideboards & Kommoden',
    Tags: 'Vintage, mietbar, NEU, Sale',
    'Variant Grams': '38500.0',
    'Variant Compare At Price': '1480.00',
    'Variant Inventory Qty': '2',
  });
  expect(draftOf(mapped)).toMatchObject({
    sku: 'V-2001',
    priceCents: 125_000,
    comparePriceCents: 148_000,
    condition: 'gut',
    maker: 'Arne Vodder',
    categoryIds: ['sideboards-kommoden'],
    sections: ['new', 'sales'],
    rentable: true,
    weightGrams: 38_500,
    stock: 2,
    variants: [],
    texts: { subtopic: null, descriptions: ['<p>Schön.</p>'] },
  });
  expect(mapped.warnings).toEqual([]);
});

test("today's headings and those of old say the same", () => {
  const today = draftOf(
    map({
      'URL handle': 'sideboard-teak',
      Title: 'Sideboard aus Teak',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: 'V-2001',
      Price: '1250.00',
      'Compare-at price': '',
      'Google Shopping / Condition': 'used',
    }),
  );
  expect(today).toEqual(draftOf(map(sideboard)));
});

test('further rows are pictures, in the order of their positions', () => {
  const picture = (key: string, position: string): Cells => ({
    Handle: 'sideboard-teak',
    'Image Src': key,
    'Image Position': position,
  });
  const draft = draftOf(
    map(
      { ...sideboard, 'Image Src': 'c.jpg', 'Image Position': '3' },
      picture('a.jpg', '1'),
      picture('b.jpg', '2'),
    ),
  );
  expect(draft.pictures.map(({ key }) => key)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  expect(draft.variants).toEqual([]);
});

describe('variants', () => {
  const red = {
    ...sideboard,
    'Option1 Name': 'Farbe',
    'Option1 Value': 'Rot',
    'Option2 Name': 'Größe',
    'Option2 Value': '160 cm',
    'Variant Inventory Qty': '4',
  };
  const blue = {
    Handle: 'sideboard-teak',
    'Option1 Value': 'Blau',
    'Option2 Value': '180 cm',
    'Variant Price': '1250.00',
  };

  test('are the rows with options; the handle is the number of the piece', () => {
    const draft = draftOf(map(red, blue));
    expect(draft).toMatchObject({
      sku: 'sideboard-teak',
      stock: 0,
      variants: [
        { sku: 'V-2001', name: 'Rot / 160 cm', stock: 4 },
        { sku: 'sideboard-teak-2', name: 'Blau / 180 cm', stock: 1 },
      ],
    });
    expect(checkDraft(draft)).toEqual([]);
  });

  test('a single one is the piece itself, its options are told', () => {
    expect(draftOf(map(red))).toMatchObject({
      sku: 'V-2001',
      stock: 4,
      texts: { subtopic: 'Farbe: Rot, Größe: 160 cm' },
    });
  });

  test('cost the same, have a name and a number of their own', () => {
    expect(problemsOf(map(red, { ...blue, 'Variant Price': '1300.00' }))).toEqual([
      'Variant Price „1300.00“ weicht von Zeile 2 ab: alle Varianten kosten dasselbe',
    ]);
    expect(problemsOf(map(red, { ...blue, 'Variant SKU': 'V-2001' }))).toEqual([
      'Variant SKU „V-2001“ kommt in diesem Produkt schon vor',
    ]);
    expect(
      problemsOf(map(red, { ...blue, 'Option1 Value': '', 'Option2 Value': '', 'Variant SKU': 'x' })),
    ).toEqual(['Option1 Value fehlt: die Variante braucht einen Namen']);
  });

  test('a long handle is shortened the same way every time', () => {
    const long = { ...red, Handle: 'a'.repeat(60) };
    const other = { ...red, Handle: `${'a'.repeat(59)}b` };
    const skuOf = (first: Cells) => draftOf(map(first, { ...blue, Handle: first.Handle ?? '' })).sku;
    expect(skuOf(long)).toHaveLength(40);
    expect(skuOf(long)).toBe(skuOf(long));
    expect(skuOf(long)).not.toBe(skuOf(other));
  });
});

test('unsold products are not imported', () => {
  expect(problemsOf(map({ ...sideboard, Status: 'draft', Published: 'FALSE', 'Gift Card': 'TRUE' }))).toEqual(
    [
      'Gift Card „TRUE“ wird nicht übernommen: ein Gutschein',
      'Status „draft“ wird nicht übernommen: nur active',
      'Published „FALSE“ wird nicht übernommen: nicht veröffentlicht',
    ],
  );
});

test('what Shopify does not know is filled by rule, and said', () => {
  const mapped = map({
    ...sideboard,
    'Google Shopping / Condition': '',
    'Cost per item': '420',
    'Variant Inventory Qty': '-2',
    Tags: 'Dänemark, vintage',
    'Image Src': 'https://cdn.example/a.jpg',
  });
  expect(draftOf(mapped)).toMatchObject({ condition: 'gut', purchase: null, stock: 0, pictures: [] });
  expect(mapped.warnings.map(({ column }) => column)).toEqual([
    'Tags',
    'Cost per item',
    'Image Src',
    'Variant Inventory Qty',
    'Google Shopping / Condition',
  ]);
});

test('our own columns may stand beside', () => {
  const draft = draftOf(
    map({
      ...sideboard,
      'Cost per item': '420',
      verkaeufer: 'privat',
      zustand: 'sehr gut',
      breite_cm: '180,5',
    }),
  );
  expect(draft).toMatchObject({
    condition: 'sehr gut',
    dimensions: { widthMm: 1805 },
    purchase: { priceCents: 42_000, sellerKind: 'private' },
  });
});

test('the category of the command goes before the words of another shop', () => {
  const rows = sourceRows(shopifyColumns, { ...sideboard, Type: 'Sideboards' });
  expect(
    draftOf(mapShopify(rows, { year: 2026, categoryId: 'kommoden', sellerKind: null })).categoryIds,
  ).toEqual(['kommoden']);
  const path = { ...sideboard, 'Product Category': 'Furniture > Cabinets > Buffets & Sideboards' };
  expect(draftOf(map(path)).categoryIds).toEqual(['buffets-sideboards']);
});

test('no cell makes it throw, and every accepted piece can be saved', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'TRUE', '1', '1250.00', 'Rot', 'Default Title', 'active', 'V-1', 'used'),
  );
  const row = fc.dictionary(fc.constantFrom(...Object.keys(shopifyColumns)), cell);
  fc.assert(
    fc.property(row, fc.array(row, { maxLength: 2 }), fc.boolean(), (first, others, plausible) => {
      const mapped = map({ ...(plausible ? sideboard : {}), ...first }, ...others);
      if (mapped.ok) expect(checkDraft(mapped.draft)).toEqual([]);
      else expect(mapped.problems.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(300) },
  );
});
