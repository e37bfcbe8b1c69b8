import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { owedForWithdrawals } from './owed-for-withdrawals.ts';
import { orderedCents, type PaidOrder } from './owed-progress.ts';
import {
  day,
  back,
  withdrawn,
  unread,
  refund,
  order,
  isBack,
  allBack,
  aStool,
  aChair,
} from './testing/a-withdrawn-order.ts';

describe('owed for each withdrawal, and for what came back without any, is', () => {
  test.each<[string, Partial<PaidOrder>, number[], number | null]>([
    ['nothing, while nothing is back', { declarations: [withdrawn(1, [1])] }, [0, 0], null],
    [
      'what came back, of its own',
      { declarations: [withdrawn(1, [0]), withdrawn(2, [1])], returns: [aChair] },
      [0, 50_000, 0],
      50_000,
    ],
    [
      'a unit of a line that two mean, once',
      { declarations: [withdrawn(1, [0]), withdrawn(2, [0])], returns: [aStool] },
      [15_001, 0, 0],
      15_001,
    ],
    [
      'both units of one return, each for its own',
      {
        declarations: [withdrawn(1, [0]), withdrawn(2, [0])],
        returns: [back(0, 30_001, 4, { quantity: 2 })],
      },
      [15_001, 15_000, 0],
      30_001,
    ],
    [
      'less the loss of value',
      { declarations: [withdrawn(1, [1])], returns: [back(1, 40_000, 4, { deduction: { cents: 10_000 } })] },
      [40_000, 0],
      40_000,
    ],
    [
      'what came back by agreement',
      { declarations: [withdrawn(1, [1])], returns: [aStool] },
      [0, 15_001],
      15_001,
    ],
    [
      'the rest, after a part was refunded: the oldest first',
      {
        declarations: [withdrawn(1, [0]), withdrawn(2, [1])],
        returns: [aStool, aChair],
        refunds: [refund(20_000, 6)],
      },
      [0, 45_001, 0],
      45_001,
    ],
    [
      'what was back when it was refunded is paid, whatever is older and comes later',
      {
        declarations: [withdrawn(1, [0]), withdrawn(2, [1])],
        returns: [back(1, 50_000, 3), aStool],
        refunds: [refund(50_000, 3)],
      },
      [15_001, 0, 0],
      15_001,
    ],
    [
      'less what was paid ahead, whatever it was meant for',
      {
        declarations: [withdrawn(1, [0]), withdrawn(2, [1])],
        returns: [aChair],
        refunds: [refund(20_000, 3)],
      },
      [0, 30_000, 0],
      30_000,
    ],
    [
      'less what was granted before',
      { declarations: [withdrawn(2, [1])], returns: [aChair], refunds: [refund(5_000, 1)] },
      [45_000, 0],
      45_000,
    ],
    [
      'nothing of an overpayment',
      {
        declarations: [withdrawn(1, [1])],
        returns: [aChair],
        refunds: [refund(5_000, 6, { isSurplus: true })],
      },
      [50_000, 0],
      50_000,
    ],
    ['the rent', { declarations: [withdrawn(1, [2]), withdrawn(2, [1])], ...isBack }, [21_000, 0, 0], 21_000],
    [
      'the rent, whoever comes second',
      { declarations: [withdrawn(1, [1]), withdrawn(2, [2])], ...isBack },
      [0, 21_000, 0],
      21_000,
    ],
    [
      'less its days until the withdrawal',
      { declarations: [withdrawn(1, [2])], ...isBack, earlyService: true },
      [18_000, 0],
      18_000,
    ],
    [
      'no rent, as long as nobody has read what is meant',
      { declarations: [withdrawn(1, [], unread)], ...isBack },
      [0, 0],
      null,
    ],
    [
      'no more rent than was paid, once it was put away',
      { declarations: [withdrawn(1, [2], { handledAt: day(7) })], ...isBack, refunds: [refund(20_000, 6)] },
      [0, 0],
      null,
    ],
    [
      'what comes back after rent was paid and put away',
      {
        ...isBack,
        declarations: [withdrawn(1, [2], { handledAt: day(7) }), withdrawn(2, [1])],
        returns: [back(1, 50_000, 8)],
        refunds: [refund(20_000, 6), refund(10_000, 9)],
      },
      [0, 40_000, 0],
      40_000,
    ],
    [
      'the delivery for what came back last',
      { declarations: [withdrawn(1, [0]), withdrawn(2, null)], ...allBack },
      [15_001, 90_500, 0],
      105_501,
    ],
    [
      'nothing of a stranger',
      { declarations: [withdrawn(1, null, { counts: false })], returns: [aChair] },
      [50_000],
      50_000,
    ],
    [
      'what was put away before all was paid',
      {
        declarations: [withdrawn(1, [1], { handledAt: day(9) })],
        returns: [aChair],
        refunds: [refund(20_000, 9)],
      },
      [30_000, 0],
      30_000,
    ],
  ])('%s', (_, changes, left, suggested) => {
    const found = owedForWithdrawals(order(changes));
    expect(found.owed.map(({ leftCents }) => leftCents)).toEqual(left);
    expect(found.suggested?.cents ?? null).toBe(suggested);
  });
});

test('a refund is for a withdrawal if it came since, and only for that', () => {
  const declarations = [withdrawn(1, [0]), withdrawn(2, [1]), withdrawn(3, [], unread)];
  const isRefunded = (changes: Partial<PaidOrder>): boolean[] =>
    owedForWithdrawals(order({ declarations, ...changes })).owed.map((one) => one.isRefunded);
  expect(isRefunded({ returns: [aChair], refunds: [refund(50_000, 6)] })).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(isRefunded({ refunds: [refund(5_000, 0)] })).toEqual([false, false, false, false]);
  expect(isRefunded({ refunds: [refund(65_002, 6)] })).toEqual([true, true, true, false]);
});

describe('whatever came back and was refunded', () => {
  const on = fc.integer({ min: 0, max: 9 });
  const orders = fc
    .record({
      declared: fc.array(
        fc.record({
          on,
          handled: fc.option(on),
          means: fc.constantFrom(null, [0], [1], [2], [0, 1], 'unread'),
        }),
        { maxLength: 4 },
      ),
      returns: fc.subarray([aStool, aChair, back(0, 15_000, 7)]),
      refunds: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 60_000 }), on }), { maxLength: 4 }),
      isBack: fc.boolean(),
      earlyService: fc.boolean(),
    })
    .map(({ declared, returns, refunds, earlyService, ...rest }) =>
      order({
        earlyService,
        returns: returns.toSorted((a, b) => a.returnedAt.localeCompare(b.returnedAt)),
        ...(rest.isBack ? isBack : {}),
        refunds: refunds.map((one) => refund(one.cents, one.on)),
        declarations: declared
          .toSorted((a, b) => a.on - b.on)
          .map((one) => ({
            ...withdrawn(one.on, Array.isArray(one.means) ? one.means : one.means === null ? null : []),
            ...(one.means === 'unread' ? unread : {}),
            handledAt: one.handled === null ? null : day(one.handled),
          })),
      }),
    );
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

  test('the parts are what is owed for each, and no cent is owed or spent twice', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const { owed, suggested } = owedForWithdrawals(one);
        expect(sum(owed.map(({ leftCents }) => leftCents))).toBe(suggested?.cents ?? 0);
        for (const { leftCents, aheadCents } of owed)
          expect(Math.min(leftCents, aheadCents)).toBeGreaterThanOrEqual(0);
        const worth = sum(one.returns.map(({ owedCents }) => owedCents)) + 21_000;
        expect(sum(owed.map(({ leftCents }) => leftCents))).toBeLessThanOrEqual(worth);
        expect(sum(owed.map(({ aheadCents }) => aheadCents))).toBeLessThanOrEqual(orderedCents(one));
        expect(suggested === null || sum(suggested.parts.map(({ cents }) => cents)) === suggested.cents).toBe(
          true,
        );
      }),
    );
  });

  test('a refund of what is suggested leaves nothing of what came back', () => {
    fc.assert(
      fc.property(orders, (one) => {
        const { suggested } = owedForWithdrawals(one);
        const refunds = [...one.refunds, refund(suggested?.cents ?? 0, 10)];
        expect(owedForWithdrawals({ ...one, refunds }).suggested).toBeNull();
      }),
    );
  });
});
