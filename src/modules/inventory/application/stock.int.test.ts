import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { createInventory } from '../index.ts';
import { aLine, aStockedPiece, aStockedVariant } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const now = new Date('2026-11-21T14:02:00Z');
const until = new Date('2026-11-21T14:32:00Z');

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const set = (pieceId: string, count: number, variantId: string | null = null) =>
  db.transaction((tx) => inventory.setStock(tx, pieceId, variantId, count, now));
const sell = (reference: string, pieceId: string, quantity: number) =>
  db.transaction((tx) => inventory.sellOrRent(tx, { reference, lines: [aLine(pieceId, { quantity })], now }));
const stock = async (pieceId: string) =>
  (await inventory.availabilityOf(db, [pieceId], now)).get(pieceId)!.stockAmt;

test('more units come in, fewer leave, the same number changes nothing', async () => {
  const piece = await aStockedPiece(db, 0);
  for (const count of [3, 7, 7, 2, 0, 1]) {
    expect((await set(piece, count)).ok).toBe(true);
    expect(await stock(piece)).toBe(count);
  }
});

test('units that are taken do not leave, and then none does', async () => {
  const piece = await aStockedPiece(db, 5);
  await sell('order-1', piece, 2);
  await db.transaction((tx) =>
    inventory.holdUnits(tx, { reference: 'order-2', lines: [aLine(piece, { quantity: 1 })], until, now }),
  );
  expect(await set(piece, 2)).toEqual({ ok: false, error: { code: 'units-taken', wanted: 2, taken: 3 } });
  expect(await stock(piece)).toBe(2);
  expect((await set(piece, 3)).ok).toBe(true);
  expect(await stock(piece)).toBe(0);
});

test('a sold piece does not come back by saving the old number again', async () => {
  const piece = await aStockedPiece(db, 1);
  await sell('order-3', piece, 1);
  expect((await set(piece, 1)).ok).toBe(true);
  expect(await stock(piece)).toBe(0);
  await db.transaction((tx) => inventory.addUnits(tx, [{ pieceId: piece, variantId: null, count: 1 }]));
  expect(await stock(piece)).toBe(1);
});

test('variants are counted apart', async () => {
  const piece = await aStockedPiece(db, 0);
  const oak = await aStockedVariant(db, piece, 'oak', 2);
  const teak = await aStockedVariant(db, piece, 'teak', 2);
  await set(piece, 5, oak);
  const seen = (await inventory.availabilityOf(db, [piece], now)).get(piece)!;
  expect([seen.variants.get(oak)!.stockAmt, seen.variants.get(teak)!.stockAmt]).toEqual([5, 2]);
});

test('an import sets many at once, and leaves taken units alone', async () => {
  const [more, none, sold] = [
    await aStockedPiece(db),
    await aStockedPiece(db, 4),
    await aStockedPiece(db, 3),
  ];
  await sell('order-4', sold, 2);
  await db.transaction((tx) =>
    inventory.setStocks(
      tx,
      [
        { pieceId: more, variantId: null, count: 3 },
        { pieceId: none, variantId: null, count: 0 },
        { pieceId: sold, variantId: null, count: 1 },
      ],
      now,
    ),
  );
  expect([await stock(more), await stock(none), await stock(sold)]).toEqual([3, 0, 0]);
  expect(await inventory.calendarOf(db, sold, now)).toHaveLength(2);
});

test('two who set the number of a new piece at once do not both add units', async () => {
  const piece = await aStockedPiece(db, 0);
  await Promise.all([set(piece, 5), set(piece, 5), set(piece, 5)]);
  expect(await stock(piece)).toBe(5);
});

test.each([-1, 1.5, 10_001, Number.NaN])('%s is no number of units', async (count) => {
  await expect(set('any', count)).rejects.toThrow(RangeError);
});

test('the share of unpaid holds counts units that are neither sold nor retired', async () => {
  const before = await inventory.shareHeld(db, now);
  const piece = await aStockedPiece(db, 10);
  await sell('order-5', piece, 4);
  await db.transaction((tx) =>
    inventory.holdUnits(tx, { reference: 'order-6', lines: [aLine(piece, { quantity: 3 })], until, now }),
  );
  await set(piece, 9);
  expect(await inventory.shareHeld(db, now)).toEqual({ held: before.held + 3, all: before.all + 5 });
  expect((await inventory.shareHeld(db, until)).held).toBe(0);
});
