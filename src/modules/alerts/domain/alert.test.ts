import { describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../../shared/time/durations.ts';
import { asksByMail, decideConfirm, newsFor, type Alert, type WatchedPiece } from './alert.ts';

const now = new Date('2027-10-31T01:30:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const links = (count: number, ms: number, aboutThisPiece = false) =>
  Array.from({ length: count }, () => ({ sentAt: ago(ms), aboutThisPiece }));

test.each<[string, Alert | null, ReturnType<typeof links>, number, boolean]>([
  ['a new address', null, [], 0, true],
  ['one that has not confirmed', { state: 'pending' }, links(1, minuteMs, true), 0, true],
  ['one whose mail was sent', { state: 'sent' }, [], 0, true],
  ['one that waits already', { state: 'active' }, [], 1, false],
  ['two clicks in a row', { state: 'pending' }, links(1, minuteMs - 1, true), 0, false],
  ['another piece a moment later', null, links(1, 1), 0, true],
  ['a sixth mail in a day', null, links(5, dayMs - 1), 0, false],
  ['a sixth mail a day later', null, links(5, dayMs), 0, true],
  ['the twentieth piece', null, [], 19, true],
  ['the twenty-first piece', null, [], 20, false],
])('%s', (_case, known, sent, waiting, expected) => {
  expect(asksByMail(known, sent, waiting, now)).toBe(expected);
});

test.each([
  ['pending', 7 * dayMs, 'begins'],
  ['pending', 7 * dayMs + 1, 'link-expired'],
  ['active', 90 * dayMs, 'has-begun'],
  ['sent', 1, 'link-invalid'],
] as const)('a link of an alert that is %s, after %d ms: %s', (state, ms, expected) => {
  expect(decideConfirm({ state }, { sentAt: ago(ms) }, now)).toBe(expected);
});

describe('news', () => {
  const piece = (different: Partial<WatchedPiece>): WatchedPiece => ({
    title: 'Sessel',
    free: 0,
    isGone: false,
    ...different,
  });
  const like = (ms: number) => ({ id: `l${ms}`, title: 'Neuer', publishedAt: ago(ms), likeTitle: 'Sessel' });
  const asked = ago(2 * dayMs);

  test.each<[string, WatchedPiece, number[], ReturnType<typeof newsFor>]>([
    ['free again', piece({ free: 1 }), [], { kind: 'free', title: 'Sessel' }],
    ['free again, although one like it came', piece({ free: 1 }), [1], { kind: 'free', title: 'Sessel' }],
    ['still reserved', piece({}), [1], null],
    ['sold, and nothing came', piece({ isGone: true }), [], null],
    ['sold, and one came before the request', piece({ isGone: true }), [2 * dayMs], null],
    [
      'sold, and one came after it',
      piece({ isGone: true }),
      [1, 3 * dayMs],
      { kind: 'like', piece: like(1) },
    ],
    ['withdrawn, although a unit is free', piece({ title: null, free: 1, isGone: true }), [], null],
  ])('%s', (_case, watched, came, expected) => {
    expect(newsFor(asked, watched, came.map(like))).toEqual(expected);
  });
});
