import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPiece } from '../../catalogue/testing/a-piece.ts';
import { searchDocumentOf } from './search-document.ts';

const documentOf = (sku: string, title = 'Sessel') => searchDocumentOf(aPiece({ sku, title }));

test.each(['7', 'A', '#1', '--', 'A-?', 'Ü', '😀', 'AM', 'von', '../../x'])(
  'a piece has a document whatever its number is: %j',
  (sku) => {
    expect(documentOf(sku)).toContain("'sesel/a'");
  },
);

test('forms of letters make no difference to what a piece is found by', () => {
  expect(documentOf('V-1', 'ﬁligraner Ｓｔｕｈｌ')).toBe(documentOf('V-1', 'filigraner Stuhl'));
});

test('every word of a document is one for PostgreSQL: letters and digits, and where it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (sku, title) => {
      const words = documentOf(sku, title).split(' ');
      expect(words.filter((word) => !/^'[a-z0-9]+(?:\/[ab])?'$/.test(word) && word !== '')).toEqual([]);
    }),
  );
});
