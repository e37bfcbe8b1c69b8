import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';

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

  const mailsTo = async (): Promise<string[]> => {
    const { rows } = await sql<{ payload: Mail }>`
      select payload from outbox where job = 'send-mail' order by id
    `.execute(queries<object>(shop.shop.db));
    return rows
      .filter(({ payload: mail }) => mail.to === email)
      .map(({ payload: mail }) => JSON.stringify(mail));
  };
  const [accepted = '', ...none] = await mailsTo();
  expect(none).toEqual([]);
  expect(accepted).not.toMatch(/Rechnungsweg|Hinterhaus|DE123456789/);
  const paid = await shop.shop.ordering.markAsPaid(
    { orderNumber: Number(order.orderNumber.replace(/\D/g, '')), amountCents: 91_500, externalId: 'bank-9' },
    testActor,
  );
  expect(paid).toMatchObject({ ok: true, value: 'received' });
  const [, receipt = ''] = await mailsTo();
  expect(receipt).toMatch(/Rechnungsweg 2/);
  expect(receipt).toMatch(/Hinterhaus/);
  expect(receipt).toMatch(/DE123456789/);
});
