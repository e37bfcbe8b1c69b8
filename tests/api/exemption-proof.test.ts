import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import {
  firstOwner,
  logInStaff,
  ownerEmail,
  staffPassword,
  staffWithRole,
  type StaffBrowser,
} from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let number: string;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  await shop.fill([{ draft: aPiece({ sku: 'P-1', taxScheme: 'standard' }), publishedAt: testNow }]);
  const id = await shop.idOf('P-1');
  const post = (url: string, body: object) =>
    shop.app.inject({ method: 'POST', url: `/api${url}`, payload: body });
  const { shipmentAdress, ...rest } = payload([bought(id)], 1, { country: 'CH' });
  const order = {
    ...rest,
    shipmentAdress: { ...shipmentAdress, address: 'Ring 1', postalCode: '8001', city: 'Zürich' },
  };
  const { totals } = (await post('/initiate-payment', order)).json<{ totals: { total: number } }>();
  const draft = await post('/initiate-payment', { ...order, totalPrice: totals.total });
  const placed = await post(`/checkout/${orderIdOf(draft)}/confirm`, {});
  number = placed.json<{ orderNumber: string }>().orderNumber;
  const paid = await owner.call('POST', `/orders/${number}/payment`, {
    receivedOn: '2026-06-15',
    reference: 'bank',
    amountCents: Math.round(totals.total * 100),
  });
  expect(paid.statusCode, paid.body).toBe(200);
  expect((await owner.call('POST', `/orders/${number}/ship`, {})).statusCode).toBe(200);
});
afterAll(() => shop.close());

const right = { kind: 'exit-note', provedOn: '2026-06-15', reference: 'MRN 26DE585000123456R5' };
const pdf = '%PDF-1.7 exit note';

interface Answer {
  readonly code?: string;
  readonly issues?: readonly { readonly field: string; readonly code: string }[];
  readonly version: number;
  readonly exemptionProof: {
    readonly missing: object | null;
    readonly given: { readonly files: number; readonly reference: string } | null;
  };
}

async function send(
  by: StaffBrowser,
  fields: Readonly<Record<string, string>>,
  files: readonly (string | Buffer)[],
  headers: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files)
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'Nachweis.pdf');
  return by.call('PUT', `/orders/${number}/exemption-proof`, form, headers);
}
const seen = async (by = owner) => (await by.call('GET', `/orders/${number}`)).json<Answer>();

test('those who work on orders keep it, and those who may see persons open it', async () => {
  const [office, reader, content] = [
    await staffWithRole(shop, owner, 'office'),
    await staffWithRole(shop, owner, 'read-only'),
    await staffWithRole(shop, owner, 'content'),
  ];
  const file = `/orders/${number}/exemption-proof/files/1`;
  expect((await seen(reader)).exemptionProof).toMatchObject({
    exemption: 'export',
    leftOn: '2026-06-15',
    given: null,
    missing: { since: '2026-06-15', dueOn: '2026-09-15' },
  });
  for (const nobody of [reader, content]) {
    expect((await send(nobody, right, [pdf])).statusCode).toBe(403);
    expect((await nobody.call('DELETE', `/orders/${number}/exemption-proof`)).statusCode).toBe(403);
    expect((await nobody.call('GET', file)).statusCode).toBe(403);
  }
  const kept = await send(office, right, [pdf, Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')]);
  expect([kept.statusCode, kept.json<Answer>().exemptionProof]).toMatchObject([
    200,
    { missing: null, given: { ...right, files: 2, givenBy: 'Person office' } },
  ]);
  expect((await seen(reader)).exemptionProof.given).toMatchObject({ files: 2, reference: '' });
  const opened = await office.call('GET', file);
  expect([opened.statusCode, opened.body, opened.headers]).toMatchObject([
    200,
    pdf,
    {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Nachweis ${number} 1.pdf"`,
      'cache-control': 'no-store',
    },
  ]);
  expect((await office.call('GET', file.replace(/1$/, '3'))).statusCode).toBe(404);
  expect((await office.call('DELETE', `/orders/${number}/exemption-proof`)).statusCode).toBe(200);
  expect((await office.call('GET', file)).statusCode).toBe(404);
});

test.each<[string, object, readonly (string | Buffer)[], string, string]>([
  ['no kind', { kind: '' }, [pdf], 'kind', 'choice-missing'],
  ['an unknown kind', { kind: 'word' }, [pdf], 'kind', 'choice-unknown'],
  ['the kind of another sale', { kind: 'arrival' }, [pdf], 'kind', 'choice-unknown'],
  ['no day', { provedOn: '' }, [pdf], 'provedOn', 'day-missing'],
  ['a day before the dispatch', { provedOn: '2026-06-14' }, [pdf], 'provedOn', 'day-before-dispatch'],
  ['a day to come', { provedOn: '2026-06-16' }, [pdf], 'provedOn', 'day-still-to-come'],
  ['no MRN', { reference: 'kommt noch' }, [pdf], 'reference', 'mrn-missing'],
  ['a long reference', { reference: 'x'.repeat(201) }, [pdf], 'reference', 'text-too-long'],
  ['no file', {}, [], 'file', 'file-missing'],
  ['an empty file', {}, [''], 'file', 'proof-file-unknown'],
  ['a web page', {}, [pdf, '<html>'], 'file', 'proof-file-unknown'],
])('with %s it is refused by its field', async (_, changes, files, field, code) => {
  const refused = await send(owner, { ...right, ...changes }, files);
  expect([refused.statusCode, refused.json<Answer>().issues]).toMatchObject([400, [{ field, code }]]);
  expect((await seen()).exemptionProof.given).toBeNull();
});

test('too many or too large files, and what is no form, are refused', async () => {
  const large = Buffer.alloc(25_000_001, '%PDF-');
  expect((await send(owner, right, [large])).statusCode).toBe(413);
  expect(
    (
      await send(
        owner,
        right,
        Array.from({ length: 6 }, () => pdf),
      )
    ).statusCode,
  ).toBe(413);
  const json = await owner.call('PUT', `/orders/${number}/exemption-proof`, right);
  expect(json.json<Answer>().code).toBe('unsupported-media-type');
});

test('who has not seen what another one has entered does not overwrite it', async () => {
  const { version } = await seen();
  const basedOn = { 'if-match': `"${version}"` };
  expect((await send(owner, right, [pdf], basedOn)).statusCode).toBe(200);
  expect((await send(owner, { ...right, kind: 'carrier' }, [pdf], basedOn)).json<Answer>().code).toBe(
    'seen-is-past',
  );
  const removed = await owner.call('DELETE', `/orders/${number}/exemption-proof`, undefined, basedOn);
  expect(removed.json<Answer>().code).toBe('seen-is-past');
  expect((await owner.call('DELETE', `/orders/${number}/exemption-proof`)).statusCode).toBe(200);
});

test('when it is overdue, „Heute“ and the tax returns name the order', async () => {
  shop.setNow(new Date('2026-09-16T10:00:00Z'));
  const later = await logInStaff(shop, ownerEmail, staffPassword);
  const { proofsOverdue } = (await later.call('GET', '/today')).json<{
    proofsOverdue: { items: { id: string }[] };
  }>();
  expect(proofsOverdue.items.map(({ id }) => id)).toEqual([number]);
  const listed = await later.call('GET', '/invoices/unproved-sales?trial=true');
  const { sales } = listed.json<{ sales: { netCents: number; taxCents: number }[] }>();
  expect(sales).toMatchObject([{ orderNumber: number, country: 'CH', dueOn: '2026-09-15' }]);
  const [{ netCents = 0, taxCents = 0 } = {}] = sales;
  expect(taxCents).toBe(netCents - Math.round(netCents / 1.19));
  expect((await later.call('GET', '/invoices/unproved-sales')).json()).toEqual({ sales: [] });
  const file = await later.call('GET', '/invoices/unproved-sales/export?trial=true');
  expect(file.body).toContain(`${number};TEST-2026-`);
  const log = (await later.call('GET', '/audit?entity=invoices')).json<{ items: { entityId: string }[] }>();
  expect(log.items.map(({ entityId }) => entityId)).toContain('ohne Nachweis');
  shop.setNow(testNow);
});
