import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import type { Product } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const chair: Product & { readonly name: string } = { id: 'chair', price: 12_000, name: 'Stuhl' };
const table: Product & { readonly name: string } = { id: 'table', price: 50_050, name: 'Tisch' };

function newCart(storage = memoryStorage()) {
  return createCartStore<typeof chair>({ currency: 'EUR', language: 'de-DE', storage });
}

let warned: Mock<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('adding and taking out (spec 4.1)', () => {
  test('120,00 + 2 × 500,50 = 1.121,00 in three pieces', () => {
    const cart = newCart();
    cart.addItem(chair);
    cart.addItem(table, { count: 2 });
    const { cartCount, totalPrice, formattedTotalPrice, cartDetails } = cart.getSnapshot();
    expect([cartCount, totalPrice, formattedTotalPrice]).toEqual([3, 112_100, '1.121,00\u00a0€']);
    expect(cartDetails.table).toMatchObject({
      name: 'Tisch',
      quantity: 2,
      value: 100_100,
      formattedValue: '1.001,00\u00a0€',
      formattedPrice: '500,50\u00a0€',
    });
    expect(cartDetails.table?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('an existing item gets a higher quantity', () => {
    const cart = newCart();
    cart.addItem(chair);
    cart.addItem({ ...chair, price: 1 }, { count: 3 });
    expect(cart.getSnapshot().cartDetails.chair).toMatchObject({ quantity: 4, price: 12_000 });
  });

  test('facts for the payment provider are gathered', () => {
    const cart = newCart();
    cart.addItem({ ...chair, price_data: { a: 1 } }, { price_metadata: { b: 2 } });
    cart.addItem(chair, { product_metadata: { c: 3 } });
    expect(cart.getSnapshot().cartDetails.chair).toMatchObject({
      price_data: { a: 1, b: 2 },
      product_data: { c: 3 },
    });
  });

  test.each<[string, Product, RegExp]>([
    ['id', { id: 'i', price_id: 'p', sku: 's', price: 1 }, /^i$/],
    ['price_id', { id: '', price_id: 'p', sku_id: 'k', price: 1 }, /^p$/],
    ['sku_id', { sku_id: 'k', sku: 's', price: 1 }, /^k$/],
    ['sku', { sku: 's', price: 1 }, /^s$/],
    ['a random UUID', { price: 1 }, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
  ])('a product is known by its %s', (_, product, id) => {
    const cart = createCartStore({ storage: memoryStorage() });
    cart.addItem(product);
    const [key, line] = Object.entries(cart.getSnapshot().cartDetails)[0] ?? [];
    expect(key).toMatch(id);
    expect(line?.id).toBe(key);
  });

  test.each(['constructor', '__proto__', 'toString'])('a product may be called %s', (id) => {
    const cart = newCart();
    cart.addItem({ ...chair, id });
    cart.incrementItem(id);
    expect(Object.keys(cart.getSnapshot().cartDetails)).toEqual([id]);
    expect(cart.getSnapshot().cartCount).toBe(2);
    cart.removeItem(id);
    expect(cart.getSnapshot().cartDetails).toEqual({});
  });

  test('a quantity that reaches 0 or less removes the line', () => {
    const cart = newCart();
    for (const takeOut of [
      () => cart.decrementItem('chair', { count: 2 }),
      () => cart.decrementItem('chair', { count: 9 }),
      () => cart.incrementItem('chair', { count: -2 }),
      () => cart.setItemQuantity('chair', 0),
      () => cart.removeItem('chair'),
      () => cart.clearCart(),
    ]) {
      cart.addItem(chair, { count: 2 });
      takeOut();
      expect(cart.getSnapshot()).toMatchObject({ cartCount: 0, totalPrice: 0, cartDetails: {} });
      expect(cart.getSnapshot().formattedTotalPrice).toBe('0,00\u00a0€');
    }
  });

  test('loading merges, or replaces when told to; a line that is there is replaced, sums agree', () => {
    const cart = newCart();
    cart.addItem(chair);
    cart.addItem(table);
    const loaded = { chair: { ...chair, id: 'chair', quantity: 5 } };
    cart.loadCart(loaded);
    expect(cart.getSnapshot()).toMatchObject({ cartCount: 6, totalPrice: 5 * 12_000 + 50_050 });
    cart.loadCart(loaded);
    expect(cart.getSnapshot().cartCount).toBe(6);
    cart.loadCart(loaded, false);
    expect(cart.getSnapshot()).toMatchObject({ cartCount: 5, totalPrice: 60_000 });
    expect(Object.keys(cart.getSnapshot().cartDetails)).toEqual(['chair']);
  });
});

describe('ignored with a warning (spec 5)', () => {
  const wrong = (value: unknown) => value as number;
  test.each<[string, (cart: ReturnType<typeof newCart>) => void]>([
    ['addItem with a text as count', (cart) => cart.addItem(table, { count: wrong('2') })],
    ['addItem with half a piece', (cart) => cart.addItem(table, { count: 0.5 })],
    ['addItem with NaN', (cart) => cart.addItem(table, { count: NaN })],
    ['incrementItem without a count', (cart) => cart.incrementItem('chair', {})],
    ['decrementItem with null', (cart) => cart.decrementItem('chair', { count: wrong(null) })],
    ['setItemQuantity with a text', (cart) => cart.setItemQuantity('chair', wrong('3'))],
    ['setItemQuantity below 0', (cart) => cart.setItemQuantity('chair', -1)],
    ['incrementItem of what is not there', (cart) => cart.incrementItem('sofa')],
    ['decrementItem of what is not there', (cart) => cart.decrementItem('sofa')],
    ['removeItem of what is not there', (cart) => cart.removeItem('toString')],
  ])('%s', (_, act) => {
    const cart = newCart();
    cart.addItem(chair);
    const before = cart.getSnapshot();
    act(cart);
    expect(cart.getSnapshot()).toBe(before);
    expect(warned).toHaveBeenCalledOnce();
  });

  test('setting the quantity of a missing item does nothing, silently', () => {
    const cart = newCart();
    cart.setItemQuantity('sofa', 2);
    cart.setItemQuantity('sofa', 0);
    expect(cart.getSnapshot().cartCount).toBe(0);
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('settings and display', () => {
  test('start as specified (spec 9)', () => {
    expect(createCartStore({}).getSnapshot()).toMatchObject({
      cartMode: 'checkout-session',
      mode: 'payment',
      currency: 'USD',
      language: 'en-US',
      lastClicked: '',
      shouldDisplayCart: false,
      shouldPersist: true,
      stripe: '',
      formattedTotalPrice: '$0.00',
    });
  });

  test('hover shows the cart, a click toggles it, closing hides it', () => {
    const cart = newCart();
    const shown = [
      cart.handleCartHover,
      cart.handleCartClick,
      cart.handleCartClick,
      cart.handleCloseCart,
    ].map((act) => {
      act();
      return cart.getSnapshot().shouldDisplayCart;
    });
    expect(shown).toEqual([true, false, true, false]);
  });

  test('language and currency change all amounts at once; yen have no hundredths', () => {
    const cart = newCart();
    cart.addItem(chair);
    cart.changeLanguage('en-US');
    expect(cart.getSnapshot().formattedTotalPrice).toBe('€120.00');
    cart.changeCurrency('JPY');
    expect(cart.getSnapshot().cartDetails.chair?.formattedPrice).toBe('¥12,000');
    expect(() => cart.changeCurrency('money')).toThrow(RangeError);
    expect(cart.getSnapshot().currency).toBe('JPY');
    cart.changeStripeKey('pk_1');
    cart.storeLastClicked('chair');
    expect(cart.getSnapshot()).toMatchObject({ stripe: 'pk_1', lastClicked: 'chair' });
  });
});

test('listeners hear every change until they leave', () => {
  const cart = newCart();
  const heard = vi.fn();
  const leave = cart.subscribe(heard);
  cart.addItem(chair);
  cart.handleCartClick();
  leave();
  cart.clearCart();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(cart.getServerSnapshot()).toMatchObject({ cartCount: 0, cartDetails: {} });
});
