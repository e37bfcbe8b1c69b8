import { expect, test, describe } from 'vitest';
import { waitBeforeLogin, type FailedAttempts, maySendReset, isFresh } from './login-limits.ts';

const none: FailedAttempts = {
  ofPair: null,
  onAccountByStrangers: null,
  fromClient: null,
  clientIsKnown: false,
};
const now = new Date('2026-06-15T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

test.each<[string, Partial<FailedAttempts>, number]>([
  ['the first time', {}, 0],
  ['after eight wrong passwords', { ofPair: minutesAgo(4) }, 11],
  ['after eight, also at home', { ofPair: minutesAgo(0), clientIsKnown: true }, 15],
  ['after eight, long ago', { ofPair: minutesAgo(15) }, 0],
  ['while the account is guessed from everywhere', { onAccountByStrangers: minutesAgo(10) }, 50],
  [
    'the same at home: nobody locks the owner out',
    { onAccountByStrangers: minutesAgo(0), clientIsKnown: true },
    0,
  ],
  ['from where many accounts are tried', { fromClient: minutesAgo(59) }, 1],
  ['from there, by who has logged in there before', { fromClient: minutesAgo(0), clientIsKnown: true }, 0],
  ['the longest counts', { ofPair: minutesAgo(1), fromClient: minutesAgo(1) }, 59],
])('%s', (_when, failed, minutes) => {
  expect(waitBeforeLogin({ ...none, ...failed }, now)).toBe(minutes * 60_000);
});

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

describe('a password that was given', () => {
  const given = new Date('2026-06-15T08:00:00Z');
  test.each([
    [0, true],
    [599.999, true],
    [600, false],
  ])('%s seconds ago is fresh: %s', (seconds, fresh) => {
    expect(isFresh(given, new Date(given.getTime() + seconds * 1000))).toBe(fresh);
  });
  test('never, before the shop kept when: it is not', () => {
    expect(isFresh(null, given)).toBe(false);
  });
});
