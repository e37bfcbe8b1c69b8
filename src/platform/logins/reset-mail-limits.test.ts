import { expect, test } from 'vitest';
import { maySendReset } from './reset-mail-limits.ts';

test.each([
  ['the first', { inLastHour: 0, fromClientToday: 0, hasOpenLink: false }, true],
  ['the third in an hour', { inLastHour: 2, fromClientToday: 2, hasOpenLink: true }, true],
  ['the fourth in an hour', { inLastHour: 3, fromClientToday: 0, hasOpenLink: true }, false],
  ['the sixth of a network in a day', { inLastHour: 1, fromClientToday: 5, hasOpenLink: true }, false],
  ['the fourth, when the last was used', { inLastHour: 3, fromClientToday: 3, hasOpenLink: false }, true],
  ['after a night of strangers', { inLastHour: 0, fromClientToday: 40, hasOpenLink: false }, true],
])('%s', (_which, mails, sent) => {
  expect(maySendReset(mails)).toBe(sent);
});
