import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { createInventory } from '../index.ts';
import { aLine, aStockedPiece, aStockedVariant } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const now = new Date('2026-11-21T14:02:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

function hold(reference: string, wanted: [string, number][], moment = now) {
  const lines = wanted.map(([pieceId, quantity], position) => aLine(pieceId, { quantity, position }));
  const until = new Date(moment.getTime() + 30 * minuteMs);
  return db.transaction((tx) => inventory.holdUnits(tx, { reference, lines, until, now: moment }));
}

async function stock(pieceId: string, moment = now) {
  const { variants: _, ...seen } = (await inventory.availabilityOf(db, [pieceId], moment)).get(pieceId)!;
  return seen;
}

describe('holding', () => {
  test('holds the piece for 30 minutes and returns the end of the hold', async () => {
    const piece = await aStockedPiece(db);
    expect(await stock(piece)).toMatchObject({ stockAmt: 1, reservedUntil: null, rentedUntil: null });
    expect(await hold('order-1', [[piece, 1]])).toEqual({ ok: true, value: undefined });
    expect(await stock(piece)).toMatchObject({ stockAmt: 0, reservedUntil: later(30), rentedUntil: null });
    expect(await inventory.unitsOf(db, 'order-1')).toEqual([
      {
        unitId: expect.stringMatching(/^\d+$/) as string,
        position: 0,
        pieceId: piece,
        variantId: null,
        kind: 'hold',
        from: now,
        to: later(30),
      },
    ]);
  });

  test('takes all lines or none, and names those in the way', async () => {
    const [gone, series, free] = [
      await aStockedPiece(db),
      await aStockedPiece(db, 3),
      await aStockedPiece(db),
    ];
    await hold('other', [[gone, 1]]);
    const answer = await hold('order-2', [
      [free, 1],
      [gone, 1],
      [series, 2],
      [series, 2],
    ]);
    expect(answer).toEqual({
      ok: false,
      error: {
        code: 'not-available',
        unavailable: [
          { pieceId: gone, variantId: null, wanted: 1, free: 0 },
          { pieceId: series, variantId: null, wanted: 4, free: 3 },
        ],
      },
    });
    expect((await stock(free)).stockAmt).toBe(1);
    expect((await stock(series)).stockAmt).toBe(3);
  });

  test('leaves nothing behind when the refused transaction goes on', async () => {
    const [gone, free] = [await aStockedPiece(db, 0), await aStockedPiece(db)];
    const lines = [gone, free].map((pieceId, position) => aLine(pieceId, { position }));
    await db.transaction(async (tx) => {
      await inventory.holdUnits(tx, { reference: 'order-3', lines, until: later(30), now });
    });
    expect(await inventory.unitsOf(db, 'order-3')).toEqual([]);
  });

  test('keeps variants apart', async () => {
    const piece = await aStockedPiece(db, 0);
    const [oak, teak] = [
      await aStockedVariant(db, piece, 'oak', 1),
      await aStockedVariant(db, piece, 'teak', 2),
    ];
    const hold = (variantId: string | null) =>
      db.transaction((tx) =>
        inventory.holdUnits(tx, {
          reference: 'order-4',
          lines: [aLine(piece, { variantId, position: variantId === oak ? 0 : 1 })],
          until: later(30),
          now,
        }),
      );
    expect((await hold(oak)).ok).toBe(true);
    expect((await hold(null)).ok).toBe(false);
    const seen = (await inventory.availabilityOf(db, [piece], now)).get(piece)!;
    expect(seen.stockAmt).toBe(2);
    expect(seen.variants.get(oak)).toMatchObject({
      stockAmt: 0,
      reservedUntil: later(30),
      rentedUntil: null,
    });
    expect(seen.variants.get(teak)).toMatchObject({ stockAmt: 2, reservedUntil: null, rentedUntil: null });
  });

  test('takes nothing more when it is repeated', async () => {
    const piece = await aStockedPiece(db, 3);
    await hold('order-5', [[piece, 2]]);
    expect((await hold('order-5', [[piece, 2]], later(5))).ok).toBe(true);
    expect((await stock(piece)).stockAmt).toBe(1);
    expect((await inventory.unitsOf(db, 'order-5')).map((unit) => unit.to)).toEqual([later(35), later(35)]);
  });

  test('is not blocked by one that has ended', async () => {
    const piece = await aStockedPiece(db);
    await hold('order-6', [[piece, 1]]);
    expect((await hold('order-7', [[piece, 1]], later(29))).ok).toBe(false);
    expect((await hold('order-7', [[piece, 1]], later(30))).ok).toBe(true);
    expect(await stock(piece, later(31))).toMatchObject({ stockAmt: 0, reservedUntil: later(60) });
  });

  test('is not blocked by an earlier draft of the same customer that is released in the same transaction', async () => {
    const piece = await aStockedPiece(db);
    await hold('draft-1', [[piece, 1]]);
    const again = await db.transaction(async (tx) => {
      expect(await inventory.releaseReference(tx, 'draft-1', later(1))).toBe(1);
      const lines = [aLine(piece)];
      return inventory.holdUnits(tx, { reference: 'draft-2', lines, until: later(31), now: later(1) });
    });
    expect(again.ok).toBe(true);
    expect(await inventory.unitsOf(db, 'draft-1')).toEqual([]);
  });

  test('refuses an end that is not ahead', async () => {
    const order = { reference: 'order-8', lines: [], until: now, now };
    await expect(db.transaction((tx) => inventory.holdUnits(tx, order))).rejects.toThrow(RangeError);
  });
});

describe('holding for longer', () => {
  const week = later(7 * 24 * 60);

  test('keeps a bank-transfer order for a week, and never less', async () => {
    const piece = await aStockedPiece(db);
    await hold('transfer-1', [[piece, 1]]);
    const extend = (moment: Date, until: Date) =>
      db.transaction((tx) =>
        inventory.holdUnits(tx, { reference: 'transfer-1', lines: [aLine(piece)], until, now: moment }),
      );
    expect((await extend(later(10), week)).ok).toBe(true);
    expect((await stock(piece, later(11))).reservedUntil).toEqual(week);
    expect((await extend(later(12), later(42))).ok).toBe(true);
    expect((await stock(piece, later(12))).reservedUntil).toEqual(week);
  });

  test('takes a lapsed hold again where the piece is free, else refuses', async () => {
    const [free, gone] = [await aStockedPiece(db), await aStockedPiece(db)];
    await hold('transfer-2', [[free, 1]]);
    await hold('transfer-3', [[gone, 1]]);
    await hold('quicker', [[gone, 1]], later(31));
    const extend = (reference: string, pieceId: string) =>
      db.transaction((tx) =>
        inventory.holdUnits(tx, { reference, lines: [aLine(pieceId)], until: week, now: later(40) }),
      );
    expect((await extend('transfer-2', free)).ok).toBe(true);
    expect((await extend('transfer-3', gone)).ok).toBe(false);
  });
});
