import fc from 'fast-check';
import {
  byKind,
  featureNames,
  textNames,
  type FieldKind,
} from '../../../../../shared/pieces/piece-fields.ts';
import { measureNames } from '../../../../../shared/pieces/piece-measures.ts';
import { expect, test } from 'vitest';
import { runs } from '../../../../../../tests/property-runs.ts';
import { taxSchemes } from '../../../../../shared/orders/piece-facts.ts';
import { changedFields } from '../../changed-fields.ts';
import { checkDraft } from '../../check-draft.ts';
import { conditions, carrierCounts, sections, sellerKinds, type PieceDraft } from '../../piece.ts';
import { columnNamed } from '../columns.ts';
import type { RowGroup, SourceRow } from '../mapped.ts';
import { remarksInGerman } from '../testing/source-rows.ts';
import { continuesOwn, mapOwn } from './map-own.ts';
import { calledInOffice } from '../called.ts';
import { ownColumns } from './own-columns.ts';
import { ownHeadings, ownRows } from './own-rows.ts';

const context = { year: 2026, categoryId: null, sellerKind: null };

function rowsOf(draft: PieceDraft, published: boolean): readonly [SourceRow, ...SourceRow[]] {
  const names = ownHeadings.map((heading) => columnNamed(ownColumns, heading));
  const [first, ...others] = ownRows(draft, published, []).map((values, place): SourceRow => ({
    line: place + 2,
    cells: new Map(names.flatMap((name, column) => (name === null ? [] : [[name, values[column] ?? '']]))),
    called: calledInOffice,
  }));
  if (first === undefined) throw new Error('a piece has a row');
  return [first, ...others];
}

/** Words as people type them, including every character with a meaning in a table. */
const words = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('a', 'ß', 'Ü', '5', ' ', '4', 'x', 'é') },
    {
      weight: 3,
      arbitrary: fc.constantFrom('|', ';', ',', '\\', '"', "'", '-', '=', '+', '@', '\n', '<', '&'),
    },
  ),
  maxLength: 40,
});
const said = words.filter((text) => text.trim() !== '');
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const byKinds = {
  measure: maybe(fc.integer({ min: 1, max: 100_000 })),
  weight: maybe(fc.integer({ min: 1, max: 10_000_000 })),
  word: maybe(words),
  words: fc.array(said, { maxLength: 4 }),
  flag: fc.boolean(),
  plain: maybe(words),
  html: maybe(words),
} as const satisfies Readonly<Record<FieldKind, fc.Arbitrary<unknown>>>;
const sku = fc.stringMatching(/^[A-Z]-[0-9]{1,8}$/);
const picture = fc.record({
  key: fc.stringMatching(/^shop\/[0-9a-f]{32}$/),
  // A lone hyphen marks a picture without a description.
  alt: words.filter((text) => text.trim() !== '-'),
  widthPx: fc.integer({ min: 1, max: 99_999 }),
  heightPx: fc.integer({ min: 1, max: 99_999 }),
  placeholder: fc.constant(null),
});
const pictures = fc.array(picture, { maxLength: 4 });

const drafts: fc.Arbitrary<PieceDraft> = fc
  .record({
    sku,
    title: said,
    shopType: fc.constantFrom('vintage', 'boatwood'),
    categoryIds: fc.uniqueArray(fc.constantFrom('sideboards', 'sofas', 'tische-rund'), { maxLength: 3 }),
    sections: fc.uniqueArray(fc.constantFrom(...sections)),
    priceCents: fc.integer({ min: 1, max: 100_000_000 }),
    comparePriceCents: maybe(fc.integer({ min: 1, max: 100_000_000 })),
    chargeTaxPercent: fc.integer({ min: 0, max: 100 }),
    taxScheme: fc.constantFrom(...taxSchemes),
    ...byKind(featureNames, byKinds),
    carriers: fc.constantFrom(...carrierCounts),
    dimensions: fc.record(byKind(measureNames, byKinds)),
    era: maybe(
      fc
        .tuple(fc.integer({ min: 1000, max: 2100 }), fc.integer({ min: 1000, max: 2100 }))
        .map(([one, other]) => ({ fromYear: Math.min(one, other), toYear: Math.max(one, other) })),
    ),
    condition: fc.constantFrom(...conditions),
    purchase: maybe(
      fc.record({
        priceCents: fc.integer({ min: 0, max: 100_000_000 }),
        sellerKind: fc.constantFrom(...sellerKinds),
      }),
    ),
    mainCategoryId: maybe(fc.constantFrom('sideboards', 'sofas')),
    productSafety: fc.oneof(
      fc.record({
        kind: fc.constant('exempt' as const),
        reason: fc.constantFrom('antique', 'for-repair', 'older-lawful-goods'),
      }),
      fc.record({
        kind: fc.constant('responsible' as const),
        name: said,
        postalAddress: said,
        electronicAddress: said,
        warnings: maybe(words),
      }),
    ),
    texts: fc.record({
      ...byKind(textNames, byKinds),
      descriptions: fc.array(words, { maxLength: 10 }),
    }),
    pictures,
    stock: fc.integer({ min: 0, max: 10_000 }),
    variants: fc.uniqueArray(
      fc.record({ sku, name: said, stock: fc.integer({ min: 0, max: 10_000 }), pictures }),
      { maxLength: 3, selector: (variant) => variant.sku },
    ),
  })
  .map((draft) => ({ ...draft, stock: draft.variants.length > 0 ? 0 : draft.stock }))
  .filter((draft) => checkDraft(draft).length === 0);

test('a piece that is exported and imported is the same piece', () => {
  fc.assert(
    fc.property(drafts, fc.boolean(), (draft, published) => {
      const rows = rowsOf(draft, published);
      for (const row of rows.slice(1)) expect(continuesOwn(rows[0], row)).toBe(true);
      const mapped = mapOwn(rows, context);
      if (!mapped.ok) throw new Error(remarksInGerman(mapped.problems).join('; '));
      expect(changedFields(draft, mapped.draft)).toEqual([]);
      expect(mapped.published).toBe(published);
      expect(mapped.warnings.filter(({ name }) => name !== 'vergleichspreis')).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

/** The rows without some of their columns. */
function without([first, ...others]: RowGroup, left: ReadonlySet<string>): RowGroup {
  const cut = (row: SourceRow): SourceRow => ({
    ...row,
    cells: new Map([...row.cells].filter(([name]) => !left.has(name))),
  });
  return [cut(first), ...others.map(cut)];
}

test('and the same without any of its columns', () => {
  const optional = Object.keys(ownColumns).filter(
    (name) => !['sku', 'titel', 'preis', 'variante', 'varianten_sku'].includes(name),
  );
  fc.assert(
    fc.property(drafts, fc.subarray(optional), fc.boolean(), (draft, left, withVariants) => {
      const all = without(rowsOf(draft, true), new Set(left));
      const rows: RowGroup = withVariants ? all : without([all[0]], new Set(['variante', 'varianten_sku']));
      const mapped = mapOwn(rows, context, draft);
      if (!mapped.ok) throw new Error(remarksInGerman(mapped.problems).join('; '));
      // Numbers of units are kept by `counting`.
      const uncounted = (piece: PieceDraft): PieceDraft => ({
        ...piece,
        stock: 0,
        variants: piece.variants.map((variant) => ({ ...variant, stock: 1 })),
      });
      expect(changedFields(uncounted(draft), uncounted(mapped.draft))).toEqual([]);
      if (left.includes('bestand')) expect(mapped.counting?.leftOut.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(500) },
  );
});

test('and changes in the table are noticed', () => {
  fc.assert(
    fc.property(drafts, drafts, (one, other) => {
      const mapped = mapOwn(rowsOf({ ...other, sku: one.sku }, true), context);
      fc.pre(mapped.ok);
      if (one.priceCents !== mapped.draft.priceCents) {
        expect(changedFields(one, mapped.draft)).toContain('priceCents');
      }
      expect(changedFields(one, mapped.draft).length === 0).toBe(
        changedFields(mapped.draft, one).length === 0,
      );
    }),
  );
});

test('the number of units is followed by their states', () => {
  const units = { pieceId: '', variantId: null, count: 4, free: 0, held: 1, rented: 0, blocked: 1, sold: 2 };
  const draft = fc.sample(drafts, { numRuns: 50, seed: 1 }).find(({ variants }) => variants.length === 0);
  if (draft === undefined) throw new Error('some have no variants');
  const rowOf = (counts: readonly (typeof units | null)[]) => {
    const [row = []] = ownRows({ ...draft, stock: 4 }, true, counts);
    return Object.fromEntries(ownHeadings.map((heading, place) => [heading, row[place]]));
  };
  expect(rowOf([units])).toMatchObject({
    bestand: '4',
    verfuegbarkeit: 'reserviert',
    davon_verfuegbar: '0',
    davon_reserviert: '1',
    davon_vermietet: '0',
    davon_gesperrt: '1',
    davon_verkauft: '2',
  });
  expect(rowOf([{ ...units, free: 1 }])).toMatchObject({ verfuegbarkeit: 'verfügbar' });
  expect(rowOf([null])).toMatchObject({ verfuegbarkeit: 'kein Bestand', davon_verkauft: '0' });
});
