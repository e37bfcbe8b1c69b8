import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, testActor, type TestShop } from './open-test-shop.ts';
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
  readonly units: readonly { readonly unitId: string; readonly variant: string | null }[];
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

describe('units belong either to a piece or to its variants', () => {
  const enter = async (facts: object): Promise<Piece> => {
    const answer = await owner.call('POST', '/pieces', { ...sofa, ...facts });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<Piece>();
  };
  const save = async ({ id, version }: Piece, changes: object) =>
    owner.call('PATCH', `/pieces/${id}`, { ...changes, version });
  const saved = async (piece: Piece, changes: object): Promise<Piece> => {
    const answer = await save(piece, changes);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Piece>();
  };
  /** What the list, the calendar, the form, the export and the shop say of it. */
  const said = async ({ id, sku }: Piece) => {
    const list = await owner.call('GET', `/pieces?q=${sku}`);
    const [row] = list.json<{ items: { free: number; units: number }[] }>().items;
    const piece = (await owner.call('GET', `/pieces/${id}`)).json<Piece>();
    const table = (await owner.call('GET', `/pieces/export?q=${sku}`)).body.trim().split('\r\n');
    const place = table[0]!.split(';').indexOf('bestand');
    const inShop = await shop.shop.reads.pieceOrDraft(id, testActor);
    return {
      list: `${row!.free} von ${row!.units}`,
      calendar: piece.units.map(({ variant }) => variant),
      form: [piece.stock, ...piece.variants.map(({ name, stock }) => `${name} ${stock}`)],
      export: table.slice(1).map((line) => Number(line.split(';')[place])),
      shop: [inShop!.stockAmt, ...inShop!.variants.map(({ name, stockAmt }) => `${name} ${stockAmt}`)],
    };
  };
  const redAndBlue = [
    { name: 'Rot', stock: 2 },
    { name: 'Blau', stock: 1 },
  ];
  const block = async ({ id }: Piece) => {
    const [unit] = (await owner.call('GET', `/pieces/${id}`)).json<Piece>().units;
    const input = { unitId: unit!.unitId, reason: 'in der Werkstatt' };
    expect((await owner.call('POST', `/pieces/${id}/blocks`, input)).statusCode).toBe(200);
  };

  test('a piece that gets variants has their units and no others, also where none is left of them', async () => {
    const piece = await saved(await enter({ stock: 3 }), { variants: redAndBlue, stock: 0 });
    expect(await said(piece)).toEqual({
      list: '3 von 3',
      calendar: ['Rot', 'Rot', 'Blau'],
      form: [0, 'Rot 2', 'Blau 1'],
      export: [2, 1],
      shop: [3, 'Rot 2', 'Blau 1'],
    });
    const none = piece.variants.map((variant) => ({ ...variant, stock: 0 }));
    expect(await said(await saved(piece, { variants: none }))).toEqual({
      list: '0 von 0',
      calendar: [],
      form: [0, 'Rot 0', 'Blau 0'],
      export: [0, 0],
      shop: [0, 'Rot 0', 'Blau 0'],
    });
  });

  test('removed variants are gone, and their SKUs are given to no other one', async () => {
    const piece = await saved(await enter({ variants: redAndBlue }), { variants: [], stock: 2 });
    expect(await said(piece)).toEqual({
      list: '2 von 2',
      calendar: [null, null],
      form: [2],
      export: [2],
      shop: [2],
    });
    const green = await saved(piece, { variants: [{ name: 'Grün', stock: 1 }], stock: 0 });
    expect(green.variants).toMatchObject([{ sku: `${piece.sku}-3`, name: 'Grün', stock: 1 }]);
    const back = [{ name: 'Rot', sku: `${piece.sku}-1`, stock: 1 }];
    expect(await said(await saved(green, { variants: back }))).toMatchObject({ form: [0, 'Rot 1'] });
  });

  test('what is taken stays what it is: the reason is said, and nothing is saved', async () => {
    const whole = await enter({ stock: 3 });
    await block(whole);
    const first = await save(whole, { variants: redAndBlue, stock: 0 });
    expect([first.statusCode, first.json()]).toMatchObject([
      400,
      { issues: [{ field: 'variants', message: expect.stringContaining('ein Stück ohne Variante') }] },
    ]);
    expect(await said(whole)).toMatchObject({ list: '2 von 3', form: [3] });

    const inTwo = await enter({ variants: redAndBlue });
    await block(inTwo);
    const [, blue] = inTwo.variants;
    const refused = await save(inTwo, { variants: [blue] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        issues: [{ field: 'variants', message: expect.stringContaining('„Rot“ lässt sich nicht entfernen') }],
      },
    ]);
    expect(await said(inTwo)).toMatchObject({ list: '2 von 3', form: [0, 'Rot 2', 'Blau 1'] });
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
