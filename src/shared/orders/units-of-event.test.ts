import { expect, test } from 'vitest';
import { partOfLine, type PastEvent } from './units-of-event.ts';

const event = (type: string, facts: object = { position: 0 }): PastEvent => ({ type, facts });
const takenOut = event('piece-taken-out', { position: 0, quantity: 1 });
const back = event('piece-returned', { position: 0, quantity: 2 });
const shipped = event('piece-shipped');

test.each<[string, PastEvent[], number | null]>([
  ['it says of how many', [takenOut], 1],
  ['all of the line', [event('piece-taken-out', { position: 0, quantity: 3 })], null],
  ['one was taken out before it', [takenOut, shipped], 2],
  ['some were taken out and came back before it', [takenOut, shipped, back], 2],
  ['nothing was gone before it', [shipped], null],
  [
    'something of another line was gone',
    [event('piece-taken-out', { position: 1, quantity: 1 }), shipped],
    null,
  ],
  ['all were gone before', [event('piece-returned', { position: 0, quantity: 3 }), shipped], null],
  ['of before quantities were kept', [event('piece-returned')], null],
  ['a claim that does not say', [takenOut, event('damage-claimed', { position: 0, amountCents: 1 })], null],
  ['its money taken back', [takenOut, event('receipt-taken-back')], null],
  [
    'some were given up before it',
    [event('rental-not-returned', { position: 0, quantity: 1 }), event('rental-overdue')],
    2,
  ],
  ['a claim that says', [event('claim-paid', { position: 0, quantity: 2 })], 2],
  ['the whole order', [takenOut, event('order-cancelled', {})], null],
])('of a line of three an event is about: %s', (_, history, part) => {
  expect(partOfLine(history, history.length - 1, 3)).toBe(part);
});

test('there is no such event', () => {
  expect(partOfLine([], 0, 3)).toBeNull();
});
