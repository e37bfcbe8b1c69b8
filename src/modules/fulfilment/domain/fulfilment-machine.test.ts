import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import {
  decideFulfilment,
  momentOf,
  evolveFulfilment,
  type FulfilmentCommand,
  type LineToFulfil,
  keptUntil,
  rentalDueAt,
} from './fulfilment-machine.ts';

const now = new Date('2028-02-29T11:00:00Z');
const bought: LineToFulfil = { rentOption: null, delivery: 'shipment', isStopped: false };
const fetched: LineToFulfil = { rentOption: null, delivery: 'pickup', isStopped: false };
const rented: LineToFulfil = { rentOption: '1 Woche', delivery: 'shipment', isStopped: false };
const prepare: FulfilmentCommand = { kind: 'prepare' };
const ship: FulfilmentCommand = { kind: 'ship', carrier: 'Spedition', tracking: '123', link: null };
const handOver: FulfilmentCommand = { kind: 'hand-over' };
const takeBack: FulfilmentCommand = { kind: 'return-rental' };
const giveUp: FulfilmentCommand = { kind: 'give-up', quantity: null };
const giveUpOne: FulfilmentCommand = { kind: 'give-up', quantity: 1 };
const tellOverdue: FulfilmentCommand = { kind: 'tell-overdue' };

/** The state after these commands, or the first refusal's code. */
function after(
  line: LineToFulfil,
  commands: readonly FulfilmentCommand[],
  at = now,
): LineFulfilment | string {
  let current: LineFulfilment = { state: 'waiting' };
  for (const command of commands) {
    const decided = decideFulfilment(current, command, line, at);
    if (!decided.ok) return decided.error.code;
    current = decided.value.reduce(evolveFulfilment, current);
  }
  return current;
}

describe('a line of an order whose money is disputed', () => {
  const stopped: LineToFulfil = { ...bought, isStopped: true };
  const shipped = after(bought, [ship]) as LineFulfilment;

  test.each<[string, FulfilmentCommand[], string]>([
    ['is prepared', [prepare], 'prepared'],
    ['is not shipped', [prepare, ship], 'payment-disputed'],
    ['is not handed over', [handOver], 'payment-disputed'],
  ])('%s', (_what, commands, expected) => {
    const now = after(stopped, commands);
    expect(typeof now === 'string' ? now : now.state).toBe(expected);
  });

  test('that had left the shop before arrives, and its consignment can be corrected', () => {
    expect(decideFulfilment(shipped, handOver, stopped, now).ok).toBe(true);
    expect(decideFulfilment(shipped, { ...ship, tracking: '456' }, stopped, now).ok).toBe(true);
  });
});

describe('a line', () => {
  test.each<[string, LineToFulfil, FulfilmentCommand[], LineFulfilment['state']]>([
    ['is prepared', bought, [prepare], 'prepared'],
    ['is shipped', bought, [prepare, ship], 'shipped'],
    ['is shipped without having been prepared', bought, [ship], 'shipped'],
    ['stays shipped when it is prepared again', bought, [ship, prepare], 'shipped'],
    ['is brought by us, without a carrier', bought, [prepare, handOver], 'handed-over'],
    ['arrives with the carrier', bought, [prepare, ship, handOver], 'handed-over'],
    ['is fetched', fetched, [prepare, handOver], 'handed-over'],
    ['is taken out of the order before it leaves', bought, [prepare, { kind: 'take-out' }], 'returned'],
    ['comes back', rented, [ship, handOver, takeBack], 'returned'],
    ['is given up', rented, [ship, handOver, giveUp], 'not-returned'],
    ['comes back after it was given up', rented, [handOver, giveUp, takeBack], 'returned'],
  ])('%s', (_, line, commands, state) => {
    expect(after(line, commands)).toMatchObject({ state });
    // The same once more changes nothing.
    const again = commands.flatMap((command) => [command, command]);
    expect(after(line, again)).toEqual(after(line, commands));
  });

  test.each<[string, LineToFulfil, FulfilmentCommand[], string]>([
    ['is shipped to nobody who fetches it', fetched, [ship], 'pickup-is-not-shipped'],
    ['is not prepared when the customer has it', bought, [handOver, prepare], 'already-handed-over'],
    ['is not shipped when the customer has it', bought, [handOver, ship], 'already-handed-over'],
    ['is not shipped when it has come back', rented, [handOver, takeBack, ship], 'already-handed-over'],
    ['does not come back when it was bought', bought, [handOver, takeBack], 'not-rented-out'],
    ['is not given up when it was bought', bought, [handOver, giveUp], 'not-rented-out'],
    ['is not given up before it went out', rented, [ship, giveUp], 'not-rented-out'],
    ['is not given up when it has come back', rented, [handOver, takeBack, giveUp], 'not-rented-out'],
    ['is not shipped when it was given up', rented, [handOver, giveUp, ship], 'already-handed-over'],
    [
      'is not taken back as a sold one when it was given up',
      rented,
      [handOver, giveUp, { kind: 'take-back' }],
      'rental-is-out',
    ],
    ['does not come back before it went out', rented, [ship, takeBack], 'not-rented-out'],
    ['is not taken back before it has left', bought, [prepare, { kind: 'take-back' }], 'never-left'],
    ['is not taken out once it is on its way', bought, [ship, { kind: 'take-out' }], 'has-left'],
    ['is not taken out once the customer has it', bought, [handOver, { kind: 'take-out' }], 'has-left'],
    ['is not sent once it is taken out', bought, [{ kind: 'take-out' }, ship], 'already-handed-over'],
  ])('%s', (_, line, commands, code) => {
    expect(after(line, commands)).toBe(code);
  });

  test.each<[string, FulfilmentCommand[], unknown]>([
    ['the customer has it', [ship, handOver], { carrier: 'Spedition', tracking: '123', link: null }],
    ['it has come back', [ship, handOver, takeBack], { carrier: 'Spedition', tracking: '123', link: null }],
    [
      'it never arrived',
      [ship, { kind: 'take-back' }],
      { carrier: 'Spedition', tracking: '123', link: null },
    ],
    ['it was brought without a carrier', [prepare, handOver], null],
  ])('keeps its consignment when %s', (_, commands, shipment) => {
    expect(after(rented, commands)).toMatchObject({ shipment });
  });

  test('gets another number of the consignment', () => {
    expect(
      after(bought, [ship, { kind: 'ship', carrier: 'Spedition', tracking: '124', link: null }]),
    ).toMatchObject({
      tracking: '124',
    });
  });
});

describe('of a rental with several units', () => {
  const damaged: FulfilmentCommand = {
    ...takeBack,
    cameBack: { condition: 'damaged', note: 'Bein ab' },
  };
  const intact: FulfilmentCommand = { ...takeBack, cameBack: { condition: 'as-handed-out', note: 'spät' } };
  test.each<[string, FulfilmentCommand[], object]>([
    ['one is given up: the others are out', [giveUpOne], { state: 'handed-over', rental: { givenUp: 1 } }],
    ['one after the other', [giveUpOne, giveUpOne], { state: 'handed-over', rental: { givenUp: 2 } }],
    ['then all that are out', [giveUpOne, giveUp], { state: 'not-returned' }],
    ['then the others come back', [giveUpOne, takeBack], { state: 'returned', givenUp: 1 }],
    [
      'the others came back with a damage, which stays said once it is found',
      [giveUpOne, damaged, intact],
      { state: 'returned', cameBack: { condition: 'damaged', note: 'Bein ab\nspät' } },
    ],
  ])('%s', (_, commands, expected) => {
    expect(after(rented, [handOver, ...commands])).toMatchObject(expected);
  });

  test('what is found is said once, and nothing is given up any more', () => {
    const back = after(rented, [handOver, giveUpOne, takeBack]) as LineFulfilment;
    const decided = decideFulfilment(back, takeBack, rented, now);
    expect(decided).toMatchObject({ value: [{ type: 'rental-returned', quantity: 1 }] });
    const found = after(rented, [handOver, giveUpOne, takeBack, takeBack]) as LineFulfilment;
    expect(found).not.toHaveProperty('givenUp');
    expect(decideFulfilment(found, takeBack, rented, now)).toEqual({ ok: true, value: [] });
  });
});

test('a rental is told to be overdue once, and not before it is', () => {
  const out = after(rented, [handOver]) as LineFulfilment;
  const dueAt = new Date('2028-03-07T23:00:00Z');
  expect(out).toMatchObject({ rental: { dueAt } });
  const early = decideFulfilment(out, tellOverdue, rented, new Date(dueAt.getTime() - 1));
  expect(early).toEqual({ ok: true, value: [] });
  const late = decideFulfilment(out, tellOverdue, rented, dueAt);
  if (!late.ok) throw new Error(late.error.code);
  expect(late.value).toEqual([{ type: 'rental-overdue', at: dueAt }]);
  const told = late.value.reduce(evolveFulfilment, out);
  expect(decideFulfilment(told, tellOverdue, rented, new Date('2029-01-01'))).toEqual({
    ok: true,
    value: [],
  });
});

test.each([
  ['2028-02-29T11:00:00Z', '1 Tag', '2028-03-01T23:00:00Z'],
  // Handed over at half past midnight in Berlin, which is still the day before in UTC.
  ['2028-02-28T23:30:00Z', '1 Woche', '2028-03-07T23:00:00Z'],
  ['2028-01-31T11:00:00Z', '1 Monat', '2028-02-29T23:00:00Z'],
  // The last day has the change to summer time before it.
  ['2028-03-20T11:00:00Z', '1 Woche', '2028-03-27T22:00:00Z'],
  ['2028-02-29T11:00:00Z', '2 Jahre', '2030-02-28T23:00:00Z'],
] as const)('handed over %s for %s: due back %s', (from, option, due) => {
  expect(rentalDueAt(new Date(from), option)).toEqual(new Date(due));
});

test.each([
  ['the day before the last', '2028-03-06T12:00:00Z', '2028-03-07T23:00:00Z', null],
  ['the last day', '2028-03-07T00:00:00Z', '2028-03-07T23:00:00Z', '2028-03-08T23:00:00Z'],
  ['the same day again', '2028-03-07T12:00:00Z', '2028-03-08T23:00:00Z', null],
  ['the day after', '2028-03-08T00:00:00Z', '2028-03-08T23:00:00Z', '2028-03-09T23:00:00Z'],
  ['long after', '2028-04-01T12:00:00Z', '2028-03-08T23:00:00Z', '2028-04-02T22:00:00Z'],
])('%s, the calendar is to keep it until …', (_, now_, end, expected) => {
  expect(keptUntil(new Date(end), new Date(now_))).toEqual(expected === null ? null : new Date(expected));
});

describe('a step that staff enter later than it happened', () => {
  const monday = new Date('2026-11-23T09:00Z');
  const orderedAt = new Date('2026-11-19T15:00Z');
  const shipped: LineFulfilment = {
    state: 'shipped',
    shippedAt: new Date('2026-11-20T10:00Z'),
    carrier: null,
    tracking: null,
    link: null,
  };
  const out: LineFulfilment = {
    state: 'handed-over',
    handedOverAt: new Date('2026-11-21T11:00Z'),
    shipment: null,
    rental: { dueAt: new Date('2026-11-28T23:00Z'), overdueToldAt: null },
  };
  test.each<[string, string | null, FulfilmentCommand['kind'], LineFulfilment, string]>([
    ['today, if nobody says more', null, 'hand-over', { state: 'waiting' }, '2026-11-23T09:00:00.000Z'],
    ['today, said', '2026-11-23', 'hand-over', shipped, '2026-11-23T09:00:00.000Z'],
    ['on Saturday', '2026-11-21', 'hand-over', shipped, '2026-11-21T11:00:00.000Z'],
    [
      'on the day of the order, after it',
      '2026-11-19',
      'ship',
      { state: 'waiting' },
      '2026-11-19T15:01:00.000Z',
    ],
    ['before the order', '2026-11-18', 'ship', { state: 'waiting' }, 'step-too-early'],
    ['tomorrow', '2026-11-24', 'hand-over', { state: 'waiting' }, 'step-in-future'],
    ['back before it went out', '2026-11-20', 'return-rental', out, 'step-too-early'],
    ['back on the day on which it went out', '2026-11-21', 'return-rental', out, '2026-11-21T11:01:00.000Z'],
    ['a consignment is corrected, its day is not', null, 'ship', shipped, '2026-11-20T10:00:00.000Z'],
    ['nor where it is said again', '2026-11-20', 'ship', shipped, '2026-11-20T10:00:00.000Z'],
    ['unless it is another one', '2026-11-21', 'ship', shipped, '2026-11-21T11:00:00.000Z'],
  ])('%s', (_, day, kind, current, expected) => {
    const moment = momentOf(day, kind, current, { orderedAt, now: monday });
    expect(moment.ok ? moment.value.toISOString() : moment.error.code).toBe(expected);
  });
});
