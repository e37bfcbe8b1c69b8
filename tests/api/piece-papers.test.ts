import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCategory, aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { queries } from '../../src/platform/db/db.ts';
import { aPhotograph } from './a-photograph.ts';
import { openImportDesk, type ImportDesk } from './an-import.ts';
import { testActor, testNow, type TestShop } from './open-test-shop.ts';
import { bought, payload } from './an-order.ts';
import { staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
let desk: ImportDesk;
beforeAll(async () => {
  ({ shop, owner, desk } = await openImportDesk(aCategory()));
});
afterAll(() => shop.close());

const purchase = { priceCents: 20_000, sellerKind: 'private' };
const speciesPapers = 'EU-Bescheinigung DE-B-1/26';
const isUnpaid = 'Für die Differenzbesteuerung fehlen Einkaufspreis und Verkäufer (§ 25a UStG)';
const isUnproved =
  'Palisander und andere geschützte Arten brauchen einen Nachweis ihrer Herkunft (Artenschutz)';

interface Piece {
  readonly id: string;
  readonly sku: string;
  readonly version: number;
}
interface Entry {
  readonly action: string;
  readonly after: { readonly reason?: unknown } | null;
}

async function draft(facts: object = {}): Promise<Piece> {
  const pictures = [{ key: await aPhotograph(shop, owner), alt: 'Von vorn' }];
  const whole = { title: 'Sideboard', shopType: 'vintage', priceCents: 45_000, categoryIds: ['sideboards'] };
  const answer = await owner.call('POST', '/pieces', { ...whole, pictures, ...facts });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Piece>();
}
const publish = ({ id, version }: Piece) => owner.call('POST', `/pieces/${id}/publish`, { version });
async function published(facts: object = {}): Promise<Piece> {
  const answer = await publish(await draft({ purchase, ...facts }));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Piece>();
}
const change = ({ id, version }: Piece, changes: object, by = owner) =>
  by.call('PATCH', `/pieces/${id}`, { ...changes, version });
const isInShop = async ({ id }: Piece) => (await shop.app.inject(`/product/${id}`)).statusCode === 200;
const history = async ({ id }: Piece) =>
  (await owner.call('GET', `/audit?entity=pieces&entityId=${id}&perPage=100`)).json<{ items: Entry[] }>()
    .items;
type Today = Record<string, { items: { id: string }[] } | null>;
const today = async (list: 'withoutPurchase' | 'withoutSpeciesPapers', by = owner) => {
  const lists = (await by.call('GET', `/today?all=${list}`)).json<Today>();
  return lists[list]?.items.map(({ id }) => id) ?? null;
};

/** As they stood in shops before papers were asked. */
async function fromBefore(different: Parameters<typeof aPiece>[0]): Promise<Piece> {
  const sku = `V-ALT-${crypto.randomUUID().slice(0, 8)}`;
  const pictures = [{ key: 'x', alt: 'Von vorn', widthPx: 1, heightPx: 1, placeholder: null }];
  const whole = aPiece({ sku, pictures, categoryIds: ['sideboards'], ...different });
  await shop.shop.catalogue.importPieces(shop.shop.db, [{ line: 1, draft: whole }], {
    now: testNow,
    dryRun: false,
    actor: testActor,
  });
  const { rows } = await sql<Piece>`select id, sku, version from pieces where sku = ${sku}`.execute(
    queries(shop.shop.db),
  );
  return rows[0]!;
}

describe('a piece comes into the shop', () => {
  test.each([
    ['under the margin scheme without what was paid', {}, ['purchase.priceCents']],
    ['of rosewood without papers', { purchase, materials: ['Palisander'] }, ['speciesPapers']],
  ])('never %s', async (_, facts, fields) => {
    const piece = await draft(facts);
    const answer = await publish(piece);
    expect([
      answer.statusCode,
      answer.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field),
    ]).toEqual([400, fields]);
    const many = await owner.call('POST', '/pieces-at-once', {
      ids: [piece.id],
      change: { kind: 'publish' },
    });
    expect(many.json()).toMatchObject({ changed: 0, refused: [{ id: piece.id }] });
    expect(await isInShop(piece)).toBe(false);
  });

  test.each([
    ['with what was paid', { purchase }],
    ['taxed in full', { taxScheme: 'standard' }],
    ['of rosewood with papers', { purchase, materials: ['Palisander'], speciesPapers }],
  ])('%s', async (_, facts) => {
    expect((await publish(await draft(facts))).statusCode).toBe(200);
  });

  test('by a table only with both; without it stays a draft, and the report says why', async () => {
    const rows = [
      'sku;titel;preis;zustand;kategorien;bilder;einkaufspreis;verkaeufer;materialien;artenschutz',
      'T-1;Sideboard;450;gut;sideboards;a.jpg;;;Teak;',
      'T-2;Sideboard;450;gut;sideboards;a.jpg;200;privat;Palisander;',
      `T-3;Sideboard;450;gut;sideboards;a.jpg;200;privat;Palisander;${speciesPapers}`,
    ];
    const { id } = await desk.sent(rows.join('\n'));
    await desk.ran(id, 'check');
    await desk.ran(id, 'start');
    const states = await Promise.all(
      ['t-1', 't-2', 't-3'].map(async (sku) => isInShop({ id: `sideboard-${sku}`, sku, version: 1 })),
    );
    expect(states).toEqual([false, false, true]);
    const { warnings } = (await owner.call('GET', `/imports/${id}`)).json<{
      warnings: { problem: string }[];
    }>();
    expect(warnings.map(({ problem }) => problem)).toEqual([isUnpaid, isUnproved]);
  });
});

describe('a piece in the shop that loses its papers leaves it', () => {
  test.each([
    ['purchase', {}, { purchase: null }, 'purchase-missing', isUnpaid],
    [
      'proof of its wood',
      { materials: ['Palisander'], speciesPapers },
      { speciesPapers: null },
      'species-papers-missing',
      isUnproved,
    ],
    ['need of none', {}, { materials: ['Rio-Palisander'] }, 'species-papers-missing', isUnproved],
  ])('its %s: the answer and its history say so', async (_, facts, changes, code, words) => {
    const piece = await published(facts);
    const answer = await change(piece, changes);
    expect(answer.json()).toMatchObject({ state: 'draft', leftShop: [words], ...changes });
    expect(await isInShop(piece)).toBe(false);
    const [last] = (await history(piece)).filter(({ action }) => action === 'unpublish');
    expect(last?.after?.reason).toEqual([code]);
    // Completed, it comes back.
    const { version } = answer.json<Piece>();
    const mended = await change({ ...piece, version }, { purchase, speciesPapers });
    expect(mended.json()).toMatchObject({ state: 'draft', leftShop: [] });
    expect((await publish(mended.json<Piece>())).statusCode).toBe(200);
  });

  test('by a table, whose report says so', async () => {
    const piece = await published();
    const { id } = await desk.sent(
      `sku;titel;preis;einkaufspreis;verkaeufer\n${piece.sku};Sideboard;450;;\n`,
    );
    await desk.ran(id, 'check');
    await desk.ran(id, 'start');
    expect(await isInShop(piece)).toBe(false);
    const rows = await owner.call('GET', `/imports/${id}/rows?outcome=updated`);
    expect(rows.body).toContain(`Aus dem Shop genommen: ${isUnpaid}`);
    const actions = (await history(piece)).map(({ action }) => action);
    expect(actions).toContain('unpublish');
  });

  test('an order of it stands', async () => {
    const piece = await published();
    const placed = await shop.app.inject({
      method: 'POST',
      url: '/api/initiate-payment',
      payload: payload([bought(piece.id)], 475),
    });
    expect(placed.statusCode, placed.body).toBe(200);
    const { orderId } = placed.json<{ orderId: string }>();
    const { version } = (await owner.call('GET', `/pieces/${piece.id}`)).json<Piece>();
    expect((await change({ ...piece, version }, { purchase: null })).json()).toMatchObject({
      state: 'draft',
    });
    const confirmed = await shop.app.inject({ method: 'POST', url: `/api/checkout/${orderId}/confirm` });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
  });

  test('but staff who may not see a purchase do not take it', async () => {
    const piece = await published();
    const content = await staffWithRole(shop, owner, 'content');
    const answer = await change(piece, { title: 'Sideboard, lang', purchase: null }, content);
    expect(answer.json()).toMatchObject({ state: 'published', leftShop: [] });
  });
});

describe('what was in the shop before papers were asked', () => {
  test('stays, whatever else is changed, and stands on „Heute“ until it is complete', async () => {
    const unpaid = await fromBefore({ purchase: null });
    const unproved = await fromBefore({
      title: 'Sideboard',
      materials: ['Messing', 'Palisander'],
      purchase: { priceCents: 1, sellerKind: 'private' },
    });
    const stained = await fromBefore({
      title: 'Sideboard, palisanderfarben gebeizt',
      materials: ['Palisander-Optik'],
      purchase: { priceCents: 1, sellerKind: 'private' },
    });
    const content = await staffWithRole(shop, owner, 'content');
    expect(await today('withoutPurchase')).toEqual([unpaid.id]);
    expect(await today('withoutSpeciesPapers')).toEqual([unproved.id]);
    expect(await today('withoutPurchase', content)).toBeNull();
    const bulk = { ids: [unpaid.id, unproved.id, stained.id], change: { kind: 'price', percent: -10 } };
    expect((await owner.call('POST', '/pieces-at-once', bulk)).json()).toEqual({ changed: 3, refused: [] });
    for (const [piece, papers] of [
      [unpaid, { purchase }],
      [unproved, { speciesPapers }],
    ] as const) {
      expect(await isInShop(piece)).toBe(true);
      const { version } = (await owner.call('GET', `/pieces/${piece.id}`)).json<Piece>();
      expect((await change({ ...piece, version }, papers)).json()).toMatchObject({ state: 'published' });
    }
    expect([await today('withoutPurchase'), await today('withoutSpeciesPapers')]).toEqual([[], []]);
  });
});
