import { expect, test } from 'vitest';
import { aPiece } from '../testing/a-piece.ts';
import { missingForShop } from './ready-for-shop.ts';

const picture = { key: 'shop/a', alt: 'Vorderseite', widthPx: 4, heightPx: 5, placeholder: null };
const ready = aPiece({ pictures: [picture], categoryIds: ['sideboards'] });

test.each([
  ['nothing', ready, []],
  ['pictures', { ...ready, pictures: [] }, ['pictures']],
  ['what a picture shows', { ...ready, pictures: [picture, { ...picture, alt: ' ' }] }, ['pictures.1.alt']],
  ['a category', { ...ready, categoryIds: [] }, ['categoryIds']],
  ['all of it', { ...ready, pictures: [], categoryIds: [] }, ['pictures', 'categoryIds']],
])('it lacks %s', (_, draft, fields) => {
  expect(missingForShop(draft).map(({ field }) => field)).toEqual(fields);
});
