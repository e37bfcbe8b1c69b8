import { describe, expect, test } from 'vitest';
import { changeOf, stopsDelivery, type CaseChange, type PaymentCase, type SeenCase } from './payment-case.ts';

type Kept = Parameters<typeof changeOf>[0];

const seen = (changes: Partial<SeenCase>): SeenCase => ({
  externalId: 'du_1',
  kind: 'dispute',
  reason: 'fraud',
  amountCents: 91_500,
  withheldCents: 91_500,
  state: 'needs-response',
  outcome: null,
  respondBy: null,
  openedAt: new Date('2028-02-29T11:00:00Z'),
  ...changes,
});
const ended = (outcome: 'won' | 'lost' | 'dropped') => ({ state: 'ended', outcome }) as const;

test.each<[string, Kept, Partial<SeenCase>, CaseChange | null]>([
  ['is new', null, {}, 'opened'],
  ['was lost before the shop heard of it', null, ended('lost'), 'opened'],
  ['was won before the shop heard of it', null, ended('won'), null],
  ['waits', { kind: 'dispute', state: 'needs-response' }, { state: 'waiting' }, null],
  ['is lost', { kind: 'dispute', state: 'waiting' }, ended('lost'), 'ended'],
  ['is known to be lost', { kind: 'dispute', state: 'ended' }, ended('lost'), null],
  ['goes on after its end', { kind: 'dispute', state: 'ended' }, {}, 'worse'],
  ['was an inquiry', { kind: 'inquiry', state: 'waiting' }, {}, 'worse'],
])('a dispute that %s', (_what, kept, changes, expected) => {
  expect(changeOf(kept, seen(changes))).toBe(expected);
});

describe('delivery', () => {
  const released = { at: new Date('2028-02-29T12:00:00Z'), by: 'Ina', reason: 'Zahlung geklärt' };
  test.each<[string, Pick<PaymentCase, 'state' | 'outcome' | 'released'>, boolean]>([
    ['an open case', { state: 'needs-response', outcome: null, released: null }, true],
    ['a case that waits', { state: 'waiting', outcome: null, released: null }, true],
    ['lost money', { ...ended('lost'), released: null }, true],
    ['a case that was won', { ...ended('won'), released: null }, false],
    ['a warning that came to nothing', { ...ended('dropped'), released: null }, false],
    ['an open case that staff have looked at', { state: 'waiting', outcome: null, released }, false],
  ])('%s', (_what, one, expected) => {
    expect(stopsDelivery(one)).toBe(expected);
  });
});
