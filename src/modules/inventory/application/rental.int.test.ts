import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { createInventory, holdEnd } from '../index.ts';
import { aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const ordered = new Date('2026-11-21T14:02:00Z');
const day = (days: number) => new Date(ordered.getTime() + days * 86_400_000);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function order(reference: string, pieceId: string, now = ordered) {
  const lines = [{ pieceId, variantId: null, quantity: 1 }];
  return db.transaction(async (tx) => {
    const held = await inventory.holdUnits(tx, { reference, lines, until: holdEnd(now), now });
    return held.ok ? inventory.rentHeld(tx, { reference, lines, now }) : held;
  });
}

/** A piece that is rented by the reference and handed over on day 3 for a week. */
async function aRentedPiece(reference: string) {
  const pieceId = await aStockedPiece(db);
  await order(reference, pieceId);
  const unitIds = (await inventory.unitsOf(db, reference)).map((unit) => unit.unitId);
  await start({ reference, unitIds }, 3, 10);
  return { pieceId, reference, unitIds };
}

type Rented = { reference: string; unitIds: readonly string[] };
const start = ({ reference, unitIds }: Rented, from: number, to: number) =>
  db.transaction((tx) => inventory.startRental(tx, { reference, unitIds, from: day(from), to: day(to) }));
const end = ({ reference, unitIds }: Rented, at: number) =>
  db.transaction((tx) => inventory.endRental(tx, { reference, unitIds, at: day(at) }));

async function stock(pieceId: string, now: Date) {
  const { stockAmt, rentedUntil } = (await inventory.availabilityOf(db, [pieceId], now)).get(pieceId)!;
  return { stockAmt, rentedUntil };
}

describe('a rental', () => {
  test('takes its unit without end until it is handed over, then for the true period', async () => {
    const pieceId = await aStockedPiece(db);
    await order('rental-1', pieceId);
    expect(await stock(pieceId, day(2_000))).toEqual({ stockAmt: 0, rentedUntil: null });
    const unitIds = (await inventory.unitsOf(db, 'rental-1')).map((unit) => unit.unitId);
    expect((await start({ reference: 'rental-1', unitIds }, 3, 10)).ok).toBe(true);
    expect((await start({ reference: 'rental-1', unitIds }, 3, 10)).ok).toBe(true);
    expect(await stock(pieceId, day(5))).toEqual({ stockAmt: 0, rentedUntil: day(10) });
    expect(await stock(pieceId, day(10))).toEqual({ stockAmt: 1, rentedUntil: null });
  });

  test('that ends early frees the piece', async () => {
    const rented = await aRentedPiece('rental-2');
    expect((await end(rented, 6)).ok).toBe(true);
    expect((await stock(rented.pieceId, day(6))).stockAmt).toBe(1);
  });

  test('that ends late keeps it, as long as nobody has taken it meanwhile', async () => {
    const rented = await aRentedPiece('rental-3');
    expect((await end(rented, 12)).ok).toBe(true);
    expect(await stock(rented.pieceId, day(11))).toEqual({ stockAmt: 0, rentedUntil: day(12) });
    await order('next', rented.pieceId, day(13));
    expect(await end(rented, 14)).toEqual({
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

  test('of somebody else, or one that would end before it began, is none', async () => {
    const rented = await aRentedPiece('rental-5');
    const refused = { ok: false, error: { code: 'no-such-rental', unitIds: rented.unitIds } };
    expect(await end({ ...rented, reference: 'other' }, 6)).toEqual(refused);
    expect(await end(rented, 3)).toEqual(refused);
    await expect(start(rented, 5, 5)).rejects.toThrow(RangeError);
  });

  test('of no unit is none: it neither starts nor ends', async () => {
    const none = { reference: 'rental-8', unitIds: [] };
    const refused = { ok: false, error: { code: 'no-such-rental', unitIds: [] } };
    expect(await start(none, 3, 10)).toEqual(refused);
    expect(await end(none, 6)).toEqual(refused);
  });

  test('that is called off before the handover frees the piece', async () => {
    const pieceId = await aStockedPiece(db);
    await order('rental-6', pieceId);
    const unitIds = (await inventory.unitsOf(db, 'rental-6')).map((unit) => unit.unitId);
    await db.transaction((tx) => inventory.takeBack(tx, { reference: 'rental-6', unitIds, now: day(1) }));
    expect((await stock(pieceId, day(1))).stockAmt).toBe(1);
  });
});

describe('against a rental from day 3 to day 10', () => {
  // The next tenant has the unit from day 20 on; the first one's period is then moved against it.
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
    const second = { ...first, reference: `second ${name}` };
    expect((await start(second, 20, 30)).ok).toBe(true);
    const moved = await start(first, from, to);
    expect(moved.ok).toBe(fits);
    if (!moved.ok) expect(moved.error.code).toBe('unit-taken');
  });

  test('a purchase is refused before its end and taken after it', async () => {
    const { pieceId } = await aRentedPiece('rental-7');
    const lines = [{ pieceId, variantId: null, quantity: 1 }];
    const buy = (now: Date) =>
      db.transaction((tx) => inventory.sellHeld(tx, { reference: 'buyer', lines, now }));
    expect((await buy(day(9))).ok).toBe(false);
    expect((await buy(day(10))).ok).toBe(true);
  });

  test('another tenant is refused what is sold', async () => {
    const pieceId = await aStockedPiece(db);
    const lines = [{ pieceId, variantId: null, quantity: 1 }];
    await db.transaction((tx) => inventory.sellHeld(tx, { reference: 'buyer-2', lines, now: ordered }));
    expect((await order('tenant', pieceId, day(500))).ok).toBe(false);
  });
});
