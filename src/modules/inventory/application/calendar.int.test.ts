import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../../tests/property-runs.ts';
import { queries } from '../../../platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '../../../platform/db/testing/test-database.ts';
import { createInventory } from '../index.ts';
import { aLine, aStockedPiece } from '../testing/a-stocked-piece.ts';

const inventory = createInventory();
const start = new Date('2026-11-21T14:02:00Z').getTime();
const minutes = (count: number) => new Date(start + count * 60_000);
const units = 3;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** An order has two lines: the first is bought, the second rented. */
const kinds = ['sale', 'rental'] as const;

type Command =
  | {
      readonly does: 'hold' | 'pay' | 'takeBack';
      readonly reference: string;
      readonly position: 0 | 1;
      readonly quantity: number;
    }
  | { readonly does: 'release'; readonly reference: string }
  | { readonly does: 'wait'; readonly minutes: number };

const reference = fc.constantFrom('anna', 'ben', 'cem');
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('hold', 'hold', 'pay', 'pay', 'takeBack'),
      reference,
      position: fc.constantFrom(0, 1),
      quantity: fc.integer({ min: 1, max: units }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('release'), reference }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 40 }) }),
  },
);

/** The calendar as a simple list; each entry takes one unit, no matter which. Times are minutes. */
class Model {
  now = 0;
  entries: {
    reference: string;
    position: number;
    kind: 'hold' | 'sale' | 'rental';
    end: number;
    back: boolean;
  }[] = [];

  free(): number {
    return units - this.entries.filter((entry) => !entry.back && entry.end > this.now).length;
  }

  /** The units of a line that are held, or were ever bought or rented. */
  of(reference: string, position: number) {
    return this.entries.filter(
      (entry) =>
        entry.reference === reference &&
        entry.position === position &&
        (entry.kind !== 'hold' || entry.end > this.now),
    );
  }

  take(kind: 'hold' | 'sale' | 'rental', reference: string, position: number, quantity: number): boolean {
    const own = this.of(reference, position);
    const holds = own.filter((entry) => entry.kind === 'hold');
    const done = own.length - holds.length;
    const missing = quantity - own.length;
    if (missing > this.free()) return false;
    const end = kind === 'hold' ? this.now + 30 : Infinity;
    for (const hold of holds.slice(0, Math.max(0, quantity - done))) Object.assign(hold, { kind, end });
    for (let count = 0; count < missing; count += 1) {
      this.entries.push({ reference, position, kind, end, back: false });
    }
    return true;
  }

  takeBack(reference: string, position: number, quantity: number): boolean {
    const left = this.of(reference, position).filter((entry) => entry.kind !== 'hold' && !entry.back);
    if (left.length < quantity) return false;
    for (const entry of left.slice(0, quantity)) entry.back = true;
    return true;
  }

  release(reference: string): void {
    this.entries = this.entries.filter((entry) => entry.kind !== 'hold' || entry.reference !== reference);
  }

  /** What each line has now, queried in the same way as the database. */
  lines(): string[] {
    return this.entries
      .filter((entry) => !entry.back && entry.end > this.now)
      .map(({ reference, position, kind }) => `${reference} ${position} ${kind}`)
      .toSorted();
  }

  reservedUntil(): Date | null {
    const ends = this.entries.filter((entry) => entry.kind === 'hold' && entry.end > this.now);
    return this.free() > 0 || ends.length === 0 ? null : minutes(Math.min(...ends.map((hold) => hold.end)));
  }
}

function run(command: Command, model: Model, pieceId: string): Promise<boolean> {
  const now = minutes(model.now);
  return db.transaction(async (tx) => {
    if (command.does === 'wait') return true;
    const reference = `${pieceId} ${command.reference}`;
    if (command.does === 'release') {
      await inventory.releaseReference(tx, reference, now);
      return true;
    }
    const { position, quantity } = command;
    if (command.does === 'takeBack') {
      return (await inventory.takeBack(tx, { reference, position, quantity, now })).ok;
    }
    const order = { reference, lines: [aLine(pieceId, { position, quantity, kind: kinds[position] })], now };
    if (command.does === 'pay') return (await inventory.sellOrRent(tx, order)).ok;
    return (await inventory.holdUnits(tx, { ...order, until: minutes(model.now + 30) })).ok;
  });
}

function expectedOf(command: Command, model: Model): boolean {
  if (command.does === 'wait') {
    model.now += command.minutes;
    return true;
  }
  if (command.does === 'release') {
    model.release(command.reference);
    return true;
  }
  const { reference, position, quantity } = command;
  if (command.does === 'takeBack') return model.takeBack(reference, position, quantity);
  return model.take(command.does === 'hold' ? 'hold' : kinds[position], reference, position, quantity);
}

/** What each line of each order has at a moment. */
async function lines(pieceId: string, now: Date): Promise<string[]> {
  const orders = ['anna', 'ben', 'cem'].map(async (name) => {
    const taken = await inventory.unitsOf(db, `${pieceId} ${name}`);
    return taken
      .filter(({ to }) => to === null || to > now)
      .map(({ position, kind }) => `${name} ${position} ${kind}`);
  });
  return (await Promise.all(orders)).flat().toSorted();
}

/** Counts overlapping entries of one unit's calendar, whatever the constraint says. */
async function meetings(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from allocations a join allocations b on a.unit_id = b.unit_id and a.id < b.id
    where a.released_at is null and b.released_at is null and a.during && b.during
  `.execute(queries(db));
  return rows[0]!.count;
}

test('whatever buyers, renters and time do, the calendar is that of a simple list', async () => {
  const numRuns = runs(db.engine === 'embedded' ? 15 : 60);
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 12 }), async (commands) => {
      const pieceId = await aStockedPiece(db, units);
      const model = new Model();
      for (const command of commands) {
        const done = await run(command, model, pieceId);
        expect(done, JSON.stringify(command)).toBe(expectedOf(command, model));
        const now = minutes(model.now);
        const seen = (await inventory.availabilityOf(db, [pieceId], now)).get(pieceId)!;
        expect(seen.stockAmt).toBe(model.free());
        expect(seen.reservedUntil).toEqual(model.reservedUntil());
        expect(await lines(pieceId, now)).toEqual(model.lines());
      }
      expect(await meetings()).toBe(0);
    }),
    { numRuns },
  );
});

test('the database says of a unit what the rule says', async () => {
  const entry = fc.record({
    kind: fc.constantFrom('hold', 'sale', 'rental', 'block'),
    gap: fc.integer({ min: 0, max: 20 }),
    length: fc.integer({ min: 1, max: 40 }),
    endless: fc.boolean(),
    released: fc.boolean(),
    place: fc.constantFrom(null, 'showroom', 'workshop'),
  });
  const pieceId = await aStockedPiece(db, 1);
  const [unit] = await inventory.calendarOf(db, pieceId, minutes(0));
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), fc.nat({ max: 100 }), async (entries, at) => {
      await sql`delete from allocations where unit_id = ${unit!.unitId}`.execute(queries(db));
      let from = 0;
      for (const { kind, gap, length, endless, released, place } of entries) {
        from += gap;
        const open = kind === 'sale' || (endless && kind !== 'hold');
        await sql`
          insert into allocations (unit_id, kind, during, reference, created_at, released_at, place, position)
          values (${unit!.unitId}, ${kind}, tstzrange(${minutes(from)}, ${open ? null : minutes(from + length)}, '[)'),
            'by hand', ${minutes(0)}, ${released ? minutes(0) : null}, ${kind === 'block' ? place : null},
            ${kind === 'block' ? null : 0})
          on conflict do nothing
        `.execute(queries(db));
        from += length;
      }
      const now = minutes(at);
      const [calendar] = await inventory.calendarOf(db, pieceId, now);
      const { rows } = await sql<Record<string, unknown>>`
        select free::int, held_until, rented_until, away, away_until
        from unit_availability(${now}) where piece_id = ${pieceId}
      `.execute(queries(db));
      const { free, heldUntil, rentedUntil, away, awayUntil } = calendar!;
      expect(rows).toEqual([
        { free, held_until: heldUntil, rented_until: rentedUntil, away, away_until: awayUntil },
      ]);
    }),
    { numRuns: runs(db.engine === 'embedded' ? 25 : 100) },
  );
});
