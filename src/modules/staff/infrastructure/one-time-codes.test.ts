import { expect, test } from 'vitest';
import { newCodeSecret, newRecoveryCode, readRecoveryCode, stepOfCode } from './one-time-codes.ts';

/** '12345678901234567890', the secret of RFC 6238's own examples (appendix B), as base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

// The examples have eight digits; an app shows the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('RFC 6238 at %i s: %s', (seconds, code) => {
  expect(stepOfCode(secret, code, at(seconds), 0)).toBe(Math.floor(seconds / 30));
});

test('counts half a minute early and late, and no more', () => {
  const code = '005924';
  const seconds = 1_234_567_890;
  const step = Math.floor(seconds / 30);
  expect([-60, -30, 0, 30, 60].map((late) => stepOfCode(secret, code, at(seconds + late), 0))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ]);
});

test('counts not again, and no earlier one either', () => {
  const step = Math.floor(1_234_567_890 / 30);
  expect(stepOfCode(secret, '005924', at(1_234_567_890), step - 1)).toBe(step);
  expect(stepOfCode(secret, '005924', at(1_234_567_890), step)).toBeNull();
  expect(stepOfCode(secret, '005924', at(1_234_567_890), step + 1)).toBeNull();
});

test('generated passwords are long enough, and never the same', () => {
  expect(newCodeSecret()).toMatch(/^[A-Z2-7]{32}$/);
  const codes = Array.from({ length: 50 }, newRecoveryCode);
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(readRecoveryCode(` ${code.toUpperCase().replaceAll('-', '  ')} `)).toBe(code);
  }
  expect(readRecoveryCode('OIL0 abcd')).toBe('0110-abcd');
});
