import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCategory, aPiece, aVariant } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

const day = 24 * 60 * 60_000;
const note = 'Frau Keller kommt am Samstag';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
  await shop.shop.catalogue.saveCategories(
    shop.shop.db,
    { categories: [aCategory()], parents: [] },
    testActor,
  );
});
afterAll(() => shop.close());

async function aPieceInTheShop(sku: string): Promise<string> {
  await shop.fill([aPiece({ sku, title: `Sideboard ${sku}`, categoryIds: ['sideboards'] })]);
  const { items } = (await owner.call('GET', `/pieces?q=${sku}`)).json<{ items: { id: string }[] }>();
  return items[0]?.id ?? '';
}

async function block(id: string, changes: object) {
  const { units } = (await owner.call('GET', `/pieces/${id}`)).json<{ units: { unitId: string }[] }>();
  const unitId = units[0]?.unitId;
  const answer = await owner.call('POST', `/pieces/${id}/blocks`, { unitId, reason: note, ...changes });
  expect(answer.statusCode, answer.body).toBe(200);
  const [unit] = answer.json<{ units: { entries: { id: string }[] }[] }>().units;
  const lift = () => owner.call('DELETE', `/pieces/${id}/blocks/${unit?.entries[0]?.id ?? ''}`);
  lifts.push(lift);
  return lift;
}

// The next test's similar pieces and lists would show a blocked one too.
const lifts: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  shop.setNow(testNow);
  for (const lift of lifts.splice(0)) await lift();
});

const get = async (url: string) =>
  (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body.replaceAll('<!-- -->', '');
const rest = async (id: string) => (await shop.app.inject(`/api/products/${id}`)).json<object>();

test.each([
  ['the showroom', 'showroom', 'Im Showroom', 'Zurzeit in unserem Showroom', 'InStoreOnly'],
  ['the workshop', 'workshop', 'In der Werkstatt', 'Zurzeit in unserer Werkstatt', 'OutOfStock'],
  ['no place that visitors are told', null, 'Zurzeit nicht online', 'Zurzeit nicht online zu', 'OutOfStock'],
])('a piece that is blocked for %s is nowhere called sold', async (...given) => {
  const [, place, badge, sentence, availability] = given;
  const id = await aPieceInTheShop(`B-${place ?? 'none'}`);
  const addresses = [`/product/${id}`, '/category/sideboards', `/suche?query=B-${place ?? 'none'}`];
  // Requested once before, so that the pages are cached.
  for (const address of addresses) expect(await get(address)).not.toContain(badge);
  const lift = await block(id, { place });

  for (const address of addresses) {
    // The cache hears of it from the database, a moment later.
    await expect.poll(async () => (await get(address)).includes(badge), { message: address }).toBe(true);
    const page = await get(address);
    expect(page, address).not.toMatch(/Sold Out|ist verkauft/);
    expect(page, address).not.toContain(note);
  }
  const page = await get(`/product/${id}`);
  expect(page).toContain(sentence);
  expect(page).toContain(`"availability":"https://schema.org/${availability}"`);
  expect(await get(`/en/product/${id}`)).not.toMatch(/Sold Out|piece is sold/);
  expect(await rest(id)).toMatchObject({
    stockAmt: 0,
    reservedUntil: null,
    rentedUntil: null,
    away: place ?? 'elsewhere',
  });
  expect(JSON.stringify(await rest(id))).not.toContain(note);
  expect((await shop.app.inject('/feeds/merchant.xml')).body).not.toContain(id);
  await lift();
  expect(await rest(id)).toMatchObject({ stockAmt: 1, away: null });
});

test('a blocked variant is not called sold either while another is available', async () => {
  const sku = 'B-variants';
  const variants = ['a', 'b'].map((one) => aVariant({ sku: `${sku}-${one}`, name: one, stock: 1 }));
  await shop.fill([aPiece({ sku, categoryIds: ['sideboards'], stock: 0, variants })]);
  const { items } = (await owner.call('GET', `/pieces?q=${sku}`)).json<{ items: { id: string }[] }>();
  const id = items[0]?.id ?? '';
  await block(id, { place: 'showroom' });
  expect(await rest(id)).toMatchObject({
    stockAmt: 1,
    away: null,
    variants: expect.arrayContaining([
      expect.objectContaining({ stockAmt: 0, away: 'showroom' }),
      expect.objectContaining({ stockAmt: 1, away: null }),
    ]) as unknown,
  });
  const page = await get(`/product/${id}`);
  expect(page).toContain('Im Showroom');
  expect(page).not.toContain('Sold Out');
});

test('a place is one of those that there are words for', async () => {
  const id = await aPieceInTheShop('B-where');
  const { units } = (await owner.call('GET', `/pieces/${id}`)).json<{ units: { unitId: string }[] }>();
  const input = { unitId: units[0]?.unitId, reason: note, place: 'Dachboden' };
  const answer = await owner.call('POST', `/pieces/${id}/blocks`, input);
  expect(answer.json()).toMatchObject({ issues: [{ field: 'place' }] });
});

test('a page ends with the block that it shows', async () => {
  const id = await aPieceInTheShop('B-ends');
  await block(id, { place: 'showroom', to: new Date(testNow.getTime() + day).toISOString() });
  const addresses = [`/product/${id}`, '/suche?query=B-ends'];
  for (const address of addresses) expect(await get(address)).toContain('Im Showroom');
  shop.setNow(new Date(testNow.getTime() + day));
  for (const address of addresses) expect(await get(address)).not.toContain('Im Showroom');
  expect(await rest(id)).toMatchObject({ stockAmt: 1, away: null });
});

test('a block ends within five years, or is without an end', async () => {
  const id = await aPieceInTheShop('B-LONG');
  const { units } = (await owner.call('GET', `/pieces/${id}`)).json<{ units: { unitId: string }[] }>();
  const until = (to: string) =>
    owner.call('POST', `/pieces/${id}/blocks`, { unitId: units[0]?.unitId, reason: note, to });
  for (const to of ['9999-12-31T22:59:00.000Z', new Date(testNow.getTime() + 2_000 * day).toISOString()]) {
    const refused = await until(to);
    expect(refused.json()).toMatchObject({ code: 'invalid-request', issues: [{ field: 'to' }] });
  }
  await block(id, { to: new Date(testNow.getTime() + 1_800 * day).toISOString() });
});
