import { expect, test } from 'vitest';
import { decideRefresh } from './session-rules.ts';

const now = new Date('2028-02-29T22:59:59Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const open = { endsAt: at(3600), endedAt: null };
const fresh = { usedAt: null, expiresAt: at(60) };

test.each([
  ['a fresh token', fresh, open, 'renew'],
  ['one used this moment by another tab', { ...fresh, usedAt: at(-30) }, open, 'renew'],
  ['one used before', { ...fresh, usedAt: at(-31) }, open, 'end-session'],
  [
    'one used before that has expired as well',
    { usedAt: at(-3600), expiresAt: at(-60) },
    open,
    'end-session',
  ],
  ['an expired one', { ...fresh, expiresAt: now }, open, 'refuse'],
  ['one of a session that was logged out', fresh, { ...open, endedAt: at(-5) }, 'refuse'],
  ['one of a session that is too old', fresh, { ...open, endsAt: now }, 'refuse'],
] as const)('%s', (_what, token, session, expected) => {
  expect(decideRefresh(token, session, now)).toBe(expected);
});
