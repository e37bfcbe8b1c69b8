import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strike } from '../../sandbox/stripe/stripe-api.ts';
import { queries } from '../../src/platform/db/db.ts';
import { okCard, openPayingShop, type PayingShop } from './pay-by-card.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: PayingShop;
let owner: StaffBrowser;
let number: string;
beforeAll(async () => {
  shop = await openPayingShop();
  owner = await firstOwner(shop);
  const orderId = await shop.aPlacedOrder('stripe');
  const { intent } = await shop.payByCard(orderId, okCard);
  await shop.post('/api/card-confirm', { paymentIntentId: intent.id });
  number = (await shop.get(orderId)).json<{ orderNumber: string }>().orderNumber;
  await strike(shop.sandbox, intent.id, { kind: 'dispute', reason: 'product_not_received' });
  const { rows } = await sql<{ id: string }>`select id from invoices`.execute(queries<object>(shop.shop.db));
  for (const { id } of rows) await shop.shop.invoicing.makeDocumentOf(id);
  await owner.call('POST', `/orders/${number}/ship`, { carrier: 'DHL', tracking: '00340434' });
}, 120_000);
afterAll(() => shop.close());

/** The names in an archive, and what stands behind each. */
function unpacked(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; archive.readUInt32LE(at) === 0x04034b50;) {
    const [size, nameLength] = [archive.readUInt32LE(at + 18), archive.readUInt16LE(at + 26)];
    const begins = at + 30 + nameLength;
    files.set(archive.subarray(at + 30, begins).toString(), archive.subarray(begins, begins + size));
    at = begins + size;
  }
  return files;
}

test('the archive has the sheet, the fields, the invoice and the terms in the version that was agreed to', async () => {
  const answer = await owner.call('GET', `/orders/${number}/evidence/package`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="Belege-${number}.zip"`,
    'cache-control': 'no-store',
  });
  const files = unpacked(answer.rawPayload);
  expect([...files.keys()]).toEqual([
    `Belege ${number}.pdf`,
    `Felder zum Kopieren ${number}.txt`,
    expect.stringMatching(/^Rechnung .*\.pdf$/),
    expect.stringMatching(/^Allgemeine Geschäftsbedingungen, Fassung \d+\.txt$/),
    expect.stringMatching(/^Widerrufsbelehrung, Fassung \d+\.txt$/),
    expect.stringMatching(/^Datenschutzerklärung, Fassung \d+\.txt$/),
  ]);
  for (const [name, bytes] of files) {
    if (name.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect(files.get(`Felder zum Kopieren ${number}.txt`)?.toString()).toContain('customer_name\n');
});

test.each([
  ['evidence', 0],
  ['evidence/package', 1],
])(
  'who reads its fields stands in the security log, who takes the archive in the audit log as well: %s',
  async (path, inAudit) => {
    const told = async () => {
      const audit = await owner.call('GET', `/audit?entity=orders&entityId=${number}`);
      await shop.shop.securityLog.flush();
      const { rows } = await sql`
        select from security_events where kind = 'data-exported'`.execute(queries<object>(shop.shop.db));
      const { items } = audit.json<{ items: { action: string }[] }>();
      return [items.filter(({ action }) => action === 'export').length, rows.length];
    };
    const [audited = 0, secured = 0] = await told();
    await owner.call('GET', `/orders/${number}/${path}`);
    expect(await told()).toEqual([audited + inAudit, secured + 1]);
  },
);

test('the fields of the provider’s form are ready to be copied', async () => {
  const answer = await owner.call('GET', `/orders/${number}/evidence`);
  const { fields } = answer.json<{ fields: { field: string; value: string }[] }>();
  expect(fields).toContainEqual({ field: 'shipping_carrier', value: 'DHL' });
  expect(fields).toContainEqual({ field: 'shipping_tracking_number', value: '00340434' });
});

test('only who may see persons gets it, and only of an order that exists', async () => {
  const reader = await staffWithRole(shop, owner, 'read-only');
  for (const path of ['evidence', 'evidence/package']) {
    expect((await reader.call('GET', `/orders/${number}/${path}`)).statusCode).toBe(403);
    expect((await owner.call('GET', `/orders/WMK-999999/${path}`)).statusCode).toBe(404);
  }
});
