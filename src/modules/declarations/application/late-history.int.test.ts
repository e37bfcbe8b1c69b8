import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { aPaidOrder, staff } from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const email = 'ada@example.org';
let client = 0;
async function declared(contract: string, changes: object = {}): Promise<string> {
  const withdrawal = {
    kind: 'withdrawal',
    name: 'Ada Muster',
    contract,
    email,
    pieces: null,
    ...changes,
  } as const;
  client += 1;
  expect(await shop.declarations.declare(withdrawal, `10.9.0.${client}`)).toMatchObject({ ok: true });
  const [newest] = await shop.declarations.listDeclarations({ onlyOpen: true, limit: 1 }, staff);
  return newest?.id ?? '';
}
const received = async (orderNumber: number) =>
  (
    await sql<{ at: Date; actor: string }>`
      select h.at, h.actor from order_history h join orders o on o.id = h.order_id
      where o.number = ${orderNumber} and h.type = 'withdrawal-received'
    `.execute(queries<object>(shop.db))
  ).rows;

describe('a withdrawal stands in the history of its order with the moment at which it came in', () => {
  test('once staff have said that one from another address is the customer’s', async () => {
    const order = await aPaidOrder(shop, { email });
    shop.passMinutes(1);
    const at = shop.now();
    const id = await declared(order.number, { name: 'Ida Mustr', email: 'buero@example.org' });
    expect(await received(order.orderNumber)).toEqual([]);
    shop.passMinutes(60);
    for (const _time of [1, 2]) await shop.declarations.acceptDeclaration(id, staff);
    expect(await received(order.orderNumber)).toMatchObject([{ at, actor: 'visitor' }]);
  });

  test('at once, under the order’s address, and once only, also where the name is misspelt', async () => {
    const order = await aPaidOrder(shop, { email });
    shop.passMinutes(1);
    const at = shop.now();
    const id = await declared(order.number, { name: 'Ada Mustr' });
    expect(await received(order.orderNumber)).toMatchObject([{ at, actor: 'visitor' }]);
    await shop.declarations.closeDeclaration(id, staff);
    await shop.declarations.reopenDeclaration(id, staff);
    await shop.declarations.closeDeclaration(id, staff);
    expect(await received(order.orderNumber)).toHaveLength(1);
  });

  test('but not when a stranger’s is put away', async () => {
    const order = await aPaidOrder(shop, { email });
    shop.passMinutes(1);
    const id = await declared(order.number, { name: 'Eve', email: 'eve@example.org' });
    await shop.declarations.closeDeclaration(id, staff);
    expect(await received(order.orderNumber)).toEqual([]);
  });

  test('once staff have assigned one with a misspelt number, and then the order obeys it', async () => {
    const order = await aPaidOrder(shop, { email });
    shop.passMinutes(1);
    const at = shop.now();
    const id = await declared(`WMK-9${order.orderNumber}`);
    shop.passMinutes(60);
    const assign = (number: string) => shop.declarations.assignDeclaration(id, number, staff);
    for (const unknown of ['WMK-999999', 'der Sessel']) {
      expect(await assign(unknown)).toEqual({ ok: false, error: { code: 'order-not-found' } });
    }
    for (const _time of [1, 2]) expect(await assign(order.number)).toMatchObject({ ok: true });
    expect(await received(order.orderNumber)).toMatchObject([{ at, actor: 'visitor' }]);
    const found = await shop.declarations.listDeclarations({ onlyOpen: true, limit: 100 }, staff);
    expect(found.find((one) => one.id === id)).toMatchObject({
      order: { number: order.number },
      counts: true,
    });
    // It has an order now, and keeps it.
    const other = await aPaidOrder(shop, { email: 'andere@example.org' });
    expect(await assign(other.number)).toMatchObject({ error: { code: 'declaration-not-found' } });
  });
});
