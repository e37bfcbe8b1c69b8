import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let office: StaffBrowser;
let reader: StaffBrowser;
let [mueller, oezdemir] = ['', ''];
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
  reader = await staffWithRole(shop, owner, 'read-only');
  mueller = await anOrderOf('Jörg', 'Mueller', '+49 170 2345678');
  oezdemir = await anOrderOf('Ayşe', 'Özdemir', '030 / 55 66 77-8');
});
afterAll(() => shop.close());

const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });

let made = 0;
/** An order of 915 €, paid by bank transfer. */
async function anOrderOf(firstName: string, lastName: string, phone: string): Promise<string> {
  made += 1;
  const sku = `FOUND-${made}`;
  await shop.fill([{ draft: aPiece({ sku, title: 'Nähtisch' }), publishedAt: testNow }]);
  const draft = payload([bought(await shop.idOf(sku))], 915, { phone });
  const named = { ...draft, shipmentAdress: { ...draft.shipmentAdress, firstName, lastName } };
  const id = orderIdOf(await post('/api/initiate-payment', named));
  const confirmed = await post(`/api/checkout/${id}/confirm`, {});
  const number = confirmed.json<{ orderNumber: string }>().orderNumber;
  const paid = await office.call('POST', `/orders/${number}/payment`, {
    ...{ amountCents: 91_500, receivedOn: '2026-06-15', key: randomUUID() },
  });
  expect(paid.statusCode, paid.body).toBe(200);
  return number;
}
async function found(place: string, q: string, by = office) {
  const answer = await by.call('GET', `/${place}?q=${encodeURIComponent(q)}`);
  return answer.json<{ items: { id: string }[] }>().items;
}
const orders = async (q: string, by = office) => (await found('orders', q, by)).map(({ id }) => id);

test.each(['Müller', 'mueller', 'MÜLLER', 'joerg', 'Jörg Müller', 'Mueller Jörg'])(
  'an order is found by the name of its customer, as %s',
  async (q) => {
    expect(await orders(q)).toEqual([mueller]);
    expect(await orders(q, reader)).toEqual([]);
  },
);

test.each(['özdemir', 'Oezdemir', 'ÖZDEMIR', 'oezdemir'])('and by %s, which begins with it', async (q) => {
  expect(await orders(q)).toEqual([oezdemir]);
});

test('an order is found by the telephone number that calls, however it is written', async () => {
  for (const q of ['0170 2345678', '+49 170 2345678', '+49 (0)170/2345678', '01702345678', '2345678']) {
    expect(await orders(q), q).toEqual([mueller]);
    expect(await orders(q, reader), q).toEqual([]);
  }
  expect(await orders('+49 30 5566778')).toEqual([oezdemir]);
  expect(await orders('0170 2345679')).toEqual([]);
});

test('an invoice is found by its number without the year, and by its recipient', async () => {
  const all = (await office.call('GET', '/invoices')).json<{
    items: { id: string }[];
  }>();
  expect(all.items).toHaveLength(2);
  const [one] = all.items;
  const said = one?.id.split('-').at(-1) ?? 'no number';
  expect(said).toMatch(/^\d{5}$/);
  const numbers = async (q: string) => (await found('invoices', q)).map(({ id }) => id);
  expect(await numbers(String(Number(said)))).toEqual([one?.id]);
  expect(await numbers('Müller')).toHaveLength(1);
  expect(await numbers('00999')).toEqual([]);
});

test('a question is found by the name of its piece and of whoever asks', async () => {
  const piece = await shop.idOf('FOUND-1');
  const asked = { name: 'Zoé Grün', email: 'zoe@example.org', phone: '', message: 'Wie hoch?', piece };
  expect((await post('/api/contact', asked)).statusCode).toBe(200);
  for (const q of ['naehtisch', 'Nähtisch', 'NÄHTISCH', 'gruen', 'Wie hoch']) {
    expect(await found('questions', q), q).toHaveLength(1);
  }
  expect(await found('questions', 'Sideboard')).toEqual([]);
});
