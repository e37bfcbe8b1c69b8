import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { exportInvoices } from '../../invoicing/application/export-invoices.ts';
import type { InvoiceContent } from '../../invoicing/domain/invoice.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { parseOrderNumber } from '../domain/order.ts';
import { anAcceptedOrder, anOrderByCard, deliveredPrice, initiated, staff } from '../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
let today: Date;
const stripe = fakeProvider('stripe');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe } });
  today = shop.now();
});
beforeEach(() => shop.setNow(today));
afterAll(() => shop.db.close());

const invoices = async (orderId: string) => {
  const found = await shop.ordering.getOrder(orderId);
  return found.ok ? found.value.invoices.map(({ kind, grossCents }) => [kind, grossCents]) : found.error;
};
const contents = async (number: string): Promise<InvoiceContent[]> => {
  const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoices where order_number = ${number} order by year, number
  `.execute(queries<object>(shop.db));
  return rows.map(({ content }) => content);
};
const pay = (orderNumber: number, amountCents: number, externalId: string) =>
  shop.ordering.markAsPaid({ orderNumber, amountCents, externalId }, staff);

test('an order has its invoice once it is paid, and one only', async () => {
  const { orderId, orderNumber, amountCents } = await anAcceptedOrder(shop);
  expect(await invoices(orderId)).toEqual([]);
  await pay(orderNumber, amountCents, 'bank 1');
  await pay(orderNumber, amountCents, 'bank 1');
  expect(await invoices(orderId)).toEqual([['invoice', amountCents]]);
});

test('a line keeps who made its piece, for staff and on the invoice, whatever is changed later', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const makes = (maker: string) =>
    sql`update pieces set maker = ${maker} where id = ${piece}`.execute(queries<object>(shop.db));
  await makes('Thonet');
  const orderId = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice), null);
  await makes('Unbekannt');
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const number = parseOrderNumber(confirmed.value.number);
  if (number === null) throw new Error(confirmed.value.number);
  await shop.ordering.acceptOrder(number, staff);
  await pay(number, deliveredPrice, 'bank of a maker');
  expect((await shop.ordering.orderForStaff(number, staff))?.lines).toMatchObject([{ maker: 'Thonet' }]);
  const [invoice] = await contents(confirmed.value.number);
  expect(invoice?.lines[0]?.details).toEqual([expect.stringContaining(piece), 'Thonet']);
});

test('the invoice says what was agreed: § 25a UStG beside a rental with VAT, where it goes, when the money came', async () => {
  const billing = {
    firstName: 'Karl',
    lastName: 'Konto',
    company: 'Muster GmbH',
    street: 'Rechnungsweg 2',
    apartment: null,
    postalCode: '80331',
    city: 'München',
    country: 'DE',
  };
  const checkout = aCheckout([], 0);
  const { number, orderNumber, amountCents } = await anAcceptedOrder(shop, {
    customer: {
      ...checkout.customer,
      email: 'karl@example.org',
      kind: 'business',
      billing,
      vatId: 'DE123456789',
    },
  });
  await pay(orderNumber, amountCents, 'bank 2');
  const [invoice] = await contents(number);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    paidOn: '2028-02-29',
    moneyWay: 'bank_transfer',
    recipient: {
      name: 'Karl Konto',
      company: 'Muster GmbH',
      vatId: 'DE123456789',
      email: 'karl@example.org',
    },
    lines: [
      { title: 'Sideboard', vatPercent: null, grossCents: 90_000, netCents: 90_000 },
      { title: 'Sessel', vatPercent: 19, grossCents: 32_130, netCents: 27_000 },
      { title: 'Versand', vatPercent: null },
      { title: 'Versand', vatPercent: 19 },
    ],
    grossCents: amountCents,
  });
  expect(invoice?.taxes.map(({ vatPercent }) => vatPercent)).toEqual([null, 19]);
});

test('each refund is a credit note; all of them together are the invoice', async () => {
  const { orderId, orderNumber, amountCents } = await anAcceptedOrder(shop);
  await pay(orderNumber, amountCents, 'bank 3');
  const refund = (cents: number | null, key: string) =>
    shop.ordering.refundOrder({ orderNumber, amountCents: cents, reason: 'Kratzer', key }, staff);
  await refund(5_000, 'the first refund');
  await refund(5_000, 'the first refund');
  expect((await shop.ordering.cancelOrder(orderNumber, staff)).ok).toBe(true);
  expect(await invoices(orderId)).toEqual([
    ['invoice', amountCents],
    ['credit-note', 5_000],
    ['credit-note', amountCents - 5_000],
  ]);
});

test('§ 17 UStG: money for a piece that came back is credited at that piece’s own rate', async () => {
  const { number, orderNumber, amountCents } = await anAcceptedOrder(shop);
  await pay(orderNumber, amountCents, 'bank 4');
  await shop.fulfilment.handOverLines({ orderNumber, positions: null }, staff);
  const back = await shop.fulfilment.takeBackLine(
    {
      orderNumber,
      position: 0,
      quantity: 1,
      condition: 'gut',
      note: '',
      deduction: { cents: 10_000, reason: 'Brandfleck' },
      blocked: false,
      key: 'sideboard back',
    },
    staff,
  );
  expect(back).toMatchObject({ value: { owedCents: 80_000 } });
  const input = { orderNumber, amountCents: 80_000, reason: 'Widerruf', key: 'for the sideboard' };
  await shop.ordering.refundOrder(input, staff);
  const [, creditNote] = await contents(number);
  expect(creditNote?.taxes).toEqual([{ vatPercent: null, netCents: 80_000, taxCents: 0 }]);
  expect(creditNote?.lines[0]?.details).toEqual([
    expect.stringMatching(/^1 × Sideboard: 900,00\s€$/),
    // The reason is the customer's and the shop's; an invoice is kept for longer.
    expect.stringMatching(/^Abzug für Wertverlust: [-−]100,00\s€$/),
  ]);
});

test('a card pays, and what goes back at the provider’s own desk is credited, too', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const orderId = await initiated(
    shop,
    aCheckout([aCartItem(piece)], deliveredPrice, { paymentMethod: 'stripe' }),
  );
  await shop.ordering.confirmOrder(orderId, null);
  const asked = await shop.ordering.askForPayment(orderId, 'card');
  if (!asked.ok) throw new Error(asked.error.code);
  const { payment, externalId } = asked.value;
  stripe.authorise(externalId);
  await shop.ordering.settlePayment(payment.id);
  expect(await invoices(orderId)).toEqual([['invoice', deliveredPrice]]);
  stripe.change(externalId, { refundedCents: deliveredPrice });
  await shop.ordering.settlePayment(payment.id);
  await shop.ordering.settlePayment(payment.id);
  expect(await invoices(orderId)).toEqual([
    ['invoice', deliveredPrice],
    ['credit-note', deliveredPrice],
  ]);
});

test('money that comes too late pays nothing, and has no invoice', async () => {
  const { orderId, orderNumber, amountCents, bought } = await anAcceptedOrder(shop);
  shop.passMinutes(9 * 24 * 60);
  await shop.ordering.lapseOrders();
  await initiated(shop, aCheckout([aCartItem(bought)], deliveredPrice));
  expect(await pay(orderNumber, amountCents, 'bank 5')).toEqual({ ok: true, value: 'refund-due' });
  expect(await invoices(orderId)).toEqual([]);
});

test.each([
  ['de', 'de', undefined, 'Art.-Nr. ', 'Miete 1 Monat', 'Versand'],
  ['en', 'en', undefined, 'Item no. ', 'Rental for 1 month', 'Shipping'],
  ['es', 'en', 'es', 'Item no. ', 'Rental for 1 month', 'Shipping'],
  ['fr', 'en', 'fr', 'Item no. ', 'Rental for 1 month', 'Shipping'],
  ['it', 'en', 'it', 'Item no. ', 'Rental for 1 month', 'Shipping'],
] as const)('an order from pages in %s has an invoice in %s throughout', async (...of) => {
  const [ordered, language, mailLanguage, sku, rent, shipping] = of;
  const { number, orderNumber, amountCents } = await anAcceptedOrder(shop, { language: ordered });
  await pay(orderNumber, amountCents, `bank ${ordered}`);
  const [invoice] = await contents(number);
  expect([invoice?.language, invoice?.mailLanguage]).toEqual([language, mailLanguage]);
  const words = invoice?.lines.flatMap(({ title, details }) => [title, ...details]) ?? [];
  for (const word of [sku, rent, shipping]) {
    expect(words.some((line) => line.startsWith(word))).toBe(true);
  }
});

test('a line keeps the title under which it was ordered: mails say it, the invoice says it below the German one', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  const q = queries<object>(shop.db);
  const orderId = await initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice), null, 'es');
  await sql`
    insert into piece_texts (piece_id, language, title, source, original, updated_at)
    values (${piece}, 'es', 'Otro nombre', 'staff', '', now())
  `.execute(q);
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const number = parseOrderNumber(confirmed.value.number) ?? 0;
  await shop.ordering.acceptOrder(number, staff);
  await pay(number, deliveredPrice, 'bank of a reader of Spanish');
  const found = await shop.ordering.getOrder(orderId);
  expect(found).toMatchObject({
    ok: true,
    value: { lines: [{ title: 'Sessel', titleInLanguage: 'Sillón' }] },
  });
  const [invoice] = await contents(confirmed.value.number);
  expect(invoice?.lines[0]).toMatchObject({ title: 'Sessel', details: ['Sillón', expect.anything()] });
  const { rows } = await sql<{ text: string }>`
    select payload::text as text from outbox where payload::text like ${`%${confirmed.value.number}%`}
  `.execute(q);
  const mails = rows.map(({ text }) => text).filter((text) => text.includes('1 × '));
  expect(mails.length).toBeGreaterThan(0);
  // The shop's own is German.
  for (const text of mails) {
    expect(text).toMatch(text.includes('"language": "es"') ? /1 × Sillón/ : /1 × Sessel/);
  }
  expect(mails.some((text) => text.includes('Sillón'))).toBe(true);

  // What somebody wrote goes before what the facts say, and German pages have neither.
  const next = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  await sql`
    insert into piece_texts (piece_id, language, title, source, original, updated_at)
    values (${next}, 'fr', 'Fauteuil club', 'staff', '', now())
  `.execute(q);
  const read = async (id: string) => shop.ordering.getOrder(id);
  const french = await initiated(shop, aCheckout([aCartItem(next)], deliveredPrice), null, 'fr');
  expect(await read(french)).toMatchObject({ value: { lines: [{ titleInLanguage: 'Fauteuil club' }] } });
  const other = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  const german = await initiated(shop, aCheckout([aCartItem(other)], deliveredPrice));
  expect(await read(german)).toMatchObject({ value: { lines: [{ titleInLanguage: null }] } });
});

describe('§ 14 (4) no. 6 UStG: money counts from the day on which the bank or the provider had it', () => {
  const days = async (number: string) => {
    const [invoice] = await contents(number);
    return [invoice?.issuedOn, invoice?.paidOn, invoice?.paidInParts];
  };
  const book = (orderNumber: number, amountCents: number, receivedOn: string) =>
    shop.ordering.markAsPaid(
      { orderNumber, amountCents, receivedOn, externalId: `${orderNumber} ${receivedOn}`, mayDiffer: true },
      staff,
    );

  test('not from the day of typing, at the turn of the year', async () => {
    shop.setNow(new Date('2028-12-30T10:00:00Z'));
    const { number, orderNumber, amountCents } = await anAcceptedOrder(shop);
    shop.setNow(new Date('2029-01-02T08:00:00Z'));
    expect(await book(orderNumber, amountCents, '2029-01-03')).toMatchObject({
      error: { code: 'booked-in-future' },
    });
    expect(await book(orderNumber, amountCents, '2028-12-31')).toMatchObject({ value: 'received' });
    expect(await days(number)).toEqual(['2029-01-02', '2028-12-31', undefined]);
    let exported = '';
    for await (const part of await exportInvoices(shop, { orderNumber: number }, staff)) exported += part;
    expect(exported).toMatch(/;Zahlungseingang;/);
    expect(exported).toMatch(/;31\.12\.2028;\r?\n$/);
  });

  test('a part of it from its own day', async () => {
    shop.setNow(new Date('2028-12-30T10:00:00Z'));
    const { number, orderNumber, amountCents } = await anAcceptedOrder(shop);
    expect(await book(orderNumber, 50_000, '2028-12-30')).toMatchObject({ value: 'open' });
    shop.setNow(new Date('2029-01-02T08:00:00Z'));
    expect(await book(orderNumber, amountCents - 50_000, '2029-01-02')).toMatchObject({ value: 'received' });
    const paidInParts = [
      { on: '2028-12-30', cents: 50_000 },
      { on: '2029-01-02', cents: amountCents - 50_000 },
    ];
    expect(await days(number)).toEqual(['2029-01-02', '2029-01-02', paidInParts]);
    let exported = '';
    for await (const part of await exportInvoices(shop, { orderNumber: number }, staff)) exported += part;
    // 900,00 and 321,30 with 25,00 for the delivery, less 500,00.
    expect(exported).toContain('30.12.2028: 500,00, 02.01.2029: 746,30');
  });

  test('a card’s from the day in Berlin on which the provider took it, however late the shop hears of it', async () => {
    shop.setNow(new Date('2028-12-31T22:50:00Z'));
    const { orderId, number, paymentId, externalId } = await anOrderByCard(shop);
    stripe.authorise(externalId);
    // 23:59 in Berlin.
    stripe.change(externalId, { capturedAt: new Date('2028-12-31T22:59:00Z') });
    shop.setNow(new Date('2028-12-31T23:04:00Z'));
    await shop.ordering.settlePayment(paymentId);
    expect(await invoices(orderId)).toEqual([['invoice', deliveredPrice]]);
    expect(await days(number)).toEqual(['2029-01-01', '2028-12-31', undefined]);
  });
});
