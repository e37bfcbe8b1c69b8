import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { aPaidOrder, staff } from '../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

async function everythingKept(): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select o::text as text from orders o union all select h::text from order_history h
    union all select f::text from fulfilments f union all select p::text from payments p
  `.execute(queries<object>(shop.db));
  return rows.map(({ text }) => text).join('\n');
}

test('eight years after the end of its last voucher’s year, an order names nobody (§ 147 AO, § 257 HGB)', async () => {
  shop.setNow(new Date('2028-02-29T11:00:00Z'));
  const early = await aPaidOrder(shop, { email: 'frueh@example.org' });
  // Its rental comes back in the year after.
  const late = await aPaidOrder(shop, { email: 'spaet@example.org', rentOption: '1 Jahr' });
  const lines = { orderNumber: late.orderNumber, positions: [1] };
  await shop.fulfilment.shipLines(
    lines,
    { carrier: 'Spedition', tracking: 'SENDUNG-4711', link: 'https://elbe.example/SENDUNG-4711' },
    staff,
  );
  await shop.fulfilment.handOverLines(lines, staff);
  shop.setNow(new Date('2029-02-20T11:00:00Z'));
  await shop.fulfilment.returnRentals(lines, staff);

  const atTheEndOf = (year: number) => shop.setNow(new Date(`${year}-12-31T22:59:59Z`));
  atTheEndOf(2036);
  expect(await shop.ordering.forgetContracts()).toMatchObject({ orders: 0 });
  shop.setNow(new Date('2036-12-31T23:00:00Z'));
  expect(await shop.ordering.forgetContracts()).toMatchObject({ orders: 1 });
  expect(await everythingKept()).not.toContain('frueh@example.org');
  expect(await everythingKept()).toContain('spaet@example.org');
  atTheEndOf(2037);
  expect(await shop.ordering.forgetContracts()).toMatchObject({ orders: 0 });
  shop.setNow(new Date('2037-12-31T23:00:00Z'));
  expect(await shop.ordering.forgetContracts()).toMatchObject({ orders: 1 });
  expect(await everythingKept()).not.toMatch(/spaet@example\.org|SENDUNG-4711/);
  // What was sold for how much stays: it says nothing about anybody.
  expect(await shop.ordering.getOrder(early.orderId)).toMatchObject({
    value: { customer: { email: '', lastName: '' }, lines: [{ title: 'Sideboard' }, { title: 'Sessel' }] },
  });
});
