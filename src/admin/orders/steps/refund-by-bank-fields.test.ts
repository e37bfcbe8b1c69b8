import { expect, test } from 'vitest';
import { lostAndUncorrected } from './refund-by-bank-fields.tsx';

type Facts = Parameters<typeof lostAndUncorrected>[0];
const aCase = (outcome: string | null, withheldCents: number) => ({ outcome, withheldCents });
const refund = (isByBank: boolean, amountCents: number) => ({ isByBank, amountCents });

test.each([
  ['nothing is disputed', [], [], 0],
  ['an open dispute has given nothing back', [aCase(null, 900)], [], 0],
  ['a lost one has', [aCase('lost', 900), aCase('won', 0)], [], 900],
  ['what is corrected is corrected', [aCase('lost', 900)], [refund(true, 300), refund(false, 50)], 600],
])('%s', (_, cases, refunds, left) => {
  expect(lostAndUncorrected({ cases, refunds } as unknown as Facts)).toBe(left);
});
