import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { mailsTo } from './an-account.ts';
import { emailOf } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let office: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  office = await firstOwner(shop);
});
afterAll(() => shop.close());

const input = (changes: object = {}) => ({
  value: 120,
  design: 'planks',
  recipient: 'Für Ada',
  greeting: 'Alles Gute!\nGrace',
  sendOn: null,
  email: 'grace@example.org',
  firstName: 'Grace',
  lastName: 'Muster',
  address: 'Boxhagener Straße 1',
  postalCode: '10245',
  city: 'Berlin',
  paymentMethod: 'bank_transfer',
  ...changes,
});
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers });
const order = (sent: object, key = randomUUID()) =>
  post('/api/gift-voucher-orders', sent, { 'idempotency-key': key });

interface Order {
  readonly orderNumber: string;
  readonly boughtGift: Readonly<Record<string, unknown>>;
  readonly invoices: readonly { readonly number: string; readonly total: number }[];
}

test('a shopper orders one, staff book its money, and it is there to be downloaded', async () => {
  const drafted = await order(input());
  expect(drafted.statusCode, drafted.body).toBe(200);
  expect(drafted.headers['cache-control']).toBe('no-store');
  const { orderId, totals } = drafted.json<{ orderId: string; totals: object }>();
  expect(totals).toEqual({ subtotal: 120, tax: 0, shipping: 0, total: 120 });
  const confirmed = await post(`/api/checkout/${orderId}/confirm`, {});
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { orderNumber, ...placed } = confirmed.json<Order>();
  expect(placed).toMatchObject({
    state: 'accepted',
    deliveryOption: 'download',
    deliveryWeeks: null,
    lines: [],
    orderTotal: 120,
    boughtGift: { recipient: 'Für Ada', greeting: 'Alles Gute!\nGrace', lastDay: null, isToDownload: false },
  });
  const file = () => shop.app.inject(`/api/orders/${orderId}/gift-voucher`);
  expect((await file()).statusCode).toBe(404);

  const paid = await office.call('POST', `/orders/${orderNumber}/payment`, {
    amountCents: 120_00,
    receivedOn: berlinDay(testNow),
    key: randomUUID(),
  });
  expect(paid.statusCode, paid.body).toBe(200);
  const seen = (await shop.app.inject(`/api/orders/${orderId}`)).json<Order>();
  expect(seen.boughtGift).toMatchObject({ isToDownload: true, isCancelled: false });
  expect(seen.invoices).toMatchObject([{ total: 120 }]);
  const pdf = await file();
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(pdf.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7/);

  // The office: the order says what it is, and leads to the voucher, which says how it was paid.
  const shown = (await office.call('GET', `/orders/${orderNumber}`)).json<Order>();
  expect(shown.boughtGift).toMatchObject({ recipient: 'Für Ada', balanceCents: 120_00 });
  const voucher = await office.call('GET', `/gift-vouchers/${String(shown.boughtGift['id'])}`);
  expect(voucher.json()).toMatchObject({
    paidBy: 'order',
    valueCents: 120_00,
    refundedCents: 0,
    state: 'open',
  });
  const list = await office.call('GET', '/orders?delivery=download');
  expect(list.json<{ items: object[] }>().items).toContainEqual(
    expect.objectContaining({ id: orderNumber, firstTitle: 'Geschenkgutschein' }),
  );
  expect(await emailOf(office, orderNumber)).toBe('grace@example.org');
  const table = await office.call('GET', '/invoices/export?trial=true');
  expect(table.body).toContain('Mehrzweck-Gutschein § 3 Abs. 15 UStG');
});

test('§ 13 BGB: with a company’s name its buyer is a consumer still, and is told of the withdrawal', async () => {
  const email = 'ada@example.org';
  const { orderId } = (await order(input({ company: 'Muster GmbH', email }))).json<{ orderId: string }>();
  const placed = (await post(`/api/checkout/${orderId}/confirm`, {})).json<object>();
  expect(placed).toMatchObject({
    customerKind: 'consumer',
    legalTexts: [{ slug: 'terms' }, { slug: 'withdrawal' }, { slug: 'data-protection' }],
  });
  expect(JSON.parse((placed as { shippingAddress: string }).shippingAddress)).toMatchObject({
    company: 'Muster GmbH',
  });
  const confirmation = (await mailsTo(shop, email)).at(0);
  expect(confirmation?.attachments?.map(({ filename }) => filename)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Widerrufsbelehrung/)]),
  );
  expect(confirmation?.blocks).toContainEqual(
    expect.objectContaining({ kind: 'link', label: 'Vertrag widerrufen' }),
  );
});

test.each([
  ['value', { value: 9 }],
  ['value', { value: 5001 }],
  ['value', { value: 50.5 }],
  ['value', { value: null }],
  ['recipient', { recipient: 'Für Ada 🎉' }],
  ['greeting', { greeting: 'a\nb\nc\nd\ne\nf\ng' }],
  ['sendOn', { sendOn: '2001-01-01' }],
  ['sendOn', { sendOn: 'morgen' }],
  ['email', { email: 'nobody' }],
  ['firstName', { firstName: '' }],
  ['address', { address: '' }],
])('what is wrong is named at its field: %s', async (field, change) => {
  const refused = await order(input(change));
  expect([refused.statusCode, refused.json<{ issues: { field: string }[] }>().issues[0]?.field]).toEqual([
    400,
    field,
  ]);
});

test('what is missing is said in the language of the page, in the order of the form', async () => {
  const empty = { email: '', firstName: '', lastName: '', address: '', postalCode: '', city: '' };
  const said = async (language: string): Promise<readonly unknown[]> => {
    const sent = input(empty);
    const headers = { 'idempotency-key': randomUUID(), 'content-language': language };
    const refused = await post('/api/gift-voucher-orders', sent, headers);
    const { issues } = refused.json<{ issues: readonly { field: string; message: string }[] }>();
    return issues.map(({ field, message }) => [field, message]);
  };
  expect(await said('de')).toEqual([
    ['email', 'Bitte geben Sie Ihre E-Mail-Adresse an'],
    ['firstName', 'Bitte geben Sie Ihren Vornamen ein'],
    ['lastName', 'Bitte geben Sie Ihren Nachnamen ein'],
    ['address', 'Bitte geben Sie Straße und Hausnummer ein'],
    ['postalCode', 'Bitte geben Sie die Postleitzahl ein'],
    ['city', 'Bitte geben Sie den Ort ein'],
  ]);
  expect(await said('en')).toContainEqual(['email', 'Please give your email address']);
});

test('all that is wrong is named at once, a day that is over among it', async () => {
  const refused = await order(input({ sendOn: '2001-01-01', email: 'nobody', firstName: '', value: 9 }));
  expect(refused.statusCode).toBe(400);
  expect(
    refused
      .json<{ issues: { field: string }[] }>()
      .issues.map(({ field }) => field)
      .sort(),
  ).toEqual(['email', 'firstName', 'sendOn', 'value']);
  const keyless = await post('/api/gift-voucher-orders', input({}));
  expect(keyless.json()).toMatchObject({ issues: [{ field: 'idempotency-key' }] });
});

test('no voucher pays for one: a code that is sent along changes nothing', async () => {
  const sold = await office.call('POST', '/gift-vouchers', {
    valueCents: 500_00,
    paidBy: 'cash',
    key: randomUUID(),
  });
  const { code } = sold.json<{ code: string }>();
  const drafted = await order(input({ giftVoucher: { code, payablePrice: 0 }, voucherCode: code }));
  expect(drafted.json<{ totals: object }>().totals).toEqual({
    subtotal: 120,
    tax: 0,
    shipping: 0,
    total: 120,
  });
  expect((await post('/api/voucher/balance', { voucherCode: code })).json()).toMatchObject({ balance: 500 });
  expect((await order(input({ paymentMethod: 'gift_voucher' }))).statusCode).toBe(400);
});

test('the same key is the same order, and a request without one is refused', async () => {
  const key = randomUUID();
  const [one, two] = await Promise.all([order(input(), key), order(input(), key)]);
  expect(two.json()).toEqual(one.json());
  expect((await order(input({ value: 50 }), key)).statusCode).toBe(422);
  expect((await post('/api/gift-voucher-orders', input())).statusCode).toBe(400);
});
