import { describe, expect, test } from 'vitest';
import { createShopCart } from '../../features/cart/store/shop-cart.ts';
import type { PieceForCart, LineOptions } from '../../features/cart/store/shop-line.ts';
import { makeRoomForAssembly } from './buy-box.tsx';

const bench: PieceForCart = {
  productId: 'bench',
  title: 'Bank',
  priceCents: 47_600,
  description: '',
  image: '/bench.avif',
  stockAmt: 1,
  shopType: 'boatwood',
  chargeTax: 0,
  taxScheme: 'standard',
  assemblyService: true,
  referenceCents: null,
};
const assembly: LineOptions = { assembly: true };

/** What the cart has, by its lines, after these presses on „Kaufen“ on the page of the piece. */
function press(piece: PieceForCart, ...chosen: readonly LineOptions[]) {
  const cart = createShopCart();
  const all = chosen.map((options) => {
    makeRoomForAssembly(piece, options, cart);
    return cart.add(piece, options).ok;
  });
  const { cartDetails } = cart.getSnapshot();
  return {
    isLastAdded: all.at(-1),
    lines: Object.fromEntries(Object.values(cartDetails).map(({ id, quantity }) => [id, quantity])),
  };
}

describe('assembly of a piece that is in the cart', () => {
  test.each<[string, PieceForCart, readonly LineOptions[], boolean, Record<string, number>]>([
    ['the only one gets it', bench, [{}, assembly], true, { 'bench:assembly': 1 }],
    ['and has it then', bench, [{}, assembly, assembly], false, { 'bench:assembly': 1 }],
    ['without it, nothing comes', bench, [{}, {}], false, { bench: 1 }],
    [
      'where there are more, another one comes with it',
      { ...bench, stockAmt: 3 },
      [{}, {}, assembly],
      true,
      { bench: 2, 'bench:assembly': 1 },
    ],
    [
      'and when all of them are in the cart, one of these gets it',
      { ...bench, stockAmt: 3 },
      [{}, {}, assembly, assembly],
      true,
      { bench: 1, 'bench:assembly': 2 },
    ],
    ['not where none is offered', { ...bench, assemblyService: false }, [{}, assembly], false, { bench: 1 }],
    ['not one that is rented', bench, [{ rentOption: '1 Tag' }, assembly], false, { 'bench:rent:1 Tag': 1 }],
    [
      'of its variant',
      bench,
      [{ variantId: 'blue' }, { variantId: 'blue', assembly: true }],
      true,
      { 'bench:blue:assembly': 1 },
    ],
  ])('%s', (_, piece, chosen, isLastAdded, lines) => {
    expect(press(piece, ...chosen)).toEqual({ isLastAdded, lines });
  });
});
