import { expect, test } from 'vitest';
import { phoneLink } from './phone-link.ts';

test.each([
  ['030 23125 000', '+493023125000'],
  ['+49 (0)30 23125-000', '+493023125000'],
  ['+49 30 23125 000', '+493023125000'],
  ['0049 30 23125 000', '+493023125000'],
  ['0043 (0)660 1234567', '+436601234567'],
])('%s is called as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
