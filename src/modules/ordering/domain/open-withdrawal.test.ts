import { describe, expect, test } from 'vitest';
import { openWithdrawal } from './open-withdrawal.ts';

const receivedAt = new Date('2028-02-29T12:00+01:00');
const withdrawal = {
  ...({ kind: 'withdrawal', counts: true, receivedAt, pieces: null, meant: null, handledAt: null } as const),
  refundUntil: new Date('2028-03-15T00:00+01:00'),
};
const part = { ...withdrawal, pieces: 'nur der Sessel' };
const whole = { receivedAt, isPart: false, pieces: null, isFree: true, refundUntil: '2028-03-14' };

describe('the withdrawal that an order’s page tells of', () => {
  test.each<[string, Parameters<typeof openWithdrawal>[0], ReturnType<typeof openWithdrawal>]>([
    ['of the whole: nothing is owed', [withdrawal], whole],
    [
      'of a part: the rest stands',
      [part],
      { receivedAt, isPart: true, pieces: null, isFree: false, refundUntil: null },
    ],
    [
      'of recorded pieces',
      [{ ...part, meant: { pieces: [{ position: 0, quantity: 1 }] } }],
      { receivedAt, isPart: true, pieces: [{ position: 0, quantity: 1 }], isFree: false, refundUntil: null },
    ],
    ['of all, as staff have read it', [{ ...part, meant: { pieces: null } }], whole],
    ['of the whole after a part', [part, withdrawal], whole],
    ['none that may be a stranger’s', [{ ...withdrawal, counts: false }], null],
    ['none that was answered', [{ ...withdrawal, handledAt: receivedAt }], null],
    ['no ending', [{ ...withdrawal, kind: 'ending' }], null],
    ['none', [], null],
  ])('%s', (_, declared, expected) => {
    expect(openWithdrawal(declared, 'consumer', 2)).toEqual(expected);
  });

  test('of a single piece there is no part', () => {
    expect(openWithdrawal([part], 'consumer', 1)).toEqual(whole);
  });

  test('a business, which has no such right, still owes what it owes', () => {
    expect(openWithdrawal([withdrawal], 'business', 2)).toEqual({
      ...whole,
      isFree: false,
      refundUntil: null,
    });
  });
});
