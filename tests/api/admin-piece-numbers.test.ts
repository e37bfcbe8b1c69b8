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

interface Piece {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
  readonly stock: number;
  readonly variants: readonly { readonly sku: string; readonly name: string; readonly stock: number }[];
}

const sofa = { title: 'Sofa aus Cord', shopType: 'vintage', priceCents: 45_000 };

describe('variants', () => {
  test('a name and a stock will do, and the piece’s own stock is theirs', async () => {
    const entered = await owner.call('POST', '/pieces', {
      ...sofa,
      variants: [
        { name: 'Eiche', stock: 2 },
        { name: 'Teak', sku: '', stock: 0 },
      ],
    });
    expect(entered.statusCode, entered.body).toBe(201);
    const named = entered.json<Piece>();
    expect(named.stock).toBe(0);
    expect(named.variants.map(({ sku }) => sku)).toEqual([`${named.sku}-1`, `${named.sku}-2`]);
    const [oak] = named.variants;
    const variants = [oak, { name: 'Kiefer', stock: 1 }];
    const answer = await owner.call('PATCH', `/pieces/${named.id}`, { variants, version: named.version });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Piece>().variants).toMatchObject([
      { sku: `${named.sku}-1`, name: 'Eiche', stock: 2 },
      { sku: `${named.sku}-2`, name: 'Kiefer', stock: 1 },
    ]);
  });
});

describe('numbers that cannot be', () => {
  test.each([
    ['priceCents', { priceCents: 100_000_001 }],
    ['priceCents', { priceCents: 12.5 }],
    ['stock', { stock: 10_001 }],
    ['era.fromYear', { era: { fromYear: 19, toYear: 1969 } }],
    ['purchase.priceCents', { purchase: { priceCents: -1, sellerKind: 'private' } }],
    ['dimensions.widthMm', { dimensions: { widthMm: 100_001 } }],
    ['weightGrams', { weightGrams: 10_000_001 }],
    ['variants.0.stock', { variants: [{ name: 'Eiche', stock: -1 }] }],
    ['variants.0.name', { variants: [{ name: ' ', stock: 1 }] }],
  ])('%s of %j is refused by its name', async (field, facts) => {
    const answer = await owner.call('POST', '/pieces', { ...sofa, ...facts });
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.json<{ issues: { field: string }[] }>();
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });
});
