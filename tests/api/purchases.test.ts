import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importsOf, upload } from './an-import.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';
import { testsInOrder } from '../in-order.ts';

// What a test counts or lists begins with what the tests before it have left.
testsInOrder();

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const purchase = { priceCents: 12_300, sellerKind: 'private' };

interface Piece {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
}

/** A piece that was bought for 123 €. */
async function enter(): Promise<Piece> {
  const facts = { title: 'Sofa aus Cord', shopType: 'vintage', priceCents: 45_000, purchase };
  const answer = await owner.call('POST', '/pieces', facts);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Piece>();
}

test.each([
  ['office', purchase],
  ['content', null],
  ['read-only', null],
] as const)('%s sees of a purchase: %j', async (role, seen) => {
  const { id, sku } = await enter();
  const person = await staffWithRole(shop, owner, role);
  const found = await person.call('GET', `/pieces/${id}`);
  expect(found.json<{ purchase: unknown }>().purchase).toEqual(seen);
  const table = await person.call('GET', `/pieces/export?q=${sku}`);
  expect([table.statusCode, table.body.includes('123,00')]).toEqual([200, seen !== null]);
});

test('staff who may not see a purchase do not empty it either', async () => {
  const piece = await enter();
  const person = await staffWithRole(shop, owner, 'content');
  const { version } = piece;
  const changed = await person.call('PATCH', `/pieces/${piece.id}`, {
    version,
    title: 'Sofa aus feinem Cord',
    purchase: null,
  });
  expect([changed.statusCode, changed.json<{ purchase: unknown }>().purchase]).toEqual([200, null]);
  expect((await owner.call('GET', `/pieces/${piece.id}`)).json()).toMatchObject({
    title: 'Sofa aus feinem Cord',
    purchase,
  });
});

describe('a table of pieces with their purchase prices', () => {
  const table = 'sku;titel;preis;zustand;EK netto\nE-1;Stuhl;80;gut;98,76\nE-2;Hocker;viel;gut;98,76\n';
  let content: StaffBrowser;
  beforeAll(async () => {
    content = await staffWithRole(shop, owner, 'content');
  });
  const codeOf = (answer: { statusCode: number; json<T>(): T }) => [
    answer.statusCode,
    answer.json<{ code?: string }>().code,
  ];

  test('is available to staff who may see that, and not to others of the team', async () => {
    const desk = importsOf(shop, () => owner);
    const { id, columns } = await desk.sent(table);
    await desk.ran(id, 'check');
    const office = await staffWithRole(shop, owner, 'office');
    expect((await office.call('GET', `/imports/${id}`)).body).toContain('98,76');
    expect((await office.call('GET', `/imports/${id}/refused`)).body).toContain('98,76');
    expect((await content.call('GET', '/imports')).json()).toEqual({ items: [], total: 0 });
    const shownAsTitle = { columns: ['sku', null, 'preis', 'zustand', 'titel'], categoryId: null };
    expect(columns).toHaveLength(shownAsTitle.columns.length);
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['GET', '/rows?outcome=refused', undefined],
      ['GET', '/refused', undefined],
      ['PATCH', '', shownAsTitle],
      ['POST', '/check', {}],
      ['POST', '/start', {}],
      ['DELETE', '', undefined],
    ] as const) {
      const answer = await content.call(method, `/imports/${id}${path}`, payload);
      expect([method, path, ...codeOf(answer)]).toEqual([method, path, 403, 'right-missing']);
    }
    expect((await office.call('DELETE', `/imports/${id}`)).statusCode).toBe(200);
  });

  test('of one’s own is there for everybody who may import', async () => {
    const desk = importsOf(shop, () => content);
    const sent = await upload(shop, content, table);
    const { id } = sent.json<{ id: string }>();
    expect(await desk.ran(id, 'check')).toMatchObject({ counts: { created: 1, refused: 1 } });
    expect((await content.call('GET', '/imports')).json()).toMatchObject({ items: [{ id }], total: 1 });
    expect((await content.call('GET', `/imports/${id}/refused`)).body).toContain('98,76');
  });
});
