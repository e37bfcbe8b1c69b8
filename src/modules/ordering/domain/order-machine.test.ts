import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../shared/time/durations.ts';
import { decideOrder, evolveOrder, lapsesAt, type OrderCommand, type OrderState } from './order-machine.ts';

const at = (time: string) => new Date(`2028-02-29T${time}+01:00`);
const now = at('12:00');
const draft: OrderState = { state: 'draft', holdUntil: at('12:30') };
const offered: OrderState = {
  state: 'offered',
  offeredAt: now,
  acceptUntil: new Date('2028-03-06T00:00+01:00'),
  awaitsMail: false,
  holdUntil: at('12:30'),
};
const awaiting: OrderState = { ...offered, awaitsMail: true };
const accepted: OrderState = { state: 'accepted', offeredAt: now, acceptedAt: now };
const lapsed: OrderState = { state: 'lapsed', offeredAt: null, endedAt: now };
const declined: OrderState = { state: 'declined', offeredAt: now, endedAt: now };
const dropped: OrderState = { state: 'cancelled', offeredAt: null, endedAt: now, reason: 'dropped' };
const superseded: OrderState = { state: 'cancelled', offeredAt: null, endedAt: now, reason: 'superseded' };
const unpaid: OrderState = { state: 'cancelled', offeredAt: now, endedAt: now, reason: 'unpaid' };

const offer: OrderCommand = { kind: 'offer', awaitsMail: false };
const accept: OrderCommand = { kind: 'accept' };
const lapse: OrderCommand = { kind: 'lapse' };
const cancel = (reason: 'dropped' | 'unpaid'): OrderCommand => ({ kind: 'cancel', reason });

describe('given, when, then', () => {
  test.each<[string, OrderState, OrderCommand, Date, string[] | string]>([
    ['a draft is offered by the click', draft, offer, now, ['order-offered']],
    ['in its last second', draft, offer, at('12:29:59.999'), ['order-offered']],
    ['but not after its half hour', draft, offer, at('12:30'), 'order-expired'],
    ['a second click changes nothing', offered, offer, now, []],
    ['nor after the acceptance', accepted, offer, now, []],
    ['nor on what has ended', lapsed, offer, now, 'order-expired'],
    ['a dropped draft is closed', dropped, offer, now, 'order-closed'],
    ['a replaced one goes on elsewhere', superseded, offer, now, 'order-elsewhere'],
    ['an offer is accepted', offered, accept, now, ['order-accepted']],
    [
      'at 23:59 of the fifth day',
      offered,
      accept,
      new Date('2028-03-05T23:59:59.999+01:00'),
      ['order-accepted'],
    ],
    ['and not a moment later', offered, accept, new Date('2028-03-06T00:00+01:00'), 'order-expired'],
    ['the mailed link works while the holds stand', awaiting, accept, at('12:29'), ['order-accepted']],
    ['and not after', awaiting, accept, at('12:30'), 'order-expired'],
    ['a draft cannot be accepted', draft, accept, now, 'order-not-offered'],
    ['accepting twice is once', accepted, accept, now, []],
    ['a draft lapses', draft, lapse, at('12:30'), ['order-lapsed']],
    ['not before its time', draft, lapse, at('12:29:59'), []],
    ['an offer lapses with silence', offered, lapse, new Date('2028-03-06T00:00+01:00'), ['order-lapsed']],
    ['a contract does not lapse', accepted, lapse, new Date('2030-01-01T00:00Z'), []],
    ['a draft may be dropped', draft, cancel('dropped'), now, ['order-cancelled']],
    ['an offer binds', offered, cancel('dropped'), now, 'order-binding'],
    ['a contract binds', accepted, cancel('dropped'), now, 'order-binding'],
    ['dropping twice is once', dropped, cancel('dropped'), now, []],
    ['what was not paid is called off', accepted, cancel('unpaid'), now, ['order-cancelled']],
    ['only a contract can be unpaid', draft, cancel('unpaid'), now, 'order-binding'],
    ['the shop declines an offer', offered, { kind: 'decline' }, now, ['order-declined']],
    ['but not a contract', accepted, { kind: 'decline' }, now, 'order-not-offered'],
    ['late money revives what was unpaid', unpaid, { kind: 'reinstate' }, now, ['order-reinstated']],
    ['but not what was dropped', dropped, { kind: 'reinstate' }, now, 'order-closed'],
    ['nor declined', declined, { kind: 'reinstate' }, now, 'order-closed'],
  ])('%s', (_, state, command, moment, expected) => {
    const decided = decideOrder(state, command, moment);
    expect(decided.ok ? decided.value.map(({ type }) => type) : decided.error.code).toEqual(expected);
  });

  test('the offer made at 23:59 on a leap day may be accepted until the end of 5 March', () => {
    const late: OrderState = { state: 'draft', holdUntil: at('23:59:59') };
    const decided = decideOrder(late, offer, at('23:59'));
    expect(decided).toMatchObject({ value: [{ acceptUntil: new Date('2028-03-06T00:00+01:00') }] });
  });
});

const commands = fc.oneof(
  fc.constantFrom<OrderCommand>(
    accept,
    lapse,
    { kind: 'decline' },
    { kind: 'reinstate' },
    cancel('dropped'),
    cancel('unpaid'),
  ),
  fc.boolean().map((awaitsMail): OrderCommand => ({ kind: 'offer', awaitsMail })),
);
const story = fc.array(fc.tuple(commands, fc.integer({ min: 0, max: 3 * dayMs })), { maxLength: 15 });

describe('whatever happens, in whatever order', () => {
  test('a repeated command does nothing more, and nobody ends both with and without a contract', () => {
    fc.assert(
      fc.property(story, (steps) => {
        let order: OrderState = draft;
        let moment = now;
        for (const [command, pauseMs] of steps) {
          moment = new Date(moment.getTime() + pauseMs);
          const decided = decideOrder(order, command, moment);
          if (!decided.ok) continue;
          const before = order;
          order = decided.value.reduce(evolveOrder, order);
          const again = decideOrder(order, command, moment);
          if (decided.value.length > 0) expect(again).toEqual({ ok: true, value: [] });
          if (order.state === 'accepted') {
            expect(['offered', 'accepted', 'cancelled']).toContain(before.state);
            expect(order.acceptedAt.getTime()).toBeGreaterThanOrEqual(order.offeredAt.getTime());
          }
          // Nothing that is still open is past its time, once somebody has looked.
          if (command.kind === 'lapse') {
            const end = lapsesAt(order);
            expect(end === null || end > moment).toBe(true);
          }
        }
      }),
    );
  });
});
