import { expect, test } from 'vitest';
import { aBoatwoodPiece, aPiece } from '../testing/a-piece.ts';
import { missingForShop } from './ready-for-shop.ts';

const picture = { key: 'shop/a', alt: 'Vorderseite', widthPx: 4, heightPx: 5, placeholder: null };
const ready = aPiece({ pictures: [picture], categoryIds: ['sideboards'] });

const responsible = {
  kind: 'responsible',
  name: 'Werft Muster GmbH',
  postalAddress: 'Hafen 999, 18055 Rostock',
  electronicAddress: 'werft@example.org',
  warnings: null,
} as const;
const boatwood = aBoatwoodPiece({
  pictures: [picture],
  categoryIds: ['esstische'],
  productSafety: { kind: 'exempt', reason: 'older-lawful-goods' },
});

test.each([
  ['nothing', ready, []],
  ['pictures', { ...ready, pictures: [] }, ['pictures']],
  ['what a picture shows', { ...ready, pictures: [picture, { ...picture, alt: ' ' }] }, ['pictures.1.alt']],
  ['a category', { ...ready, categoryIds: [] }, ['categoryIds']],
  ['who answers for new goods (GPSR)', boatwood, ['productSafety.kind']],
  ['nothing when somebody does', { ...boatwood, productSafety: responsible }, []],
  ['all of it', { ...ready, pictures: [], categoryIds: [] }, ['pictures', 'categoryIds']],
])('it lacks %s', (_, draft, fields) => {
  expect(missingForShop(draft).map(({ field }) => field)).toEqual(fields);
});
