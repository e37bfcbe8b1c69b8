import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { dayMs, hourMs, minuteMs } from '../../../shared/time/durations.ts';
import type { RegisterAnswer, RegisterFailure, RegisterName } from '../domain/vat-id-register.ts';
import { forgottenAmong } from '../../ordering/index.ts';
import { aDraft } from '../../ordering/testing/an-order.ts';
import {
  aPieceForSale,
  openTestOrdering,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';
import { createVatIds } from '../index.ts';
import { maxPerHour } from './confirm-vat-id.ts';

const atu = 'ATU12345678';
const start = new Date('2028-02-29T10:00:00Z');
let orders: TestOrdering;
let db: TestOrdering['db'];
let now: Date;
let asked: string[];
let answer: () => Promise<Result<RegisterAnswer, RegisterFailure>>;
let logged: { readonly level: string; readonly facts: unknown }[];
let consultations = 0;
let vatIds: ReturnType<typeof shop>;

const valid = (): Promise<Result<RegisterAnswer, RegisterFailure>> =>
  Promise.resolve(
    ok({ isValid: true, number: `WAPI${(consultations += 1)}`, name: 'Musterbetrieb', address: null }),
  );
const refused = () => Promise.resolve(ok({ isValid: false } as const));
const down = () => Promise.resolve(fail({ code: 'member-state-down' } as const));

function shop(name: RegisterName | null = 'vies', ownVatId = 'DE 123456789') {
  return createVatIds({
    db,
    now: () => now,
    newId: randomUUID,
    register:
      name === null
        ? null
        : {
            name,
            ask: (vatId, own) => {
              asked.push(`${vatId} by ${own}`);
              return answer();
            },
          },
    ownVatId: () => Promise.resolve(ownVatId),
    forgottenOrders: forgottenAmong,
    log: {
      warn: (facts: unknown) => void logged.push({ level: 'warn', facts }),
      error: (facts: unknown) => void logged.push({ level: 'error', facts }),
    },
  });
}

beforeAll(async () => {
  orders = await openTestOrdering();
  db = orders.db;
});
afterAll(() => db.close());
beforeEach(async () => {
  [now, asked, answer, logged, consultations] = [start, [], valid, [], 0];
  await sql`delete from vat_id_orders`.execute(queries(db));
  await sql`delete from vat_id_consultations`.execute(queries(db));
  vatIds = shop();
});

const at = (moment: string) => {
  now = new Date(moment);
};
const kept = async () =>
  (
    await sql<{ vat_id: string; number: string | null; name: string | null }>`
      select vat_id, number, name from vat_id_consultations order by asked_at`.execute(queries(db))
  ).rows;

describe('an answer', () => {
  test('is kept, with the register’s number, and holds for the day in Berlin', async () => {
    const confirmed = { state: 'confirmed', consultation: 'WAPI1', on: '2028-02-29' };
    expect(await vatIds.confirm(atu)).toEqual(confirmed);
    at('2028-02-29T22:59:59Z');
    // Also for another process.
    expect(await shop().confirm(atu)).toEqual(confirmed);
    expect(asked).toEqual([`${atu} by DE123456789`]);
    at('2028-02-29T23:00:00Z');
    expect(await vatIds.confirm(atu)).toEqual({
      state: 'confirmed',
      consultation: 'WAPI2',
      on: '2028-03-01',
    });
    expect(await kept()).toEqual([
      { vat_id: atu, number: 'WAPI1', name: 'Musterbetrieb' },
      { vat_id: atu, number: 'WAPI2', name: 'Musterbetrieb' },
    ]);
  });

  test('that refuses holds for an hour', async () => {
    answer = refused;
    expect(await vatIds.confirm(atu)).toEqual({ state: 'refused' });
    now = new Date(start.getTime() + hourMs - 1);
    expect(await vatIds.confirm(atu)).toEqual({ state: 'refused' });
    expect(asked).toHaveLength(1);
    now = new Date(start.getTime() + hourMs);
    answer = valid;
    expect(await vatIds.confirm(atu)).toMatchObject({ state: 'confirmed' });
  });

  test('of another ID is none', async () => {
    await vatIds.confirm(atu);
    await vatIds.confirm('ATU87654321');
    expect(asked).toHaveLength(2);
  });

  test('of the stand-in counts nothing in a shop that asks the register, nor the other way round', async () => {
    await shop('sandbox').confirm(atu);
    await vatIds.confirm(atu);
    expect(asked).toHaveLength(2);
    await shop('sandbox').confirm(atu);
    expect(asked).toHaveLength(2);
  });

  test('is asked for anew by staff, and the newest counts', async () => {
    await vatIds.confirm(atu);
    now = new Date(start.getTime() + minuteMs);
    answer = refused;
    expect(await vatIds.confirm(atu, { anew: true })).toEqual({ state: 'refused' });
    expect(await vatIds.confirm(atu)).toEqual({ state: 'refused' });
  });
});

describe('no answer', () => {
  test('is not kept: the next question asks again', async () => {
    answer = down;
    expect(await vatIds.confirm(atu)).toEqual({ state: 'unknown', why: 'member-state-down' });
    expect(await kept()).toEqual([]);
    expect(logged).toEqual([{ level: 'warn', facts: { why: 'member-state-down', state: 'AT' } }]);
    answer = valid;
    expect(await vatIds.confirm(atu)).toMatchObject({ state: 'confirmed' });
  });

  test('takes nothing from a confirmation of the same day', async () => {
    await vatIds.confirm(atu);
    answer = down;
    expect(await vatIds.confirm(atu, { anew: true })).toMatchObject({ state: 'unknown' });
    expect(await vatIds.confirm(atu)).toMatchObject({ state: 'confirmed' });
  });

  test('that only a person can mend is an error in the log', async () => {
    answer = () => Promise.resolve(fail({ code: 'register-refuses' }));
    expect(await vatIds.confirm(atu)).toEqual({ state: 'unknown', why: 'register-refuses' });
    expect(logged).toMatchObject([{ level: 'error' }]);
  });

  test('comes without a register, and without a VAT ID of the shop’s own', async () => {
    expect(await shop(null).confirm(atu)).toEqual({ state: 'unknown', why: 'no-register' });
    expect(await shop('vies', '').confirm(atu)).toEqual({ state: 'unknown', why: 'register-refuses' });
    expect(asked).toEqual([]);
  });
});

describe('the register is spared', () => {
  test('by those who ask the same at the same time', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => vatIds.confirm(atu)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(asked).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('by at most eight questions at once', async () => {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    answer = async () => {
      await held;
      return valid();
    };
    const all = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((digits) => vatIds.confirm(`ATU123456${digits}`));
    expect(await Promise.race(all)).toEqual({ state: 'unknown', why: 'asked-enough' });
    end();
    const states = (await Promise.all(all)).map(({ state }) => state);
    expect(states.filter((state) => state === 'confirmed')).toHaveLength(8);
  });

  test('by a limit for the hour, which staff are not held to', async () => {
    answer = down;
    for (let asks = 0; asks < maxPerHour; asks += 1) await vatIds.confirm(atu);
    answer = valid;
    expect(await vatIds.confirm(atu)).toEqual({ state: 'unknown', why: 'asked-enough' });
    expect(asked).toHaveLength(maxPerHour);
    expect(await vatIds.confirm(atu, { anew: true })).toMatchObject({ state: 'confirmed' });
    now = new Date(start.getTime() + hourMs);
    expect(await vatIds.confirm('ATU87654321')).toMatchObject({ state: 'confirmed' });
  });
});

describe('an order', () => {
  const anOrder = async (): Promise<string> => {
    await aDraft(orders, await aPieceForSale(db, orders.inventory));
    const { rows } = await sql<{ id: string }>`select id from orders order by number desc limit 1`.execute(
      queries(db),
    );
    return rows[0]?.id ?? '';
  };
  const forgetOrder = (id: string) =>
    sql`update orders set anonymised_at = now() where id = ${id}::uuid`.execute(queries(db));
  const rest = (orderId: string) =>
    db.transaction(async (tx) => {
      const confirmed = await vatIds.freshConfirmation(tx, atu);
      if (confirmed !== null) await vatIds.restOrderOn(tx, orderId, confirmed.id);
      return confirmed;
    });

  test('rests on the confirmation of the day, or on none', async () => {
    const orderId = await anOrder();
    expect(await rest(orderId)).toBeNull();
    await vatIds.confirm(atu);
    const confirmed = { state: 'confirmed', consultation: 'WAPI1', on: '2028-02-29' };
    expect(await rest(orderId)).toMatchObject(confirmed);
    expect(await rest(orderId)).toMatchObject(confirmed);
    expect(await vatIds.consultationsOf([orderId])).toMatchObject([
      { vatId: atu, number: 'WAPI1', name: 'Musterbetrieb', askedAt: start },
    ]);
    at('2028-02-29T23:00:00Z');
    expect(await rest(orderId)).toBeNull();
    answer = refused;
    await vatIds.confirm(atu);
    expect(await rest(orderId)).toBeNull();
    expect(await vatIds.consultationsOf([orderId])).toHaveLength(1);
    expect(await vatIds.consultationsOf([])).toEqual([]);
  });

  test('keeps its proof as long as it names somebody; other answers are forgotten after three days', async () => {
    const orderId = await anOrder();
    await vatIds.confirm(atu);
    await rest(orderId);
    answer = refused;
    await vatIds.confirm('ATU87654321');
    now = new Date(start.getTime() + 3 * dayMs);
    expect(await vatIds.forget()).toBe(0);
    now = new Date(start.getTime() + 3 * dayMs + 1);
    expect(await vatIds.forget()).toBe(1);
    now = new Date('2036-12-31T10:00:00Z');
    expect(await vatIds.forget()).toBe(0);
    expect(await kept()).toHaveLength(1);
    await forgetOrder(orderId);
    expect(await vatIds.forget()).toBe(1);
    expect(await kept()).toEqual([]);
  });

  test('shares its proof with another one of the day, until both are forgotten', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    await vatIds.confirm(atu);
    await rest(one);
    await rest(other);
    now = new Date('2037-01-01T10:00:00Z');
    await forgetOrder(one);
    expect(await vatIds.forget()).toBe(0);
    await forgetOrder(other);
    expect(await vatIds.forget()).toBe(1);
  });
});
