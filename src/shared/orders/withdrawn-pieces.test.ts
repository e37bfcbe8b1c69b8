import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isAllWithdrawn,
  isOfAll,
  isUnclear,
  mayMean,
  unitsKept,
  withdrawnUnits,
  type Ordered,
  type Units,
} from './withdrawn-pieces.ts';

const at = '2028-03-02T09:00:00.000Z';
const meaning = (pieces: readonly Units[] | null) => ({
  pieces: 'Der rote',
  meant: { pieces },
  receivedAt: at,
});
const words = { pieces: 'Der rote', meant: null, receivedAt: at };
const whole = { pieces: null, meant: null, receivedAt: at };
const one = { position: 0, quantity: 1 };
const two = { position: 0, quantity: 2 };

test.each([
  ['all by its words', whole, 3, true, false],
  ['a part by its words', words, 3, false, true],
  ['a part of a single piece', words, 1, true, false],
  ['a part, as staff have read it', meaning([one]), 3, false, false],
  ['all, as staff have read it', meaning(null), 3, true, false],
])('a withdrawal means %s', (_, withdrawal, units, isAll, unclear) => {
  expect([isOfAll(withdrawal, units), isUnclear(withdrawal, units)]).toEqual([isAll, unclear]);
});

test.each([
  ['unknown', words, true],
  ['all', meaning(null), true],
  ['the other line', meaning([one]), false],
])('the second line may be meant by %s', (_, withdrawal, may) => {
  expect(mayMean(withdrawal, 1)).toBe(may);
});

/** Three stools of 300.01 € together, and a chair. */
const order = (
  state: string,
  declared: object | readonly object[],
  returns: Ordered['returns'] = [],
  chair = 'waiting',
): Ordered => ({
  state: 'accepted',
  lines: [
    { quantity: 3, state, grossCents: 30_001 },
    { quantity: 1, state: chair, grossCents: 50_000 },
  ],
  returns,
  declarations: [declared].flat().map((one, index) => ({
    id: `${index}`,
    kind: 'withdrawal',
    counts: true,
    handledAt: null,
    ...whole,
    ...one,
  })),
});
const back = (quantity: number, returnedAt: string, condition: string | null = 'gut') => ({
  position: 0,
  quantity,
  returnedAt,
  condition,
});
const before = '2028-03-01T09:00:00.000Z';
const after = '2028-03-05T09:00:00.000Z';
const chair = { position: 1, quantity: 1 };
const out = { isOut: true, isHere: false };
const here = { isOut: false, isHere: true };
const none = { isOut: false, isHere: false };

describe('of the pieces of one withdrawal are still open', () => {
  test.each([
    ['all, while they are here', order('waiting', meaning([two])), [two], 20_001, here],
    ['all, while they are out', order('handed-over', meaning([two])), [two], 20_001, out],
    [
      'all, whatever came back before',
      order('handed-over', meaning([two]), [back(1, before)]),
      [two],
      20_001,
      out,
    ],
    [
      'those that did not come back since',
      order('handed-over', meaning([two]), [back(1, after)]),
      [one],
      10_001,
      out,
    ],
    ['none, once they were taken out', order('waiting', meaning([two]), [back(2, after, null)]), [], 0, none],
    ['none of a line that is back', order('returned', meaning([one])), [], 0, none],
    [
      'any, while nobody has said',
      order('shipped', words),
      [{ position: 0, quantity: 3 }, chair],
      null,
      { isOut: true, isHere: true },
    ],
    ['none, once it was put away', order('waiting', { ...whole, handledAt: after }), [], 0, none],
    [
      'all of an order that was called off',
      { ...order('waiting', meaning([one])), state: 'cancelled' },
      [{ position: 0, quantity: 3 }, chair],
      80_001,
      here,
    ],
  ])('%s', (_, of, open, cents, goods) => {
    expect(withdrawnUnits(of)[0]).toMatchObject({ open, openCents: cents, ...goods });
  });
});

const second = (declared: object) => ({ ...declared, receivedAt: '2028-03-03T09:00:00.000Z' });
const closed = (declared: object) => ({ ...declared, handledAt: '2028-03-04T09:00:00.000Z' });
const early = '2028-03-02T10:00:00.000Z';

const stoolEach = [meaning([one]), second(meaning([one]))];

describe('of several withdrawals', () => {
  test.each<[string, object, object, ReturnType<typeof back>[], number[], number[]]>([
    ['both wait', meaning([one]), meaning([one]), [], [0, 0], [1, 1]],
    [
      'one unit is back: it is of the first',
      meaning([one]),
      meaning([one]),
      [back(1, after)],
      [1, 0],
      [0, 1],
    ],
    ['two came back at once', meaning([one]), meaning([one]), [back(2, after)], [1, 1], [0, 0]],
    ['no more than both mean is for them', meaning([one]), meaning([one]), [back(3, after)], [1, 1], [0, 0]],
    ['the second had not come yet', meaning([one]), meaning([one]), [back(2, early)], [1, 0], [0, 1]],
    [
      'the first was put away by then',
      closed(meaning([one])),
      meaning([one]),
      [back(1, after)],
      [0, 1],
      [0, 0],
    ],
    [
      'the rest is for who was put away',
      closed(meaning([one])),
      meaning([one]),
      [back(2, after)],
      [1, 1],
      [0, 0],
    ],
    ['nobody has read the first', words, meaning([one]), [back(2, after)], [1, 1], [2, 0]],
    ['all, and then a part of it', whole, meaning([one]), [back(1, after)], [1, 0], [3, 0]],
    ['a part, and then all of it', meaning([one]), whole, [back(2, after)], [1, 1], [0, 2]],
    ['all, twice', whole, { ...whole, pieces: '' }, [], [0, 0], [4, 0]],
  ])('%s', (_, first, later, returns, backs, open) => {
    const sum = (all: readonly { readonly quantity: number }[]): number =>
      all.reduce((total, { quantity }) => total + quantity, 0);
    const found = withdrawnUnits(order('handed-over', [first, second(later)], returns));
    expect(found.map((each) => sum(each.back))).toEqual(backs);
    expect(found.map((each) => sum(each.open))).toEqual(open);
  });

  test('whatever they mean: no unit counts for two', () => {
    const day = fc.integer({ min: 0, max: 9 }).map((at) => new Date(Date.parse(before) + at * 86_400_000));
    const units = fc.integer({ min: 1, max: 3 }).map((quantity) => ({ position: 0, quantity }));
    const declared = fc.record({
      receivedAt: day,
      handledAt: fc.option(day),
      pieces: fc.constantFrom(null, 'Hocker'),
      meant: fc.option(fc.record({ pieces: fc.option(units.map((one) => [one])) })),
    });
    const returns = fc
      .uniqueArray(day, { maxLength: 3, selector: Number })
      .map((days) =>
        days.toSorted((a, b) => a.getTime() - b.getTime()).map((at) => back(1, at.toISOString())),
      );
    const byDay = (a: { receivedAt: Date }, b: { receivedAt: Date }): number =>
      a.receivedAt.getTime() - b.receivedAt.getTime();
    fc.assert(
      fc.property(fc.array(declared, { maxLength: 4 }), returns, (declarations, came) => {
        const of = order('handed-over', declarations.toSorted(byDay), came, 'returned');
        const found = withdrawnUnits(of);
        for (const [index, { quantity }] of came.entries()) {
          const shares = found.flatMap((each) => each.back.filter((share) => share.index === index));
          expect(shares.reduce((sum, share) => sum + share.quantity, 0)).toBeLessThanOrEqual(quantity);
        }
        const known = found.flatMap(({ isUnclear: isNot, open }) => (isNot ? [] : open));
        const left = 3 - came.length;
        expect(known.reduce((sum, each) => sum + each.quantity, 0)).toBeLessThanOrEqual(left);
        for (const { meant, isAll, open, back: gone } of found) {
          const all = [...open, ...gone].reduce((sum, each) => sum + each.quantity, 0);
          if (!isAll && meant !== null) expect(all).toBeLessThanOrEqual(meant.pieces?.[0]?.quantity ?? 0);
        }
        expect(unitsKept(of)[0]).toBe(left - known.reduce((sum, each) => sum + each.quantity, 0));
      }),
    );
  });

  test.each<[string, string, string, readonly object[], ReturnType<typeof back>[], boolean]>([
    ['nothing', 'waiting', 'waiting', [], [], false],
    ['all of it', 'handed-over', 'shipped', [whole], [], true],
    ['what another one may be', 'waiting', 'waiting', [words], [], false],
    ['what nobody has read, and all is out', 'shipped', 'shipped', [words], [], true],
    ['the same, and something came back', 'shipped', 'shipped', [words], [back(1, after)], false],
    ['the chair, while the stools are here', 'waiting', 'waiting', [meaning([chair])], [], false],
    ['the chair, and the stools are delivered', 'handed-over', 'waiting', [meaning([chair])], [], true],
    ['one stool each, of two', 'waiting', 'handed-over', stoolEach, [back(1, before, null)], true],
    [
      'the same, once the first one’s is taken out',
      'waiting',
      'handed-over',
      stoolEach,
      [back(1, before, null), back(1, after, null)],
      true,
    ],
  ])('an order is not handed over that is withdrawn: %s', (_, stools, seat, declared, returns, expected) => {
    expect(isAllWithdrawn(order(stools, declared, [...returns], seat))).toBe(expected);
  });
});
