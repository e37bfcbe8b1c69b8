import { describe, expect, test } from 'vitest';
import type { LineFulfilment } from '../../../shared/orders/line-fulfilment.ts';
import { counts, fitsOrder, type ContractEnding, type Withdrawal } from './declaration.ts';
import { notesOn, refundEnd, withdrawalEnd, type DeclaredOrder } from './judge-declaration.ts';

const arrived = (at: string): LineFulfilment => ({
  state: 'handed-over',
  handedOverAt: new Date(at),
  rental: null,
  shipment: null,
});
const came = (at: string): LineFulfilment => ({
  state: 'returned',
  handedOverAt: new Date(at),
  returnedAt: new Date('2028-06-01T12:00:00Z'),
  shipment: null,
});
const waiting: LineFulfilment = { state: 'waiting' };
const takenOut: LineFulfilment = {
  state: 'returned',
  handedOverAt: null,
  shipment: null,
  returnedAt: new Date('2028-03-01T12:00:00Z'),
};
const undelivered: LineFulfilment = {
  ...takenOut,
  shipment: { carrier: 'DHL', tracking: '1', link: null },
};

describe('the period of withdrawal (§ 355 BGB) ends', () => {
  test.each<[string, LineFulfilment[], string | null]>([
    ['14 days after the day of possession', [arrived('2028-02-29T11:00:00Z')], '2028-03-14T23:00:00Z'],
    [
      'counted from the last piece',
      [came('2028-02-01T11:00:00Z'), arrived('2028-02-29T11:00:00Z')],
      '2028-03-14T23:00:00Z',
    ],
    ['on a Monday instead of a Saturday', [arrived('2028-02-05T11:00:00Z')], '2028-02-21T23:00:00Z'],
    ['on a Monday instead of a Sunday', [arrived('2028-02-06T11:00:00Z')], '2028-02-21T23:00:00Z'],
    ['with the change to summer time in between', [arrived('2028-03-20T11:00:00Z')], '2028-04-03T22:00:00Z'],
    ['never, while a piece has not arrived', [arrived('2028-02-29T11:00:00Z'), waiting], null],
    ['never, before anything has arrived', [waiting], null],
    ['never, while a parcel came back undelivered', [arrived('2028-02-29T11:00:00Z'), undelivered], null],
    [
      'without waiting for what was taken out of the order',
      [arrived('2028-02-29T11:00:00Z'), takenOut],
      '2028-03-14T23:00:00Z',
    ],
    ['never, if all was taken out', [takenOut], null],
  ])('%s', (_, fulfilments, expected) => {
    expect(withdrawalEnd(fulfilments)).toEqual(expected === null ? null : new Date(expected));
  });
});

test.each([
  ['14 days after its receipt', '2028-02-29T11:00:00Z', '2028-03-14T23:00:00Z'],
  ['from just before midnight in Berlin', '2028-02-29T22:59:00Z', '2028-03-14T23:00:00Z'],
  ['on a Monday instead of a Saturday', '2028-02-05T11:00:00Z', '2028-02-21T23:00:00Z'],
  ['on a Monday instead of a Sunday', '2028-02-06T11:00:00Z', '2028-02-21T23:00:00Z'],
  ['with the change to summer time in between', '2028-03-20T11:00:00Z', '2028-04-03T22:00:00Z'],
])('the money of a withdrawal is owed %s (§ 357 (1) BGB)', (_, received, end) => {
  expect(refundEnd(new Date(received))).toEqual(new Date(end));
});

describe('staff are told', () => {
  const withdrawal: Withdrawal = {
    kind: 'withdrawal',
    name: 'Ada Muster',
    contract: 'WMK-100234',
    email: 'ada@example.org',
    pieces: null,
  };
  const ending: ContractEnding = {
    kind: 'ending',
    name: 'Ada Muster',
    contract: 'WMK-100234',
    email: 'ada@example.org',
    manner: 'ordinary',
    reason: null,
    endsOn: null,
  };
  const order: DeclaredOrder = {
    isAccepted: true,
    email: 'Ada@Example.org',
    customerKind: 'consumer',
    lines: [{ rentOption: '1 Monat' }],
    fulfilments: [arrived('2028-02-29T11:00:00Z')],
  };
  const inTime = new Date('2028-03-14T22:59:59Z');
  const late = new Date('2028-03-14T23:00:00Z');

  test.each([
    ['nothing where all is in order', withdrawal, inTime, order, []],
    ['that the order is unknown', withdrawal, inTime, null, ['order-unknown']],
    ['that it is late', withdrawal, late, order, ['withdrawn-late']],
    ['nothing of being late at the end of a rental', ending, late, order, []],
    [
      'that it names a day which has passed',
      { ...ending, endsOn: '2028-03-13' },
      inTime,
      order,
      ['ends-in-the-past'],
    ],
    ['nothing of the day itself, in Berlin', { ...ending, endsOn: '2028-03-14' }, inTime, order, []],
    [
      'that nothing is rented',
      ending,
      inTime,
      { ...order, lines: [{ rentOption: null }] },
      ['nothing-rented'],
    ],
    [
      'all that is odd at once',
      withdrawal,
      inTime,
      { ...order, email: 'other@example.org', customerKind: 'business', isAccepted: false },
      ['other-address', 'no-contract', 'business-customer'],
    ],
  ] as const)('%s', (_, declaration, receivedAt, about, expected) => {
    expect(notesOn(declaration, receivedAt, about)).toEqual(expected);
  });
});

test.each([
  ['the same address', 'ada@example.org', null, true, true],
  ['the same in other letters', 'ADA@Example.org', null, true, true],
  ['another address', 'eve@example.org', null, false, false],
  ['an address that only begins alike', 'ada@example.org.evil.example', null, false, false],
  ['another address, accepted by staff', 'eve@example.org', {}, false, true],
])('an order obeys a declaration from %s', (_, email, accepted, fits, isCounted) => {
  const fitting = fitsOrder({ email }, { email: 'Ada@example.org' });
  expect(fitting).toBe(fits);
  expect(counts({ fitsOrder: fitting, accepted })).toBe(isCounted);
});
