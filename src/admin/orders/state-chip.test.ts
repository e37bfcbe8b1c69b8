import { expect, test } from 'vitest';
import { disputeOf, isPartlyPaid, partlyPaid, progressOf } from './state-chip.tsx';

const none = {
  ...{ lines: 2, takenOut: 0, prepared: 0, shipped: 0, handedOver: 0, out: 0 },
  ...{ returned: 0, soldReturned: 0, refundedCents: 0, payment: 'received' as const },
};

test.each([
  ['nothing is done', {}, 'waiting'],
  ['one of two is ready', { prepared: 1 }, 'waiting'],
  ['all is ready', { prepared: 2 }, 'prepared'],
  ['one is on its way', { prepared: 1, shipped: 1 }, 'partly'],
  ['one is with the customer, the other one waits', { handedOver: 1 }, 'partlyHandedOver'],
  ['one is with the customer, one on its way, one waits', { lines: 3, handedOver: 1, shipped: 1 }, 'partly'],
  ['the last one is on its way', { shipped: 1, handedOver: 1 }, 'shipped'],
  ['all is with the customer', { handedOver: 2 }, 'handedOver'],
  ['all of it came back', { handedOver: 2, returned: 2, soldReturned: 2 }, 'back'],
  [
    'and a part of its money went back',
    { handedOver: 2, returned: 2, soldReturned: 1, refundedCents: 100 },
    'backAndPartlyRefunded',
  ],
  [
    'and all of its money went back',
    { handedOver: 2, returned: 2, soldReturned: 1, refundedCents: 200, payment: 'refunded' },
    'backAndRefunded',
  ],
  [
    'and the promised money was done without',
    { handedOver: 2, returned: 2, soldReturned: 2, payment: 'released' },
    'back',
  ],
  ['one of two came back', { handedOver: 2, returned: 1, soldReturned: 1 }, 'partlyBack'],
  [
    'a shipment came back, the other one waits',
    { handedOver: 1, returned: 1, soldReturned: 1 },
    'partlyBack',
  ],
  ['it bought a gift voucher', { lines: 0 }, 'gift'],
  ['one of two was taken out, the other one waits', { lines: 1, takenOut: 1 }, 'waiting'],
  ['and the other one is with the customer', { lines: 1, takenOut: 1, handedOver: 1 }, 'handedOver'],
  ['all was taken out before it left', { lines: 0, takenOut: 2 }, 'takenOut'],
  ['all rentals are over', { handedOver: 2, returned: 2 }, 'rentalEnded'],
  ['one rental is over', { handedOver: 2, returned: 1 }, 'handedOver'],
  ['something is rented out', { handedOver: 2, out: 1 }, 'out'],
] as const)('%s', (_, counts, progress) => {
  expect(progressOf({ ...none, ...counts })).toBe(progress);
});

test.each([
  ['a part has come', 'open', 5_000, true],
  ['nothing has come', 'open', 0, false],
  ['all has come', 'received', 34_000, false],
  ['the rest is not expected any more', 'lapsed', 0, false],
  ['what came goes back', 'refund-due', 5_000, false],
] as const)('an order is partly paid or not: %s', (_, payment, receivedCents, isPartly) => {
  expect(isPartlyPaid({ payment, receivedCents })).toBe(isPartly);
});

test('of a part that has come, both amounts are said', () => {
  expect(partlyPaid({ receivedCents: 5_000, totalCents: 34_000 }).replaceAll('\u00a0', ' ')).toBe(
    'Teilweise bezahlt: 50,00 € von 340,00 €',
  );
});

test.each([
  ['nothing is held against it', [], null],
  ['it is the turn of the shop', ['waiting', 'needs-response'], 'needs-response'],
  ['the provider decides', ['won', 'waiting'], 'waiting'],
  ['one was lost', ['won', 'lost'], 'lost'],
  ['all ended well', ['won', 'dropped'], null],
] as const)('what is said of a disputed payment: %s', (_, cases, dispute) => {
  const all = cases.map((one) =>
    one === 'waiting' || one === 'needs-response'
      ? { state: one, outcome: null }
      : { state: 'ended' as const, outcome: one },
  );
  expect(disputeOf(all)).toBe(dispute);
});
