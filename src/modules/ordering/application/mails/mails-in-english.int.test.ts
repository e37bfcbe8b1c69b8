import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { aPaidOrder, staff } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  testAccount,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

test('what comes back and what is called off is told in English too', async () => {
  const email = 'bea@example.org';
  const order = await aPaidOrder(shop, { email, language: 'en' });
  const { orderNumber } = order;
  await shop.fulfilment.handOverLines({ orderNumber, positions: [0] }, staff);
  const back = await shop.fulfilment.takeBackLine(
    {
      orderNumber,
      position: 0,
      quantity: 1,
      condition: 'gut',
      note: '',
      blocked: false,
      deduction: { cents: 1000, reason: 'Scratch on the top' },
      key: 'back',
    },
    staff,
  );
  expect(back.ok).toBe(true);
  const other = await aPaidOrder(shop, { email, language: 'en' });
  expect((await shop.ordering.cancelOrder(other.orderNumber, staff)).ok).toBe(true);
  const mails = (await shop.mails()).filter(({ to }) => to === email);
  const read = mails.map((mail) => `${mail.subject}\n${textOf(mail)}`).join('\n');
  for (const text of [
    `Returned: order ${order.number}`,
    'For the loss of value we deduct €10.00. Reason: Scratch on the top',
    `Cancelled: order ${other.number}`,
    'You will get your money back',
  ]) {
    expect(read).toContain(text);
  }
  expect(read).not.toMatch(/\b(?:Bestellung|Versand|Miete|Betrag|Ihre|wir)\b/);
});

test('an order from English pages is told about in English, up to its handover', async () => {
  shop.setNow(new Date('2028-02-29T12:00:00Z'));
  const email = 'ada@example.org';
  const rented = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  // 900 €, a tenth of it for a day, VAT on top; to Friedrichshain for 25 €.
  const amountCents = 9000 + 1710 + 2500;
  const checkout = aCheckout([aCartItem(rented, { rentOption: '1 Tag' })], amountCents, { email });
  const made = await shop.ordering.draftOrder(checkout, { ...aRequest, language: 'en' });
  if (!made.ok) throw new Error(made.error.code);
  const { orderId } = made.value;
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  const orderNumber = Number(number.replace('WMK-', ''));
  const paid = await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null }, staff);
  expect(paid.ok).toBe(true);

  const mails = (await shop.mails()).filter(({ to }) => to === email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Your order ${number}`,
    `Payment received: order ${number}`,
  ]);
  expect(mails.every(({ language }) => language === 'en')).toBe(true);
  expect(mails.map(({ name }) => name)).toEqual(['Ada Muster', 'Ada Muster']);
  const read = textOf(mails[0]!);
  for (const text of [
    `https://wmk.example/en/order-success/${orderId}`,
    '1 × Armchair (Item no.',
    'Rental for 1 day',
    'Total: €132.10',
    'Delivery time: within one week of your payment.',
    testAccount.iban,
    'Payable by: 7 March 2028',
    `https://wmk.example/en/vertrag-widerrufen#bestellung=${number}`,
    `https://wmk.example/en/vertraege-kuendigen#bestellung=${number}`,
  ]) {
    expect(read).toContain(text);
  }
  expect(mails.map(textOf).join('')).not.toMatch(/\b(?:Bestellung|Versand|Miete|Betrag|Ihre|wir)\b/);
});
