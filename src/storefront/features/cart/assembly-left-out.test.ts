import { expect, test } from 'vitest';
import { assemblyAgain, assemblyLeftOut } from './assembly-left-out.ts';
import { createShopCart } from './store/shop-cart.ts';
import { shopProduct, type PieceForCart, type LineOptions } from './store/shop-line.ts';
import { memoryStorage } from './store/testing/memory-storage.ts';

const piece: PieceForCart = {
  productId: 'table',
  title: 'Tisch',
  priceCents: 100_000,
  description: '',
  image: '/table.avif',
  stockAmt: 9,
  shopType: 'boatwood',
  chargeTax: 0,
  taxScheme: 'margin',
  assemblyService: true,
  referenceCents: null,
};
const products = {
  table: shopProduct(piece),
  'table:assembly': shopProduct(piece, { assembly: true }),
  'table:rent:1 Jahr:assembly': shopProduct(piece, {
    rentOption: '1 Jahr',
    assembly: true,
  } satisfies LineOptions),
  chair: shopProduct({ ...piece, productId: 'chair' }),
  stool: shopProduct({ ...piece, productId: 'stool' }),
} as const;
type Amounts = Partial<Record<keyof typeof products | 'table:rent:1 Jahr', number>>;

function cartOf(amounts: Amounts) {
  const cart = createShopCart({ storage: memoryStorage() });
  for (const [id, quantity] of Object.entries(amounts)) {
    cart.loadCart({ [id]: { ...products[id as keyof typeof products], quantity } });
  }
  return cart;
}
const amountsOf = (cart: ReturnType<typeof cartOf>) =>
  Object.values(cart.getSnapshot().cartDetails).map(({ id, quantity }) => [id, quantity]);
const lineOf = (cart: ReturnType<typeof cartOf>, id: string) => cart.getSnapshot().cartDetails[id]!;

test.each<[string, string, Amounts, Amounts]>([
  [
    'in its place',
    'table:assembly',
    { chair: 1, 'table:assembly': 2, stool: 1 },
    { chair: 1, table: 2, stool: 1 },
  ],
  [
    'into the line that is there',
    'table:assembly',
    { 'table:assembly': 2, chair: 1, table: 3 },
    { chair: 1, table: 5 },
  ],
  [
    'of a rental, which stays one',
    'table:rent:1 Jahr:assembly',
    { 'table:rent:1 Jahr:assembly': 1, table: 1 },
    { 'table:rent:1 Jahr': 1, table: 1 },
  ],
])('assembly is left out %s, and can be taken back', (_, id, before, after) => {
  const cart = cartOf(before);
  const total = cart.getSnapshot().totalPrice;
  const line = lineOf(cart, id);
  cart.loadCart(assemblyLeftOut(cart.getSnapshot().cartDetails, line), false);
  expect(amountsOf(cart)).toEqual(Object.entries(after));
  expect(cart.getSnapshot().totalPrice).toBe(total - 3500 * line.quantity);
  cart.loadCart(assemblyAgain(cart.getSnapshot().cartDetails, line), false);
  expect(Object.fromEntries(amountsOf(cart))).toEqual(before);
  expect(cart.getSnapshot().totalPrice).toBe(total);
});

test.each<[string, Amounts, Amounts]>([
  ['fewer, where some were taken out meanwhile', { table: 1 }, { 'table:assembly': 1 }],
  ['none, where all were', { chair: 1 }, { chair: 1 }],
  ['more, where some came with assembly', { 'table:assembly': 1, table: 2 }, { 'table:assembly': 3 }],
  ['and no others', { chair: 1, table: 5 }, { chair: 1, 'table:assembly': 2, table: 3 }],
])('assembled again are %s', (_, now, after) => {
  const cart = cartOf(now);
  const line = lineOf(cartOf({ 'table:assembly': 2 }), 'table:assembly');
  cart.loadCart(assemblyAgain(cart.getSnapshot().cartDetails, line), false);
  expect(amountsOf(cart)).toEqual(Object.entries(after));
});

test('a line that has gone meanwhile changes nothing', () => {
  const cart = cartOf({ chair: 1 });
  expect(assemblyLeftOut(cart.getSnapshot().cartDetails, { id: 'table:assembly' })).toBe(
    cart.getSnapshot().cartDetails,
  );
});
