import { expect, test } from 'vitest';
import type { TypedNumber } from '../../numbers/typed-number.ts';
import { restAfter, settlesWithdrawals } from './refund-fields.tsx';

test.each<[string, TypedNumber, number | null, boolean, number]>([
  ['all that is owed', 23_500, 23_500, true, 0],
  ['a part of it', 10_000, 23_500, false, 13_500],
  ['a cent less', 23_499, 23_500, false, 1],
  ['more than that', 30_000, 23_500, true, 0],
  ['nothing yet', null, 23_500, false, 0],
  ['something unreadable', '12,', 23_500, false, 0],
  ['all, but nothing came back', 23_500, null, false, 0],
])('a refund of %s', (_, amountCents, owedCents, settles, rest) => {
  expect(settlesWithdrawals(amountCents, owedCents)).toBe(settles);
  if (owedCents !== null) expect(restAfter(amountCents, owedCents)).toBe(rest);
});
