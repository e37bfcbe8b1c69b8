import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { clockOf, withdraw } from './a-withdrawal.ts';
import { openOffice, total, type Office } from './an-office.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

let office: Office;
let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  office = await openOffice();
  ({ shop, owner } = office);
});
afterAll(() => shop.close());

describe('a withdrawal from an order of a bought and a rented piece', () => {
  /** Handed over and withdrawn from, with the amounts of the order. */
  async function aMixedOrder(pieces?: string, earlyService = false) {
    const items = [
      bought(await office.aPieceForSale()),
      bought(await office.aPieceForSale(), { isRent: true, rentOption: '1 Woche' }),
    ];
    const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
    const asked = await post('/api/initiate-payment', payload(items, 1));
    const { totals } = asked.json<{ totals: { total: number } }>();
    const orderId = orderIdOf(await post('/api/initiate-payment', payload(items, totals.total)));
    const { orderNumber: number } = (await post(`/api/checkout/${orderId}/confirm`, { earlyService })).json<{
      orderNumber: string;
    }>();
    const paid = Math.round(totals.total * 100);
    await office.act(number, 'payment', {
      amountCents: paid,
      receivedOn: '2026-06-15',
      reference: `SEPA ${number}`,
    });
    await office.act(number, 'hand-over');
    await withdraw(office, number, pieces);
    return { number, paid };
  }
  async function rentalBack(number: string): Promise<void> {
    shop.setNow(new Date(testNow.getTime() + 60_000));
    await office.act(number, 'return', { positions: [1], condition: 'as-handed-out', note: '' });
    shop.setNow(testNow);
  }
  const boughtBack = (number: string, cents = 0) =>
    office.act(number, 'returns', {
      position: 0,
      quantity: 1,
      condition: 'gut',
      blocked: true,
      key: `back ${number}`,
      deduction: cents === 0 ? null : { cents, reason: 'Kratzer' },
    });
  const suggested = async (number: string) =>
    (await owner.call('GET', `/orders/${number}`)).json<{
      refundSuggested: { cents: number; parts: { kind: string; cents: number }[] } | null;
    }>().refundSuggested;

  test('both are suggested, whichever is booked first, and Today says the same', async () => {
    const rentalFirst = await aMixedOrder();
    await rentalBack(rentalFirst.number);
    expect((await suggested(rentalFirst.number))?.cents).toBe(rentalFirst.paid - total);
    await boughtBack(rentalFirst.number);
    const boughtFirst = await aMixedOrder();
    await boughtBack(boughtFirst.number);
    await rentalBack(boughtFirst.number);
    for (const { number, paid } of [rentalFirst, boughtFirst]) {
      expect((await suggested(number))?.cents).toBe(paid);
      expect(await clockOf(office, number)).toEqual([{ what: 'back', amountCents: paid, part: null }]);
      await office.refund(number, total);
      const left = paid - total;
      expect((await suggested(number))?.cents).toBe(left);
      expect(await clockOf(office, number)).toEqual([{ what: 'partly', amountCents: left, part: null }]);
    }
  });

  test('of the rent, the days until the withdrawal stay, if it began on request', async () => {
    const { number, paid } = await aMixedOrder(undefined, true);
    await rentalBack(number);
    await boughtBack(number, total - 2_500);
    const rent = paid - total;
    const owed = 2_500 + rent - Math.floor(rent / 7);
    expect(await suggested(number)).toMatchObject({ cents: owed });
    expect(await clockOf(office, number)).toEqual([{ what: 'back', amountCents: owed, part: null }]);
    await office.refund(number, owed);
    // The correction of the invoice says so, and follows the tax of the rent.
    const { rows } = await sql<{ content: object }>`
      select content from invoices order by issued_at desc, number desc limit 1
    `.execute(queries<object>(shop.shop.db));
    expect(JSON.stringify(rows[0]?.content)).toContain('Miete bis zum Widerruf (1 von 7 Tagen)');
  });

  test('where a part is withdrawn, the rent is not suggested: only staff can tell what is meant', async () => {
    const { number } = await aMixedOrder('Den Sessel');
    await rentalBack(number);
    expect(await suggested(number)).toBeNull();
    await boughtBack(number);
    expect((await suggested(number))?.cents).toBe(total);
  });
});
