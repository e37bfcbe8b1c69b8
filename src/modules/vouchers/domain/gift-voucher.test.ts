import { describe, expect, test } from 'vitest';
import { giftPays, isLonger, lastDayOfGift, type GiftVoucherState } from './gift-voucher.ts';

test.each([
  ['2028-02-29T11:00:00Z', '2031-12-31'],
  ['2028-12-31T22:59:59Z', '2031-12-31'],
  // In Berlin the next year has begun.
  ['2028-12-31T23:00:00Z', '2032-12-31'],
])('sold at %s it is good until %s: the end of the third year after (§§ 195, 199 BGB)', (sold, last) => {
  expect(lastDayOfGift(new Date(sold))).toBe(last);
});

test.each([
  ['a day later', '2032-01-01', true],
  ['no later', '2031-12-31', false],
  ['earlier', '2030-12-31', false],
  ['in thirty years', '2058-02-28', true],
  ['and a day', '2058-03-01', false],
  ['what a slip of the keyboard makes', '9999-12-31', false],
])('one that is good until 2031-12-31 may be given: %s, %s: %s', (_what, lastDay, expected) => {
  expect(isLonger(lastDay, '2031-12-31', new Date('2028-02-28T11:00:00Z'))).toBe(expected);
});

describe('what it pays', () => {
  const gift: GiftVoucherState = {
    balanceCents: 50_00,
    lastDay: '2031-12-31',
    isBlocked: false,
    isCancelled: false,
  };
  const at = (text: string) => new Date(text);

  test.each<[string, Partial<GiftVoucherState>, number, string, object]>([
    ['what is on it', {}, 925_00, '2028-02-29T11:00:00Z', { ok: true, value: 50_00 }],
    ['all that is owed', {}, 20_00, '2028-02-29T11:00:00Z', { ok: true, value: 20_00 }],
    ['on its last evening', {}, 20_00, '2031-12-31T22:59:59Z', { ok: true, value: 20_00 }],
    [
      'nothing afterwards',
      {},
      20_00,
      '2031-12-31T23:00:00Z',
      { ok: false, error: { code: 'voucher-over', params: { day: '2031-12-31' } } },
    ],
    [
      'nothing once it is empty',
      { balanceCents: 0 },
      20_00,
      '2028-02-29T11:00:00Z',
      { ok: false, error: { code: 'gift-voucher-spent' } },
    ],
    [
      'so much that what providers take is left',
      { balanceCents: 50 },
      1_20,
      '2028-02-29T11:00:00Z',
      { ok: true, value: 20 },
    ],
    [
      'nothing where that leaves no cent for it',
      { balanceCents: 50 },
      1_00,
      '2028-02-29T11:00:00Z',
      { ok: false, error: { code: 'gift-voucher-empty' } },
    ],
    [
      'nothing once its sale was undone, and nobody learns that it was one',
      { balanceCents: 0, isCancelled: true },
      20_00,
      '2028-02-29T11:00:00Z',
      { ok: false, error: { code: 'voucher-unknown' } },
    ],
    [
      'nothing while it is blocked, and nobody learns that it is',
      { isBlocked: true },
      20_00,
      '2028-02-29T11:00:00Z',
      { ok: false, error: { code: 'voucher-unknown' } },
    ],
  ])('%s', (_, change, total, now, pays) => {
    expect(giftPays({ ...gift, ...change }, total, at(now))).toEqual(pays);
  });
});
