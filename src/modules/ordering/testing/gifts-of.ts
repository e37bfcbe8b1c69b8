import { randomUUID } from 'node:crypto';
import { parseOrderNumber } from '../domain/order.ts';
import type { Checkout } from '../index.ts';
import { deliveredPrice, initiated, staff } from './an-order.ts';
import { aCheckout, aPieceForSale, aRequest, aCartItem, type TestOrdering } from './open-test-ordering.ts';

interface Sold {
  readonly id: string;
  readonly code: string;
}

/** Gift vouchers of a shop, and orders that they pay for. */
export function giftsOf(shop: () => TestOrdering) {
  const aGift = async (valueCents = 50_00): Promise<Sold> => {
    const sale = { valueCents, paidBy: 'cash', key: randomUUID() } as const;
    const sold = await shop().vouchers.sellGift(sale, staff);
    if (!sold.ok) throw new Error(sold.error.code);
    return sold.value;
  };
  const balanceOf = async ({ id }: { readonly id: string }) =>
    (await shop().vouchers.giftForStaff(id, staff))?.balanceCents;

  /** A checkout of one piece of 900 € with its delivery, of which a gift voucher pays `giftCents`. */
  const withGift = async (
    { code }: { readonly code: string },
    giftCents = 50_00,
    changes: Parameters<typeof aCheckout>[2] = {},
  ): Promise<Checkout> => {
    const piece = await aPieceForSale(shop().db, shop().inventory);
    const gift = { code, payableCents: deliveredPrice - giftCents };
    return { ...aCheckout([aCartItem(piece)], deliveredPrice, changes), gift };
  };

  const initiate = (checkout: Checkout) => shop().ordering.draftOrder(checkout, aRequest);

  const accepted = async (
    checkout: Checkout,
  ): Promise<{ readonly orderId: string; readonly orderNumber: number }> => {
    const orderId = await initiated(shop(), checkout);
    const confirmed = await shop().ordering.confirmOrder(orderId, null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    return { orderId, orderNumber: parseOrderNumber(confirmed.value.number) ?? 0 };
  };

  return { aGift, balanceOf, withGift, initiate, accepted };
}
