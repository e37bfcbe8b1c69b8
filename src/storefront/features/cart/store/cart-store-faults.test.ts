import { describe, expect, test } from 'vitest';
import type { CartState, Line } from './cart-state.ts';
import { pair, run, setUpLibrary, tell } from './testing/library-cart.ts';

/** The intentional differences between the cart and the library that it replaces. */
const world = setUpLibrary();

describe('where the library is wrong, the cart is not', () => {
  const sums = ({
    cartCount,
    totalPrice,
    formattedTotalPrice,
  }: Pick<CartState, 'cartCount' | 'totalPrice' | 'formattedTotalPrice'>) => [
    cartCount,
    totalPrice,
    formattedTotalPrice.replace('\u00a0', ' '),
  ];
  const sumOfLines = (details: Readonly<Record<string, Line>>) =>
    Object.values(details).reduce((sum, line) => sum + line.value, 0);

  test('merging a line that is there: the library adds it to the sums and replaces it in the lines', async () => {
    const carts = pair(world.library);
    await run(carts, { type: 'addItem', product: { id: 'a', price: 1000, currency: 'EUR' }, count: 2 });
    await run(carts, { type: 'loadCart', lines: [{ id: 'a', price: 1000, quantity: 3 }] });
    const theirs = carts.theirs.getState() as unknown as CartState;
    const ours = carts.ours.getSnapshot();
    expect(ours.cartDetails).toMatchObject({ a: { quantity: 3, value: 3000 } });
    expect(theirs.cartDetails).toMatchObject({ a: { quantity: 3, value: 3000 } });
    expect(sums(theirs)).toEqual([5, 5000, '50,00 €']);
    expect(sums(ours)).toEqual([3, 3000, '30,00 €']);
    expect(sumOfLines(ours.cartDetails)).toBe(ours.totalPrice);
    expect(sumOfLines(theirs.cartDetails)).not.toBe(theirs.totalPrice);
  });

  test('replacing the cart by an empty one: the library keeps the old words for the total', async () => {
    const carts = pair(world.library);
    await run(carts, { type: 'addItem', product: { id: 'a', price: 1000, currency: 'EUR' }, count: 1 });
    await run(carts, { type: 'loadCart', lines: [], shouldMerge: false });
    expect(sums(carts.theirs.getState())).toEqual([0, 0, '10,00 €']);
    expect(sums(carts.ours.getSnapshot())).toEqual([0, 0, '0,00 €']);
  });

  test('another currency or language: the library keeps the old words until the next change', async () => {
    const { ours, theirs } = pair(world.library);
    const chair = { id: 'a', price: 100_000, currency: 'EUR', name: 'Stuhl' };
    ours.addItem(chair);
    await tell(theirs, world.library.actions.addItem(chair));
    ours.changeLanguage('en-US');
    await tell(theirs, world.library.actions.changeLanguage('en-US'));
    expect(sums(theirs.getState())[2]).toBe('1.000,00 €');
    expect(sums(ours.getSnapshot())[2]).toBe('€1,000.00');
    expect(ours.getSnapshot().cartDetails.a?.formattedPrice).toBe('€1,000.00');
  });

  test('setting the quantity of a missing item to 0: the library throws', async () => {
    const { ours, theirs } = pair(world.library);
    await expect(tell(theirs, world.library.actions.setItemQuantity('a', 0))).rejects.toThrow(TypeError);
    ours.setItemQuantity('a', 0);
    expect(ours.getSnapshot().cartCount).toBe(0);
  });

  test("an id called 'constructor': the library takes it for a line that is there", async () => {
    const { ours, theirs } = pair(world.library);
    const odd = { id: 'constructor', price: 100, currency: 'EUR', name: 'Stuhl' };
    await tell(theirs, world.library.actions.addItem(odd)).catch(() => undefined);
    ours.addItem(odd);
    expect(theirs.getState().totalPrice).not.toBe(100);
    expect(ours.getSnapshot().totalPrice).toBe(100);
  });

  test('fewer than no pieces: the library puts a line of −2 pieces into the cart', async () => {
    const carts = pair(world.library);
    await run(carts, { type: 'addItem', product: { id: 'a', price: 1000, currency: 'EUR' }, count: -2 });
    expect(carts.theirs.getState().cartCount).toBe(-2);
    expect(carts.ours.getSnapshot()).toMatchObject({ cartCount: 0, cartDetails: {} });
  });

  test.each([0, NaN, 1.5])(
    '%s pieces: the library adds one, or breaks the sums; the cart does nothing',
    async (count) => {
      const { ours, theirs } = pair(world.library);
      const chair = { id: 'a', price: 999, currency: 'EUR', name: 'Stuhl' };
      await tell(theirs, world.library.actions.addItem(chair, { count }));
      ours.addItem(chair, { count });
      expect(theirs.getState().cartCount).toBe(count || 1);
      expect(ours.getSnapshot().cartCount).toBe(0);
    },
  );
});
