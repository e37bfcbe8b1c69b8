import { expect, test } from 'vitest';
import { confirmedDays, isFresh } from './vat-id-confirmation.ts';

test.each([
  ['a confirmation at once', true, '2028-02-29T10:00:00Z', '2028-02-29T10:00:00Z', true],
  ['a confirmation until midnight in Berlin', true, '2028-02-29T00:30:00Z', '2028-02-29T22:59:59Z', true],
  ['a confirmation after it', true, '2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z', false],
  ['a confirmation after it, in summer', true, '2028-06-30T21:59:59Z', '2028-06-30T22:00:00Z', false],
  [
    'a confirmation of the day before, an hour ago',
    true,
    '2028-02-29T22:30:00Z',
    '2028-02-29T23:29:00Z',
    false,
  ],
  ['a refusal within the hour', false, '2028-02-29T10:00:00Z', '2028-02-29T10:59:59Z', true],
  ['a refusal within the hour, over midnight', false, '2028-02-29T22:30:00Z', '2028-02-29T23:29:00Z', true],
  ['a refusal after an hour', false, '2028-02-29T10:00:00Z', '2028-02-29T11:00:00Z', false],
])('%s', (_, isValid, askedAt, now, expected) => {
  expect(isFresh({ isValid, askedAt: new Date(askedAt) }, new Date(now))).toBe(expected);
});

test('a day is confirmed by its last answer alone, in Berlin', () => {
  const answer = (askedAt: string, isValid: boolean) => ({ isValid, askedAt: new Date(askedAt) });
  expect(
    confirmedDays([
      answer('2028-03-02T09:00:00Z', true),
      answer('2028-03-01T23:30:00Z', false),
      answer('2028-03-01T10:00:00Z', false),
      answer('2028-03-01T09:00:00Z', true),
      answer('2028-02-29T22:30:00Z', true),
    ]),
  ).toEqual(['2028-03-02', '2028-02-29']);
});
