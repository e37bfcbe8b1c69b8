import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { createInventory, type PaidLine } from '../index.ts';
import { aLine, aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const now = new Date('2026-11-21T14:02:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const hold = (reference: string, lines: readonly PaidLine[], moment = now) =>
  db.transaction((tx) =>
    inventory.holdUnits(tx, {
      reference,
      lines,
      now: moment,
      until: new Date(moment.getTime() + 30 * minuteMs),
    }),
  );
const pay = (reference: string, lines: readonly PaidLine[], moment = later(10)) =>
  db.transaction((tx) => inventory.sellOrRent(tx, { reference, lines, now: moment }));
const takeBack = (reference: string, position: number, quantity = 1) =>
  db.transaction((tx) => inventory.takeBack(tx, { reference, position, quantity, now: later(30) }));
const kinds = async (reference: string) => (await inventory.unitsOf(db, reference)).map((unit) => unit.kind);
const stock = async (pieceId: string, moment = later(60)) =>
  (await inventory.availabilityOf(db, [pieceId], moment)).get(pieceId)!.stockAmt;

describe('paying', () => {
  test('turns a hold into a sale for good', async () => {
    const line = aLine(await aStockedPiece(db));
    await hold('sale-1', [line]);
    expect((await pay('sale-1', [line])).ok).toBe(true);
    expect(await inventory.unitsOf(db, 'sale-1')).toMatchObject([
      { kind: 'sale', position: 0, from: now, to: null },
    ]);
    expect(await stock(line.pieceId, later(10_000_000))).toBe(0);
  });

  test('counts once, however often and however late it is repeated', async () => {
    const line = aLine(await aStockedPiece(db, 5), { quantity: 2 });
    await hold('sale-2', [line]);
    for (const moment of [later(10), later(10), later(20_000)]) {
      expect((await pay('sale-2', [line], moment)).ok).toBe(true);
    }
    expect(await stock(line.pieceId)).toBe(3);
  });

  test('buys one and rents another of the same series, also when all that comes before it is repeated', async () => {
    const piece = await aStockedPiece(db, 5);
    const lines = [aLine(piece), aLine(piece, { position: 1, kind: 'rental' })];
    for (const moment of [now, later(1), later(20_000)]) {
      expect((await hold('both', lines, moment)).ok).toBe(true);
      expect((await pay('both', lines, moment)).ok).toBe(true);
    }
    expect(await inventory.unitsOf(db, 'both')).toMatchObject([
      { position: 0, kind: 'sale' },
      { position: 1, kind: 'rental' },
    ]);
  });

  test('takes back from the line that is named, and sells nothing of it again', async () => {
    const piece = await aStockedPiece(db, 3);
    const lines = [aLine(piece), aLine(piece, { position: 1, quantity: 2 })];
    await pay('sale-3', lines);
    const [first, second, third] = await inventory.unitsOf(db, 'sale-3');
    expect([first, second, third].map((unit) => unit?.position)).toEqual([0, 1, 1]);
    expect(await takeBack('sale-3', 1)).toEqual({ ok: true, value: [second!.unitId] });
    expect(await takeBack('sale-3', 0)).toEqual({ ok: true, value: [first!.unitId] });
    expect(await takeBack('sale-3', 0)).toEqual({ ok: false, error: { code: 'not-so-many', left: 0 } });
    expect(await takeBack('sale-3', 1, 2)).toEqual({ ok: false, error: { code: 'not-so-many', left: 1 } });
    expect((await pay('sale-3', lines, later(40))).ok).toBe(true);
    expect(await stock(piece)).toBe(2);
    await db.transaction((tx) => inventory.takeBackAll(tx, 'sale-3', later(50)));
    expect(await stock(piece)).toBe(3);
    expect(await inventory.unitsOf(db, 'sale-3')).toEqual([]);
  });

  test('takes a lapsed hold again while a unit is free', async () => {
    const line = aLine(await aStockedPiece(db));
    await hold('sale-4', [line]);
    await hold('came-and-went', [line], later(31));
    expect((await pay('sale-4', [line], later(62))).ok).toBe(true);
    expect(await stock(line.pieceId, later(62))).toBe(0);
  });

  test('refuses all lines when the unit of a lapsed hold is gone', async () => {
    const [gone, free] = [aLine(await aStockedPiece(db)), aLine(await aStockedPiece(db), { position: 1 })];
    await hold('sale-5', [gone, free]);
    await hold('quicker', [gone], later(31));
    expect(await pay('sale-5', [gone, free], later(32))).toEqual({
      ok: false,
      error: {
        code: 'not-available',
        unavailable: [{ pieceId: gone.pieceId, variantId: null, wanted: 1, free: 0 }],
      },
    });
    expect(await kinds('quicker')).toEqual(['hold']);
    expect(await kinds('sale-5')).toEqual(['hold', 'hold']);
  });

  test('refuses a line that stands there twice', async () => {
    const line = aLine(await aStockedPiece(db, 2));
    await expect(pay('sale-8', [line, line])).rejects.toThrow(RangeError);
  });

  test('gives nothing back that is paid', async () => {
    const line = aLine(await aStockedPiece(db));
    await hold('sale-6', [line]);
    await pay('sale-6', [line]);
    expect(await db.transaction((tx) => inventory.releaseReference(tx, 'sale-6', later(11)))).toBe(0);
    expect(await stock(line.pieceId)).toBe(0);
  });

  test('moves to another unit when something was written past the locks behind the hold', async () => {
    const line = aLine(await aStockedPiece(db, 2));
    await hold('sale-7', [line]);
    const [held] = await inventory.unitsOf(db, 'sale-7');
    await sql`
      insert into allocations (unit_id, kind, during, reference, created_at)
      values (${held!.unitId}, 'block', tstzrange(${later(90)}, null, '[)'), 'by hand', ${now})
    `.execute(queries(db));
    expect((await pay('sale-7', [line])).ok).toBe(true);
    const sold = (await inventory.unitsOf(db, 'sale-7')).filter((unit) => unit.kind === 'sale');
    expect(sold).toHaveLength(1);
    expect(sold[0]!.unitId).not.toBe(held!.unitId);
  });
});

test('the database itself refuses to take a unit twice', async () => {
  await hold('constraint', [aLine(await aStockedPiece(db))]);
  const [unit] = await inventory.unitsOf(db, 'constraint');
  const twice = sql`
    insert into allocations (unit_id, kind, during, reference, position, created_at)
    values (${unit!.unitId}, 'sale', tstzrange(${later(29)}, null, '[)'), 'by hand', 0, ${now})
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
  ['a sale without a line', 'sale', 'tstzrange(now(), null)', 'only_blocks_have_no_line'],
])('the database refuses %s', async (_, kind, during, constraint) => {
  const piece = await aStockedPiece(db);
  const [unit] = await inventory.calendarOf(db, piece, now);
  const wrong = sql`
    insert into allocations (unit_id, kind, during, reference, created_at)
    values (${unit!.unitId}, ${kind}, ${sql.raw(during)}, 'by hand', ${now})
  `;
  await expect(wrong.execute(queries(db))).rejects.toMatchObject({ constraint });
});
