import { expect, test } from 'vitest';
import { aPiece, aVariant } from '../testing/a-piece.ts';
import { inGerman, remarksInGerman } from './import/testing/source-rows.ts';
import type { PieceDraft } from './piece.ts';
import { clashesOf, sortOut, type Known } from './sort-out-import.ts';

const known: Known = {
  pieces: new Map([['V-8', { id: 'stuhl-v-8' }]]),
  skus: new Map([
    ['v-8', 'v-8'],
    ['v-9', 'V-9'],
  ]),
  pieceIds: new Map(),
  variants: new Map([['taken', 'V-2']]),
  categories: new Map([
    ['sideboards', 'vintage'],
    ['esstische', 'boatwood'],
  ]),
  categoriesByName: new Map(),
};

test.each<[string, Partial<PieceDraft>, string, string]>([
  ['an unknown category', { categoryIds: ['sofas'] }, 'categoryIds', 'Kategorie „sofas“ gibt es nicht'],
  [
    'a name that is too long to repeat',
    { categoryIds: ['x'.repeat(61)] },
    'categoryIds',
    `Kategorie „${'x'.repeat(60)}…“ gibt es nicht`,
  ],
  [
    'a category of the other line',
    { categoryIds: ['esstische'] },
    'categoryIds',
    'Kategorie „esstische“ gehört zur anderen Linie',
  ],
  [
    'the SKU of another piece’s variant',
    { variants: [aVariant({ sku: 'taken' })] },
    'variants.0.sku',
    'SKU „taken“ gehört schon zu „V-2“',
  ],
  [
    'an SKU of signs alone',
    { variants: [aVariant({ sku: '---' })] },
    'variants.0.sku',
    'SKU „---“ braucht Buchstaben oder Ziffern',
  ],
  [
    'the SKU of a piece without variants',
    { variants: [aVariant({ sku: 'V-10' }), aVariant({ sku: 'v-9' })] },
    'variants.1.sku',
    'SKU „v-9“ gehört schon zu „V-9“',
  ],
  ['the SKU of a variant', { sku: 'Taken' }, 'sku', 'SKU „Taken“ gehört schon zu „V-2“'],
  ['no SKU', { variants: [aVariant({ sku: '' })] }, 'variants.0.sku', 'SKU braucht Buchstaben oder Ziffern'],
])('%s reads alike in a form and in the report of a table', (_name, different, field, sentence) => {
  const clashes = clashesOf(aPiece({ categoryIds: ['sideboards'], ...different }), known);
  expect(clashes.map(({ issue }) => issue.field)).toEqual([field]);
  expect(clashes.map(({ issue }) => inGerman(issue))).toEqual([sentence]);
  // A column of a table holds several of them.
  const inTable = sentence.replace(/^Kategorie /, 'Kategorien ');
  expect(remarksInGerman(clashes.map(({ saying }) => saying))).toEqual([inTable]);
});

test('a main category that the piece is not in is named by its field, and by its column', () => {
  const [clash] = clashesOf(aPiece({ categoryIds: ['sideboards'], mainCategoryId: 'esstische' }), known);
  expect(clash?.issue).toEqual({ field: 'mainCategoryId', code: 'main-category-not-among' });
  expect(clash?.saying).toMatchObject({
    name: 'hauptkategorie',
    value: 'esstische',
    problem: { code: 'main-category-not-among' },
  });
});

test('a row that breaks the rules of drafts is refused with the message of the rule', () => {
  const rows = [
    { line: 2, draft: aPiece() },
    { line: 3, draft: aPiece({ sku: 'V-3', stock: 20_000 }) },
  ];
  const { accepted, rejected } = sortOut(rows, known);
  expect(accepted.map(({ line }) => line)).toEqual([2]);
  expect(rejected).toMatchObject([{ line: 3, sku: 'V-3' }]);
  expect(rejected.flatMap(({ problems }) => remarksInGerman(problems))).toEqual([
    'Stückzahl muss eine ganze Zahl von 0 bis 10.000 sein',
  ]);
});

test.each<[string, Partial<PieceDraft>[], string[]]>([
  [
    'the SKU of a piece in small letters',
    [{ sku: 'v-9' }],
    ['SKU „v-9“ unterscheidet sich von „V-9“ nur in Groß- und Kleinschreibung oder Sonderzeichen'],
  ],
  ['the very SKU of a piece that has a twin from before', [{ sku: 'V-8' }], []],
  ['one SKU in two ways', [{ sku: 'N-1' }, { sku: 'n-1' }], ['SKU „n-1“ steht zweimal in der Datei']],
  [
    'variants of two pieces that differ in signs',
    [
      { sku: 'N-1', stock: 0, variants: [aVariant({ sku: 'N-1-R' })] },
      { sku: 'N-2', stock: 0, variants: [aVariant({ sku: 'N 1 R' })] },
    ],
    ['SKU „N 1 R“ steht zweimal in der Datei'],
  ],
  [
    'the variant of another piece in capitals',
    [{ stock: 0, variants: [aVariant({ sku: 'TAKEN' })] }],
    ['SKU „TAKEN“ gehört schon zu „V-2“'],
  ],
])('capitals make no other SKU: %s', (_, drafts, told) => {
  const rows = drafts.map((different, place) => ({ line: place + 2, draft: aPiece(different) }));
  const { rejected } = sortOut(rows, known);
  expect(rejected.flatMap(({ problems }) => remarksInGerman(problems))).toEqual(told);
});
