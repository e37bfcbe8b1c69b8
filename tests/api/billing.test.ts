import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner } from './staff-login.ts';

let shop: TestShop;
let made = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });

/** An order payload of a piece of its own, for 890 € and 25 € of delivery. */
async function aPayload(changes: object): Promise<object> {
  made += 1;
  const sku = `BILL-${made}`;
  await shop.fill([{ draft: aPiece({ sku, title: `Kommode ${made}` }), publishedAt: testNow }]);
  const id = await shop.idOf(sku);
  return payload([bought(id)], 915, changes);
}

const billingAddress = {
  firstName: 'Karl',
  lastName: 'Konto',
  company: 'Muster GmbH',
  address: 'Rechnungsweg 2',
  apartment: null,
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

async function mailsTo(to: string): Promise<string[]> {
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id
  `.execute(queries<object>(shop.shop.db));
  return rows.filter(({ payload: mail }) => mail.to === to).map(({ payload: mail }) => JSON.stringify(mail));
}

describe('refused, by the field', () => {
  test.each<[string, object, string]>([
    ['a business without a name', { customerKind: 'business', company: ' ' }, 'company'],
    [
      'a VAT ID of no country',
      { customerKind: 'business', company: 'Muster GmbH', vatId: '123456789' },
      'vatId',
    ],
    [
      'a VAT ID that is too short',
      { customerKind: 'business', company: 'Muster GmbH', vatId: 'ATU1234' },
      'vatId',
    ],
    ['an invoice to nowhere', { billingAddress: { ...billingAddress, city: '' } }, 'billingAddress.city'],
    ['a novel', { note: 'x'.repeat(1001) }, 'note'],
    ['a control character', { note: 'a\u0007b' }, 'note'],
  ])('%s', async (_, changes, field) => {
    const answer = await post('/api/initiate-payment', await aPayload(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ issues: { field: string }[] }>().issues.map((issue) => issue.field)).toEqual([
      field,
    ]);
  });
});

test('a business’s data is on its order, and in mails only once it has paid', async () => {
  const email = 'business@example.org';
  const draft = await aPayload({
    customerKind: 'business',
    company: 'Muster GmbH',
    vatId: 'de 123 456 789',
    billingAddress,
    note: 'Hinterhaus,\nbitte klingeln',
  });
  Object.assign((draft as { shipmentAdress: object }).shipmentAdress, { email });
  const orderId = orderIdOf(await post('/api/initiate-payment', draft));
  await post(`/api/checkout/${orderId}/confirm`, {});
  const order = (await shop.app.inject(`/api/orders/${orderId}`)).json<{ orderNumber: string }>();
  expect(order).toMatchObject({
    customerKind: 'business',
    vatId: 'DE123456789',
    billingAddress,
    note: 'Hinterhaus,\nbitte klingeln',
  });

  const [accepted = '', ...none] = await mailsTo(email);
  expect(none).toEqual([]);
  expect(accepted).not.toMatch(/Rechnungsweg|Hinterhaus|DE123456789/);
  const paid = await shop.shop.ordering.markAsPaid(
    { orderNumber: Number(order.orderNumber.replace(/\D/g, '')), amountCents: 91_500, externalId: 'bank-9' },
    testActor,
  );
  expect(paid).toMatchObject({ ok: true, value: 'received' });
  const [, receipt = ''] = await mailsTo(email);
  expect(receipt).toMatch(/Rechnungsweg 2/);
  expect(receipt).toMatch(/Hinterhaus/);
  expect(receipt).toMatch(/DE123456789/);
});

test('staff see where the invoice goes, on the order’s page and in the mail about it', async () => {
  const owner = await firstOwner(shop);
  const numberOf = async (changes: object): Promise<string> => {
    const orderId = orderIdOf(await post('/api/initiate-payment', await aPayload(changes)));
    await post(`/api/checkout/${orderId}/confirm`, {});
    return (await shop.app.inject(`/api/orders/${orderId}`)).json<{ orderNumber: string }>().orderNumber;
  };
  const billedTo = async (number: string): Promise<unknown> => {
    const order = await owner.call('GET', `/orders/${number}`);
    return order.json<{ customer: { billing: unknown } }>().customer.billing;
  };
  const { email } = await shop.shop.content.companyData();
  const told = async (number: string): Promise<string> =>
    (await mailsTo(email)).find((mail) => mail.includes(`Neue Bestellung ${number}`)) ?? '';

  const apart = await numberOf({ billingAddress });
  const { address: street, ...billing } = billingAddress;
  expect(await billedTo(apart)).toEqual({ ...billing, street });
  const mail = await told(apart);
  expect(mail).toContain('an Muster GmbH, Karl Konto, 80331 München');
  // As of the delivery: a mailbox keeps streets longer than is needed.
  expect(mail).not.toContain('Rechnungsweg');

  const same = await numberOf({});
  expect(await billedTo(same)).toBeNull();
  expect(await told(same)).not.toMatch(/"Rechnung"/);
});
