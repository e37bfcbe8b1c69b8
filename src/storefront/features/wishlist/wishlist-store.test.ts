import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../cart/store/testing/memory-storage.ts';
import { createWishlistStore, type WishlistEntry } from './wishlist-store.ts';

const chair: WishlistEntry = { productId: 'chair', title: 'Stuhl', price: 120.5, image: '/chair.avif' };
const lamp: WishlistEntry = { productId: 'lamp', title: 'Lampe', price: 80, image: '/lamp.avif' };

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the heart (spec 4.2)', () => {
  test('adds, and a second press removes', () => {
    const list = createWishlistStore(memoryStorage());
    expect(list.toggle({ ...chair, stockAmt: 1 })).toEqual({
      ok: true,
      value: { added: true, message: 'Added to wishlist! Buy later' },
    });
    expect(list.getSnapshot()).toEqual([chair]);
    expect(list.toggle({ ...chair, stockAmt: 1 })).toEqual({ ok: true, value: { added: false } });
    expect(list.getSnapshot()).toEqual([]);
  });

  test('does not add a sold-out piece (spec 5), but removes it', () => {
    const list = createWishlistStore(memoryStorage());
    expect(list.toggle({ ...chair, stockAmt: 0 })).toEqual({
      ok: false,
      error: { code: 'sold-out', message: 'This product is sold out!' },
    });
    list.toggle({ ...chair, stockAmt: 1 });
    expect(list.toggle({ ...chair, stockAmt: 0 })).toMatchObject({ ok: true, value: { added: false } });
    expect(list.getSnapshot()).toEqual([]);
  });
});

test('an entry whose id is in the list is ignored on add; entries are removed by id', () => {
  const list = createWishlistStore(memoryStorage());
  list.add(chair);
  list.add(lamp);
  list.add({ ...chair, title: 'Sessel' });
  expect(list.getSnapshot()).toEqual([chair, lamp]);
  list.remove('chair');
  list.remove('sofa');
  expect(list.getSnapshot()).toEqual([lamp]);
});

describe('browser storage', () => {
  test("holds the entries under 'wishlist', with these four fields and no more", () => {
    const storage = memoryStorage();
    createWishlistStore(storage).toggle({ ...chair, stockAmt: 1 });
    expect(storage.getItem('wishlist')).toBe(JSON.stringify([chair]));
    expect(createWishlistStore(storage).getSnapshot()).toEqual([chair]);
  });

  test.each(['', '[', 'null', '7', '{}', '"chair"'])('may hold nonsense: %s', (text) => {
    const list = createWishlistStore(memoryStorage({ wishlist: text }));
    expect(list.getSnapshot()).toEqual([]);
    list.add(chair);
    expect(list.getSnapshot()).toEqual([chair]);
  });

  test('may hold entries that are none, or one twice: the others stay', () => {
    const stored = [
      null,
      7,
      {},
      { productId: 'x' },
      chair,
      { ...chair, title: 'Sessel' },
      { ...lamp, price: '80' },
    ];
    const list = createWishlistStore(memoryStorage({ wishlist: JSON.stringify(stored) }));
    expect(list.getSnapshot()).toEqual([chair]);
  });

  test.each(['full', 'blocked'] as const)('may be %s: the list lives in memory', (trouble) => {
    const storage = memoryStorage();
    storage.trouble = trouble;
    const list = createWishlistStore(storage);
    list.add(chair);
    list.add(lamp);
    expect(list.getSnapshot()).toEqual([chair, lamp]);
  });

  test('is the same in a second tab', () => {
    const storage = memoryStorage();
    const [one, other] = [createWishlistStore(storage), createWishlistStore(storage)];
    one.add(chair);
    page.dispatchEvent(new Event('storage'));
    expect(other.getSnapshot()).toEqual([chair]);
    other.add(lamp);
    one.remove('chair');
    page.dispatchEvent(new Event('storage'));
    expect([one.getSnapshot(), other.getSnapshot()]).toEqual([[lamp], [lamp]]);
  });

  test('turned to nonsense by somebody loses nothing that is on the list', () => {
    const storage = memoryStorage();
    const list = createWishlistStore(storage);
    list.add(chair);
    storage.setItem('wishlist', '{');
    list.add(lamp);
    expect(createWishlistStore(storage).getSnapshot()).toEqual([chair, lamp]);
  });
});
