import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePayment, evolvePayment, type PaymentCommand, type PaymentEvent } from './payment-machine.ts';
import { receivedOf, type PaymentState } from './payment-state.ts';
import { amountToRefund } from './refund.ts';

const now = new Date('2026-11-21T12:00Z');
const open: PaymentState = {
  state: 'open',
  amountCents: 9000,
  receivedCents: 0,
  dueAt: new Date('2026-11-28T23:00Z'),
};
const received: PaymentState = { state: 'received', amountCents: 9000, receivedCents: 9000, receivedAt: now };
const lapsed: PaymentState = { state: 'lapsed', amountCents: 9000 };
const refundDue: PaymentState = {
  state: 'refund-due',
  amountCents: 9000,
  receivedCents: 9000,
  receivedAt: now,
};
const refunded: PaymentState = { state: 'refunded', amountCents: 9000, refundedCents: 9000, refundedAt: now };

const captureBefore = new Date('2026-12-19T12:00Z');
const authorised: PaymentState = {
  state: 'authorised',
  amountCents: 9000,
  authorisedAt: now,
  captureBefore,
  captureAskedAt: null,
};
const beingTaken: PaymentState = { ...authorised, captureAskedAt: now };
const expired: PaymentState = {
  state: 'expired',
  amountCents: 9000,
  receivedCents: 0,
  dueAt: captureBefore,
};
const released: PaymentState = { state: 'released', amountCents: 9000 };

const receive = { kind: 'receive', amountCents: 9000, piecesSecured: true } as const;
const tooLate: PaymentCommand = { ...receive, piecesSecured: false };
const short: PaymentCommand = { ...receive, amountCents: 8999 };
const meant = { ...receive, restUntil: new Date('2026-11-29T23:00Z') };
const lapse: PaymentCommand = { kind: 'lapse' };
const drop: PaymentCommand = { kind: 'drop' };
const refund: PaymentCommand = { kind: 'refund' };
const authorise = { kind: 'authorise', amountCents: 9000, captureBefore } as const;
const expire: PaymentCommand = { kind: 'expire', dueAt: captureBefore };

test.each<[string, PaymentState, PaymentCommand, Date, PaymentEvent['type'][] | string]>([
  ['money comes', open, receive, now, ['payment-received']],
  ['and is told twice', received, receive, now, []],
  ['a cent short is another payment', open, short, now, 'amount-differs'],
  ['late, but the pieces are there', lapsed, receive, now, ['payment-received']],
  ['late, and a piece is gone', lapsed, tooLate, now, ['payment-too-late']],
  ['told again, it is still to be refunded', refundDue, receive, now, []],
  ['after a refund nothing is received', refunded, receive, now, 'payment-closed'],
  ['nothing lapses before its time', open, lapse, new Date('2026-11-28T22:59:59Z'), []],
  ['at its time it does', open, lapse, new Date('2026-11-28T23:00Z'), ['payment-lapsed']],
  ['what was paid never lapses', received, lapse, new Date('2027-01-01T00:00Z'), []],
  ['what is called off is waited for no more', open, drop, now, ['payment-dropped']],
  ['what was paid is not called off', received, drop, now, []],
  ['what was paid can be refunded', received, refund, now, ['payment-refunded']],
  ['what came too late is refunded', refundDue, refund, now, ['payment-refunded']],
  ['once', refunded, refund, now, []],
  ['nothing paid, nothing refunded', open, refund, now, 'nothing-to-refund'],
  ['a provider promises the money', open, authorise, now, ['payment-authorised']],
  ['a promise is no money to pay back', authorised, refund, now, 'nothing-to-refund'],
  [
    'a promise of another amount is not this one',
    open,
    { ...authorise, amountCents: 1 },
    now,
    'amount-differs',
  ],
  ['what was paid is promised no more', received, authorise, now, 'payment-closed'],
  ['a new promise after one that has ended', expired, authorise, now, ['payment-authorised']],
  ['goods leave, and the money is taken', authorised, { kind: 'ask-capture' }, now, ['capture-asked']],
  ['once', beingTaken, { kind: 'ask-capture' }, now, []],
  ['nothing promised, nothing taken', open, { kind: 'ask-capture' }, now, 'payment-closed'],
  ['the promised money comes', beingTaken, receive, now, ['payment-received']],
  ['at the provider’s desk as well', authorised, receive, now, ['payment-received']],
  ['or only a part of it', authorised, short, now, ['payment-waived', 'payment-received']],
  ['what is called off is given back', authorised, drop, now, ['authorisation-released']],
  ['but not while it is taken', beingTaken, drop, now, 'capture-under-way'],
  ['nor is a part of it', beingTaken, { kind: 'waive', amountCents: 1 }, now, 'capture-under-way'],
  [
    'what was paid is refunded, not waived',
    received,
    { kind: 'waive', amountCents: 1 },
    now,
    'nothing-to-refund',
  ],
  ['the promise ends', authorised, expire, now, ['authorisation-ended']],
  ['also while it is taken', beingTaken, expire, now, ['authorisation-ended']],
  ['what was paid does not end', received, expire, now, []],
  ['after a promise that has ended, money pays', expired, receive, now, ['payment-received']],
  ['and nothing lapses by itself', expired, lapse, new Date('2027-03-01T00:00Z'), []],
  ['it is called off without money', expired, drop, now, ['payment-dropped']],
  ['for what was given back nothing is received', released, receive, now, 'payment-closed'],
  ['asked again only for what was promised', open, { kind: 'ask-again', dueAt: now }, now, 'payment-closed'],
])('%s', (_, state, command, moment, expected) => {
  const decided = decidePayment(state, command, moment);
  expect(decided.ok ? decided.value.map(({ type }) => type) : decided.error.code).toEqual(expected);
  if (decided.ok && decided.value.length > 0) {
    const after = decided.value.reduce(evolvePayment, state);
    expect(decidePayment(after, command, moment)).toEqual({ ok: true, value: [] });
  }
});

describe('an amount that is not the one that is owed, where it is meant', () => {
  const part = { ...meant, amountCents: 6000 };
  const after = (state: PaymentState, ...commands: PaymentCommand[]): PaymentState =>
    commands.reduce((before, command) => {
      const decided = decidePayment(before, command, now);
      if (!decided.ok) throw new Error(decided.error.code);
      return decided.value.reduce(evolvePayment, before);
    }, state);

  test.each<[string, PaymentCommand[], object]>([
    ['a part leaves the rest open, and waits longer', [part], { state: 'open', receivedCents: 6000 }],
    [
      'the rest pays it',
      [part, { ...receive, amountCents: 3000 }],
      { state: 'received', receivedCents: 9000 },
    ],
    [
      'too much is more than it costs',
      [{ ...meant, amountCents: 9500 }],
      { state: 'received', receivedCents: 9500 },
    ],
    ['also in two parts', [part, part], { state: 'received', receivedCents: 12_000 }],
    [
      'a part whose pieces are gone goes back',
      [{ ...part, piecesSecured: false }],
      { state: 'refund-due', receivedCents: 6000 },
    ],
    ['a part that nothing follows goes back', [part, drop], { state: 'refund-due', receivedCents: 6000 }],
    [
      'once more than all of it',
      [receive, { ...meant, amountCents: 9000 }],
      { state: 'received', receivedCents: 18_000 },
    ],
  ])('%s', (_, commands, expected) => {
    expect(after(open, ...commands)).toMatchObject(expected);
  });

  test('only what is too much is a surplus', () => {
    expect(decidePayment(after(open, part), { ...meant, amountCents: 3500 }, now)).toMatchObject({
      value: [
        { type: 'payment-received', amountCents: 3000 },
        { type: 'payment-surplus', amountCents: 500 },
      ],
    });
  });

  test('the rest alone is what is owed: the whole amount is another one', () => {
    expect(decidePayment(after(open, part), receive, now)).toEqual({
      ok: false,
      error: { code: 'amount-differs' },
    });
  });
});

test('whatever came in parts or too much, was paid back and has come back: no more of it can be paid back', () => {
  const transfers = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(transfers, fc.boolean(), fc.boolean(), (parts, piecesSecured, isDue) => {
      const commands: readonly PaymentCommand[] = [
        ...parts.map((amountCents) => ({ ...meant, amountCents, piecesSecured, isTransfer: true })),
        drop,
        refund,
        { kind: 'return-refund', receivedAt: now, isDue },
      ];
      const after = commands.reduce<PaymentState>((state, command) => {
        const decided = decidePayment(state, command, now);
        return decided.ok ? decided.value.reduce(evolvePayment, state) : state;
      }, open);
      const came = parts.reduce((sum, cents) => sum + cents, 0);
      expect(amountToRefund(after, 0, 0, null)).toEqual({
        ok: true,
        value: { moneyCents: came, giftCents: 0 },
      });
    }),
  );
});

describe('a booking that was a mistake', () => {
  const dueAt = new Date('2026-11-29T23:00Z');
  const mistake = {
    kind: 'take-back-receipt' as const,
    amountCents: 9000,
    mayWait: true,
    isRefunded: false,
    openSurplusCents: 0,
    restUntil: dueAt,
  } as const;
  const part: PaymentState = { ...open, receivedCents: 4000 };
  const tooMuch: PaymentState = { ...received, receivedCents: 12_000 };

  test.each<[string, PaymentState, Partial<typeof mistake> | object, PaymentState | string]>([
    ['what was paid is owed again', received, {}, { ...open, dueAt }],
    [
      'of two parts the other stays',
      received,
      { amountCents: 5000 },
      { ...open, receivedCents: 4000, dueAt },
    ],
    [
      'after a promise that has ended it waits as before, whatever has left the shop',
      { ...expired, receivedCents: 4000 },
      { amountCents: 4000, mayWait: false },
      { ...expired, dueAt },
    ],
    ['a part is owed again', part, { amountCents: 4000 }, { ...open, dueAt }],
    ['without what was too much it stays paid', tooMuch, { amountCents: 3000 }, received],
    ['whatever has left the shop', tooMuch, { amountCents: 3000, mayWait: false }, received],
    ['of too much and more the rest is owed', tooMuch, {}, { ...open, receivedCents: 3000, dueAt }],
    ['what has left the shop cannot wait for its money', received, { mayWait: false }, 'piece-is-out'],
    ['what goes back already has come', received, { isRefunded: true }, 'refund-ordered'],
    ['of an order that has ended nothing is owed', refundDue, { mayWait: false }, lapsed],
    [
      'and the rest of it still goes back',
      refundDue,
      { mayWait: false, amountCents: 5000 },
      { ...refundDue, receivedCents: 4000 },
    ],
    ['what never came is no mistake', lapsed, {}, 'payment-closed'],
    ['nor is more than came', part, {}, 'payment-closed'],
    ['nor what went back as a whole', refunded, {}, 'payment-closed'],
  ])('%s', (_, state, changes, expected) => {
    const decided = decidePayment(state, { ...mistake, ...changes }, now);
    expect(decided.ok ? decided.value.reduce(evolvePayment, state) : decided.error.code).toEqual(expected);
  });
});

describe('the shop does without', () => {
  const waive = (state: PaymentState, amountCents: number): PaymentState => {
    const decided = decidePayment(state, { kind: 'waive', amountCents }, now);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(evolvePayment, state);
  };

  test('a part of what is promised, and then less is taken', () => {
    const lowered = waive(authorised, 2000);
    expect(lowered).toEqual({ ...authorised, amountCents: 7000 });
    const taken = decidePayment(lowered, { ...receive, amountCents: 7000 }, now);
    expect(taken.ok && taken.value.reduce(evolvePayment, lowered)).toEqual({
      state: 'received',
      amountCents: 7000,
      receivedCents: 7000,
      receivedAt: now,
    });
  });

  test('all of it, and nothing is taken or owed', () => {
    expect(waive(waive(authorised, 2000), 7000)).toEqual({ state: 'released', amountCents: 7000 });
  });
});

describe('a bank transfer arrives', () => {
  const besides = {
    kind: 'receive',
    piecesSecured: false,
    isTransfer: true,
    restUntil: captureBefore,
  } as const;
  const part: PaymentState = { ...open, receivedCents: 4000 };

  test.each<[PaymentState, boolean, PaymentState]>([
    [open, true, { ...received, receivedCents: 10_000 }],
    [open, false, { ...refundDue, receivedCents: 10_000 }],
    [part, true, { ...received, receivedCents: 14_000 }],
    [part, false, { ...refundDue, receivedCents: 14_000 }],
    [expired, true, { ...received, receivedCents: 10_000 }],
    [expired, false, { ...refundDue, receivedCents: 10_000 }],
    [lapsed, true, { ...received, receivedCents: 10_000 }],
    [lapsed, false, { ...refundDue, receivedCents: 10_000 }],
    [received, true, { ...received, receivedCents: 19_000 }],
    [refundDue, false, { ...refundDue, receivedCents: 19_000 }],
    [authorised, false, authorised],
    [beingTaken, false, beingTaken],
    [released, false, released],
    [refunded, false, refunded],
  ])('for what is $state', (state, piecesSecured, expected) => {
    const money = { ...besides, piecesSecured, amountCents: 10_000 };
    const decided = decidePayment(state, money, now);
    if (!decided.ok) throw new Error(decided.error.code);
    const after = decided.value.reduce(evolvePayment, state);
    expect(after).toEqual(expected);
    // Whatever it does not pay goes back.
    const surplusCents = decided.value.reduce(
      (sum, event) => (event.type === 'payment-surplus' ? sum + event.amountCents : sum),
      0,
    );
    const paidCents = after.state === 'received' ? Math.max(0, 9000 - receivedOf(state)) : 0;
    expect(after.state === 'refund-due' || surplusCents === 10_000 - paidCents).toBe(true);
  });

  test.each([authorised, released, refunded])(
    'for what is $state, with no word that another amount is meant',
    (state) => {
      const { restUntil: _, ...plain } = besides;
      expect(decidePayment(state, { ...plain, amountCents: 9000 }, now)).toEqual({
        ok: false,
        error: { code: 'amount-differs' },
      });
    },
  );

  test.each([authorised, released, refunded, received])(
    'by mistake, for what is $state, and is still to go back: it is forgotten',
    (state) => {
      const booked = decidePayment(state, { ...besides, piecesSecured: true, amountCents: 500 }, now);
      if (!booked.ok) throw new Error(booked.error.code);
      const mistake = { kind: 'take-back-receipt', amountCents: 500, mayWait: false } as const;
      const taken = (openSurplusCents: number) =>
        decidePayment(
          booked.value.reduce(evolvePayment, state),
          { ...mistake, openSurplusCents, isRefunded: true, restUntil: captureBefore },
          now,
        );
      const forgotten = taken(500);
      expect(forgotten).toEqual({
        ok: true,
        value: [{ type: 'receipt-taken-back', at: now, amountCents: 500, dueAt: null }],
      });
      if (!forgotten.ok) throw new Error('it is not');
      expect([...booked.value, ...forgotten.value].reduce(evolvePayment, state)).toEqual(state);
      // It was transferred back.
      expect(taken(499).ok).toBe(false);
    },
  );
});

describe('an order that costs less, since its VAT is not owed', () => {
  const correct = (isByProvider: boolean) =>
    ({ kind: 'correct-vat', amountCents: 1000, isByProvider }) as const;
  const less = (state: PaymentState, isByProvider = false) => {
    const decided = decidePayment(state, correct(isByProvider), now);
    if (!decided.ok) throw new Error(decided.error.code);
    return decided.value.reduce(evolvePayment, state);
  };

  test('asks for less', () => {
    expect(less(open)).toEqual({ ...open, amountCents: 8000 });
  });

  test('was paid too much by transfer, and by a provider what it does not pay back', () => {
    expect(less(received)).toEqual({ ...received, amountCents: 8000 });
    expect(less(received, true)).toEqual({ ...received, amountCents: 8000, receivedCents: 8000 });
  });

  test.each([
    { ...open, receivedCents: 1 },
    lapsed,
    refundDue,
    refunded,
    authorised,
    beingTaken,
    expired,
    released,
  ])('is none where its money is under way, or has ended: $state', (state) => {
    expect(decidePayment(state, correct(false), now)).toEqual({
      ok: false,
      error: { code: 'payment-closed' },
    });
  });
});
