import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
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

test('an SKU is given once, also when two send it at the same moment', async () => {
  const send = () => owner.call('POST', '/pieces', { ...sofa, sku: 'V-ZWEI' });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(refused === undefined ? [] : fieldsOf(refused)).toEqual(['sku']);
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
