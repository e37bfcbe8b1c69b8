import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { spokenIn } from './spoken-html.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// One tariff, version after version.
testsInOrder();

interface Rates {
  readonly version: number;
  readonly createdBy: string;
  readonly areaFees: Readonly<Record<string, number>>;
  readonly freight: {
    readonly kgPerCubicMetre: number;
    readonly sizes: readonly { readonly name: string; readonly upToKg: number }[];
    readonly zones: readonly {
      readonly countries: readonly string[];
      readonly feesCents: readonly number[];
    }[];
    readonly places?: readonly object[];
  };
}

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const current = async () => (await owner.call('GET', '/shipping-rates/current')).json<Rates>();
const issuesOf = (answer: { json<T>(): T }) =>
  Object.fromEntries(
    answer
      .json<{ issues: { field: string; message: string }[] }>()
      .issues.map(({ field, message }) => [field, message]),
  );

async function chargeTo(postalCode: string): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/getShippingCharges',
    payload: { Useraddress: { postalCode }, products: [] },
  });
  return answer.json<{ shippingCharge: number }>().shippingCharge;
}

test('the page says for each country which of its places are on request; its other islands cost what it costs', async () => {
  const said = async (path: string) => spokenIn((await shop.app.inject(path)).body);
  expect(await said('/versand')).toEqual(
    expect.arrayContaining([
      'Deutschland: Helgoland, Büsingen und Deutsche Inseln ohne Straße (etwa Sylt oder Juist)',
      'Frankreich: Französische Überseedépartements und Französische Überseegebiete',
      'Portugal: Madeira und Azoren',
      'Für alle anderen Orte eines Landes gilt der Preis des Landes, auch auf Inseln.',
    ]),
  );
  expect(await said('/fr/versand')).toContain('Portugal\u00a0: Madère et Açores');
});

test('a changed fee is on the page and in the calculator at once, kept as a version, and in the audit log', async () => {
  expect((await shop.app.inject('/versand')).body).toContain('45\u00a0€');
  expect(await chargeTo('12043')).toBe(35);
  const before = await current();
  const areaFees = { ...before.areaFees, 'near-friedrichshain': 3650, berlin: 4700 };
  const saved = await owner.call('PATCH', '/shipping-rates/current', { areaFees, version: before.version });
  expect(saved.json()).toMatchObject({ id: 'current', version: before.version + 1, areaFees });

  // PostgreSQL tells every process of the change a moment after it was made.
  const page = async () => (await shop.app.inject('/versand')).body;
  await expect.poll(page).toContain('36,50\u00a0€');
  expect(await page()).toContain('47\u00a0€');
  expect(await chargeTo('12043')).toBe(36.5);

  const list = (await owner.call('GET', '/shipping-rates')).json<{ items: Rates[]; total: number }>();
  expect(list.items.map(({ version }) => version)).toEqual([before.version + 1, before.version]);
  expect((await owner.call('GET', `/shipping-rates/${before.version}`)).json()).toMatchObject({
    areaFees: before.areaFees,
  });
  const log = (await owner.call('GET', '/audit?entity=shipping-rates')).json<{ items: object[] }>();
  expect(log.items).toMatchObject([
    { action: 'change', entityId: String(before.version + 1), before: { areaFees: before.areaFees } },
  ]);
});

test('saving unchanged rates makes no version; the slower of two gets a conflict, and nothing of it is saved', async () => {
  const { version, areaFees, freight } = await current();
  await owner.call('PATCH', '/shipping-rates/current', { areaFees, freight, version });
  expect((await current()).version).toBe(version);
  await owner.call('PATCH', '/shipping-rates/current', { areaFees: { ...areaFees, potsdam: 6100 }, version });
  const slower = await owner.call('PATCH', '/shipping-rates/current', {
    areaFees: { ...areaFees, potsdam: 9900 },
    version,
  });
  expect(slower.statusCode).toBe(409);
  expect(slower.json()).toMatchObject({ code: 'record-changed' });
  expect((await current()).areaFees['potsdam']).toBe(6100);
  // Earlier versions stay as they were.
  const old = await owner.call('PATCH', `/shipping-rates/${version}`, { areaFees, version });
  expect(old.statusCode).toBe(404);
});

test('each wrong field is named as the form has it', async () => {
  const { version, areaFees, freight } = await current();
  const save = (changes: object) => owner.call('PATCH', '/shipping-rates/current', { ...changes, version });
  const empty = await save({ areaFees: { ...areaFees, berlin: null } });
  expect(empty.statusCode).toBe(400);
  expect(issuesOf(empty)).toEqual({ 'areaFees.berlin': 'Bitte geben Sie einen Betrag ein' });
  expect(issuesOf(await save({ areaFees: { ...areaFees, berlin: 0, potsdam: 12.5 } }))).toEqual({
    'areaFees.berlin': expect.stringContaining('über 0') as string,
    'areaFees.potsdam': expect.stringContaining('zwei Stellen') as string,
  });
  const [germany, near] = freight.zones;
  const zones = [germany, { ...near, countries: ['AT', 'DE'], feesCents: [9000, 8000] }];
  expect(issuesOf(await save({ freight: { ...freight, zones } }))).toEqual({
    'freight.zones.1.countries': expect.stringContaining('DE: ') as string,
    'freight.zones.1.feesCents': expect.stringContaining('jede Größe') as string,
    'freight.zones.1.feesCents.1': expect.stringContaining('nicht weniger') as string,
  });
  const [smallest, ...larger] = freight.sizes;
  const sizes = [smallest, ...larger.map((size) => ({ ...size, name: smallest?.name.toUpperCase() }))];
  expect(issuesOf(await save({ freight: { ...freight, sizes } }))).toEqual({
    'freight.sizes.1.name': 'Eine andere Größe heißt schon so',
    'freight.sizes.2.name': 'Eine andere Größe heißt schon so',
  });
  expect((await current()).version).toBe(version);
});

test('staff price a place apart, and are told which of its postal codes cannot be', async () => {
  const { version, freight } = await current();
  const places = freight.places ?? [];
  expect(places).toContainEqual({
    name: 'Helgoland',
    country: 'DE',
    postalCodes: '27498',
    feesCents: null,
    deliveryWeeks: null,
  });
  const balearics = {
    name: 'Balearen',
    country: 'ES',
    postalCodes: '07',
    feesCents: [30_000, 40_000, 60_000],
    deliveryWeeks: 8,
  };
  const save = (more: object, basedOn = version) =>
    owner.call('PATCH', '/shipping-rates/current', {
      freight: { ...freight, places: [...places, more] },
      version: basedOn,
    });
  const at = `freight.places.${places.length}`;
  expect(issuesOf(await save({ ...balearics, postalCodes: '07, Ibiza, 351' }))).toEqual({
    [`${at}.postalCodes`]: expect.stringMatching(/^(?:Ibiza|Kanarische Inseln): /) as string,
  });
  expect(issuesOf(await save({ ...balearics, country: 'DE', postalCodes: '10' }))).toEqual({
    [`${at}.postalCodes`]: expect.stringContaining('liefern wir selbst') as string,
  });
  expect(issuesOf(await save({ ...balearics, deliveryWeeks: 60 }))).toEqual({
    [`${at}.deliveryWeeks`]: expect.stringContaining('von 1 bis 52') as string,
  });
  expect((await save(balearics)).statusCode).toBe(200);
  const charge = async (postalCode: string) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: '/api/getShippingCharges',
        payload: { country: 'ES', Useraddress: { postalCode }, products: [] },
      })
    ).json<{ shippingCharge: number; deliveryWeeks: number }>();
  expect(await charge('07001')).toMatchObject({ shippingCharge: 300, deliveryWeeks: 8 });
  expect(await charge('28001')).toMatchObject({ shippingCharge: 219, deliveryWeeks: 5 });
  const page = async () => (await shop.app.inject('/versand')).body;
  await expect.poll(page).toMatch(/Balearen<span[^>]*>in höchstens 8\u00a0Wochen/);
  expect(await page()).toContain('Kanarische Inseln');
  // A program that knows nothing of places changes the rest alone.
  const { places: _, ...rest } = freight;
  await owner.call('PATCH', '/shipping-rates/current', { freight: rest, version: version + 1 });
  expect((await current()).freight.places).toHaveLength(places.length + 1);
});

test('an order keeps the time that was said before it, whatever the place has later', async () => {
  const { version, freight } = await current();
  const ibiza = { name: 'Ibiza', country: 'ES', postalCodes: '078', feesCents: [30_000, 40_000, 60_000] };
  const save = (deliveryWeeks: number | null, basedOn: number) =>
    owner.call('PATCH', '/shipping-rates/current', {
      freight: { ...freight, places: [{ ...ibiza, deliveryWeeks }] },
      version: basedOn,
    });
  expect((await save(9, version)).statusCode).toBe(200);
  await shop.fill([{ draft: aPiece({ sku: 'V-1', title: 'Sessel' }), publishedAt: testNow }]);
  const toIbiza = payload([bought(await shop.idOf('V-1'))], 890 + 400, { country: 'ES' });
  const placed = await shop.app.inject({
    method: 'POST',
    url: '/api/initiate-payment',
    payload: {
      ...toIbiza,
      shipmentAdress: {
        ...toIbiza.shipmentAdress,
        address: 'Carrer Major 1',
        city: 'Eivissa',
        postalCode: '07800',
      },
    },
  });
  expect(placed.json()).toMatchObject({ orderId: expect.any(String) as string });
  const orderId = orderIdOf(placed);
  const weeks = async () =>
    (await shop.app.inject(`/api/orders/${orderId}`)).json<{ deliveryWeeks: number }>().deliveryWeeks;
  expect(await weeks()).toBe(9);
  expect((await save(null, version + 1)).statusCode).toBe(200);
  expect(await weeks()).toBe(9);
  // Ordered before the time was kept: the country's.
  await sql`update orders set delivery_weeks = null`.execute(queries(shop.shop.db));
  expect(await weeks()).toBe(5);
});

test('the price of a delivery is shown before the rates are saved', async () => {
  const { version, areaFees, freight } = await current();
  const zones = freight.zones.map((zone) =>
    zone.countries.includes('AT') ? { ...zone, feesCents: [12_000, 18_000, 25_000] } : zone,
  );
  const delivery = {
    country: 'AT',
    postalCode: '1010',
    quantity: 1,
    carriers: 4,
    weightGrams: 60_000,
    widthMm: null,
    heightMm: null,
    depthMm: null,
  };
  const example = (changes: object, more: object = {}) =>
    owner.call('POST', '/shipping-rates/example', {
      areaFees,
      freight: { ...freight, zones },
      delivery: { ...delivery, ...changes },
      ...more,
    });
  expect((await example({})).json()).toEqual({
    now: { feeCents: 11_900, savedCents: 0, toTheKerb: true, weeks: 5 },
    then: { feeCents: 12_000, savedCents: 0, toTheKerb: true, weeks: 5 },
  });
  // By our own people, and four of them: twice the fee.
  const own = await example(
    { country: 'DE', postalCode: '12043' },
    { areaFees: { ...areaFees, 'near-friedrichshain': 4000 } },
  );
  expect(own.json()).toMatchObject({ now: { feeCents: 7300 }, then: { feeCents: 8000, toTheKerb: false } });
  expect((await example({ country: 'JP' })).json()).toEqual({ now: null, then: null });
  expect(issuesOf(await example({ quantity: 0, postalCode: '' }))).toEqual({
    'delivery.quantity': 'Mindestens ein Stück',
    'delivery.postalCode': 'Bitte geben Sie eine Postleitzahl ein',
  });
  expect((await current()).version).toBe(version);
});

test('read-only staff see the rates and change nothing', async () => {
  const { version, areaFees, freight } = await current();
  const office = await staffWithRole(shop, owner, 'office');
  expect((await office.call('GET', '/shipping-rates/current')).json()).toMatchObject({ version, freight });
  const change = { areaFees: { ...areaFees, berlin: 1 }, version };
  expect((await office.call('PATCH', '/shipping-rates/current', change)).statusCode).toBe(403);
  expect((await owner.call('GET', '/shipping-rates/77')).statusCode).toBe(404);
});
