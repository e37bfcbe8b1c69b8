import { expect } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

/** What an order of {@link openOffice} costs, delivered. */
export const total = 91_500;

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** A shop with its owner at the desk, who sells single pieces and books what becomes of their orders. */
export async function openOffice() {
  const shop = await openTestShop();
  const owner = await firstOwner(shop);
  let pieces = 0;

  async function act(number: string, path: string, body: object = {}, by = owner): Promise<void> {
    const answer = await by.call('POST', `/orders/${number}/${path}`, body);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
  }

  return {
    shop,
    owner,
    act,

    /** A vintage piece of 890 €. */
    async aPieceForSale(): Promise<string> {
      pieces += 1;
      const sku = `OFFICE-${pieces}`;
      await shop.fill([{ draft: aPiece({ sku, title: `Sessel ${pieces}` }), publishedAt: testNow }]);
      return shop.idOf(sku);
    },

    /** An order of 915 € by bank transfer. */
    async anOrderOf(pieceId: string): Promise<string> {
      const asked = payload([bought(pieceId)], total / 100);
      const begun = await shop.app.inject({ method: 'POST', url: '/api/initiate-payment', payload: asked });
      const url = `/api/checkout/${orderIdOf(begun)}/confirm`;
      const placed = await shop.app.inject({ method: 'POST', url, payload: {} });
      return placed.json<{ orderNumber: string }>().orderNumber;
    },

    /** A piece that was rented for a week, for 236,82 €, and has come back with a damage; all within a minute. */
    async aDamagedRental({
      by = owner,
      now = testNow,
      isBack = true,
    }: { readonly by?: StaffBrowser; readonly now?: Date; readonly isBack?: boolean } = {}): Promise<{
      readonly number: string;
      readonly orderId: string;
      readonly pieceId: string;
    }> {
      const pieceId = await this.aPieceForSale();
      const item = bought(pieceId, { isRent: true, rentOption: '1 Woche' });
      const url = '/api/initiate-payment';
      const begun = await shop.app.inject({ method: 'POST', url, payload: payload([item], 236.82) });
      const orderId = orderIdOf(begun);
      const confirm = `/api/checkout/${orderId}/confirm`;
      const placed = await shop.app.inject({ method: 'POST', url: confirm, payload: {} });
      const number = placed.json<{ orderNumber: string }>().orderNumber;
      await act(number, 'payment', { amountCents: 23_682, receivedOn: berlinDay(now) }, by);
      await act(number, 'hand-over', {}, by);
      if (!isBack) return { number, orderId, pieceId };
      shop.setNow(new Date(now.getTime() + 60_000));
      await act(number, 'return', { condition: 'damaged', note: 'Lehne gerissen' }, by);
      shop.setNow(now);
      return { number, orderId, pieceId };
    },

    pay: (number: string) =>
      act(number, 'payment', { amountCents: total, receivedOn: '2026-06-15', reference: `SEPA ${number}` }),
    refund: (number: string, amountCents: number) =>
      act(number, 'refunds', { amountCents, reason: 'Kratzer', key: `${number} ${amountCents}` }),
  };
}
