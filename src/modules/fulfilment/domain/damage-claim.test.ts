import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { decideClaim, decideSettlement, type Settlement } from './damage-claim.ts';

const at = new Date('2028-06-05T10:00:00Z');
const back: LineFulfilment = { state: 'returned', handedOverAt: at, returnedAt: at, shipment: null };
const today = '2028-06-05';

describe('compensation', () => {
  test.each<[string, LineFulfilment, boolean, string, string | null]>([
    ['for a rental that is back, payable tomorrow', back, true, '2028-06-06', null],
    ['payable in a year', back, true, '2029-06-06', null],
    ['payable a day later', back, true, '2029-06-07', 'due-day-out-of-range'],
    ['payable today', back, true, today, 'due-day-out-of-range'],
    ['payable yesterday', back, true, '2028-06-04', 'due-day-out-of-range'],
    ['for what was sold and came back', back, false, '2028-06-19', 'not-a-returned-rental'],
    ['for what waits', { state: 'waiting' }, true, '2028-06-19', 'not-a-returned-rental'],
    ['for what was called off', { state: 'cancelled' }, true, '2028-06-19', 'not-a-returned-rental'],
    [
      'for what is still with the customer',
      { state: 'handed-over', handedOverAt: at, shipment: null, rental: null },
      true,
      '2028-06-19',
      'not-a-returned-rental',
    ],
  ])('%s', (_name, fulfilment, isRental, dueOn, refusal) => {
    const decided = decideClaim(fulfilment, isRental, { dueOn }, today);
    expect(decided.ok ? null : decided.error.code).toBe(refusal);
  });

  const days = { orderedOn: '2028-05-01', today };
  const paid = (receivedOn: string): Settlement => ({ as: 'paid', receivedOn });
  const waived: Settlement = { as: 'waived', reason: 'Kulanz' };
  test.each<[string, boolean, Settlement, string | null]>([
    ['has come today', true, paid(today), null],
    ['came on the day of the order', true, paid('2028-05-01'), null],
    ['came before it', true, paid('2028-04-30'), 'booked-before-order'],
    ['comes tomorrow', true, paid('2028-06-06'), 'booked-in-future'],
    ['is waived', true, waived, null],
    ['is paid twice', false, paid(today), 'claim-settled'],
    ['is waived after it was paid', false, waived, 'claim-settled'],
  ])('%s', (_name, isOpen, settlement, refusal) => {
    const decided = decideSettlement({ settled: isOpen ? null : {} }, settlement, days);
    expect(decided.ok ? null : decided.error.code).toBe(refusal);
  });
});
