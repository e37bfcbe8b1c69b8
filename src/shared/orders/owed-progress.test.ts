import { describe, expect, test } from 'vitest';
import { isRentUnclear, paidCents, progressOfOwed, type PaidOrder } from './owed-progress.ts';
import { withdrawn, unread, refund, order, isBack, allBack, aChair } from './testing/a-withdrawn-order.ts';

describe('how far its money is', () => {
  const first = withdrawn(1, null);
  const settled = { cents: null, isSettled: true };
  test.each<[string, Partial<PaidOrder>, object[]]>([
    ['all of an order', { declarations: [first] }, [{ cents: 105_501, isSettled: false }]],
    [
      'all, after some was granted',
      { declarations: [first], refunds: [refund(5_501, 0)] },
      [{ cents: 100_000 }],
    ],
    ['all, of which one is back', { declarations: [first], returns: [aChair] }, [{ cents: 50_000 }]],
    [
      'the same, and paid back',
      { declarations: [first], returns: [aChair], refunds: [refund(50_000, 6)] },
      [{ cents: null, isSettled: false }],
    ],
    [
      'all, and all is back and paid',
      { declarations: [first], ...allBack, refunds: [refund(105_501, 7)] },
      [{ isSettled: true }],
    ],
    [
      'all, twice',
      { declarations: [first, withdrawn(2, null)] },
      [
        { cents: 105_501, isCovered: false },
        { cents: null, isCovered: true, isSettled: false },
      ],
    ],
    [
      'all, twice, and paid',
      { declarations: [first, withdrawn(2, null)], refunds: [refund(105_501, 3)] },
      [{ isSettled: true }, settled],
    ],
    [
      'all, and then a part',
      { declarations: [first, withdrawn(2, [1])] },
      [{ isCovered: false }, { isCovered: true }],
    ],
    [
      'a part nobody has read, and then all',
      { declarations: [withdrawn(1, [], unread), withdrawn(2, null)] },
      [{ isCovered: true }, { isCovered: false }],
    ],
    [
      'a part, and then all',
      { declarations: [withdrawn(1, [1]), withdrawn(2, null)] },
      [{ cents: 50_000 }, { cents: 55_501, isCovered: false }],
    ],
    ['a part', { declarations: [withdrawn(1, [1])] }, [{ cents: 50_000, openCents: 50_000 }]],
    [
      'a part, paid ahead',
      { declarations: [withdrawn(1, [1])], refunds: [refund(50_000, 2)] },
      [{ openCents: 0, isSettled: true }],
    ],
    [
      'two parts, the first paid ahead',
      { declarations: [withdrawn(1, [1]), withdrawn(2, [0])], refunds: [refund(50_000, 3)] },
      [{ isSettled: true }, { cents: 15_001, isSettled: false }],
    ],
    [
      'one part twice, and it is back',
      { declarations: [withdrawn(1, [1]), withdrawn(2, [1])], returns: [aChair] },
      [{ cents: 50_000 }, { isCovered: true }],
    ],
    [
      'a part nobody has read',
      { declarations: [withdrawn(1, [], unread)] },
      [{ cents: null, isSettled: false }],
    ],
    [
      'such a part, back and paid',
      { declarations: [withdrawn(1, [], unread)], returns: [aChair], refunds: [refund(50_000, 6)] },
      [{ isSettled: true }],
    ],
    [
      'an order that was called off',
      { state: 'cancelled', declarations: [withdrawn(1, [1]), withdrawn(2, [0])] },
      [{ cents: 105_501 }, { isCovered: true }],
    ],
  ])('%s', (_, changes, expected) => {
    expect(progressOfOwed(order(changes)).slice(0, expected.length)).toMatchObject(expected);
  });
});

test('a rental that came back is unclear while nobody has read the only withdrawal that may mean it', () => {
  const isUnclear = (...declarations: PaidOrder['declarations'][number][]) =>
    isRentUnclear(order({ ...isBack, declarations }));
  expect(isUnclear(withdrawn(1, [], unread))).toBe(true);
  expect(isUnclear(withdrawn(1, [], unread), withdrawn(2, [2]))).toBe(false);
  expect(isUnclear(withdrawn(1, [1]))).toBe(false);
});

test('paid is what came, with the gift voucher and what was done without, but no overpayment', () => {
  const totals = { totalCents: 10_000, shippingCents: 0, giftCents: 1_000 };
  const of = (state: string, receivedCents: number, refunds: PaidOrder['refunds'] = []) =>
    paidCents({ totals, refunds, payments: [{ state, amountCents: 9_000, receivedCents }] });
  expect(of('received', 9_000)).toBe(10_000);
  expect(of('received', 0)).toBe(10_000);
  expect(of('received', 12_000)).toBe(10_000);
  expect(of('refund-due', 4_000)).toBe(4_000);
  expect(of('open', 4_000)).toBe(0);
  expect(of('received', 6_000, [refund(3_000, 1, { isWaived: true })])).toBe(10_000);
});
