import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, plainLetters, slugOf, queryAsShown } from './fold-text.ts';

test.each([
  ['Bücherregal', 'buecherregal'],
  ['Bu\u0308cherregal', 'buecherregal'],
  ['GROẞE Straße', 'grosse strasse'],
  ['Café', 'cafe'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['ｓｏｆａ　１８０ｃｍ', 'sofa　180cm'],
  ['Ｂ－００００９', 'B-00009'],
  ['𝐬𝐨𝐟𝐚 ﬁligran ⅷ', 'sofa filigran viii'],
  ['Tisch² x₂', 'Tisch2 x2'],
  ['Mo\u0308bel', 'Möbel'],
  ['2½ m² und 3m³, Eames™ 24″ …', '2½ m² und 3m³, Eames™ 24″ …'],
])('%s is searched as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test.each([
  ['Esstisch „Bali“, 200 × 100 cm', 60, 'esstisch-bali-200-100-cm'],
  ['Sideboard aus Teakholz', 15, 'sideboard-aus'],
  ['Möbel', 60, 'moebel'],
  ['„…“', 60, ''],
])('%s becomes the address %s', (text, maxLength, slug) => {
  expect(slugOf(text, maxLength)).toBe(slug);
});

test('an address holds only letters, digits and single hyphens, and never exceeds its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 80 }), (text, maxLength) => {
      const slug = slugOf(text, maxLength);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(maxLength);
    }),
  );
});

test.each([
  ['sofa', 'sofa'],
  ['„sofa“', 'sofa'],
  ['"rotes sofa"', 'rotes sofa'],
  ['« canapé rouge »', 'canapé rouge'],
  ['‘sofa’', 'sofa'],
  ['„„sofa““', 'sofa'],
  ['„rotes“ sofa', 'rotes sofa'],
  ['sofa “rot” oder "blau"', 'sofa rot oder blau'],
  ['ｓｏｆａ １２０', 'sofa 120'],
  ['＂ｓｏｆａ＂', 'sofa'],
  // No quotes, and no pair of them.
  ['tisch 24" x 36"', 'tisch 24" x 36"'],
  ["rock d'or", "rock d'or"],
  ['lampe l’oiseau', 'lampe l’oiseau'],
  ['"sofa', '"sofa'],
  ['"', '"'],
  ['2 m²', '2 m²'],
])('%j is shown as %j', (query, shown) => {
  expect(queryAsShown(query)).toBe(shown);
});
