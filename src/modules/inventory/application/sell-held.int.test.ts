import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { createInventory, holdEnd } from '../index.ts';
import { aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const now = new Date('2026-11-21T14:02:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const line = (pieceId: string, quantity = 1) => ({ pieceId, variantId: null, quantity });

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const hold = (reference: string, pieceId: string, quantity = 1, moment = now) =>
  db.transaction((tx) =>
    inventory.holdUnits(tx, {
      reference,
      lines: [line(pieceId, quantity)],
      until: holdEnd(moment),
      now: moment,
    }),
  );
const sell = (reference: string, pieceId: string, quantity = 1, moment = later(10)) =>
  db.transaction((tx) =>
    inventory.sellHeld(tx, { reference, lines: [line(pieceId, quantity)], now: moment }),
  );
const rent = (reference: string, pieceId: string, quantity = 1, moment = later(10)) =>
  db.transaction((tx) =>
    inventory.rentHeld(tx, { reference, lines: [line(pieceId, quantity)], now: moment }),
  );
const kinds = async (reference: string) => (await inventory.unitsOf(db, reference)).map((unit) => unit.kind);
const stock = async (pieceId: string, moment = later(60)) =>
  (await inventory.availabilityOf(db, [pieceId], moment)).get(pieceId)!.stockAmt;

describe('paying', () => {
  test('turns a hold into a sale for good', async () => {
    const piece = await aStockedPiece(db);
    await hold('sale-1', piece);
    expect((await sell('sale-1', piece)).ok).toBe(true);
    expect(await inventory.unitsOf(db, 'sale-1')).toMatchObject([{ kind: 'sale', from: now, to: null }]);
    expect(await stock(piece, later(10_000_000))).toBe(0);
  });

  test('counts once, however often and however late it is said', async () => {
    const piece = await aStockedPiece(db, 5);
    await hold('sale-2', piece, 2);
    for (const moment of [later(10), later(10), later(20_000)]) {
      expect((await sell('sale-2', piece, 2, moment)).ok).toBe(true);
    }
    expect(await stock(piece)).toBe(3);
  });

  test('leaves nothing to hold when all that comes before it is repeated', async () => {
    const piece = await aStockedPiece(db, 5);
    for (const moment of [now, later(1), later(20_000)]) {
      expect((await hold('sale-8', piece, 2, moment)).ok).toBe(true);
      expect((await sell('sale-8', piece, 1, moment)).ok).toBe(true);
      expect((await rent('sale-8', piece, 1, moment)).ok).toBe(true);
    }
    expect(await kinds('sale-8')).toEqual(['sale', 'rental']);
  });

  test('sells nothing again that was taken back', async () => {
    const piece = await aStockedPiece(db);
    await hold('sale-3', piece);
    await sell('sale-3', piece);
    const [unit] = await inventory.unitsOf(db, 'sale-3');
    const back = { reference: 'sale-3', unitIds: [unit!.unitId], now: later(30) };
    expect(await db.transaction((tx) => inventory.takeBack(tx, back))).toEqual([unit!.unitId]);
    expect(await db.transaction((tx) => inventory.takeBack(tx, back))).toEqual([]);
    expect((await sell('sale-3', piece, 1, later(40))).ok).toBe(true);
    expect(await stock(piece)).toBe(1);
  });

  test('takes a lapsed hold again while a unit is free', async () => {
    const piece = await aStockedPiece(db);
    await hold('sale-4', piece);
    await hold('came-and-went', piece, 1, later(31));
    expect((await sell('sale-4', piece, 1, later(62))).ok).toBe(true);
    expect(await stock(piece, later(62))).toBe(0);
  });

  test('refuses when the unit of a lapsed hold is gone', async () => {
    const piece = await aStockedPiece(db);
    await hold('sale-5', piece);
    await hold('quicker', piece, 1, later(31));
    expect(await sell('sale-5', piece, 1, later(32))).toEqual({
      ok: false,
      error: {
        code: 'not-available',
        unavailable: [{ pieceId: piece, variantId: null, wanted: 1, free: 0 }],
      },
    });
    expect(await kinds('quicker')).toEqual(['hold']);
  });

  test('buys one and rents another of the same series', async () => {
    const piece = await aStockedPiece(db, 2);
    await hold('both', piece, 2);
    expect((await sell('both', piece)).ok).toBe(true);
    expect((await rent('both', piece)).ok).toBe(true);
    expect((await rent('both', piece)).ok).toBe(true);
    expect((await sell('both', piece)).ok).toBe(true);
    expect(await kinds('both')).toEqual(['sale', 'rental']);
  });

  test('gives nothing back that is paid', async () => {
    const piece = await aStockedPiece(db);
    await hold('sale-6', piece);
    await sell('sale-6', piece);
    expect(await db.transaction((tx) => inventory.releaseReference(tx, 'sale-6', later(11)))).toBe(0);
    expect(await stock(piece)).toBe(0);
  });

  test('moves to another unit when something was written past the locks behind the hold', async () => {
    const piece = await aStockedPiece(db, 2);
    await hold('sale-7', piece);
    const [held] = await inventory.unitsOf(db, 'sale-7');
    await sql`
      insert into allocations (unit_id, kind, during, reference, created_at)
      values (${held!.unitId}, 'block', tstzrange(${later(90)}, null, '[)'), 'by hand', ${now})
    `.execute(queries(db));
    expect((await sell('sale-7', piece)).ok).toBe(true);
    const sold = (await inventory.unitsOf(db, 'sale-7')).filter((unit) => unit.kind === 'sale');
    expect(sold).toHaveLength(1);
    expect(sold[0]!.unitId).not.toBe(held!.unitId);
  });
});

test('the database itself refuses to take a unit twice', async () => {
  const piece = await aStockedPiece(db);
  await hold('constraint', piece);
  const [unit] = await inventory.unitsOf(db, 'constraint');
  const twice = sql`
    insert into allocations (unit_id, kind, during, reference, created_at)
    values (${unit!.unitId}, 'sale', tstzrange(${later(29)}, null, '[)'), 'by hand', ${now})
  `;
  await expect(twice.execute(queries(db))).rejects.toMatchObject({ code: '23P01' });
});

test.each([
  ['a hold without end', 'hold', 'tstzrange(now(), null)', 'a_hold_ends'],
  ['a sale with an end', 'sale', "tstzrange(now(), now() + interval '1 day')", 'a_sale_does_not_end'],
  [
    'a closed period',
    'block',
    "tstzrange(now(), now() + interval '1 day', '[]')",
    'allocations_during_check',
  ],
  ['a period of nothing', 'block', "'empty'::tstzrange", 'allocations_during_check'],
])('the database refuses %s', async (_, kind, during, constraint) => {
  const piece = await aStockedPiece(db);
  const [unit] = await inventory.calendarOf(db, piece, now);
  const wrong = sql`
    insert into allocations (unit_id, kind, during, reference, created_at)
    values (${unit!.unitId}, ${kind}, ${sql.raw(during)}, 'by hand', ${now})
  `;
  await expect(wrong.execute(queries(db))).rejects.toMatchObject({ constraint });
});
