import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText, slugOf } from './fold-text.ts';

test.each([
  ['Bücherregal', 'buecherregal'],
  ['Bu\u0308cherregal', 'buecherregal'],
  ['GROẞE Straße', 'grosse strasse'],
  ['Café', 'cafe'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
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
