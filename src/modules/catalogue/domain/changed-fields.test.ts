import { expect, test } from 'vitest';
import { aPiece, aVariant } from '../testing/a-piece.ts';
import { changedFields } from './changed-fields.ts';

const picture = { key: 'shop/a', alt: 'Vorn', widthPx: 3, heightPx: 4, placeholder: null };

test.each([
  [{ priceCents: 90_000 }, ['priceCents']],
  [{ title: 'Anders', stock: 2 }, ['title', 'stock']],
  [{ pictures: [{ ...picture, alt: 'Hinten' }] }, ['pictures']],
  [{ productSafety: { kind: 'exempt', reason: 'antique' } as const }, ['productSafety']],
  [{ variants: [] }, ['variants']],
])('%j is a change', (change, fields) => {
  const piece = aPiece({ pictures: [picture], variants: [aVariant({ stock: 0 })] });
  expect(changedFields(piece, { ...piece, ...change })).toEqual(fields);
});

test.each([
  [{ title: ' Sideboard  aus Teakholz,\nDänemark, 1960er' }],
  [{ categoryIds: ['b', 'a', 'b'] }],
  [{ colour: 'braun ' }],
])('%j is none', (change) => {
  const piece = aPiece({ categoryIds: ['a', 'b'] });
  expect(changedFields(piece, { ...piece, ...change })).toEqual([]);
});
