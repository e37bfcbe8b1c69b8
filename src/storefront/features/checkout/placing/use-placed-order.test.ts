import { afterEach, describe, expect, test } from 'vitest';
import { shopCart } from '../../cart/store/shop-cart.ts';
import { changeCheckout, changeForm, readCheckout } from '../checkout-store.ts';
import { vouchersRedeemed } from '../voucher/redeemed-vouchers.ts';
import { changeVoucher, noVoucher, readVoucher } from '../voucher/voucher-store.ts';
import { keepOrdered } from './checkout-key.ts';
import { type PlacedOrder, settleCart, settlePaidCart } from './use-placed-order.ts';

const piece = (productId: string) => ({
  productId,
  variantId: null,
  title: productId,
  image: null,
  chargeTax: 0,
  stockAmt: 3,
  price: 100,
  isRent: false,
  rentOption: null,
  assembly: false,
  unitPrice: 100,
});

function inCart(id: string, quantity: number): void {
  shopCart.loadCart({ [id]: { ...piece(id), id, quantity } as never });
}

const quantities = () =>
  Object.fromEntries(
    Object.values(shopCart.getSnapshot().cartDetails).map(({ id, quantity }) => [id, quantity]),
  );

const ordered = (state: PlacedOrder['state'], orderNumber = 'WMK-100001') => ({ orderNumber, state });

/** One chair of the cart has been ordered, and two more were put in since. */
function orderChair(): void {
  inCart('chair', 1);
  keepOrdered({ orderNumber: 'WMK-100001', quantities: { chair: 1 } });
  changeCheckout({ placed: 'order-1' });
  inCart('chair', 3);
  inCart('table', 1);
}

// Other tests have the same stores.
const begin = readCheckout();
afterEach(() => {
  shopCart.clearCart();
  settlePaidCart(null);
  changeCheckout(begin);
  changeVoucher({ ...noVoucher, gift: null, redeemed: null });
});

test('of an order that was placed the next one has who and where, but not its remark and how it was paid', () => {
  changeForm({ lastName: 'Beispiel', city: 'Berlin' });
  changeCheckout({ placed: 'order-1', note: 'Nur am 5. Dezember liefern', paymentMethod: 'bank_transfer' });
  settlePaidCart('order-2');
  expect(readCheckout()).toMatchObject({ placed: 'order-1', note: 'Nur am 5. Dezember liefern' });
  settlePaidCart('order-1');
  expect(readCheckout()).toMatchObject({
    placed: null,
    note: '',
    paymentMethod: null,
    formData: { lastName: 'Beispiel', city: 'Berlin' },
  });
});

describe('what the page of an order takes out of the cart', () => {
  test.each<[string, () => void, Record<string, number>]>([
    [
      'what was ordered, by as much',
      () => settleCart('order-1', ordered('accepted')),
      { chair: 2, table: 1 },
    ],
    ['before it is paid, too', () => settleCart('order-1', ordered('offered')), { chair: 2, table: 1 }],
    [
      'once, however often it is opened',
      () => {
        settleCart('order-1', ordered('accepted'));
        settleCart('order-1', ordered('accepted'));
      },
      { chair: 2, table: 1 },
    ],
    [
      'opened from its mail in another tab, too',
      () => {
        changeCheckout({ placed: null });
        settleCart('order-1', ordered('accepted'));
      },
      { chair: 2, table: 1 },
    ],
    ['back from paying: the same', () => settlePaidCart('order-1'), { chair: 2, table: 1 }],
    ['and in a tab that does not know the order', () => settlePaidCart(null), { chair: 2, table: 1 }],
    [
      'another one: nothing',
      () => settleCart('old', ordered('accepted', 'WMK-100000')),
      { chair: 3, table: 1 },
    ],
    ['back from paying another one: nothing', () => settlePaidCart('old'), { chair: 3, table: 1 }],
    ['a draft: nothing', () => settleCart('order-1', ordered('draft')), { chair: 3, table: 1 }],
    ['taken back: nothing', () => settleCart('order-1', ordered('cancelled')), { chair: 3, table: 1 }],
    ['lapsed: nothing', () => settleCart('order-1', ordered('lapsed')), { chair: 3, table: 1 }],
    [
      'taken out by hand before: nothing more',
      () => {
        shopCart.removeItem('chair');
        settleCart('order-1', ordered('accepted'));
      },
      { table: 1 },
    ],
  ])('%s', (_, open, left) => {
    orderChair();
    open();
    expect(quantities()).toEqual(left);
  });

  test('a browser that has ordered nothing: nothing', () => {
    inCart('chair', 2);
    settleCart('order-1', ordered('accepted'));
    expect(quantities()).toEqual({ chair: 2 });
  });
});

describe('the vouchers of an order', () => {
  const gift = { code: 'WMK1-GIFT', cents: 591_00, lastDay: '2031-12-31' };
  const redeem = (): void => {
    changeVoucher({ code: 'SOMMER', gift });
    vouchersRedeemed('order-1');
  };

  test('are gone with it', () => {
    redeem();
    settleCart('order-1', ordered('accepted'));
    expect(readVoucher()).toMatchObject({ code: '', gift: null });
  });

  test.each(['cancelled', 'lapsed', 'declined'] as const)('are there again if it was %s, once', (state) => {
    redeem();
    settleCart('order-2', ordered(state));
    expect(readVoucher()).toMatchObject({ code: '', gift: null });
    settleCart('order-1', ordered(state));
    expect(readVoucher()).toMatchObject({ code: 'SOMMER', gift, asked: '', redeemed: null });
    changeVoucher({ ...noVoucher, gift: null });
    settleCart('order-1', ordered(state));
    expect(readVoucher()).toMatchObject({ code: '', gift: null });
  });

  test('do not replace what was typed since', () => {
    redeem();
    changeVoucher({ code: 'HERBST' });
    settleCart('order-1', ordered('cancelled'));
    expect(readVoucher()).toMatchObject({ code: 'HERBST', gift });
  });
});
