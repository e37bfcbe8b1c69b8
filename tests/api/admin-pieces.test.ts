import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { aPhotograph } from './a-photograph.ts';
import { openTestShop, testActor, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

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

interface Piece {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
  readonly state: string;
  readonly stock: number;
  readonly priceCents: number;
  readonly lowestCents: number | null;
  readonly savingCents: number | null;
  readonly pictures: readonly { readonly key: string; readonly widthPx: number }[];
  readonly prices: readonly { readonly priceCents: number }[];
  readonly units: readonly {
    readonly unitId: string;
    readonly entries: readonly { readonly id: string; readonly kind: string }[];
  }[];
}

const sofa = { title: 'Sofa aus Cord', shopType: 'vintage', priceCents: 45_000 };
const purchase = { priceCents: 20_000, sellerKind: 'private' };
const enter = async (facts: object = {}): Promise<Piece> => {
  const answer = await owner.call('POST', '/pieces', { ...sofa, ...facts });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Piece>();
};
const read = async (id: string) => (await owner.call('GET', `/pieces/${id}`)).json<Piece>();
const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field);

const photograph = (options?: { scaled: boolean }) => aPhotograph(shop, owner, options);

const published = async (facts: object = {}): Promise<Piece> => {
  const pictures = [{ key: await photograph(), alt: 'Das Sofa von vorn' }];
  const { id, version } = await enter({ pictures, categoryIds: ['sideboards'], purchase, ...facts });
  const answer = await owner.call('POST', `/pieces/${id}/publish`, { version });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Piece>();
};

describe('entering', () => {
  test('title, line and price will do; the shop gives it an SKU, and no visitor sees it', async () => {
    const piece = await enter();
    expect(piece).toMatchObject({ state: 'draft', stock: 1, lowestCents: null, prices: [] });
    expect(piece.sku).toMatch(/^V-\d{5}$/);
    expect((await shop.app.inject(`/api/products/${piece.id}`)).statusCode).toBe(404);
  });

  test('problems are named by field, and nothing is saved', async () => {
    const answer = await owner.call('POST', '/pieces', {
      ...sofa,
      priceCents: 0,
      categoryIds: ['nowhere'],
      stock: -1,
    });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer).sort()).toEqual(['categoryIds', 'priceCents', 'stock']);
  });

  test('an SKU is given once, also when two send it at the same moment', async () => {
    const send = () => owner.call('POST', '/pieces', { ...sofa, sku: 'V-ZWEI' });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused === undefined ? [] : fieldsOf(refused)).toEqual(['sku']);
  });
});

describe('photographs', () => {
  test('one is scaled by a job, and then shown in the sizes that pages ask for', async () => {
    const key = await photograph({ scaled: false });
    const id = key.replace('shop/', '');
    expect((await owner.call('GET', `/pictures/${id}`)).json()).toMatchObject({ state: 'waiting' });
    expect((await shop.app.inject(`/pictures/${key}-320.avif`)).statusCode).toBe(404);
    await shop.shop.media.scaleShopPicture(id);
    expect((await owner.call('GET', `/pictures/${id}`)).json()).toMatchObject({
      state: 'ready',
      widthPx: 800,
      heightPx: 1000,
    });
    for (const size of ['320.avif', '1200.avif', '640.jpg']) {
      const answer = await shop.app.inject(`/pictures/${key}-${size}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
  });

  test('a file that is no picture is refused at once, whatever its name says', async () => {
    const form = new FormData();
    form.append('file', new Blob(['no picture'], { type: 'image/jpeg' }), 'bad.jpg');
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/pictures',
      payload: form,
      headers: { cookie: owner.cookie },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'not-a-picture']);
  });

  test('a broken picture fails, and nobody waits for it any longer', async () => {
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    const picture = await shop.shop.media.takeShopPicture(broken, testActor);
    await shop.shop.media.scaleShopPicture(picture.id);
    expect((await owner.call('GET', `/pictures/${picture.id}`)).json()).toMatchObject({ state: 'failed' });
  });

  test('one that is not scaled yet cannot be saved', async () => {
    const key = await photograph({ scaled: false });
    const answer = await owner.call('POST', '/pieces', { ...sofa, pictures: [{ key, alt: 'Sofa' }] });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(['pictures.0.key']);
  });

  test('one that nothing shows is forgotten after a day; one that is shown stays', async () => {
    const unused = await photograph();
    const used = await photograph();
    await enter({ pictures: [{ key: used, alt: 'Sofa' }] });
    shop.setNow(new Date(testNow.getTime() + 25 * 3_600_000));
    await shop.shop.media.forgetShopPictures();
    shop.setNow(testNow);
    for (const address of [`/pictures/${unused}-320.avif`, `/pictures/share/${unused}.jpg`]) {
      expect((await shop.app.inject(address)).statusCode).toBe(404);
    }
    expect((await shop.app.inject(`/pictures/${used}-320.avif`)).statusCode).toBe(200);
  });
});

describe('publishing', () => {
  test('it wants a picture, words for it, a category, and what was paid for it', async () => {
    const { id, version } = await enter();
    const answer = await owner.call('POST', `/pieces/${id}/publish`, { version });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(['pictures', 'categoryIds', 'purchase.priceCents']);
    expect((await read(id)).state).toBe('draft');
  });

  test('then visitors see it, and its price is on record', async () => {
    const piece = await published();
    expect(piece).toMatchObject({ state: 'published', lowestCents: 45_000 });
    expect((await shop.app.inject(`/api/products/${piece.id}`)).statusCode).toBe(200);
    const page = await shop.app.inject(`/product/${piece.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`${piece.pictures[0]?.key}-640.jpg`);
  });

  test('taken off, it is gone from the pages at once', async () => {
    const { id, version } = await published();
    expect((await owner.call('POST', `/pieces/${id}/unpublish`, { version })).statusCode).toBe(200);
    expect((await shop.app.inject(`/product/${id}`)).statusCode).toBe(404);
  });

  test('a price of a draft was never asked, so no reduction may refer to it', async () => {
    const { id, version } = await enter({ priceCents: 90_000 });
    const pictures = [{ key: await photograph(), alt: 'Sofa' }];
    const prices = { priceCents: 40_000, comparePriceCents: 90_000 };
    const changes = { pictures, purchase, categoryIds: ['sideboards'], ...prices, version };
    const changed = (await owner.call('PATCH', `/pieces/${id}`, changes)).json<Piece>();
    await owner.call('POST', `/pieces/${id}/publish`, { version: changed.version });
    expect(await read(id)).toMatchObject({ prices: [{ priceCents: 40_000 }], savingCents: null });
  });

  test('a reduction of a price that was asked is a saving, against the lowest of 30 days', async () => {
    const { id } = await published();
    // A session would be over by then; the use case is the same.
    shop.setNow(new Date(testNow.getTime() + 40 * 24 * 3_600_000));
    const { pieceOffice } = shop.shop;
    const version = (await pieceOffice.pieceForStaff(id, testActor))?.version ?? 0;
    const changes = { priceCents: 40_000, comparePriceCents: 45_000 };
    expect((await pieceOffice.changePiece(id, changes, version, testActor)).ok).toBe(true);
    shop.setNow(new Date(testNow.getTime() + 40 * 24 * 3_600_000 + 60_000));
    const shown = (await shop.app.inject(`/api/products/${id}`)).json<{ pricing: object }>();
    shop.setNow(testNow);
    expect(await read(id)).toMatchObject({ prices: [{ priceCents: 40_000 }, { priceCents: 45_000 }] });
    expect(shown.pricing).toMatchObject({ price: 400, comparePrice: 450 });
  });
});

describe('changing', () => {
  test('only the given fields change, and the version is incremented', async () => {
    const { id, version } = await enter({ maker: 'Arne Vodder' });
    const answer = await owner.call('PATCH', `/pieces/${id}`, { title: 'Sofa aus Samt', version });
    expect(answer.json()).toMatchObject({
      title: 'Sofa aus Samt',
      maker: 'Arne Vodder',
      version: version + 1,
    });
  });

  test('the slower of two gets a conflict, and overwrites nothing', async () => {
    const { id, version } = await enter();
    await owner.call('PATCH', `/pieces/${id}`, { title: 'Der Schnellere', version });
    const slower = await owner.call('PATCH', `/pieces/${id}`, { title: 'Der Langsame', version });
    expect(slower.statusCode).toBe(409);
    expect(slower.json()).toMatchObject({ code: 'record-changed' });
    expect(await read(id)).toMatchObject({ title: 'Der Schnellere' });
  });

  test('stock cannot fall below the taken units', async () => {
    const { id, version, units } = await enter({ stock: 1 });
    await owner.call('POST', `/pieces/${id}/blocks`, { unitId: units[0]?.unitId, reason: 'Werkstatt' });
    const answer = await owner.call('PATCH', `/pieces/${id}`, { stock: 0, version });
    expect(answer.statusCode).toBe(400);
    expect(fieldsOf(answer)).toEqual(['stock']);
  });

  test('a twin is a draft of its own with the same pictures', async () => {
    const texts = { conditionText: '<p>Ein Fleck</p>', storyShop: '<p>Aus Potsdam</p>', subtopic: 'Cord' };
    const purchase = { priceCents: 12_000, sellerKind: 'taxable-business' };
    const first = await published({ texts, purchase, taxScheme: 'standard' });
    const twin = await owner.call('POST', `/pieces/${first.id}/duplicate`);
    expect(twin.statusCode).toBe(201);
    const piece = twin.json<Piece>();
    expect(piece).toMatchObject({ state: 'draft', stock: 1, prices: [] });
    expect(piece.id).not.toBe(first.id);
    expect(piece.pictures).toEqual(first.pictures);
    expect(piece).toMatchObject({
      purchase: null,
      taxScheme: 'margin',
      condition: 'gut',
      texts: { conditionText: null, storyShop: null, subtopic: 'Cord' },
    });
  });
});

describe('the calendar', () => {
  test('a unit is blocked and given back by hand', async () => {
    const { id, units } = await published();
    const unitId = units[0]?.unitId;
    const blocked = await owner.call('POST', `/pieces/${id}/blocks`, { unitId, reason: 'Werkstatt' });
    expect(blocked.json<Piece>().units[0]?.entries).toMatchObject([
      { kind: 'block', reference: 'Werkstatt' },
    ]);
    expect((await shop.app.inject(`/api/products/${id}`)).json()).toMatchObject({ stockAmt: 0 });
    const again = await owner.call('POST', `/pieces/${id}/blocks`, { unitId, reason: 'Messe' });
    expect(again.json()).toMatchObject({ code: 'unit-taken' });
    const block = blocked.json<Piece>().units[0]?.entries[0]?.id ?? '';
    await owner.call('DELETE', `/pieces/${id}/blocks/${block}`);
    expect((await shop.app.inject(`/api/products/${id}`)).json()).toMatchObject({ stockAmt: 1 });
  });

  test('a unit of another piece is refused, and a block ends in the future', async () => {
    const one = await enter();
    const other = await enter();
    const foreign = { unitId: other.units[0]?.unitId, reason: 'Werkstatt' };
    expect((await owner.call('POST', `/pieces/${one.id}/blocks`, foreign)).statusCode).toBe(404);
    const past = { unitId: one.units[0]?.unitId, reason: 'Werkstatt', to: '2020-01-01T00:00:00Z' };
    expect(fieldsOf(await owner.call('POST', `/pieces/${one.id}/blocks`, past))).toEqual(['to']);
  });
});

describe('the list', () => {
  test('it finds drafts by parts of title and SKU, and counts free units', async () => {
    await enter({ title: 'Hocker 100% Teak', sku: 'V-HOCKER', stock: 3 });
    const { items, total } = (await owner.call('GET', '/pieces?q=hock%20v-ho')).json<{
      items: object[];
      total: number;
    }>();
    expect(total).toBe(1);
    expect(items).toMatchObject([{ sku: 'V-HOCKER', state: 'draft', free: 3, units: 3 }]);
    expect((await owner.call('GET', '/pieces?q=100%25')).json()).toMatchObject({ total: 1 });
  });

  test('it is filtered, sorted and paged', async () => {
    await shop.fill([
      aPiece({ sku: 'V-LISTE', priceCents: 99_999_900, sections: ['sales'], categoryIds: ['sideboards'] }),
    ]);
    const query =
      'state=published&shopType=vintage&categoryId=sideboards&section=sales&sort=priceCents&perPage=1';
    const found = (await owner.call('GET', `/pieces?${query}`)).json<{
      items: { sku: string }[];
      total: number;
    }>();
    expect(found.items.map(({ sku }) => sku)).toEqual(['V-LISTE']);
    expect((await owner.call('GET', '/pieces?sort=password')).statusCode).toBe(400);
  });

  test('many are changed at once, and those that cannot be say why', async () => {
    const good = await published();
    const bare = await enter();
    const change = (what: object) =>
      owner.call('POST', '/pieces-at-once', { ids: [good.id, bare.id, 'gone'], change: what });
    expect((await change({ kind: 'publish' })).json()).toMatchObject({
      changed: 1,
      refused: [{ id: bare.id }, { id: 'gone', problem: 'gibt es nicht mehr' }],
    });
    await change({ kind: 'price', percent: -10, announce: true });
    expect(await read(good.id)).toMatchObject({ priceCents: 40_500, comparePriceCents: 45_000 });
    expect((await change({ kind: 'price', percent: -95 })).statusCode).toBe(400);
  });
});

describe('rights', () => {
  test.each([
    ['read-only', 200, 403],
    ['content', 200, 201],
    ['office', 200, 201],
  ] as const)('%s reads with %i and enters with %i', async (role, reads, enters) => {
    const person = await staffWithRole(shop, owner, role);
    expect((await person.call('GET', '/pieces')).statusCode).toBe(reads);
    expect((await person.call('POST', '/pieces', sofa)).statusCode).toBe(enters);
  });

  test('the use cases check the right again, whoever calls them', async () => {
    const visitor = { kind: 'visitor' } as const;
    const { pieceOffice, media } = shop.shop;
    await expect(pieceOffice.pieceForStaff('x', visitor)).rejects.toThrow('catalogue:read');
    await expect(pieceOffice.publishPiece('x', 1, visitor)).rejects.toThrow('catalogue:write');
    await expect(media.takeShopPicture(new Uint8Array(), visitor)).rejects.toThrow('catalogue:write');
  });

  test('changes are in the audit log', async () => {
    const { id, version } = await enter();
    await owner.call('PATCH', `/pieces/${id}`, { priceCents: 50_000, version });
    const log = (await owner.call('GET', `/audit?entity=pieces&entityId=${id}`)).json<{ items: object[] }>();
    expect(log.items).toMatchObject([
      { action: 'change', before: { priceCents: 45_000 }, after: { priceCents: 50_000 } },
      { action: 'create', before: null },
    ]);
  });
});

test('a purchase without its seller is refused in words for staff', async () => {
  const refused = await owner.call('POST', '/pieces', {
    ...sofa,
    purchase: { priceCents: 20_000, sellerKind: null },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ issues: unknown }>().issues).toEqual([
    { field: 'purchase.sellerKind', message: 'Bitte wählen Sie etwas aus', code: 'choice-missing' },
  ]);
});
