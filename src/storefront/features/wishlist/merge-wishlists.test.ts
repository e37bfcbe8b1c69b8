import { describe, expect, test } from 'vitest';
import { plan, settle, type KnownWishlist } from './account-wishlist.browser.ts';
import type { WishlistEntry } from './wishlist-store.ts';

const list = (text: string): WishlistEntry[] =>
  [...text].map((productId) => ({ productId, title: productId, price: 1, image: '/x.svg' }));
const ids = (entries: readonly WishlistEntry[]) => entries.map(({ productId }) => productId).join('');
const known = (text: string, owner = 'ada'): KnownWishlist => ({ owner, ids: [...text] });

describe('the changes sent to an account', () => {
  test.each([
    ['before the first login', 'ab', null, { add: 'ab', remove: '', foreign: '' }],
    ['nothing has changed', 'ab', known('ab'), { add: '', remove: '', foreign: '' }],
    ['added and removed since', 'bc', known('ab'), { add: 'c', remove: 'a', foreign: '' }],
    ['all was taken off', '', known('ab'), { add: '', remove: 'ab', foreign: '' }],
    ['somebody else was logged in', 'abc', known('ab', 'eve'), { add: 'c', remove: '', foreign: 'ab' }],
  ])('%s', (_when, here, before, expected) => {
    const { add, remove, foreign } = plan(list(here), before, 'ada');
    expect({ add: add.join(''), remove: remove.join(''), foreign: foreign.join('') }).toEqual(expected);
  });
});

describe('the list afterwards', () => {
  test.each([
    ['as the account has it', 'ab', 'ab', 'abz', '', 'abz'],
    ['with what was added while it was asked for', 'a', 'ac', 'az', '', 'azc'],
    ['without what was taken off meanwhile', 'ab', 'b', 'abz', '', 'bz'],
    ['what another device took off stays off', 'ab', 'ab', 'b', '', 'b'],
    ['somebody else’s is not missed', 'xa', 'a', 'xa', 'x', 'xa'],
  ])('%s', (_what, before, now, entries, foreign, expected) => {
    const lists = {
      before: list(before),
      now: list(now),
      entries: list(entries),
      gone: [],
      foreign: [...foreign],
    };
    expect(ids(settle(lists))).toBe(expected);
  });

  test('what was withdrawn from the shop stays, so that it can be said; what is taken off does not', () => {
    const lists = { before: list('abw'), entries: list('ab'), gone: ['w'], foreign: [] };
    expect(ids(settle({ ...lists, now: list('abw') }))).toBe('abw');
    expect(ids(settle({ ...lists, now: list('ab') }))).toBe('ab');
  });
});
