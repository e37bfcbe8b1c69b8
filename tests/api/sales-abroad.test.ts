import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

let made = 0;

/** A new boat-wood piece of 890 €, or of vintage. */
async function aNewPiece(taxScheme: 'standard' | 'margin' = 'standard'): Promise<string> {
  made += 1;
  const sku = `A-${made}`;
  await shop.fill([{ draft: aPiece({ sku, taxScheme }), publishedAt: testNow }]);
  return shop.idOf(sku);
}

interface Answer {
  readonly code?: string;
  readonly message?: string;
  readonly totals?: { readonly total: number };
  readonly issues?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

const post = (url: string, body: object, language = 'de') =>
  shop.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload: body,
    headers: { 'content-language': language },
  });

const vienna = { postalCode: '1010', city: 'Wien', country: 'AT' };
const zurich = { postalCode: '8001', city: 'Zürich', country: 'CH' };
const tenerife = { postalCode: '38001', city: 'Santa Cruz', country: 'ES' };
const business = { customerKind: 'business', company: 'Muster GmbH' };

/** Somebody wants to order it there; asks again with the right total, as the browser does. */
async function order(id: string, to: typeof vienna, changes: object = {}, item: object = {}) {
  const { country, ...place } = to;
  const body = (total: number) => {
    const { shipmentAdress, ...rest } = payload([bought(id, item)], total, { country, ...changes });
    return { ...rest, shipmentAdress: { ...shipmentAdress, address: 'Ring 1', ...place } };
  };
  const first = await post('/initiate-payment', body(1));
  const total = first.json<Answer>().totals?.total;
  return total === undefined ? first : post('/initiate-payment', body(total));
}

const charges = (id: string, { country, ...place }: typeof vienna, who: object = {}, language = 'de') =>
  post(
    '/getShippingCharges',
    { country, Useraddress: { ...place, address: 'Ring 1' }, products: [{ id, quantity: 1 }], ...who },
    language,
  );

const sells = async (kinds: readonly string[]) => {
  const { json } = await owner.call('GET', '/sales-abroad/sales-abroad');
  const { version } = json<{ version: number }>();
  const changes = Object.fromEntries(
    ['eu-consumer', 'eu-business', 'third-country'].map((kind) => [kind, kinds.includes(kind)]),
  );
  const saved = await owner.call('PATCH', '/sales-abroad/sales-abroad', { ...changes, version });
  expect(saved.statusCode).toBe(200);
};

const onRequest = (field: string, code: string) => ({
  code: 'sale-on-request',
  issues: [{ field, code }],
});

describe('what the owner has not switched on is on request', () => {
  beforeEach(() => sells(['eu-consumer']));

  test('a delivery to Switzerland: the calculator, the draft and the table of prices', async () => {
    const id = await aNewPiece();
    const asked = await charges(id, zurich);
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      onRequest('country', 'third-country-on-request'),
    ]);
    expect((await charges(id, zurich, {}, 'en')).json<Answer>().issues?.[0]?.message).toBe(
      'We currently sell outside the EU and its VAT area on request. We will gladly tell you the price',
    );
    expect((await charges(id, tenerife)).json()).toMatchObject({ code: 'no-shipping-rate' });
    const refused = await order(id, zurich);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      onRequest('country', 'third-country-on-request'),
    ]);
    const page = (await shop.app.inject('/versand')).body;
    const rows = page.match(/<tr>.*?<\/tr>/g) ?? [];
    expect(rows.filter((row) => row.includes('Norwegen')).map((row) => row.includes('auf Anfrage'))).toEqual([
      true,
    ]);
    expect((await order(id, vienna)).statusCode).toBe(200);
  });

  test('a place of an EU country that is none for tax, once it has a price', async () => {
    const { tariff, version } = (await shop.shop.shipping.listTariffs(testActor))[0] ?? {};
    if (tariff === undefined || version === undefined) throw new Error('no tariff');
    await shop.shop.shipping.saveTariff(
      { ...tariff, freight: { ...tariff.freight, places: [] } },
      version,
      testActor,
    );
    const id = await aNewPiece('margin');
    expect((await charges(id, tenerife)).json()).toMatchObject(
      onRequest('Useraddress.postalCode', 'third-country-on-request'),
    );
    expect((await order(id, tenerife)).json()).toMatchObject(
      onRequest('shipmentAdress.postalCode', 'third-country-on-request'),
    );
    await shop.shop.shipping.saveTariff(tariff, version + 1, testActor);
  });

  test('a business with the VAT ID of another member state, which may leave it out; its vintage is sold', async () => {
    const [boatwood, vintage] = [await aNewPiece(), await aNewPiece('margin')];
    const withId = { ...business, vatId: 'ATU12345678' };
    expect((await charges(boatwood, vienna, withId)).json()).toMatchObject(
      onRequest('vatId', 'vat-id-on-request'),
    );
    expect((await order(boatwood, vienna, withId)).json()).toMatchObject(
      onRequest('vatId', 'vat-id-on-request'),
    );
    expect((await order(vintage, vienna, withId)).statusCode).toBe(200);
    expect((await order(boatwood, vienna, business)).statusCode).toBe(200);
  });

  test('a rental in Berlin to those who live in Switzerland', async () => {
    const id = await aNewPiece('margin');
    const billingAddress = {
      firstName: 'Ada',
      lastName: 'Muster',
      company: '',
      address: 'Ring 1',
      apartment: '',
      ...zurich,
    };
    const berlin = { postalCode: '10245', city: 'Berlin', country: 'DE' };
    const rent = { isRent: true, rentOption: '1 Monat' };
    expect((await order(id, berlin, { billingAddress }, rent)).json()).toMatchObject(
      onRequest('billingAddress.country', 'third-country-on-request'),
    );
    expect((await order(id, berlin, { billingAddress })).statusCode).toBe(200);
  });
});

test('what is switched off in the middle of a checkout is refused at the click, and nothing is lost', async () => {
  await sells(['eu-consumer', 'third-country']);
  const id = await aNewPiece();
  const draft = await order(id, zurich);
  expect(draft.statusCode).toBe(200);
  const confirm = () => post(`/checkout/${orderIdOf(draft)}/confirm`, {});
  await sells(['eu-consumer', 'eu-business']);
  const refused = await confirm();
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    onRequest('country', 'third-country-on-request'),
  ]);
  await sells(['third-country']);
  expect((await confirm()).statusCode).toBe(200);
  // What was ordered stays.
  await sells([]);
  expect((await confirm()).statusCode).toBe(200);
  expect((await order(await aNewPiece('margin'), vienna)).json()).toMatchObject(
    onRequest('country', 'eu-on-request'),
  );
});

describe('the decision', () => {
  const path = '/sales-abroad/sales-abroad';
  const decided = async (who: StaffBrowser) => (await who.call('GET', path)).json<{ version: number }>();

  test.each([
    ['on trial sells everything', {}, true],
    ['with real money sells to consumers in the EU', { SANDBOX: '0', SMTP_URL: 'smtp://127.0.0.1:9' }, false],
  ])('until it is made, a shop %s', async (_, environment, isEverything) => {
    const fresh = await openTestShop(environment);
    expect(await decided(await firstOwner(fresh))).toEqual({
      id: 'sales-abroad',
      version: 1,
      'eu-consumer': true,
      'eu-business': isEverything,
      'third-country': isEverything,
      isTaxedThere: false,
      distanceSales: [2026, 2025].map((year) => ({ year, shopCents: 0, elsewhereCents: 0 })),
    });
    await fresh.close();
  });

  test('is the owner’s, recorded, and never lost to another tab', async () => {
    await sells(['eu-consumer', 'eu-business', 'third-country']);
    // The form sends the switch alone that was changed.
    const seen = await decided(owner);
    const changed = await owner.call('PATCH', path, { 'eu-business': false, version: seen.version });
    expect(changed.json()).toEqual({ ...seen, 'eu-business': false, version: seen.version + 1 });
    const { version } = await decided(owner);
    const stale = {
      'eu-consumer': false,
      'eu-business': false,
      'third-country': false,
      version: version - 1,
    };
    const refused = await owner.call('PATCH', path, stale);
    expect(refused.json<Answer>().code).toBe('record-changed');
    const office = await staffWithRole(shop, owner, 'office');
    expect((await office.call('GET', path)).statusCode).toBe(200);
    expect((await office.call('PATCH', path, { ...stale, version })).statusCode).toBe(403);
    const log = await owner.call('GET', '/audit?entity=sales-abroad');
    expect(log.json<{ items: { action: string }[] }>().items[0]).toMatchObject({ action: 'change' });
    expect(await decided(owner)).toMatchObject({ 'eu-business': false, 'third-country': true, version });
  });
});

describe('what is sold without German VAT', () => {
  beforeEach(() => sells(['eu-consumer', 'eu-business', 'third-country']));

  interface Price {
    readonly lines: readonly object[];
    readonly total: number;
    readonly shipping: number;
  }

  const price = async (id: string, to: typeof vienna, who: object = {}) => {
    const asked = await post('/checkout-price', {
      order_items: [{ product_item_id: id, qty: 1, isRent: false }],
      deliveryOption: 'shipment',
      country: to.country,
      postalCode: to.postalCode,
      ...who,
    });
    expect(asked.statusCode).toBe(200);
    return asked.json<Price>();
  };

  test('an export costs its net price from the first question to the order, and says why', async () => {
    const id = await aNewPiece();
    const { lines, total, shipping } = await price(id, zurich);
    // 890 / 1,19
    expect(lines).toEqual([
      {
        price: 747.9,
        assembly: 0,
        total: 747.9,
        exemption: 'export',
        assemblyExemption: null,
        percent: null,
      },
    ]);
    expect(total).toBe(Number((747.9 + shipping).toFixed(2)));
    const placed = await order(id, zurich);
    expect(placed.json()).toMatchObject({ totals: { total, shipping } });
    const orderId = orderIdOf(placed);
    const shown = await shop.app.inject(`/api/orders/${orderId}`);
    expect(shown.json()).toMatchObject({
      vat: [{ percent: 0, exemption: 'export', net: total, tax: 0 }],
      lines: [{ exemption: 'export' }],
      imported: true,
    });
  });

  test('a vintage piece costs abroad what it costs here: its price contains no VAT that could be taken off', async () => {
    const id = await aNewPiece('margin');
    expect((await price(id, zurich)).lines).toMatchObject([{ price: 890, exemption: 'export' }]);
    expect((await price(id, vienna)).lines).toMatchObject([{ price: 890, exemption: null }]);
  });

  test('a consumer in the EU pays with German VAT', async () => {
    const id = await aNewPiece();
    expect((await price(id, vienna)).lines).toMatchObject([{ price: 890, exemption: null }]);
  });

  test('what is no longer sold in the middle of a checkout is told', async () => {
    const id = await aNewPiece();
    await price(id, zurich);
    await sells(['eu-consumer']);
    const asked = await post('/checkout-price', {
      order_items: [{ product_item_id: id, qty: 1, isRent: false }],
      deliveryOption: 'shipment',
      country: 'CH',
      postalCode: '8001',
    });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      onRequest('country', 'third-country-on-request'),
    ]);
  });

  test('a rental into a third country is on request, whatever is sold there', async () => {
    const id = await aNewPiece();
    const rent = { isRent: true, rentOption: '1 Monat' };
    expect((await order(id, zurich, {}, rent)).json()).toMatchObject(
      onRequest('country', 'third-country-on-request'),
    );
  });
});

test('what is to be declared of it can be looked at, and had for the portals', async () => {
  // The stand-in for VIES answers there.
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await sells(['eu-consumer', 'eu-business', 'third-country']);
  const path = '/sales-abroad/sales-abroad';
  const { version } = (await owner.call('GET', path)).json<{ version: number }>();
  await owner.call('PATCH', path, { isTaxedThere: true, version });
  const businessThere = { ...business, vatId: 'ATU12345678' };
  for (const who of [{}, businessThere]) {
    const placed = await order(await aNewPiece(), vienna, who);
    const { orderNumber } = (await post(`/checkout/${orderIdOf(placed)}/confirm`, {})).json<{
      orderNumber: string;
    }>();
    const { totals } = placed.json<Answer>();
    const payment = { receivedOn: '2026-06-15', reference: `bank ${orderNumber}` };
    const paid = await owner.call('POST', `/orders/${orderNumber}/payment`, {
      ...payment,
      amountCents: Math.round((totals?.total ?? 0) * 100),
    });
    expect(paid.statusCode).toBe(200);
  }
  const oss = await owner.call('GET', '/invoices/oss-return?quarter=2026-Q2&trial=true');
  const [sale, ...others] = oss.json<{ sales: { netCents: number; taxCents: number }[] }>().sales;
  expect(others).toEqual([]);
  expect(sale).toMatchObject({ country: 'AT', percent: 20 });
  const amounts = [sale?.netCents, sale?.taxCents].map((cents = 0) => (cents / 100).toFixed(2));
  const file = await owner.call('GET', '/invoices/oss-return/export?quarter=2026-Q2&trial=true');
  expect(file.body).toBe(`#v2.0\r\n1,AT\r\n3,AT,STANDARD,20.00,${amounts.join(',')}\r\n`);
  expect((await owner.call('GET', '/invoices/oss-return?quarter=2026-Q2')).json()).toEqual({
    sales: [],
    corrections: [],
  });

  const list = await owner.call('GET', '/invoices/ec-sales-list?month=2026-06&trial=true');
  expect(list.json()).toMatchObject({ sales: [{ vatId: 'ATU12345678', kind: 'supply' }] });
  const zm = await owner.call('GET', '/invoices/ec-sales-list/export?month=2026-06&trial=true');
  expect(zm.body).toMatch(/^#v3\.0\r\nUSt-IdNr\.,Betrag \(EUR\),Art der Leistung\r\nATU12345678,\d+,L\r\n$/);
  expect((await owner.call('GET', '/invoices/ec-sales-list?month=2026-13')).statusCode).toBe(400);
  const log = (await owner.call('GET', '/audit?entity=invoices')).json<{ items: { entityId: string }[] }>();
  expect(log.items.map(({ entityId }) => entityId)).toEqual(
    expect.arrayContaining(['OSS 2026-Q2', 'ZM 2026-06']),
  );
});
