import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let orderId = '';
let number = '';

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

let pieces = 0;
/** One piece, paid by transfer. */
beforeEach(async () => {
  pieces += 1;
  const sku = `T-${pieces}`;
  await shop.fill([{ draft: aPiece({ sku, title: 'Sessel' }), publishedAt: testNow }]);
  const id = await shop.idOf(sku);
  const asked = payload([bought(id)], 915);
  orderId = orderIdOf(
    await shop.app.inject({ method: 'POST', url: '/api/initiate-payment', payload: asked }),
  );
  const url = `/api/checkout/${orderId}/confirm`;
  const placed = await shop.app.inject({ method: 'POST', url, payload: {} });
  number = placed.json<{ orderNumber: string }>().orderNumber;
  const paid = { amountCents: 91_500, receivedOn: '2026-06-15', reference: `SEPA ${pieces}` };
  expect((await owner.call('POST', `/orders/${number}/payment`, paid)).statusCode).toBe(200);
});

const ship = (body: object) => owner.call('POST', `/orders/${number}/ship`, body);

async function ofCustomer() {
  const answer = await shop.app.inject(`/api/orders/${orderId}`);
  return answer.json<{ lines: { fulfilment: object }[] }>().lines[0]?.fulfilment;
}

/** The link in each of these mails. */
async function linksInMails() {
  const { rows } = await sql<{ payload: { blocks: { kind: string; address?: string }[] } }>`
    select payload from outbox where payload::text like '%Unterwegs zu Ihnen%' order by id
  `.execute(queries(shop.shop.db));
  return rows.map(({ payload: { blocks } }) => blocks.find(({ kind }) => kind === 'link')?.address);
}

test('a known carrier’s number leads to its page: for staff, for the customer and in the mail', async () => {
  const page = 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434';
  const shipped = await ship({ carrier: 'dhl', tracking: '0034 0434' });
  expect(shipped.json()).toMatchObject({
    lines: [{ carrier: 'dhl', tracking: '0034 0434', trackingPage: page }],
  });
  expect(await ofCustomer()).toMatchObject({ trackingNumber: '0034 0434', trackingPage: page });
  expect((await linksInMails()).at(-1)).toBe(page);
});

test('a forwarder has the page that staff name, also after the hand-over', async () => {
  const page = 'https://elbe.example/sendung/7';
  await ship({ carrier: 'Spedition Elbe', tracking: 'EL-7', trackingLink: page });
  await owner.call('POST', `/orders/${number}/hand-over`);
  expect((await owner.call('GET', `/orders/${number}`)).json()).toMatchObject({
    lines: [{ state: 'handed-over', tracking: 'EL-7', trackingPage: page }],
  });
  expect(await ofCustomer()).toMatchObject({ trackingPage: page });
  expect((await linksInMails()).at(-1)).toBe(page);
});

test.each(['javascript:alert(1)', 'http://elbe.example/7', 'EL-7'])('%s is no page', async (trackingLink) => {
  const refused = await ship({ carrier: 'Spedition Elbe', trackingLink });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ issues: [{ field: 'trackingLink' }] });
});

test('a tracking number needs its carrier: by itself nobody finds the goods', async () => {
  const refused = await ship({ tracking: '0034 0434' });
  expect(refused.json()).toMatchObject({ issues: [{ field: 'carrier', code: 'carrier-missing' }] });
  expect((await ship({ carrier: '  ', tracking: '0034 0434' })).statusCode).toBe(400);
});
