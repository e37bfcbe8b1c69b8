import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { createInventory, type LineOfOrder } from '../index.ts';
import { aLine, aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const ordered = new Date('2026-11-21T14:02:00Z');
const day = (days: number) => new Date(ordered.getTime() + days * dayMs);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const order = (reference: string, pieceId: string, now = ordered) =>
  db.transaction((tx) =>
    inventory.sellOrRent(tx, { reference, lines: [aLine(pieceId, { kind: 'rental' })], now }),
  );

/** A piece that is rented by the reference and handed over on day 3 for a week. */
async function aRentedPiece(reference: string) {
  const pieceId = await aStockedPiece(db);
  await order(reference, pieceId);
  const unitIds = (await inventory.unitsOf(db, reference)).map((unit) => unit.unitId);
  const line = { reference, position: 0 };
  await start(line, 3, 10);
  return { pieceId, unitIds, line };
}

const start = (line: LineOfOrder, from: number, to: number) =>
  db.transaction((tx) => inventory.startRental(tx, { ...line, from: day(from), to: day(to) }));
const end = (line: LineOfOrder, at: number) =>
  db.transaction((tx) => inventory.endRental(tx, { ...line, at: day(at) }));

async function stock(pieceId: string, now: Date) {
  const { stockAmt, rentedUntil } = (await inventory.availabilityOf(db, [pieceId], now)).get(pieceId)!;
  return { stockAmt, rentedUntil };
}

describe('a rental', () => {
  test('takes its unit without end until it is handed over, then for the true period', async () => {
    const pieceId = await aStockedPiece(db);
    await order('rental-1', pieceId);
    expect(await stock(pieceId, day(2_000))).toEqual({ stockAmt: 0, rentedUntil: null });
    const line = { reference: 'rental-1', position: 0 };
    expect((await start(line, 3, 10)).ok).toBe(true);
    expect((await start(line, 3, 10)).ok).toBe(true);
    expect(await stock(pieceId, day(5))).toEqual({ stockAmt: 0, rentedUntil: day(10) });
    expect(await stock(pieceId, day(10))).toEqual({ stockAmt: 1, rentedUntil: null });
  });

  test('that ends early frees the piece', async () => {
    const rented = await aRentedPiece('rental-2');
    expect((await end(rented.line, 6)).ok).toBe(true);
    expect((await stock(rented.pieceId, day(6))).stockAmt).toBe(1);
  });

  test('that ends late keeps it, as long as nobody has taken it meanwhile', async () => {
    const rented = await aRentedPiece('rental-3');
    expect((await end(rented.line, 12)).ok).toBe(true);
    expect(await stock(rented.pieceId, day(11))).toEqual({ stockAmt: 0, rentedUntil: day(12) });
    await order('next', rented.pieceId, day(13));
    expect(await end(rented.line, 14)).toEqual({
      ok: false,
      error: { code: 'unit-taken', unitIds: rented.unitIds },
    });
  });

  test('is not repeated by a payment that is reported again after its end', async () => {
    const rented = await aRentedPiece('rental-4');
    expect((await order('rental-4', rented.pieceId, day(20))).ok).toBe(true);
    const kinds = (await inventory.unitsOf(db, 'rental-4')).map((unit) => unit.kind);
    expect(kinds.filter((kind) => kind === 'rental')).toHaveLength(1);
  });

  test('of somebody else, of another line, or one that would end before it began, is none', async () => {
    const rented = await aRentedPiece('rental-5');
    const none = { ok: false, error: { code: 'no-such-rental', unitIds: [] } };
    expect(await end({ ...rented.line, reference: 'other' }, 6)).toEqual(none);
    expect(await start({ ...rented.line, position: 1 }, 3, 10)).toEqual(none);
    const backwards = { ok: false, error: { code: 'no-such-rental', unitIds: rented.unitIds } };
    expect(await end(rented.line, 3)).toEqual(backwards);
    await expect(start(rented.line, 5, 5)).rejects.toThrow(RangeError);
    expect(await stock(rented.pieceId, day(9))).toEqual({ stockAmt: 0, rentedUntil: day(10) });
  });

  test('that is called off before the handover frees the piece', async () => {
    const pieceId = await aStockedPiece(db);
    await order('rental-6', pieceId);
    const back = { reference: 'rental-6', position: 0, quantity: 1, now: day(1) };
    expect((await db.transaction((tx) => inventory.takeBack(tx, back))).ok).toBe(true);
    expect((await stock(pieceId, day(1))).stockAmt).toBe(1);
  });
});

describe('against a rental from day 3 to day 10', () => {
  // The next renter has the unit from day 20 on; the first renter's period is then moved against it.
  test.each([
    ['enclosing', 15, 40, false],
    ['inner', 22, 25, false],
    ['equal', 20, 30, false],
    ['overlapping its beginning', 15, 21, false],
    ['overlapping its end', 29, 35, false],
    ['touching its beginning', 15, 20, true],
    ['touching its end', 30, 35, true],
  ])('another period, %s', async (name, from, to, fits) => {
    const first = await aRentedPiece(`first ${name}`);
    await order(`second ${name}`, first.pieceId, day(20));
    const second = { reference: `second ${name}`, position: 0 };
    expect((await start(second, 20, 30)).ok).toBe(true);
    const moved = await start(first.line, from, to);
    expect(moved.ok).toBe(fits);
    if (!moved.ok) expect(moved.error.code).toBe('unit-taken');
  });

  test('of three units, those that are written off keep out of all that the others do, until they are found', async () => {
    const pieceId = await aStockedPiece(db, 3);
    const line = { reference: 'three units', position: 0 };
    const lines = [aLine(pieceId, { kind: 'rental', quantity: 3 })];
    await db.transaction((tx) =>
      inventory.sellOrRent(tx, { reference: line.reference, lines, now: ordered }),
    );
    await start(line, 3, 10);
    const writeOff = (quantity: number) =>
      db.transaction((tx) => inventory.writeOffRental(tx, { ...line, quantity, now: day(5) }));
    const find = (at: number) =>
      db.transaction((tx) => inventory.findWrittenOff(tx, { ...line, at: day(at) }));
    const free = async (at: number) => (await stock(pieceId, day(at))).stockAmt;
    expect((await writeOff(4)).ok).toBe(false);
    // Repeated, it is still one.
    for (const done of [await writeOff(1), await writeOff(1)]) expect(done.ok).toBe(true);
    const back = await end(line, 6);
    expect(back.ok && back.value).toHaveLength(2);
    expect(await free(6)).toBe(2);
    expect((await writeOff(2)).ok).toBe(true);
    expect(await free(6)).toBe(1);
    const found = await find(8);
    expect(found.ok && found.value).toHaveLength(2);
    expect([await free(7), await free(8)]).toEqual([1, 3]);
    expect(await find(9)).toMatchObject({ ok: false, error: { code: 'no-such-rental' } });
  });

  test('a purchase is refused before its end and taken after it', async () => {
    const { pieceId } = await aRentedPiece('rental-7');
    const buy = (now: Date) =>
      db.transaction((tx) => inventory.sellOrRent(tx, { reference: 'buyer', lines: [aLine(pieceId)], now }));
    expect((await buy(day(9))).ok).toBe(false);
    expect((await buy(day(10))).ok).toBe(true);
  });

  test('another renter is refused a sold unit', async () => {
    const pieceId = await aStockedPiece(db);
    const sold = { reference: 'buyer-2', lines: [aLine(pieceId)], now: ordered };
    await db.transaction((tx) => inventory.sellOrRent(tx, sold));
    expect((await order('tenant', pieceId, day(500))).ok).toBe(false);
  });
});
