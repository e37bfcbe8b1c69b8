import { expect, test } from 'vitest';
import { typedDay } from './fields.schemas.ts';

const found = (typed: unknown) =>
  typedDay('date-missing')
    .safeParse(typed)
    .error?.issues.map((issue) => [issue.message, 'params' in issue ? issue.params : null]);

const outOfRange = [['day-out-of-range', { first: 2020, last: 2099 }]];

test.each(['2020-01-01', '2099-12-31'])('%s is a day that may be typed', (typed) => {
  expect(found(typed)).toBeUndefined();
});

test.each(['0001-01-01', '0202-11-28', '2019-12-31', '2100-01-01', '9999-12-31'])(
  '%s is a slip of the finger',
  (typed) => {
    expect(found(typed)).toEqual(outOfRange);
  },
);

test.each(['', '2026-02-30', '20266-01-01', 'bald', null])('%j is no day', (typed) => {
  expect(found(typed)).toEqual([['date-missing', null]]);
});
