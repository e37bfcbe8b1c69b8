import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { decideClaim, decideSettlement, decideTakingBack, type Settlement } from './damage-claim.ts';

const at = new Date('2028-06-05T10:00:00Z');
const back: LineFulfilment = { state: 'returned', handedOverAt: at, returnedAt: at, shipment: null };
const today = '2028-06-05';

describe('compensation', () => {
  const isOut: LineFulfilment = {
    state: 'handed-over',
    handedOverAt: at,
    shipment: null,
    rental: { dueAt: at, overdueToldAt: null },
  };
  const givenUp: LineFulfilment = {
    state: 'not-returned',
    handedOverAt: at,
    dueAt: at,
    givenUpAt: at,
    shipment: null,
  };
  test.each<[string, LineFulfilment, boolean, string | null]>([
    ['that is out', isOut, true, null],
    ['that was given up: more of it', givenUp, true, null],
    ['that is back', back, true, 'not-rented-out'],
    ['that waits', { state: 'waiting' }, true, 'not-rented-out'],
    ['that was bought', { ...isOut, rental: null }, false, 'not-rented-out'],
  ])('for a piece that does not come back, %s', (_name, fulfilment, isRental, refusal) => {
    const input = { amountCents: 12_000, dueOn: '2028-06-19', notReturned: true, quantity: null };
    const decided = decideClaim(fulfilment, isRental, input, { cents: 90_000, units: 2 }, today);
    expect(decided.ok ? null : decided.error.code).toBe(refusal);
  });

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
    const input = { amountCents: 12_000, dueOn, notReturned: false, quantity: null };
    const decided = decideClaim(fulfilment, isRental, input, { cents: 90_000, units: 2 }, today);
    expect(decided.ok ? null : decided.error.code).toBe(refusal);
  });

  test.each([
    [12_000, 12_000, null],
    [12_001, 12_000, 12_000],
    [1, 0, 0],
    [1, -500, 0],
  ])('of %i cents, where %i are left of the value', (amountCents, leftCents, most) => {
    const input = { amountCents, dueOn: '2028-06-19', notReturned: false, quantity: null };
    const decided = decideClaim(back, true, input, { cents: leftCents, units: 1 }, today);
    expect(decided).toEqual(
      most === null
        ? { ok: true, value: undefined }
        : { ok: false, error: { code: 'claim-above-value', leftCents: most } },
    );
  });

  test.each([
    [2, 2, null],
    [null, 2, null],
    [3, 2, 'claimed-too-many'],
    [1, 0, 'claimed-too-many'],
  ])('for %o units, where there are %i', (quantity, units, refusal) => {
    for (const [fulfilment, notReturned] of [
      [back, false],
      [isOut, true],
    ] as const) {
      const input = { amountCents: 1, dueOn: '2028-06-19', notReturned, quantity };
      const decided = decideClaim(fulfilment, true, input, { cents: 90_000, units }, today);
      expect(decided.ok ? null : decided.error.code).toBe(refusal);
    }
  });

  const days = { orderedOn: '2028-05-01', today };
  const paid = (receivedOn: string, amountCents = 7_000, mayDiffer = false): Settlement => ({
    as: 'paid',
    receivedOn,
    amountCents,
    mayDiffer,
  });
  const waived: Settlement = { as: 'waived', reason: 'Kulanz' };
  // Of 120.00 euros, 50.00 have come before.
  test.each<[string, boolean, Settlement, string | number]>([
    ['has come today', true, paid(today), 0],
    ['has come but for a cent', true, paid(today, 6_999), 1],
    ['has come with a cent too much', true, paid(today, 7_001), 'claim-too-much'],
    ['has come with a cent too much, as was meant', true, paid(today, 7_001, true), -1],
    ['came on the day of the order', true, paid('2028-05-01'), 0],
    ['came before it', true, paid('2028-04-30'), 'booked-before-order'],
    ['comes tomorrow', true, paid('2028-06-06'), 'booked-in-future'],
    ['is waived', true, waived, 0],
    ['is paid twice', false, paid(today), 'claim-settled'],
    ['is waived after it was paid', false, waived, 'claim-settled'],
  ])('%s', (_name, isOpen, settlement, expected) => {
    const claim = { amountCents: 12_000, receivedCents: 5_000, settled: isOpen ? null : {} };
    const decided = decideSettlement(claim, settlement, days);
    expect(decided.ok ? decided.value : decided.error.code).toBe(expected);
  });

  // A week from now ends on the 12th of June; 20.00 of 120.00 euros are taken back.
  const open = { dueOn: '2028-06-05', settled: null, receivedCents: 2_000, isReturned: false };
  const all = { ...open, settled: { as: 'paid' }, receivedCents: 12_000 } as const;
  test.each([
    ['of an open claim', open, null, '2028-06-12'],
    ['of a paid one', all, null, '2028-06-12'],
    ['that is payable later anyway', { ...open, dueOn: '2028-06-13' }, null, '2028-06-13'],
    ['of which a part had come too much', { ...all, receivedCents: 13_000 }, null, '2028-06-12'],
    ['that had come too much', { ...all, receivedCents: 14_000 }, null, 0],
    ['of what had come too much', { ...all, receivedCents: 15_000 }, null, 1_000],
    ['that went back', { ...all, isReturned: true }, null, 'refund-ordered'],
    ['whose rest was waived', { ...open, settled: { as: 'waived' } }, null, 'claim-settled'],
    ['twice', open, {}, null],
    ['twice, and paid in another way since', all, {}, null],
  ] as const)('money is taken back %s', (_name, claim, takenBack, expected) => {
    const receipt = { amountCents: 2_000, takenBack };
    const decided = decideTakingBack({ ...claim, amountCents: 12_000 }, receipt, '2028-06-12');
    const value = decided.ok ? decided.value : null;
    expect(decided.ok ? value && (value.dueOn ?? value.surplusCents) : decided.error.code).toBe(expected);
  });
});
