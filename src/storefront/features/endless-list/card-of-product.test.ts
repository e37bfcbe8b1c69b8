import { expect, test } from 'vitest';
import { productOf } from '../../../read-models/http/catalogue-as-rest.ts';
import { productSchema } from '../../../read-models/http/catalogue.schemas.ts';
import type { PieceCard } from '../../../read-models/index.ts';
import { cardData } from '../../screen-data.server.ts';
import { cardOfProduct } from './card-of-product.ts';

const picture = (key: string) => ({ key, alt: key, widthPx: 1200, heightPx: 1500, placeholder: '#c8b8a0' });
const card: PieceCard = {
  id: 'sideboard',
  sku: 'V-1',
  title: 'Sideboard',
  shopType: 'vintage',
  priceCents: 111_005,
  comparePriceCents: 125_000,
  saving: { referenceCents: 120_019, savingCents: 9_014 },
  chargeTaxPercent: 0,
  taxScheme: 'margin',
  assemblyService: true,
  rentable: true,
  hasVariants: false,
  sections: ['sales'],
  pictures: [picture('front')],
  stockAmt: 0,
  reservedUntil: new Date('2026-11-21T13:32:00Z'),
  rentedUntil: null,
  away: null,
  awayUntil: null,
};

test('a piece that comes through the REST interface is the same card as one that came with the page', () => {
  const fromRest = cardOfProduct(productSchema.parse(JSON.parse(JSON.stringify(productOf(card)))));
  expect(fromRest).toEqual(JSON.parse(JSON.stringify(cardData(card))));
});

test('a page carries the first picture of a card only', () => {
  expect(cardData({ ...card, pictures: [picture('front'), picture('back')] }).pictures).toEqual([
    picture('front'),
  ]);
});
