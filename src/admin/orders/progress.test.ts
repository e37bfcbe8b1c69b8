import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const none = { lines: 2, prepared: 0, shipped: 0, handedOver: 0, out: 0 };

test.each([
  ['nothing is done', {}, 'waiting'],
  ['one of two is ready', { prepared: 1 }, 'waiting'],
  ['all is ready', { prepared: 2 }, 'prepared'],
  ['one is on its way', { prepared: 1, shipped: 1 }, 'partly'],
  ['one is with the customer', { handedOver: 1 }, 'partly'],
  ['the last one is on its way', { shipped: 1, handedOver: 1 }, 'shipped'],
  ['all is with the customer', { handedOver: 2 }, 'handedOver'],
  ['something is rented out', { handedOver: 2, out: 1 }, 'out'],
] as const)('%s', (_, counts, progress) => {
  expect(progressOf({ ...none, ...counts })).toBe(progress);
});
