import { expect, test } from 'vitest';
import { withSkus } from './piece-id.ts';

const variant = (sku: string) => ({ sku, name: 'Ausführung', stock: 1, pictures: [] });
const skusOf = (...skus: string[]) => withSkus('B-7', skus.map(variant)).map(({ sku }) => sku);

test('a variant without an SKU gets the piece’s with the next free number', () => {
  expect(skusOf('', '')).toEqual(['B-7-1', 'B-7-2']);
  expect(skusOf('', 'B-7-1', 'EICHE', '')).toEqual(['B-7-2', 'B-7-1', 'EICHE', 'B-7-3']);
  expect(skusOf()).toEqual([]);
});
