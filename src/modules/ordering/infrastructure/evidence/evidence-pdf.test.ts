import { expect, test } from 'vitest';
import { textsOf } from '../../../../platform/documents/testing/read-pdf.ts';
import { evidencePdf } from './evidence-pdf.ts';

test.each([
  ['of the widest letters', 'W'.repeat(300)],
  ['of letters of another font', '漢'.repeat(300)],
  ['an address of a page', `https://shop.example.org/${'a'.repeat(300)}`],
])('a value without blanks breaks within its column: %s', async (_, word) => {
  const texts = textsOf(
    await evidencePdf({
      title: `Nachweise zur Bestellung ${word}`,
      made: '1. März 2028',
      author: 'WMK',
      parts: [
        {
          title: 'Kunde',
          facts: [
            ['Name', word],
            [word, 'Ada Muster'],
            ['E-Mail', word],
          ],
        },
      ],
      pageOf: 'Seite {page} von {pages}',
    }),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(Math.max(...texts.map((text) => text.right))).toBeLessThan(595.28 - 57 + 3);
});
