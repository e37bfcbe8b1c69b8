import { describe, expect, test } from 'vitest';
import { createCartStore } from './cart-store.ts';
import { memoryStorage } from './testing/memory-storage.ts';

const chair = { id: 'chair', price: 12_000 };
const table = { id: 'table', price: 50_050 };

function newCart(storage = memoryStorage()) {
  return createCartStore<typeof chair>({ currency: 'EUR', language: 'de-DE', storage });
}

describe('what storage holds', () => {
  test('is restored with sums of its own lines, whatever sums it contains', () => {
    const storage = memoryStorage();
    newCart(storage).addItem(chair, { count: 2 });
    const lie = (storage.getItem('persist:root') ?? '').replace('"24000"', '"1"');
    storage.setItem('persist:root', lie);
    expect(newCart(storage).getSnapshot()).toMatchObject({ cartCount: 2, totalPrice: 24_000 });
  });

  test('is under the key of the cart, and only what concerns it; nothing while nothing was put in', () => {
    const storage = memoryStorage();
    const cart = createCartStore({ persistKey: 'second', storage });
    cart.handleCartClick();
    expect(storage.getItem('persist:second')).toBeNull();
    cart.addItem(chair);
    const kept = JSON.parse(storage.getItem('persist:second') ?? '') as object;
    expect(Object.keys(kept)).toEqual([
      'cartCount',
      'totalPrice',
      'formattedTotalPrice',
      'cartDetails',
      '_persist',
    ]);
  });

  test('is shared: each tab builds on what the other one wrote, also before it was told', () => {
    const storage = memoryStorage();
    const [one, other] = [newCart(storage), newCart(storage)];
    one.addItem(chair);
    other.addItem(table);
    one.incrementItem('table');
    expect(newCart(storage).getSnapshot()).toMatchObject({ cartCount: 3, totalPrice: 12_000 + 2 * 50_050 });
    other.clearCart();
    newCart(storage).addItem(chair);
    other.clearCart();
    expect(newCart(storage).getSnapshot().cartCount).toBe(0);
  });

  test('may be full: the cart stays, and is merged with what another tab could save', () => {
    const storage = memoryStorage();
    const cart = newCart(storage);
    storage.trouble = 'full';
    cart.addItem(chair);
    cart.addItem(chair);
    expect(cart.getSnapshot().cartCount).toBe(2);
    storage.trouble = 'none';
    newCart(storage).addItem(table);
    cart.incrementItem('chair');
    expect(newCart(storage).getSnapshot()).toMatchObject({ cartCount: 4, totalPrice: 3 * 12_000 + 50_050 });
  });

  test('is not touched by a cart that does not persist', () => {
    const storage = memoryStorage();
    createCartStore({ shouldPersist: false, storage }).addItem(chair);
    expect(storage.getItem('persist:root')).toBeNull();
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '[]',
    '{}',
    '{"cartDetails":null}',
    '{"cartDetails":"null"}',
    '{"cartDetails":"{"}',
  ])('may be nonsense: %s', (text) => {
    const cart = newCart(memoryStorage({ 'persist:root': text }));
    expect(cart.getSnapshot()).toMatchObject({ cartCount: 0, cartDetails: {} });
    cart.addItem(chair);
    expect(cart.getSnapshot().cartCount).toBe(1);
  });

  test('may hold lines that are none: the others stay', () => {
    const lines = {
      good: { id: 'good', price: 100, quantity: 2 },
      otherId: { id: 'x', price: 100, quantity: 1 },
      noPrice: { id: 'noPrice', quantity: 1 },
      half: { id: 'half', price: 100, quantity: 0.5 },
      minus: { id: 'minus', price: 100, quantity: -1 },
      nothing: null,
    };
    const text = JSON.stringify({ cartDetails: JSON.stringify(lines) });
    const cart = newCart(memoryStorage({ 'persist:root': text }));
    expect(cart.getSnapshot()).toMatchObject({ cartCount: 2, totalPrice: 200 });
    expect(Object.keys(cart.getSnapshot().cartDetails)).toEqual(['good']);
  });
});
