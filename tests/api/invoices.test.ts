import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aCustomer, anOrder, mailsTo, type TestCustomer } from './an-account.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// One series of numbers, from the first invoice on.
testsInOrder();

let shop: TestShop;
let owner: StaffBrowser;
let ada: TestCustomer;
let order: Awaited<ReturnType<typeof anOrder>>;

/** Does the jobs' work: the PDFs of everything that was issued. */
async function makeDocuments(): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select id from invoices where file_key is null order by number`.execute(queries<object>(shop.shop.db));
  for (const { id } of rows) await shop.shop.invoicing.makeDocumentOf(id);
}

beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  ada = await aCustomer(shop, 'Ada Muster');
  order = await anOrder(shop, ada);
  const paid = await owner.call('POST', `/orders/${order.number}/payment`, {
    amountCents: 91_500,
    receivedOn: '2026-06-15',
    reference: 'bank 1',
  });
  if (paid.statusCode !== 200) throw new Error(paid.body);
});
afterAll(() => shop.close());

const byLink = (path = '') => shop.app.inject(`/api/orders/${order.orderId}${path}`);
const shown = async () =>
  (await byLink()).json<{ invoices: { number: string; isMade: boolean }[] }>().invoices;

test('a paid order shows its invoice; its PDF can be had once it is made', async () => {
  expect(await shown()).toEqual([
    {
      number: 'TEST-2026-00001',
      kind: 'invoice',
      isCancellation: false,
      issuedOn: '2026-06-15',
      total: 915,
      isMade: false,
    },
  ]);
  const early = await byLink('/invoices/TEST-2026-00001');
  expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([404, 'invoice-not-found']);
  await makeDocuments();
  const file = await byLink('/invoices/TEST-2026-00001');
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Rechnung TEST-2026-00001.pdf"',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
  expect((await mailsTo(shop, order.email))[0]).toMatchObject({
    subject: 'Ihre Rechnung TEST-2026-00001',
    attachments: [{ filename: 'Rechnung TEST-2026-00001.pdf' }],
  });
});

describe('nobody else’s', () => {
  test('in the account', async () => {
    const path = `/account/orders/${order.number}/invoices/TEST-2026-00001`;
    expect((await ada.ask('GET', path)).statusCode).toBe(200);
    const eve = await aCustomer(shop, 'Eve Fremd');
    expect((await eve.ask('GET', path)).statusCode).toBe(404);
    const other = await anOrder(shop, eve);
    expect(
      (await eve.ask('GET', `/account/orders/${other.number}/invoices/TEST-2026-00001`)).statusCode,
    ).toBe(404);
    expect((await shop.app.inject(`/api/orders/${other.orderId}/invoices/TEST-2026-00001`)).statusCode).toBe(
      404,
    );
  });

  test.each(['TEST-2026-00002', '2026-1', '../../etc/passwd', '%2e%2e', "1' or '1'='1"])(
    '%s',
    async (number) => {
      expect((await byLink(`/invoices/${encodeURIComponent(number)}`)).statusCode).toBe(404);
    },
  );
});

describe('staff', () => {
  const listed = async (query = '') =>
    (await owner.call('GET', `/invoices?sort=number&order=ASC${query}`)).json<{
      items: { id: string }[];
      total: number;
    }>();

  test('see what was issued, on the order and in a list with filters', async () => {
    await owner.call('POST', `/orders/${order.number}/refunds`, {
      amountCents: 1_500,
      reason: 'Kratzer',
      key: 'scratches on the top',
    });
    await makeDocuments();
    const whole = (await owner.call('GET', `/orders/${order.number}`)).json<{ invoices: object[] }>();
    expect(whole.invoices).toMatchObject([
      { number: 'TEST-2026-00001', kind: 'invoice', grossCents: 91_500 },
      { number: 'TEST-2026-00002', kind: 'credit-note', grossCents: 1_500, isMade: true },
    ]);
    const ids = async (query: string) => (await listed(query)).items.map(({ id }) => id);
    expect(await ids('')).toEqual(['TEST-2026-00001', 'TEST-2026-00002']);
    expect(await ids('&kind=credit-note')).toEqual(['TEST-2026-00002']);
    expect(await ids('&from=2026-06-15&to=2026-06-15')).toHaveLength(2);
    expect(await ids('&to=2026-06-14')).toEqual([]);
    expect(await ids('&q=test-2026-1')).toEqual(['TEST-2026-00001']);
    expect(await ids('&q=muster')).toHaveLength(2);
    expect(await ids(`&q=${order.number}`)).toHaveLength(2);
    expect(await ids('&q=nobody_%25')).toEqual([]);
  });

  test('download a document and a table with a line for each rate', async () => {
    const file = await owner.call('GET', '/invoices/TEST-2026-00002/document');
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="Rechnungskorrektur TEST-2026-00002.pdf"',
    );
    expect((await owner.call('GET', '/invoices/TEST-2026-00009/document')).statusCode).toBe(404);
    const table = await owner.call('GET', '/invoices/export?trial=true&from=2026-01-01&to=2026-12-31');
    const found = await owner.call('GET', '/invoices/export?trial=true&q=TEST-2026-00002');
    expect(found.body.match(/^TEST-\d+-\d+/gm)).toEqual(['TEST-2026-00002']);
    const [head, ...lines] = table.body.replace('\ufeff', '').trim().split('\r\n');
    expect(head?.split(';').slice(0, 3)).toEqual(['Nummer', 'Art', 'Datum']);
    expect(lines.map((line) => line.split(';'))).toEqual([
      expect.arrayContaining(['TEST-2026-00001', 'Rechnung', '15.06.2026', order.number, '915,00']),
      expect.arrayContaining([
        'TEST-2026-00002',
        'Rechnungskorrektur',
        '15.06.2026',
        'TEST-2026-00001',
        '-15,00',
      ]),
    ]);
  });

  test('what cancels a whole invoice is called so: on the order, in the list and in the table', async () => {
    const mistaken = await anOrder(shop, ada);
    const path = `/orders/${mistaken.number}`;
    const payment = { amountCents: 91_500, receivedOn: '2026-06-15', reference: 'bank 2' };
    const paid = (await owner.call('POST', `${path}/payment`, payment)).json<{
      receipts: { id: string }[];
    }>();
    const reason = { reason: 'gehört zu einer anderen Bestellung' };
    await owner.call('POST', `${path}/receipts/${paid.receipts[0]?.id}/take-back`, reason);
    const whole = (await owner.call('GET', path)).json<{ invoices: object[] }>();
    expect(whole.invoices).toMatchObject([
      { number: 'TEST-2026-00003', kind: 'invoice', isCancellation: false },
      { number: 'TEST-2026-00004', kind: 'credit-note', isCancellation: true },
    ]);
    const cancelling = (await owner.call('GET', '/invoices?page=1&perPage=10&sort=number&order=ASC'))
      .json<{ items: { id: string; isCancellation: boolean }[] }>()
      .items.filter(({ isCancellation }) => isCancellation);
    expect(cancelling.map(({ id }) => id)).toEqual(['TEST-2026-00004']);
    const table = await owner.call('GET', '/invoices/export?trial=true');
    const kinds = table.body.split('\r\n').map((line) => line.split(';').slice(0, 2));
    expect(kinds).toContainEqual(['TEST-2026-00004', 'Stornorechnung']);
    expect(kinds).toContainEqual(['TEST-2026-00002', 'Rechnungskorrektur']);
  });

  test('without the right to see persons, no names', async () => {
    const reader = await staffWithRole(shop, owner, 'read-only');
    for (const path of ['/invoices', '/invoices/export', '/invoices/TEST-2026-00001/document']) {
      expect((await reader.call('GET', path)).statusCode).toBe(403);
    }
  });
});

test('a new year begins a new series', async () => {
  shop.setNow(new Date('2027-01-02T10:00:00Z'));
  const next = await anOrder(shop, null);
  const orderNumber = Number(next.number.slice(4));
  const money = { orderNumber, amountCents: 91_500, externalId: 'bank 2' };
  expect((await shop.shop.ordering.markAsPaid(money, testActor)).ok).toBe(true);
  const { invoices } = (await shop.app.inject(`/api/orders/${next.orderId}`)).json<{
    invoices: { number: string }[];
  }>();
  expect(invoices).toMatchObject([{ number: 'TEST-2027-00001' }]);
  shop.setNow(testNow);
});

test('a cancellation invoice is told from a credit note on the customer’s order', async () => {
  const mistaken = await anOrder(shop, ada);
  const path = `/orders/${mistaken.number}`;
  const payment = { amountCents: 91_500, receivedOn: '2026-06-15', reference: 'bank 3' };
  const paid = await owner.call('POST', `${path}/payment`, payment);
  const [receipt] = paid.json<{ receipts: { id: string }[] }>().receipts;
  const reason = { reason: 'gehört zu einer anderen Bestellung' };
  await owner.call('POST', `${path}/receipts/${receipt?.id}/take-back`, reason);
  const seen = await shop.app.inject(`/api/orders/${mistaken.orderId}`);
  expect(seen.json<{ invoices: object[] }>().invoices).toMatchObject([
    { kind: 'invoice', isCancellation: false },
    { kind: 'credit-note', isCancellation: true },
  ]);
});

describe('an invoice to another recipient', () => {
  const recipient = {
    firstName: 'Karla',
    lastName: 'Konto',
    company: 'Konto GmbH',
    address: 'Rechnungsweg 2',
    apartment: '',
    postalCode: '80331',
    city: 'München',
    country: 'DE',
    vatId: 'de 123456789',
    reference: 'Kostenstelle 7',
  };
  let path = '';
  let orderId = '';
  const input = (changes: object = {}, key?: string) =>
    owner.call(
      'POST',
      `${path}/invoice-recipient`,
      { ...recipient, ...changes },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  beforeAll(async () => {
    const paid = await anOrder(shop, ada);
    orderId = paid.orderId;
    path = `/orders/${paid.number}`;
    const payment = { amountCents: 91_500, receivedOn: '2026-06-15', reference: 'bank 4' };
    await owner.call('POST', `${path}/payment`, payment);
  });

  test.each([
    ['firstName', '123', null],
    ['lastName', '…', null],
    ['address', '', 'Bitte geben Sie Straße und Hausnummer ein'],
    ['postalCode', '8033', null],
    ['city', '', 'Bitte geben Sie den Ort ein'],
    ['country', 'XX', null],
    ['vatId', 'AT123', null],
    ['reference', 'x'.repeat(101), null],
  ])('is judged like every billing address: %s „%s“', async (field, text, said) => {
    const refused = await input({ [field]: text });
    expect(refused.statusCode).toBe(400);
    const { issues } = refused.json<{ issues: { field: string; message: string }[] }>();
    expect(issues.map((one) => one.field)).toEqual([field]);
    if (said !== null) expect(issues[0]?.message).toBe(said);
  });

  test('is issued once for one key, and the order’s page names both papers and the new recipient', async () => {
    const [one, other] = await Promise.all([input({}, 'double click 1'), input({}, 'double click 1')]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    const { invoices, customer } = one.json<{
      invoices: { kind: string; isCancellation: boolean }[];
      customer: Record<string, unknown>;
    }>();
    expect(invoices.map(({ kind, isCancellation }) => (isCancellation ? 'cancellation' : kind))).toEqual([
      'invoice',
      'cancellation',
      'invoice',
    ]);
    expect(customer).toMatchObject({
      vatId: 'DE123456789',
      billing: { company: 'Konto GmbH', street: 'Rechnungsweg 2', reference: 'Kostenstelle 7' },
    });
    const shownToAda = (await shop.app.inject(`/api/orders/${orderId}`)).json<Record<string, unknown>>();
    expect(shownToAda).toMatchObject({
      vatId: 'DE123456789',
      billingAddress: { company: 'Konto GmbH', address: 'Rechnungsweg 2', city: 'München' },
    });
    const again = await input();
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'recipient-unchanged']);
    const shown = await owner.call('GET', path);
    expect(shown.json<{ invoices: object[] }>().invoices).toHaveLength(3);
  });

  test('names a person, or a company alone', async () => {
    const refused = await input({ company: '', firstName: '', lastName: '' });
    const { issues } = refused.json<{ issues: { field: string; message: string }[] }>();
    expect([refused.statusCode, issues]).toEqual([
      400,
      [
        { field: 'firstName', message: 'Bitte geben Sie den Vornamen ein', code: expect.any(String) },
        { field: 'lastName', message: 'Bitte geben Sie den Nachnamen ein', code: expect.any(String) },
      ],
    ]);
    const alone = await input({ firstName: '', lastName: '' });
    expect(alone.statusCode, alone.body).toBe(200);
    expect(alone.json()).toMatchObject({ customer: { billing: { company: 'Konto GmbH', lastName: '' } } });
    const { items } = (await owner.call('GET', '/invoices?trial=true')).json<{
      items: { recipient: string }[];
    }>();
    expect(items.map((one) => one.recipient)).toContain('Konto GmbH');
    const table = (await owner.call('GET', '/invoices/export?trial=true')).body;
    expect(table).toContain(';Konto GmbH;');
  });
});
