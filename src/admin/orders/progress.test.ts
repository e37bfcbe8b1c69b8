import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const none = {
  ...{ lines: 2, prepared: 0, shipped: 0, handedOver: 0, out: 0 },
  ...{ returned: 0, soldReturned: 0, refundedCents: 0 },
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
    'and its money went back',
    { handedOver: 2, returned: 2, soldReturned: 1, refundedCents: 100 },
    'backAndRefunded',
  ],
  ['one of two came back', { handedOver: 2, returned: 1, soldReturned: 1 }, 'partlyBack'],
  [
    'a shipment came back, the other one waits',
    { handedOver: 1, returned: 1, soldReturned: 1 },
    'partlyBack',
  ],
  ['all rentals are over', { handedOver: 2, returned: 2 }, 'rentalEnded'],
  ['one rental is over', { handedOver: 2, returned: 1 }, 'handedOver'],
  ['something is rented out', { handedOver: 2, out: 1 }, 'out'],
] as const)('%s', (_, counts, progress) => {
  expect(progressOf({ ...none, ...counts })).toBe(progress);
});
