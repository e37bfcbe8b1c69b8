import { expect, test } from 'vitest';
import { alarmsOf, type DayCount } from './alarms.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 5, 15, 10, minute));
const one = (changes: Partial<DayCount>): DayCount => ({
  kind: 'login-failed',
  who: 'staff',
  personId: 'ada',
  personName: 'Ada',
  networkKey: 'n1',
  network: '203.0.113.7',
  count: 1,
  lastAt: at(0),
  ...changes,
});
const named = (counts: readonly DayCount[]) => alarmsOf(counts).map(({ alarm, count }) => [alarm, count]);

test.each<[string, DayCount[], [string, number][]]>([
  ['nothing', [], []],
  ['a few typing mistakes', [one({ count: 4 }), one({ kind: 'login', lastAt: at(1) })], []],
  ['guesses on one of the staff', [one({ count: 10 })], [['staff-guessed', 10]]],
  [
    'guesses from many networks',
    [one({ count: 5 }), one({ count: 5, networkKey: 'n2', kind: 'login-refused' })],
    [['staff-guessed', 10]],
  ],
  ['nine', [one({ count: 9 })], []],
  ['guesses on a customer', [one({ count: 30, who: 'customer' })], []],
  [
    'guessed right in the end',
    [one({ count: 5 }), one({ kind: 'login', lastAt: at(1) })],
    [['staff-guessed-in', 5]],
  ],
  [
    'logged in from elsewhere',
    [one({ count: 9 }), one({ kind: 'login', networkKey: 'n2', lastAt: at(1) })],
    [],
  ],
  ['logged in before', [one({ count: 9, lastAt: at(2) }), one({ kind: 'login', lastAt: at(1) })], []],
  [
    'one network and many accounts',
    [one({ count: 25, personId: null }), one({ count: 25, who: 'customer', personId: 'eve' })],
    [['many-accounts-tried', 50]],
  ],
  ['the second factor', [one({ kind: 'second-factor-failed', count: 5 })], [['second-factor-guessed', 5]]],
  [
    'forged webhooks',
    [one({ kind: 'webhook-refused', who: null, personId: null, count: 10 })],
    [['webhooks-forged', 10]],
  ],
  [
    'one message of a provider’s other mode',
    [one({ kind: 'payment-of-other-mode', who: null, personId: null, count: 1 })],
    [['other-payment-mode', 1]],
  ],
  ['documents', [one({ kind: 'restricted-opened', count: 20 })], [['many-restricted-opened', 20]]],
  ['rights', [one({ kind: 'right-missing', count: 20 })], [['rights-tried', 20]]],
])('%s', (_name, counts, expected) => {
  expect(named(counts)).toEqual(expected);
});

test('says whom and which network, where it is one', () => {
  const [alarm] = alarmsOf([
    one({ count: 6 }),
    one({ count: 6, networkKey: 'n2', network: '198.51.100.1', lastAt: at(9) }),
  ]);
  expect(alarm).toEqual({
    alarm: 'staff-guessed',
    personId: 'ada',
    personName: 'Ada',
    network: null,
    count: 12,
    lastAt: at(9),
  });
});
