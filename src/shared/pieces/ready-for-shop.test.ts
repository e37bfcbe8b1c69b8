import { expect, test } from 'vitest';
import { missingForShop } from './ready-for-shop.ts';

const picture = { alt: 'Vorderseite' };
const ready = {
  shopType: 'vintage',
  pictures: [picture],
  categoryIds: ['sideboards'],
  productSafety: { kind: 'exempt', reason: 'older-lawful-goods' },
} as const;

const responsible = { kind: 'responsible' };
const boatwood = { ...ready, shopType: 'boatwood' } as const;

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
