import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartFromLink, cartInLink, type LinkedLine } from './linked-cart.ts';
import { rentalTerms } from './rental-terms.ts';

const plain: LinkedLine = {
  pieceId: 'teak-stuhl',
  variantId: null,
  quantity: 1,
  rentOption: null,
  assembly: false,
};

test.each<[string, LinkedLine[]]>([
  ['teak-stuhl', [plain]],
  ['teak-stuhl..3', [{ ...plain, quantity: 3 }]],
  ['tisch.eiche.2..a', [{ ...plain, pieceId: 'tisch', variantId: 'eiche', quantity: 2, assembly: true }]],
  ['sofa...7d', [{ ...plain, pieceId: 'sofa', rentOption: '1 Woche' }]],
  ['sofa...24m,teak-stuhl', [{ ...plain, pieceId: 'sofa', rentOption: '2 Jahre' }, plain]],
])('%s', (text, lines) => {
  expect(cartInLink(lines)).toBe(text);
  expect(cartFromLink(text)).toEqual(lines);
});

test.each([
  '',
  ',',
  '.',
  '<script>',
  'a b',
  'a..0',
  'a..-1',
  'a..1.5',
  'a..1e3',
  'a..1001',
  'a...9d',
  'a....x',
  'a.b/c',
  '../admin',
])('what is no line is left out: %s', (text) => {
  expect(cartFromLink(text)).toEqual([]);
  expect(cartFromLink(`teak-stuhl,${text}`)).toEqual([plain]);
});

test('a line is there once, and no more than an order may have', () => {
  expect(cartFromLink('a,a..4,a...7d')).toMatchObject([{ quantity: 4 }, { rentOption: '1 Woche' }]);
  expect(cartFromLink(Array.from({ length: 200 }, (_, index) => `a${index}`).join(','))).toHaveLength(50);
});

const id = fc.stringMatching(/^[\w-]{1,30}$/);
const line = fc.record({
  pieceId: id,
  variantId: fc.option(id),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  rentOption: fc.option(fc.constantFrom(...rentalTerms.map(({ option }) => option))),
  assembly: fc.boolean(),
});

test('any cart is the same behind the link', () => {
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ({ pieceId }) => pieceId, maxLength: 50 }), (lines) => {
      expect(cartFromLink(cartInLink(lines))).toEqual(lines);
      // Nothing that a link has to escape.
      expect(encodeURI(cartInLink(lines))).toBe(cartInLink(lines));
    }),
  );
});
