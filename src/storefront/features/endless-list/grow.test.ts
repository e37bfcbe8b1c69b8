import { expect, test } from 'vitest';
import type { CardView } from '../../components/pieces/card-view.ts';
import { productOf } from '../../../read-models/http/catalogue-as-rest.ts';
import { productSchema } from '../../../read-models/http/catalogue.schemas.ts';
import type { PieceCard } from '../../../read-models/index.ts';
import { cardData } from '../../screen-data.server.ts';
import { cardOfProduct, grown, type EndlessList } from './grow.ts';

const piece = (id: string, title = id): CardView => ({
  id,
  title,
  shopType: 'vintage',
  priceCents: 100,
  saving: null,
  stockAmt: 1,
  reservedUntil: null,
  rentedUntil: null,
  away: null,
  pictures: [],
  chargeTaxPercent: 0,
  taxScheme: 'margin',
  assemblyService: false,
  rentable: true,
  hasVariants: false,
});
const first: EndlessList = { pieces: [piece('a'), piece('b')], page: 1, hasMore: true };

test('the next page comes after the present one', () => {
  expect(grown(first, [piece('c'), piece('d')])).toEqual({
    pieces: [piece('a'), piece('b'), piece('c'), piece('d')],
    page: 2,
    hasMore: true,
  });
});

test('a piece that comes again keeps its place with its new data', () => {
  const { pieces } = grown(first, [piece('a', 'A, reserved'), piece('c')]);
  expect(pieces).toEqual([piece('a', 'A, reserved'), piece('b'), piece('c')]);
});

test('a page without products ends the list, and changes nothing else', () => {
  expect(grown(first, [])).toEqual({ ...first, hasMore: false });
});

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

test('a page carries the first picture of a card, and the one under a pointer, and no more', () => {
  const pictures = [picture('front'), picture('back'), picture('detail')];
  expect(cardData({ ...card, pictures }).pictures).toEqual([picture('front'), picture('back')]);
});
