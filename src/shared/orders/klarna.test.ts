import { expect, test } from 'vitest';
import { isForKlarna } from './klarna.ts';

const order = {
  country: 'DE',
  kind: 'consumer',
  payableCents: 915_00,
  giftCents: 0,
  delivery: 'shipment',
} as const;

test.each(['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'])(
  'consumers of %s, who pay in euros, may pay with Klarna',
  (country) => {
    expect(isForKlarna({ ...order, country })).toBe(true);
  },
);

test.each(['CH', 'DK', 'GB', 'PL', 'SE', 'LU', 'US', ''])('nobody of %s may', (country) => {
  expect(isForKlarna({ ...order, country })).toBe(false);
});

test.each([
  ['DE', 99, false],
  ['DE', 1_00, true],
  ['DE', 10_000_00, true],
  ['DE', 10_000_01, false],
  ['IT', 4_000_00, true],
  ['IT', 4_000_01, false],
  ['NL', 14_000_00, true],
  ['NL', 14_000_01, false],
])('in %s, of %i cents: %s', (country, payableCents, may) => {
  expect(isForKlarna({ ...order, country, payableCents })).toBe(may);
});

test('businesses may not, nor is a gift voucher’s part or a bought gift voucher paid with it', () => {
  expect(isForKlarna({ ...order, kind: 'business' })).toBe(false);
  expect(isForKlarna({ ...order, giftCents: 1 })).toBe(false);
  expect(isForKlarna({ ...order, delivery: 'download' })).toBe(false);
  expect(isForKlarna({ ...order, delivery: 'pickup' })).toBe(true);
});
