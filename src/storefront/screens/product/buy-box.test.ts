import { describe, expect, test } from 'vitest';
import { createShopCart } from '../../features/cart/store/shop-cart.ts';
import type { PieceForCart, Wish } from '../../features/cart/store/shop-line.ts';
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
const assembly: Wish = { assembly: true };

/** What the cart has, by its lines, after these presses on „Kaufen“ on the page of the piece. */
function press(piece: PieceForCart, ...wishes: readonly Wish[]) {
  const cart = createShopCart();
  const all = wishes.map((wish) => {
    makeRoomForAssembly(piece, wish, cart);
    return cart.add(piece, wish).ok;
  });
  const { cartDetails } = cart.getSnapshot();
  return {
    isLastAdded: all.at(-1),
    lines: Object.fromEntries(Object.values(cartDetails).map(({ id, quantity }) => [id, quantity])),
  };
}

describe('assembly of a piece that is in the cart', () => {
  test.each<[string, PieceForCart, readonly Wish[], boolean, Record<string, number>]>([
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
  ])('%s', (_, piece, wishes, isLastAdded, lines) => {
    expect(press(piece, ...wishes)).toEqual({ isLastAdded, lines });
  });
});
