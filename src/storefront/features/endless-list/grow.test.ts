import { expect, test } from 'vitest';
import type { CardView } from '../../components/pieces/piece-card.tsx';
import { grown, type EndlessList } from './grow.ts';

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
