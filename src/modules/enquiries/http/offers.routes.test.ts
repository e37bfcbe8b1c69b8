import { expect, test } from 'vitest';
import { offerSchema } from './offers.schemas.ts';
import { offerOfForm } from './offers.routes.ts';

test('the fields of a form become pieces with their pictures, in their places', () => {
  const offer = offerSchema.parse(
    offerOfForm({
      fields: {
        email: 'ada@example.org',
        'title-2': 'Hocker',
        'price-2': '150',
        'condition-2': 'gut',
        unknown: 'x',
      },
      images: new Map([
        [2, ['/uploads/a.webp', '/uploads/d.webp']],
        [9, ['/uploads/z.webp']],
      ]),
    }),
  );
  expect(offer.furnitureItems).toEqual([
    { title: '', price: '', condition: null, images: [] },
    { title: 'Hocker', price: '150', condition: 'gut', images: ['/uploads/a.webp', '/uploads/d.webp'] },
    { title: '', price: '', condition: null, images: [] },
  ]);
  expect(offer).not.toHaveProperty('unknown');
});

test.each([
  ['postalCode', '10247', true],
  ['postalCode', 'SW1A 1AA', true],
  ['postalCode', '1010', true],
  ['postalCode', '', true],
  ['postalCode', 'abc', false],
  ['postalCode', 'unbekannt', false],
  ['phone', '030 23125 001', true],
  ['phone', '', true],
  ['phone', 'keine', false],
  ['phone', 'Klingel 12', true],
])('%s „%s“: %s', (field, text, isRight) => {
  const parsed = offerSchema.safeParse({ email: 'ada@example.org', [field]: text });
  expect(parsed.error?.issues.map(({ path }) => path) ?? []).toEqual(isRight ? [] : [[field]]);
});
