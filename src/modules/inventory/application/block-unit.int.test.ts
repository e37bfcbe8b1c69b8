import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { hourMs, minuteMs } from '../../../shared/time/durations.ts';
import { createInventory } from '../index.ts';
import { aLine, aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const now = new Date('2026-11-21T14:02:00Z');
const hour = (hours: number) => new Date(now.getTime() + hours * hourMs);

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function aUnit() {
  const pieceId = await aStockedPiece(db);
  const [unit] = await inventory.calendarOf(db, pieceId, now);
  return { pieceId, unitId: unit!.unitId };
}

const block = (unitId: string, from: Date, to: Date | null, moment = now) =>
  db.transaction((tx) =>
    inventory.blockUnit(tx, { unitId, reason: 'in der Werkstatt', place: null, from, to, now: moment }),
  );
const hold = (reference: string, pieceId: string, moment = now) =>
  db.transaction((tx) =>
    inventory.holdUnits(tx, {
      reference,
      lines: [aLine(pieceId)],
      until: new Date(moment.getTime() + 30 * minuteMs),
      now: moment,
    }),
  );
const stock = async (pieceId: string, moment = now) =>
  (await inventory.availabilityOf(db, [pieceId], moment)).get(pieceId)!.stockAmt;

test('a blocked unit is not for sale until the block ends or is lifted', async () => {
  const { pieceId, unitId } = await aUnit();
  const blocked = await block(unitId, now, hour(5));
  expect(await stock(pieceId)).toBe(0);
  expect((await hold('order-1', pieceId)).ok).toBe(false);
  expect(await stock(pieceId, hour(5))).toBe(1);

  expect(await inventory.calendarOf(db, pieceId, now)).toMatchObject([
    { free: 0, entries: [{ kind: 'block', reference: 'in der Werkstatt', from: now, to: hour(5) }] },
  ]);
  const blockId = blocked.ok ? blocked.value.blockId : '';
  for (const moment of [hour(1), hour(2)]) {
    expect((await db.transaction((tx) => inventory.unblockUnit(tx, blockId, moment))).ok).toBe(true);
  }
  expect(await stock(pieceId, hour(1))).toBe(1);
});

test('a block that lies ahead keeps the unit from being sold, since a sale has no end', async () => {
  const { pieceId, unitId } = await aUnit();
  await block(unitId, hour(48), hour(72));
  expect((await hold('order-2', pieceId)).ok).toBe(false);
});

test('a hold refuses every block, even one that begins after its end', async () => {
  const { pieceId, unitId } = await aUnit();
  await hold('order-3', pieceId);
  const refused = { ok: false, error: { code: 'unit-taken', unitIds: [unitId] } };
  expect(await block(unitId, now, null)).toEqual(refused);
  expect(await block(unitId, hour(48), null)).toEqual(refused);
  expect((await block(unitId, hour(1), null, hour(1))).ok).toBe(true);
});

test('a sale refuses every block, a rental those within its period', async () => {
  const [sold, rented] = [await aUnit(), await aUnit()];
  await db.transaction((tx) =>
    inventory.sellOrRent(tx, { reference: 'buyer', lines: [aLine(sold.pieceId)], now }),
  );
  expect((await block(sold.unitId, hour(9_000), null)).ok).toBe(false);

  const tenant = { reference: 'tenant', position: 0 };
  const lines = [aLine(rented.pieceId, { kind: 'rental' })];
  await db.transaction(async (tx) => {
    await inventory.sellOrRent(tx, { reference: 'tenant', lines, now });
    await inventory.startRental(tx, { ...tenant, from: hour(1), to: hour(25) });
  });
  expect((await block(rented.unitId, hour(24), hour(30))).ok).toBe(false);
  expect((await block(rented.unitId, hour(25), hour(30))).ok).toBe(true);
  // The block remains; the rental cannot grow into it.
  expect((await db.transaction((tx) => inventory.endRental(tx, { ...tenant, at: hour(26) }))).ok).toBe(false);
});

test('what does not exist cannot be blocked or lifted', async () => {
  expect(await block('999999', now, null)).toEqual({ ok: false, error: { code: 'no-such-unit' } });
  expect(await db.transaction((tx) => inventory.unblockUnit(tx, '999999', now))).toEqual({
    ok: false,
    error: { code: 'no-such-block' },
  });
  await expect(block('1', now, now)).rejects.toThrow(RangeError);
});
