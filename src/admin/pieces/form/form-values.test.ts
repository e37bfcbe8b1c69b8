import { expect, test } from 'vitest';
import { fromForm, missingOfPurchase, pictureWords } from './form-values.ts';

test.each([
  [{ era: { fromYear: null, toYear: null } }, { era: null }],
  [{ era: { fromYear: 1960, toYear: null } }, { era: { fromYear: 1960, toYear: 1960 } }],
  [{ era: { fromYear: null, toYear: 1969 } }, { era: { fromYear: 1969, toYear: 1969 } }],
  [{ purchase: { priceCents: null, sellerKind: '' } }, { purchase: null }],
  [
    { purchase: { priceCents: 100, sellerKind: 'private' } },
    { purchase: { priceCents: 100, sellerKind: 'private' } },
  ],
  [{ purchase: { priceCents: 100 } }, { purchase: { priceCents: 100, sellerKind: null } }],
  [
    { texts: { subtopic: '', descriptions: ['<p>Teak</p>', null, ' '] } },
    { texts: { subtopic: null, descriptions: ['<p>Teak</p>'] } },
  ],
  [{ title: 'Sofa' }, { title: 'Sofa' }],
  [
    {
      title: 'Sofa',
      pictures: [
        { key: 'a', alt: '' },
        { key: 'b', alt: 'von vorn' },
        { key: 'c', alt: '', isCleared: true },
      ],
    },
    {
      title: 'Sofa',
      pictures: [
        { key: 'a', alt: 'Sofa, Bild 1' },
        { key: 'b', alt: 'von vorn' },
        { key: 'c', alt: '' },
      ],
    },
  ],
  [
    { variants: [{ name: 'Eiche' }], stock: 1 },
    { variants: [{ name: 'Eiche' }], stock: 0 },
  ],
  [
    { variants: [], stock: 1 },
    { variants: [], stock: 1 },
  ],
])('%j is sent as %j', (values, sent) => {
  expect(fromForm(values)).toEqual(sent);
});

test.each([
  [{ alt: '' }, 'Sofa aus Cord', 'Sofa aus Cord, Bild 2'],
  [{ alt: 'von hinten' }, 'Sofa aus Cord', 'von hinten'],
  [{ alt: '', isCleared: true }, 'Sofa aus Cord', ''],
  [{ alt: '' }, ' ', ''],
])('%j of „%s“ shows „%s“', (picture, title, words) => {
  expect(pictureWords({ key: 'k', ...picture }, 1, title)).toBe(words);
});

test.each([
  [null, null],
  [{}, null],
  [{ priceCents: null, sellerKind: '' }, null],
  [{ priceCents: null, sellerKind: 'private' }, 'priceCents'],
  [{ priceCents: 0, sellerKind: 'private' }, null],
  [{ priceCents: 20_000, sellerKind: 'private' }, null],
  [{ priceCents: 20_000, sellerKind: null }, 'sellerKind'],
  [{ priceCents: 20_000, sellerKind: '' }, 'sellerKind'],
])('of the purchase %j the form asks for: %s', (purchase, missing) => {
  expect(missingOfPurchase(purchase)).toBe(missing);
});
