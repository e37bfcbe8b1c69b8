import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import type { InvoiceContent } from '../../src/modules/invoicing/domain/invoice.ts';
import { eInvoiceXml } from '../../src/modules/invoicing/infrastructure/document/zugferd.ts';
import { queries } from '../../src/platform/db/db.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, logInStaff, ownerEmail, staffPassword, type StaffBrowser } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// The last one moves on by two years.
testsInOrder();

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

interface Answer {
  readonly code?: string;
  readonly issues?: readonly { readonly field: string }[];
}

const post = (url: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api${url}`, payload });

const path = '/sales-abroad/sales-abroad';
const helsinki = { postalCode: '00100', city: 'Helsinki' };
const country = 'FI';
interface Decision {
  readonly version: number;
  readonly isTaxedThere: boolean;
  readonly distanceSales: readonly { year: number; shopCents: number; elsewhereCents: number }[];
}
const decided = async () => (await owner.call('GET', path)).json<Decision>();
const decide = async (changes: object) =>
  owner.call('PATCH', path, { ...changes, version: (await decided()).version });

test('are taxed where they go to once they come to 10,000 €, at the same price, up to the e-invoice', async () => {
  await shop.fill([{ draft: aPiece({ sku: 'B-1', taxScheme: 'standard' }), publishedAt: testNow }]);
  const id = await shop.idOf('B-1');
  const ask = async () =>
    (
      await post('/checkout-price', {
        order_items: [{ product_item_id: id, qty: 1, isRent: false }],
        deliveryOption: 'shipment',
        country,
        postalCode: '00100',
      })
    ).json<{ lines: { percent: number | null }[]; total: number }>();
  const { distanceSales } = await decided();
  const elsewhere = (elsewhereCents: number) => decide({ distanceSales: [{ year: 2026, elsewhereCents }] });
  const below = await ask();
  expect((await elsewhere(1_000_000)).statusCode).toBe(200);
  const above = await ask();
  expect([below.lines[0]?.percent, above.lines[0]?.percent]).toEqual([null, 25.5]);
  expect(above.total).toBe(below.total);
  const checkout = payload([bought(id)], above.total, { country });
  const draft = await post('/initiate-payment', {
    ...checkout,
    shipmentAdress: { ...checkout.shipmentAdress, address: 'Mannerheimintie 1', ...helsinki },
  });
  const confirmed = await post(`/checkout/${orderIdOf(draft)}/confirm`, {});
  const { orderNumber, vat } = confirmed.json<{
    orderNumber: string;
    vat: { percent: number; country: string | null; net: number; tax: number }[];
  }>();
  expect(vat).toMatchObject([{ percent: 25.5, country: 'FI' }]);
  const net = Math.round((vat[0]?.net ?? 0) * 100);
  expect(net + Math.round((vat[0]?.tax ?? 0) * 100)).toBe(Math.round(above.total * 100));
  expect((await decided()).distanceSales[0]?.shopCents).toBe((distanceSales[0]?.shopCents ?? 0) + net);
  const receipt = { amountCents: Math.round(above.total * 100), receivedOn: '2026-06-15' };
  const paid = await owner.call('POST', `/orders/${orderNumber}/payment`, receipt);
  expect(paid.statusCode).toBe(200);
  const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoices where order_number = ${orderNumber}
  `.execute(queries<object>(shop.shop.db));
  const xml = await eInvoiceXml(rows[0]?.content ?? ({} as InvoiceContent));
  expect(xml).toContain('<ram:RateApplicablePercent>25.5</ram:RateApplicablePercent>');
  expect(xml).not.toContain('<ram:RateApplicablePercent>19</ram:RateApplicablePercent>');
  expect(xml).toContain('Finnland');
  await elsewhere(0);
});

test('what was sold elsewhere is of this year or the last', async () => {
  const refused = await decide({ distanceSales: [{ year: 2024, elsewhereCents: 1 }] });
  expect(refused.json<Answer>().code).toBe('record-changed');
  const negative = await decide({ distanceSales: [{ year: 2026, elsewhereCents: -1 }] });
  expect(negative.json<Answer>().issues?.[0]?.field).toBe('distanceSales.0.elsewhereCents');
});

test('or from the start, by a choice that binds for two calendar years', async () => {
  expect((await decide({ isTaxedThere: true })).json()).toMatchObject({ isTaxedThere: true });
  expect((await decide({ isTaxedThere: false })).json()).toMatchObject({ isTaxedThere: false });
  await decide({ isTaxedThere: true });
  shop.setNow(new Date('2027-12-31T12:00:00Z'));
  owner = await logInStaff(shop, ownerEmail, staffPassword);
  const refused = await decide({ isTaxedThere: false });
  expect([refused.statusCode, refused.json<Answer>().code]).toEqual([409, 'bound-to-destination']);
  shop.setNow(new Date('2028-01-01T12:00:00Z'));
  owner = await logInStaff(shop, ownerEmail, staffPassword);
  // The year of the choice was 2026.
  expect((await decide({ isTaxedThere: false })).json()).toMatchObject({ isTaxedThere: false });
});
