import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory } from '../../src/modules/catalogue/testing/a-piece.ts';
import { openImportDesk, type ImportDesk } from './an-import.ts';
import type { TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';

/** What staff enter about goods, in the form as in a file: one rule, and one sentence that says it. */

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, owner, desk } = await openImportDesk(aCategory()));
});
afterAll(() => shop.close());

const sofa = { title: 'Sofa aus Cord', shopType: 'vintage', priceCents: 45_000 };
const enter = async (facts: object) => {
  const answer = await owner.call('POST', '/pieces', { ...sofa, ...facts });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string; sku: string; version: number }>();
};
const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

test('a former price is above the price, whoever states it and however late', async () => {
  const wrong = { comparePriceCents: sofa.priceCents };
  const issue = { code: 'former-price-not-above', field: 'comparePriceCents' };
  const refused = { issues: [issue] };
  expect((await owner.call('POST', '/pieces', { ...sofa, ...wrong })).json()).toMatchObject(refused);
  const { id, version } = await enter({ comparePriceCents: sofa.priceCents + 1 });
  const dearer = { priceCents: sofa.priceCents + 1, version };
  expect((await owner.call('PATCH', `/pieces/${id}`, dearer)).json()).toMatchObject(refused);
  const both = { ...dearer, comparePriceCents: null };
  expect((await owner.call('PATCH', `/pieces/${id}`, both)).statusCode).toBe(200);
});

test('an SKU in small letters is no other one, nor is the SKU of a version', async () => {
  await enter({ sku: 'V-GROSS', title: 'Erstes' });
  const again = await owner.call('POST', '/pieces', { ...sofa, title: 'Zweites', sku: 'v-gross' });
  const message = 'unterscheidet sich von „V-GROSS“ nur in Groß- und Kleinschreibung oder Sonderzeichen';
  expect([again.statusCode, again.json()]).toMatchObject([400, { issues: [{ field: 'sku', message }] }]);
  const version = (sku: string) => ({ stock: 0, variants: [{ sku, name: 'Rot', stock: 1, pictures: [] }] });
  await enter({ ...version('V-GROSS-ROT') });
  const taken = await owner.call('POST', '/pieces', { ...sofa, ...version('v-gross-rot') });
  expect([taken.statusCode, fieldsOf(taken)]).toEqual([400, ['variants.0.sku']]);
  const twins = {
    stock: 0,
    variants: [
      ...version('T-1').variants,
      ...version('t-1').variants.map((one) => ({ ...one, name: 'Blau' })),
    ],
  };
  const twice = await owner.call('POST', '/pieces', { ...sofa, ...twins });
  expect([twice.statusCode, fieldsOf(twice)]).toEqual([400, ['variants']]);
});

test('a list that says what was paid but not to whom is answered once for all its pieces', async () => {
  const { id } = await desk.sent('Art.-Nr.;Was;VK;EK;Zustand\nS-1;Sessel;250;90;gut\nS-2;Regal;50;;gut\n');
  const columns = ['sku', 'titel', 'preis', 'einkaufspreis', 'zustand'];
  await owner.call('PATCH', `/imports/${id}`, { columns });
  expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 1, refused: 1 }, sellerKind: null });
  expect((await desk.rowsOf(id, 'refused')).items).toMatchObject([
    {
      problem: 'Gekauft von fehlt zu „EK“',
      problems: [
        { column: 'Gekauft von', expected: expect.stringMatching(/^von wem gekauft: privat, /) as string },
      ],
    },
  ]);
  await owner.call('PATCH', `/imports/${id}`, { columns, sellerKind: 'private' });
  expect(await desk.ran(id, 'check')).toMatchObject({
    counts: { created: 2, refused: 0 },
    sellerKind: 'private',
  });
  await desk.ran(id, 'start');
  expect(await desk.pieceOf('S-1')).toMatchObject({ purchase: { priceCents: 9_000, sellerKind: 'private' } });
  expect(await desk.pieceOf('S-2')).toMatchObject({ purchase: null });
});

test('an SKU of the shop in small letters is no other piece', async () => {
  const columns = ['sku', 'titel', 'preis', 'zustand'];
  const mapped = async (row: string) => {
    const { id } = await desk.sent(`Nr;titel;preis;zustand\n${row}\n`);
    await owner.call('PATCH', `/imports/${id}`, { columns });
    return { id, checked: await desk.ran(id, 'check') };
  };
  const first = await mapped('K-1;Stuhl;80;gut');
  await desk.ran(first.id, 'start');
  const { id, checked } = await mapped('k-1;Anderer Stuhl;90;gut');
  expect(checked).toMatchObject({ counts: { created: 0, updated: 0, refused: 1 } });
  const told = 'Nr „k-1“ unterscheidet sich von „K-1“ nur in Groß- und Kleinschreibung oder Sonderzeichen';
  expect((await desk.rowsOf(id, 'refused')).items).toMatchObject([{ problem: told }]);
});

test('the name of a category needs letters or digits, in whatever script', async () => {
  const withoutLetters = { issues: [{ field: 'name', code: 'needs-letters' }] };
  for (const name of ['???', '\u{1fa91}']) {
    const refused = await owner.call('POST', '/categories', { name, shopType: 'vintage' });
    expect(refused.json(), name).toMatchObject(withoutLetters);
    const renamed = await owner.call('PATCH', '/categories/sideboards', { name });
    expect(renamed.json(), name).toMatchObject(withoutLetters);
  }
  const added = await Promise.all(
    ['Τραπέζια', 'Стулья'].map((name) => owner.call('POST', '/categories', { name, shopType: 'vintage' })),
  );
  const ids = added.map((answer) => answer.json<{ id: string }>().id).toSorted();
  expect(ids).toEqual(['kategorie-1', 'kategorie-2']);
  for (const id of ids) expect((await owner.call('DELETE', `/categories/${id}`)).statusCode).toBe(200);
});

test('who is responsible for a product has addresses, not just words', async () => {
  const productSafety = {
    kind: 'responsible',
    name: 'Werft',
    postalAddress: 'Straße 1',
    electronicAddress: 'keine',
  };
  const answer = await owner.call('POST', '/pieces', { ...sofa, productSafety });
  expect(answer.statusCode).toBe(400);
  expect(fieldsOf(answer)).toEqual(['productSafety.postalAddress', 'productSafety.electronicAddress']);
  const { id } = await desk.sent(
    'sku;titel;preis;zustand;gpsr_name;gpsr_anschrift;gpsr_kontakt\nG-1;Stuhl;80;gut;Werft;Straße 1;keine',
  );
  expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 0, refused: 1 } });
  const { items } = await desk.rowsOf(id, 'refused');
  expect(items[0]?.problem).toMatch(
    /gpsr_anschrift muss eine ganze Anschrift .*gpsr_kontakt muss eine E-Mail/,
  );
});

describe('the SKU of a variant', () => {
  const variants = (sku: string) => [{ name: 'Eiche', sku, stock: 1 }];
  const refusal = (answer: { statusCode: number; json<T>(): T }) => [answer.statusCode, fieldsOf(answer)];

  test('is nobody else’s: neither a piece’s, nor another variant’s, whatever its capitals', async () => {
    const other = await enter({});
    const save = async (path: string, body: object) =>
      refusal(await owner.call(path === '/pieces' ? 'POST' : 'PATCH', path, body));
    const piece = await enter({ variants: variants('V-EICHE') });
    for (const sku of [other.sku, other.sku.toLowerCase(), 'v-eiche']) {
      const more = [{ name: 'Teak', stock: 0 }, ...variants(sku)];
      expect(await save('/pieces', { ...sofa, variants: more })).toEqual([400, ['variants.1.sku']]);
      const { id, version } = other;
      const itsOwn = sku === 'v-eiche' ? 'variants.1.sku' : 'variants';
      expect(await save(`/pieces/${id}`, { variants: more, stock: 0, version })).toEqual([400, [itsOwn]]);
    }
    expect(await save('/pieces', { ...sofa, sku: 'v-Eiche' })).toEqual([400, ['sku']]);
    // Its own one stays its own.
    const { id, version } = piece;
    const kept = await owner.call('PATCH', `/pieces/${id}`, { variants: variants('V-EICHE'), version });
    expect(kept.statusCode, kept.body).toBe(200);
  });

  test('is given once, also when two send it at the same moment', async () => {
    const sent = [{ sku: 'V-DREI' }, { variants: variants('V-DREI') }, { variants: variants('v-drei') }];
    const answers = await Promise.all(
      sent.map((facts) => owner.call('POST', '/pieces', { ...sofa, ...facts })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  });

  test('finds its piece in the office', async () => {
    const { id } = await enter({ variants: variants('V-FINDET-MICH') });
    const found = await owner.call('GET', '/pieces?q=sofa+findet-mich');
    expect(found.json<{ items: { id: string }[] }>().items.map((item) => item.id)).toEqual([id]);
  });
});
