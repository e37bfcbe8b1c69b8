import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { aDraft, anAcceptedOrder, initiated } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const passDays = (days: number) => shop.passMinutes(days * 24 * 60);

async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select o::text || coalesce(h::text, '') as text from orders o left join order_history h on h.order_id = o.id
  `.execute(queries<object>(shop.db));
  return rows.map(({ text }) => text).join('\n');
}

test('who did not become a customer is forgotten after 30 days, and nobody else', async () => {
  const person = {
    firstName: 'Grete',
    lastName: 'Vergessen',
    street: 'Vergissmeinnichtweg 3',
    company: 'Vergiss KG',
  };
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const checkout = aCheckout([aCartItem(piece)], 92_500, {
    email: 'vergessen@example.org',
    checkoutKey: 'a-checkout',
  });
  const dropped = await initiated(
    shop,
    { ...checkout, customer: { ...checkout.customer, ...person } },
    'a-key-of-the-forgotten',
  );
  await shop.ordering.cancelDraft(dropped);
  const lapsed = await aDraft(shop, piece, { email: 'vergessen-2@example.org' });
  passDays(1);
  await shop.ordering.lapseOrders();
  const customer = await anAcceptedOrder(shop, { email: 'kundin@example.org' });

  passDays(29);
  // One was dropped 30 days ago to the minute, the other lapsed a day later.
  expect(await shop.ordering.anonymiseDrafts()).toBe(0);
  shop.passMinutes(1);
  expect(await shop.ordering.anonymiseDrafts()).toBe(1);
  const fresh = await aDraft(shop, await aPieceForSale(shop.db, shop.inventory), {
    email: 'neu@example.org',
  });
  passDays(1);
  await shop.ordering.lapseOrders();
  expect(await shop.ordering.anonymiseDrafts()).toBe(1);
  expect(await shop.ordering.anonymiseDrafts()).toBe(0);

  const kept = await everythingKept();
  expect(kept).not.toMatch(/vergessen|Grete|Vergiss/i);
  // The order that was cancelled because nobody paid had been a contract.
  expect(kept).toContain('kundin@example.org');
  expect(kept).toContain('neu@example.org');
  for (const orderId of [dropped, lapsed]) {
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: { customer: { email: '', lastName: '' }, lines: [{ title: 'Sideboard' }] },
    });
  }
  expect(await shop.ordering.getOrder(customer.orderId)).toMatchObject({ value: { state: 'cancelled' } });
  expect(await shop.ordering.getOrder(fresh)).toMatchObject({ value: { state: 'lapsed' } });
});
