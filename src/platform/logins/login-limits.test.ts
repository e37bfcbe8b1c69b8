import { expect, test } from 'vitest';
import { mayTryLogin, type FailedAttempts } from './login-limits.ts';

const none: FailedAttempts = { ofPair: 0, onAccountByStrangers: 0, fromClient: 0, clientIsKnown: false };

test.each<[string, Partial<FailedAttempts>, boolean]>([
  ['the first time', {}, true],
  ['after seven wrong passwords', { ofPair: 7 }, true],
  ['after eight', { ofPair: 8 }, false],
  ['after eight, also at home', { ofPair: 8, clientIsKnown: true }, false],
  ['while the account is guessed from everywhere', { onAccountByStrangers: 60 }, false],
  [
    'the same at home: nobody locks the owner out',
    { onAccountByStrangers: 10_000, clientIsKnown: true },
    true,
  ],
  ['from where many accounts are tried', { fromClient: 60 }, false],
])('%s', (_when, failed, expected) => {
  expect(mayTryLogin({ ...none, ...failed })).toBe(expected);
});
