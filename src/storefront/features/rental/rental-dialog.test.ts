import { expect, test } from 'vitest';
import { createShopCart } from '../cart/store/shop-cart.ts';
import { shopProduct, type PieceForCart, type LineOptions } from '../cart/store/shop-line.ts';
import { whyInCart } from './rental-dialog.browser.tsx';

const sideboard: PieceForCart = {
  productId: 'sideboard',
  title: 'Sideboard',
  priceCents: 125_000,
  description: '',
  image: '/s.avif',
  stockAmt: 1,
  shopType: 'vintage',
  chargeTax: 0,
  taxScheme: 'margin',
  assemblyService: true,
  referenceCents: null,
};
const aDay: LineOptions = { rentOption: '1 Tag' };
const only = 'Only 1 items available in stock!';

test.each<[string, PieceForCart, readonly LineOptions[], string | null]>([
  ['is in the cart to be bought', sideboard, [{}], only],
  ['is there with assembly', sideboard, [{ assembly: true }], only],
  ['is there to be rented', sideboard, [{ rentOption: '1 Jahr' }], null],
  ['has another unit', { ...sideboard, stockAmt: 2 }, [{}], null],
  ['is not there', sideboard, [], null],
  ['is sold', { ...sideboard, stockAmt: 0 }, [], null],
])('a piece that is wished to rent and %s', (_, piece, presses, why) => {
  const cart = createShopCart();
  for (const options of presses) cart.add(piece, options);
  expect(whyInCart(cart.getSnapshot().cartDetails, shopProduct(piece, aDay))).toBe(why);
});
