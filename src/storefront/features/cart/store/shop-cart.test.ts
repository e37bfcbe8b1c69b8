import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShopCart } from './shop-cart.ts';
import { shopProduct, type PieceForCart, type LineOptions } from './shop-line.ts';
import { unitsInCart } from '../stock-check.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const sideboard: PieceForCart = {
  productId: 'sideboard',
  title: 'Sideboard',
  priceCents: 125_000,
  description: 'Teak',
  image: '/sideboard.avif',
  stockAmt: 1,
  shopType: 'vintage',
  chargeTax: 0,
  taxScheme: 'margin',
  assemblyService: true,
  referenceCents: null,
};
const bench: PieceForCart = {
  ...sideboard,
  productId: 'bench',
  priceCents: 47_600,
  stockAmt: 3,
  shopType: 'boatwood',
};
const forADay: LineOptions = { rentOption: '1 Tag' };

const newCart = (storage = memoryStorage()) => createShopCart({ storage });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('stock (spec 5)', () => {
  test('a piece that is there: added, and the panel opens after half a second', () => {
    const cart = newCart();
    expect(cart.add(sideboard)).toEqual({ ok: true, value: 'Product added to cart!' });
    vi.advanceTimersByTime(499);
    expect(cart.getSnapshot().shouldDisplayCart).toBe(false);
    vi.advanceTimersByTime(1);
    expect(cart.getSnapshot().shouldDisplayCart).toBe(true);
  });

  test.each<[string, number, LineOptions, string]>([
    ['nothing there to buy', 0, {}, 'Product is out of stock!'],
    ['less than nothing', -1, {}, 'Product is out of stock!'],
    ['unknown', NaN, {}, 'Product is out of stock!'],
    ['nothing there to rent', 0, forADay, 'This product is sold out!'],
  ])('%s', (_, stockAmt, options, message) => {
    const cart = newCart();
    expect(cart.add({ ...sideboard, stockAmt }, options)).toMatchObject({ ok: false, error: { message } });
    vi.runAllTimers();
    expect(cart.getSnapshot()).toMatchObject({ cartCount: 0, shouldDisplayCart: false });
  });

  test('one more than there are', () => {
    const cart = newCart();
    for (let unit = 0; unit < 3; unit += 1) expect(cart.add(bench).ok).toBe(true);
    expect(cart.add(bench)).toEqual({
      ok: false,
      error: { code: 'too-few', available: 3, message: 'Only 3 items available in stock!' },
    });
    expect(cart.getSnapshot().cartCount).toBe(3);
  });

  test('buying and renting are two lines that ask for the same units', () => {
    const cart = newCart();
    expect(cart.add(sideboard).ok).toBe(true);
    expect(cart.add(sideboard, forADay)).toMatchObject({
      error: { message: 'Only 1 items available in stock!' },
    });
    cart.add(bench);
    cart.add(bench, forADay);
    cart.add(bench, { assembly: true });
    expect(cart.add(bench, { rentOption: '1 Jahr' })).toMatchObject({ ok: false });
    expect(unitsInCart(cart.getSnapshot().cartDetails, { productId: 'bench', variantId: null })).toBe(3);
  });

  test('variants have units of their own', () => {
    const cart = newCart();
    expect(cart.add({ ...bench, stockAmt: 1 }, { variantId: 'blue' }).ok).toBe(true);
    expect(cart.add({ ...bench, stockAmt: 1 }, { variantId: 'green' }).ok).toBe(true);
    expect(cart.add({ ...bench, stockAmt: 1 }, { variantId: 'blue' }).ok).toBe(false);
  });

  test('never more units of a piece than there are, whatever is pressed', () => {
    const press = fc.record({
      what: fc.constantFrom('add', 'increase', 'decrease'),
      options: fc.constantFrom<LineOptions>({}, forADay, { assembly: true }),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 20 }), fc.nat({ max: 4 }), (presses, stockAmt) => {
        const cart = newCart();
        for (const { what, options } of presses) {
          const piece = { ...bench, stockAmt };
          const { id } = shopProduct(piece, options);
          if (what === 'add') cart.add(piece, options);
          else if (id in cart.getSnapshot().cartDetails) cart[what](id);
          expect(cart.getSnapshot().cartCount).toBeLessThanOrEqual(stockAmt);
        }
      }),
    );
  });
});

describe('the panel’s buttons (spec 2.12)', () => {
  test("'+' is off at stock, and refuses when pressed all the same", () => {
    const cart = newCart();
    cart.add(bench);
    const line = () => cart.getSnapshot().cartDetails.bench!;
    expect(cart.canIncrease(line())).toBe(true);
    expect([cart.increase('bench').ok, cart.increase('bench').ok]).toEqual([true, true]);
    expect(cart.canIncrease(line())).toBe(false);
    expect(cart.increase('bench')).toMatchObject({ error: { message: 'Only 3 items available in stock!' } });
    expect(line().quantity).toBe(3);
  });

  test("'-' does nothing at quantity 1", () => {
    const cart = newCart();
    cart.add(bench);
    cart.increase('bench');
    cart.decrease('bench');
    cart.decrease('bench');
    expect(cart.getSnapshot().cartCount).toBe(1);
  });
});

test('adding again takes over price and texts of today, and the stock for all lines of the piece', () => {
  const cart = newCart();
  cart.add(bench, forADay);
  cart.add(bench);
  cart.add({ ...bench, priceCents: 40_000, title: 'Bank', stockAmt: 4 });
  expect(cart.getSnapshot().cartDetails).toMatchObject({
    bench: { quantity: 2, price: 40_000, value: 80_000, title: 'Bank', stockAmt: 4 },
    'bench:rent:1 Tag': { quantity: 1, price: 4760, stockAmt: 4 },
  });
});

test('an old visitor’s line, with no more than the old shop wrote, still works', () => {
  const old = {
    id: 'bench',
    title: 'Bank',
    price: 47_600,
    currency: 'EUR',
    stockAmt: 2,
    quantity: 1,
    isRent: false,
  };
  const storage = memoryStorage({
    'persist:root': JSON.stringify({ cartDetails: JSON.stringify({ bench: old }), cartCount: '1' }),
  });
  const cart = newCart(storage);
  expect(cart.getSnapshot()).toMatchObject({ cartCount: 1, totalPrice: 47_600 });
  expect(cart.canIncrease(cart.getSnapshot().cartDetails.bench!)).toBe(true);
  expect(cart.increase('bench').ok).toBe(true);
  expect(cart.add({ ...bench, stockAmt: 2 })).toMatchObject({ error: { available: 2 } });
  expect(cart.getSnapshot()).toMatchObject({ cartCount: 2, totalPrice: 95_200 });
});
