import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { createInventory, type PaidLine } from '../index.ts';
import { aLine, aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const now = new Date('2026-11-21T14:02:00Z');
const until = new Date('2026-11-21T14:32:00Z');

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

let references = 0;
function newReference() {
  references += 1;
  return `order-${references}`;
}

/**
 * Starts this many buyers at once; returns how many were served, and the answers to the others. A retried transaction
 * is a fault.
 */
async function rush(buyers: number, buy: (tx: Tx, buyer: number) => ReturnType<typeof inventory.holdUnits>) {
  let attempts = 0;
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) =>
      db.transaction((tx) => {
        attempts += 1;
        return buy(tx, buyer);
      }),
    ),
  );
  expect(attempts).toBe(buyers);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.unavailable]));
  return { served: buyers - refused.length, refused };
}

const stock = async (pieceId: string) =>
  (await inventory.availabilityOf(db, [pieceId], now)).get(pieceId)!.stockAmt;

describe('20 buyers at once', () => {
  test('of one piece: one has it, the others get a clear answer', async () => {
    const piece = await aStockedPiece(db);
    const { served, refused } = await rush(20, (tx) =>
      inventory.holdUnits(tx, { reference: newReference(), lines: [aLine(piece)], until, now }),
    );
    expect(served).toBe(1);
    const answer = [{ pieceId: piece, variantId: null, wanted: 1, free: 0 }];
    expect(refused).toEqual(Array.from({ length: 19 }, () => answer));
  });

  test('of a series of 5: five have one each', async () => {
    const piece = await aStockedPiece(db, 5);
    const { served } = await rush(20, (tx) =>
      inventory.holdUnits(tx, { reference: newReference(), lines: [aLine(piece)], until, now }),
    );
    expect(served).toBe(5);
    expect(await stock(piece)).toBe(0);
  });

  test('buyers who want 2 or 3 of 7: nobody is refused available units', async () => {
    const piece = await aStockedPiece(db, 7);
    const { refused } = await rush(20, (tx, buyer) =>
      inventory.holdUnits(tx, {
        reference: newReference(),
        lines: [aLine(piece, { quantity: 2 + (buyer % 2) })],
        until,
        now,
      }),
    );
    const left = await stock(piece);
    expect(left).toBeLessThan(2);
    for (const [short] of refused) expect(short!.free).toBeLessThan(short!.wanted);
  });

  test('of the same two series, named in opposite order: nobody waits in a circle', async () => {
    const [chair, table] = [await aStockedPiece(db, 10), await aStockedPiece(db, 10)];
    const { served } = await rush(20, (tx, buyer) => {
      const lines = [aLine(chair), aLine(table, { position: 1 })];
      if (buyer % 2 === 1) lines.reverse();
      return inventory.holdUnits(tx, { reference: newReference(), lines, until, now });
    });
    expect(served).toBe(10);
  });

  test('selling and renting in opposite order: nobody waits in a circle', async () => {
    const [chair, table] = [await aStockedPiece(db, 20), await aStockedPiece(db, 20)];
    const orders = Array.from({ length: 20 }, (_, buyer): readonly PaidLine[] => {
      const pieces = buyer % 2 === 0 ? [chair, table] : [table, chair];
      const kinds = ['sale', 'rental'] as const;
      return kinds.map((kind, position) => aLine(pieces[position]!, { position, kind }));
    });
    const { served } = await rush(20, async (tx, buyer) => {
      const order = { reference: newReference(), lines: orders[buyer]!, now };
      const held = await inventory.holdUnits(tx, { ...order, until });
      return held.ok ? inventory.sellOrRent(tx, order) : held;
    });
    expect(served).toBe(20);
  });

  test('if half of the buyers fail, the piece goes to one of the others', async () => {
    const piece = await aStockedPiece(db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, buyer) =>
        db.transaction(async (tx) => {
          const held = await inventory.holdUnits(tx, {
            reference: newReference(),
            lines: [aLine(piece)],
            until,
            now,
          });
          if (buyer % 2 === 0) throw new Error('broken off');
          return held;
        }),
      ),
    );
    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.ok] : []));
    expect(answers.filter((held) => held)).toHaveLength(1);
  });
});

test('ten clicks of the same order are one hold', async () => {
  const piece = await aStockedPiece(db, 3);
  const { served } = await rush(10, (tx) =>
    inventory.holdUnits(tx, { reference: 'clicked', lines: [aLine(piece)], until, now }),
  );
  expect(served).toBe(10);
  expect(await stock(piece)).toBe(2);
});

test('ten reports of a payment, and a cancellation in between, sell once', async () => {
  const piece = await aStockedPiece(db, 3);
  await db.transaction((tx) =>
    inventory.holdUnits(tx, { reference: 'paid', lines: [aLine(piece)], until, now }),
  );
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      index === 5
        ? db.transaction((tx) => inventory.releaseReference(tx, 'paid', now))
        : db.transaction((tx) => inventory.sellOrRent(tx, { reference: 'paid', lines: [aLine(piece)], now })),
    ),
  );
  expect((await inventory.unitsOf(db, 'paid')).map((unit) => unit.kind)).toEqual(['sale']);
  expect(await stock(piece)).toBe(2);
});

test('a tenant, a buyer and a block at once: one of them has the piece', async () => {
  const piece = await aStockedPiece(db);
  const [unit] = await inventory.calendarOf(db, piece, now);
  const outcomes = await Promise.all([
    db.transaction((tx) =>
      inventory.sellOrRent(tx, { reference: 'tenant', lines: [aLine(piece, { kind: 'rental' })], now }),
    ),
    db.transaction((tx) => inventory.sellOrRent(tx, { reference: 'buyer', lines: [aLine(piece)], now })),
    db.transaction((tx) =>
      inventory.blockUnit(tx, {
        unitId: unit!.unitId,
        reason: 'Ausstellung',
        place: null,
        from: until,
        to: null,
        now,
      }),
    ),
  ]);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
});

test('a unit that leaves the shop is not sold at the same moment', async () => {
  const piece = await aStockedPiece(db, 10);
  const [, { served }] = await Promise.all([
    db.transaction((tx) => inventory.setStocks(tx, [{ pieceId: piece, variantId: null, count: 4 }], now)),
    rush(10, (tx) => inventory.sellOrRent(tx, { reference: newReference(), lines: [aLine(piece)], now })),
  ]);
  const units = await inventory.calendarOf(db, piece, now);
  expect(units.flatMap((unit) => unit.entries)).toHaveLength(served);
  expect(units.length).toBe(Math.max(4, served));
});

test('a unit taken past the locks becomes a clear refusal after a retry', async ({ skip }) => {
  // The embedded database has one connection, so this cannot happen there.
  if (db.engine === 'embedded') skip();
  const piece = await aStockedPiece(db);
  const [unit] = await inventory.calendarOf(db, piece, now);
  const inserted = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  const byHand = db.transaction(async (tx) => {
    await sql`
      insert into allocations (unit_id, kind, during, reference, position, created_at)
      values (${unit!.unitId}, 'sale', tstzrange(${now}, null, '[)'), 'by hand', 0, ${now})
    `.execute(queries(tx));
    inserted.resolve();
    await waiting.promise;
  });
  await inserted.promise;
  let attempts = 0;
  const order = db.transaction((tx) => {
    attempts += 1;
    return inventory.holdUnits(tx, { reference: newReference(), lines: [aLine(piece)], until, now });
  });
  const blocked = sql<{ waits: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as waits
  `;
  while (!(await blocked.execute(queries(db))).rows[0]!.waits);
  waiting.resolve();
  await byHand;
  expect((await order).ok).toBe(false);
  expect(attempts).toBe(2);
});
