import { expect, test } from 'vitest';
import * as de from '../../src/storefront/texts/de/pieces.ts';
import * as en from '../../src/storefront/texts/en/pieces.ts';

const now = '2026-11-22T10:00:00Z';

test.each([
  ['today', '2026-11-22T10:30:00Z', 'reserviert bis 11:30', 'reserved until 11:30'],
  [
    'in winter',
    '2026-11-29T23:00:00Z',
    'reserviert bis 29. November um 23:59',
    'reserved until 29 November at 23:59',
  ],
  ['in summer', '2026-07-01T22:00:00Z', 'reserviert bis 1. Juli um 23:59', 'reserved until 1 July at 23:59'],
])('a hold that ends at midnight belongs to the day before: %s', (_, moment, german, english) => {
  expect(de.reservedUntil(moment, now)).toBe(german);
  expect(en.reservedUntil(moment, now)).toBe(english);
});
