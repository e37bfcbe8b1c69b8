import { expect, test } from 'vitest';
import { typedDay } from './typed-day.schemas.ts';

const found = (typed: unknown) =>
  typedDay('date-missing')
    .safeParse(typed)
    .error?.issues.map((issue) => [issue.message, 'params' in issue ? issue.params : null]);

test.each([
  ['2020-01-01', undefined],
  ['2099-12-31', undefined],
  ...['0001-01-01', '0202-11-28', '2019-12-31', '2100-01-01', '9999-12-31'].map((day) => [
    day,
    [['day-out-of-range', { first: 2020, last: 2099 }]],
  ]),
  ...['', '2026-02-30', '20266-01-01', 'bald', null].map((other) => [other, [['date-missing', null]]]),
])('of a day that is typed as %j is said %j', (typed, said) => {
  expect(found(typed)).toEqual(said);
});
