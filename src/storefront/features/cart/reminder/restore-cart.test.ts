import { describe, expect, test } from 'vitest';
import type { LinkedLine } from '../../../../shared/orders/linked-cart.ts';
import { createShopCart } from '../store/shop-cart.ts';
import { memoryStorage } from '../store/testing/memory-storage.ts';
import { restoreCart } from './restore-cart.browser.ts';

type Product = Exclude<Awaited<ReturnType<NonNullable<Parameters<typeof restoreCart>[1]>>>, string>;

const chair = {
  _id: 'chair',
  productId: 'chair',
  title: 'Stuhl',
  pictures: [],
  pricing: { price: 120 },
  saving: null,
  chargeTax: 0,
  taxScheme: 'margin',
  stockAmt: 3,
  shopType: 'vintage',
  assemblyService: true,
  rentable: true,
  isVariantsAvailable: false,
  variants: [],
  reservedUntil: null,
  rentedUntil: null,
  away: null,
  descriptions: ['<p>Teak &amp; Leder</p>', 'mehr'],
} as unknown as Product;
const table = {
  ...chair,
  _id: 'table',
  productId: 'table',
  title: 'Tisch',
  rentable: false,
  stockAmt: 2,
  variants: [
    { _id: 'oak', name: 'Eiche', stockAmt: 2, variantImages: ['/oak.avif'] },
    { _id: 'teak', name: 'Teak', stockAmt: 0, variantImages: [] },
  ],
} as unknown as Product;
const sold = { ...chair, _id: 'sofa', productId: 'sofa', title: 'Sofa', stockAmt: 0 };
const goods = new Map([chair, table, sold].map((piece) => [piece.productId, piece]));

const ask = (id: string): Promise<Product | 'unknown' | 'unreached'> =>
  Promise.resolve(id === 'offline' ? 'unreached' : (goods.get(id) ?? 'unknown'));
const line = (pieceId: string, more: Partial<LinkedLine> = {}): LinkedLine => ({
  pieceId,
  variantId: null,
  quantity: 1,
  rentOption: null,
  assembly: false,
  ...more,
});
const newCart = () => createShopCart({ storage: memoryStorage() });
const quantities = (cart: ReturnType<typeof newCart>) =>
  Object.fromEntries(Object.values(cart.getSnapshot().cartDetails).map(({ id, quantity }) => [id, quantity]));

describe('a cart from a link', () => {
  test('is added to what is there, and following the link twice changes nothing', async () => {
    const cart = newCart();
    await restoreCart([line('chair', { assembly: true })], ask, cart);
    const lines = [line('chair', { quantity: 2 }), line('table', { variantId: 'oak' })];
    const found = await restoreCart(lines, ask, cart);
    expect(found).toEqual({ there: ['Stuhl', 'Tisch, Eiche'], gone: [], unknown: 0, unreached: 0 });
    const expected = { 'chair:assembly': 1, chair: 2, 'table:oak': 1 };
    expect(quantities(cart)).toEqual(expected);
    await restoreCart(lines, ask, cart);
    expect(quantities(cart)).toEqual(expected);
    expect(cart.getSnapshot().cartDetails['table:oak']).toMatchObject({
      title: 'Tisch, Eiche',
      image: '/oak.avif',
      price: 12_000,
      stockAmt: 2,
      description: 'Teak & Leder',
    });
  });

  test.each<[string, LinkedLine, object]>([
    ['a sold piece is named', line('sofa'), { gone: ['Sofa'] }],
    ['so is a sold variant', line('table', { variantId: 'teak' }), { gone: ['Tisch, Teak'] }],
    ['and one that is no more', line('table', { variantId: 'ash' }), { gone: ['Tisch'] }],
    ['and a piece that has variants now', line('table'), { gone: ['Tisch'] }],
    [
      'and what is no longer rented out',
      line('table', { variantId: 'oak', rentOption: '1 Tag' }),
      { gone: ['Tisch, Eiche'] },
    ],
    ['a piece without a name is counted', line('lamp'), { unknown: 1 }],
    ['so is one that could not be asked about', line('offline'), { unreached: 1 }],
  ])('%s', async (_what, one, expected) => {
    const cart = newCart();
    expect(await restoreCart([one], ask, cart)).toMatchObject({ there: [], ...expected });
    expect(quantities(cart)).toEqual({});
  });

  test('takes no more than there are, with what the cart has of the same piece', async () => {
    const cart = newCart();
    await restoreCart([line('chair', { quantity: 2 })], ask, cart);
    await restoreCart([line('chair', { quantity: 900, rentOption: '1 Woche' })], ask, cart);
    expect(quantities(cart)).toEqual({ chair: 2, 'chair:rent:1 Woche': 1 });
    await restoreCart([line('chair', { assembly: true })], ask, cart);
    expect(quantities(cart)).toEqual({ chair: 2, 'chair:rent:1 Woche': 1 });
  });
});
