import { expect, test } from 'vitest';
import { scriptBytes } from '../../bench/script-bytes.ts';

const screens = scriptBytes();

test('the build has the screens that shoppers see first', () => {
  expect(screens.map(({ screen }) => screen)).toEqual(
    expect.arrayContaining(['home', 'category', 'product']),
  );
});

test.each(screens)('$screen loads at most $budget bytes of script', ({ bytes, budget }) => {
  // Less would mean that the parts were not found: React alone is 58 kB.
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThanOrEqual(budget);
});
