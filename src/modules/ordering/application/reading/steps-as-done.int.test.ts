import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { orderActions, type OrderAction, type OrderStep } from '../../../../shared/orders/order-actions.ts';
import { paidBackOf } from '../../../../shared/orders/order-progress.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { statusOf } from '../../domain/order-status.ts';
import type { OrderingTables } from '../../infrastructure/ordering.tables.ts';
import { versionOf } from '../../infrastructure/stored-order.ts';
import { storedStatus } from '../../infrastructure/stored-status.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import {
  anAcceptedOrder,
  anOrderByCard,
  aPaidOrder,
  deliveredPrice,
  initiated,
  staff,
} from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe } });
});
// Where much of the shop is held, transfers wait for a mail first.
afterEach(async () => {
  shop.passMinutes(30 * 24 * 60);
  await shop.ordering.lapseOrders();
});
afterAll(() => shop.db.close());

const seen = async (orderNumber: number) => {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  if (order === null) throw new Error('there is no such order');
  return order;
};

/** The status that is stored with an order is what its rows say, whatever was done last. */
const expectStatusKept = async (orderNumber: number): Promise<void> => {
  const order = await seen(orderNumber);
  const { id } = await idOf(orderNumber);
  const latest = order.payments.toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime()).at(-1);
  const status = statusOf({
    ...order,
    lines: order.lines.map((line, position) => ({
      ...line,
      state: order.fulfilments[position]?.state ?? 'waiting',
    })),
    payment: latest?.state ?? null,
    refundedCents: paidBackOf(order.refunds),
  });
  expect(await storedStatus(shop.db, id)).toEqual(order.state === 'offered' ? null : status);
};

/** The version that `seen` tells, without the rest of it. */
const versionNow = async (orderNumber: number): Promise<number> =>
  versionOf(shop.db, (await idOf(orderNumber)).id);

const idOf = (orderNumber: number) =>
  queries<OrderingTables>(shop.db)
    .selectFrom('orders')
    .select('id')
    .where('number', '=', String(orderNumber))
    .executeTakeFirstOrThrow();

type Ask = (orderNumber: number, step: Pick<OrderStep, 'positions'>) => Promise<{ readonly ok: boolean }>;

const parcel = { carrier: 'DHL', tracking: '1', link: null };
const reason = 'Probe';
const key = () => randomUUID();
const firstOf = ({ positions }: Pick<OrderStep, 'positions'>): number => positions[0] ?? 0;
const refund =
  (isByBank: boolean): Ask =>
  (orderNumber) =>
    shop.ordering.refundOrder({ orderNumber, amountCents: 100, reason, key: key(), isByBank }, staff);
const claim =
  (notReturned: boolean): Ask =>
  (orderNumber, step) => {
    const dueOn = berlinDay(new Date(shop.now().getTime() + 14 * dayMs));
    const input = { position: firstOf(step), amountCents: 100, reason, dueOn, notReturned, quantity: null };
    return shop.fulfilment.claimDamage({ orderNumber, key: key(), ...input }, staff);
  };
const settle =
  (as: 'paid' | 'waived'): Ask =>
  async (orderNumber) => {
    const open = (await seen(orderNumber)).claims.find(({ settled }) => settled === null);
    const settlement =
      as === 'waived'
        ? ({ as, reason } as const)
        : { as, amountCents: 50, receivedOn: berlinDay(shop.now()) };
    return shop.fulfilment.settleClaim(
      { orderNumber, key: key(), claimId: open?.id ?? randomUUID(), settlement },
      staff,
    );
  };
const takeBack = (orderNumber: number, step: Pick<OrderStep, 'positions'>) => ({
  orderNumber,
  key: key(),
  position: firstOf(step),
  quantity: 1,
  note: '',
});

/** What the office calls for each action. The tax of an order of a business abroad has tests of its own. */
const asked: Readonly<Record<Exclude<OrderAction, 'correct-vat' | 'check-vat-id'>, Ask>> = {
  accept: (number) => shop.ordering.acceptOrder(number, staff),
  decline: (number) => shop.ordering.declineOrder(number, staff),
  'mark-as-paid': (orderNumber) =>
    shop.ordering.markAsPaid(
      { orderNumber, amountCents: 100, externalId: null, mayDiffer: true, key: key() },
      staff,
    ),
  'check-payment': (number) => shop.ordering.checkPayment(number, staff),
  capture: (number) => shop.ordering.captureNow(number, staff),
  'ask-again': (number) => shop.ordering.askToPayAgain(number, staff),
  prepare: (orderNumber, { positions }) => shop.fulfilment.prepareLines({ orderNumber, positions }, staff),
  ship: (orderNumber, { positions }) => shop.fulfilment.shipLines({ orderNumber, positions }, parcel, staff),
  'hand-over': (orderNumber, { positions }) =>
    shop.fulfilment.handOverLines({ orderNumber, positions }, staff),
  release: (orderNumber) => shop.ordering.releaseCases({ orderNumber, reason }, staff),
  'correct-shipment': (orderNumber, { positions }) =>
    shop.fulfilment.shipLines({ orderNumber, positions }, { ...parcel, tracking: key() }, staff),
  return: (orderNumber, { positions }) => shop.fulfilment.returnRentals({ orderNumber, positions }, staff),
  'take-back': (orderNumber, step) =>
    shop.fulfilment.takeBackLine(
      { ...takeBack(orderNumber, step), condition: 'gut', deduction: null, blocked: false },
      staff,
    ),
  'take-out': (orderNumber, step) => shop.fulfilment.takeOutOfOrder(takeBack(orderNumber, step), staff),
  cancel: (number) => shop.ordering.cancelOrder(number, staff),
  waive: refund(false),
  'refund-by-bank': refund(true),
  refund: refund(false),
  'claim-damage': claim(false),
  'claim-missing': claim(true),
  'claim-paid': settle('paid'),
  'claim-waived': settle('waived'),
  'take-back-claim-receipt': async (orderNumber) => {
    const [found] = (await seen(orderNumber)).claims.flatMap(({ id, receipts }) =>
      receipts.map((receipt) => ({ claimId: id, receiptId: receipt.id })),
    );
    const ids = found ?? { claimId: randomUUID(), receiptId: randomUUID() };
    return shop.fulfilment.takeBackClaimReceipt({ orderNumber, reason, ...ids }, staff);
  },
  'take-back-receipt': async (orderNumber) => {
    const { receipts } = await seen(orderNumber);
    const receiptId = (receipts.find(({ mayTakeBack }) => mayTakeBack) ?? receipts[0])?.id ?? randomUUID();
    return shop.ordering.takeBackReceipt({ orderNumber, receiptId, reason }, staff);
  },
  'issue-to-another': async (orderNumber) => {
    const { customer } = await seen(orderNumber);
    const { firstName, lastName, company, street, apartment, postalCode, city, country } = customer;
    const billing = { firstName, lastName, company, street, apartment, postalCode, city, country };
    return shop.ordering.issueToAnother({ orderNumber, billing: { ...billing, reference: key() } }, staff);
  },
};

const lines = (orderNumber: number, positions: readonly number[] | null = null) => ({
  orderNumber,
  positions,
});
const sure = async (result: Promise<{ readonly ok: boolean }>): Promise<void> => {
  const done = await result;
  if (!done.ok) throw new Error(`the situation cannot be made: ${JSON.stringify(done)}`);
};
const paid = async () => (await aPaidOrder(shop)).orderNumber;
const handedOver = async (positions: readonly number[] | null = null) => {
  const orderNumber = await paid();
  await sure(shop.fulfilment.handOverLines(lines(orderNumber, positions), staff));
  shop.passMinutes(24 * 60);
  return orderNumber;
};
const rentalBack = async (condition: 'as-handed-out' | 'damaged') => {
  const orderNumber = await handedOver();
  await sure(shop.fulfilment.returnRentals(lines(orderNumber, [1]), staff, { condition, note: 'Bein ab' }));
  return orderNumber;
};
const paidBack = async (orderNumber: number) => {
  const input = { orderNumber, amountCents: null, reason, key: key() };
  const ordered = await shop.ordering.refundOrder(input, staff);
  if (!ordered.ok) throw new Error(ordered.error.code);
  await shop.ordering.refundTransferred(ordered.value.refund.id, staff);
  return orderNumber;
};
const withClaim = async () => {
  const orderNumber = await rentalBack('damaged');
  await sure(claim(false)(orderNumber, { positions: [1] }));
  return orderNumber;
};
const byCard = async () => {
  const order = await anOrderByCard(shop);
  stripe.authorise(order.externalId);
  return order;
};
const promised = async () => {
  const items = [
    aCartItem(await aPieceForSale(shop.db, shop.inventory)),
    aCartItem(await aPieceForSale(shop.db, shop.inventory)),
  ];
  const checkout = aCheckout(items, deliveredPrice + 90_000, { paymentMethod: 'klarna' });
  const orderId = await initiated(shop, checkout);
  await shop.ordering.confirmOrder(orderId, null);
  const payment = await shop.ordering.askForPayment(orderId, 'klarna');
  if (!payment.ok) throw new Error(payment.error.code);
  const { externalId } = payment.value;
  stripe.authorise(externalId, new Date(shop.now().getTime() + 28 * dayMs));
  const settleAgain = () => shop.ordering.settlePayment(payment.value.payment.id);
  await settleAgain();
  const found = await shop.ordering.getOrder(orderId);
  if (!found.ok) throw new Error(found.error.code);
  return { orderNumber: Number(found.value.number.replace('WMK-', '')), externalId, settleAgain };
};
const expired = async () => {
  const order = await promised();
  stripe.change(order.externalId, { state: 'cancelled' });
  await order.settleAgain();
  return order.orderNumber;
};

const situations: Readonly<Record<string, () => Promise<number>>> = {
  'accepted, and waiting for a transfer': async () => (await anAcceptedOrder(shop)).orderNumber,
  'paid in part': async () => {
    const { orderNumber } = await anAcceptedOrder(shop);
    await sure(asked['mark-as-paid'](orderNumber, { positions: [] }));
    return orderNumber;
  },
  paid,
  'paid twice': async () => {
    const orderNumber = await paid();
    await sure(asked['mark-as-paid'](orderNumber, { positions: [] }));
    return orderNumber;
  },
  'called off before it was paid': async () => {
    const { orderNumber } = await anAcceptedOrder(shop);
    await sure(shop.ordering.cancelOrder(orderNumber, staff));
    return orderNumber;
  },
  'called off after it was paid': async () => {
    const orderNumber = await paid();
    await sure(shop.ordering.cancelOrder(orderNumber, staff));
    return orderNumber;
  },
  'left unpaid': async () => {
    const { orderNumber } = await anAcceptedOrder(shop);
    shop.passMinutes(15 * 24 * 60);
    await shop.ordering.lapseOrders();
    return orderNumber;
  },
  prepared: async () => {
    const orderNumber = await paid();
    await sure(shop.fulfilment.prepareLines(lines(orderNumber), staff));
    return orderNumber;
  },
  'half on its way': async () => {
    const orderNumber = await paid();
    await sure(shop.fulfilment.shipLines(lines(orderNumber, [0]), parcel, staff));
    return orderNumber;
  },
  'on its way': async () => {
    const orderNumber = await paid();
    await sure(shop.fulfilment.shipLines(lines(orderNumber), parcel, staff));
    return orderNumber;
  },
  'handed over, but for the rental': () => handedOver([0]),
  'handed over': () => handedOver(),
  'with its rental back': () => rentalBack('as-handed-out'),
  'with a claim for damage': withClaim,
  'with a claim that was paid in part': async () => {
    const orderNumber = await withClaim();
    await sure(settle('paid')(orderNumber, { positions: [] }));
    return orderNumber;
  },
  'with its rental given up': async () => {
    const orderNumber = await handedOver();
    await sure(claim(true)(orderNumber, { positions: [1] }));
    return orderNumber;
  },
  'with the bought piece back': async () => {
    const orderNumber = await handedOver();
    await sure(asked['take-back'](orderNumber, { positions: [0] }));
    return orderNumber;
  },
  'with a piece taken out': async () => {
    const orderNumber = await paid();
    await sure(asked['take-out'](orderNumber, { positions: [0] }));
    return orderNumber;
  },
  'paid back before it left': async () => paidBack(await paid()),
  'paid back while its rental is out': async () => paidBack(await handedOver()),
  'paid back while it is on its way': async () => {
    const orderNumber = await paid();
    await sure(shop.fulfilment.shipLines(lines(orderNumber), parcel, staff));
    return paidBack(orderNumber);
  },
  withdrawn: async () => {
    const email = `${key()}@example.org`;
    const { orderNumber, number } = await aPaidOrder(shop, { email });
    const withdrawal = { kind: 'withdrawal', name: 'Ada', contract: number, email, pieces: null } as const;
    await shop.declarations.declare(withdrawal, '10.0.0.1');
    return orderNumber;
  },
  'waiting for a card': async () => (await byCard()).orderNumber,
  'paid by card': async () => {
    const { orderNumber, paymentId } = await byCard();
    await shop.ordering.settlePayment(paymentId);
    return orderNumber;
  },
  'being paid by card': async () => {
    const { orderNumber, paymentId } = await byCard();
    stripe.fail(1000);
    await shop.ordering.settlePayment(paymentId);
    stripe.fail(0);
    return orderNumber;
  },
  'stuck while it is paid by card': async () => {
    const { orderNumber, paymentId } = await byCard();
    stripe.answerCaptures('pending');
    await shop.ordering.settlePayment(paymentId);
    stripe.answerCaptures('captured');
    shop.passMinutes(11);
    return orderNumber;
  },
  promised: async () => (await promised()).orderNumber,
  'promised, and its money asked for': async () => {
    const { orderNumber } = await promised();
    await sure(shop.ordering.captureNow(orderNumber, staff));
    return orderNumber;
  },
  'promised in vain': expired,
  'promised in vain while it is on its way': async () => {
    const order = await promised();
    await sure(shop.fulfilment.shipLines(lines(order.orderNumber, [0]), parcel, staff));
    stripe.change(order.externalId, { state: 'cancelled' });
    await order.settleAgain();
    return order.orderNumber;
  },
  'given back its promise': async () => {
    const { orderNumber } = await promised();
    const input = { orderNumber, amountCents: null, reason, key: key() };
    await sure(shop.ordering.refundOrder(input, staff));
    return orderNumber;
  },
};

/** Actions that are one call: the state of the money or of the line says which of them it is. */
const oneCall: readonly (readonly OrderAction[])[] = [
  ['waive', 'refund'],
  ['ship', 'correct-shipment'],
];
/** The provider is asked once more, and may say the same. */
const mayChangeNothing: ReadonlySet<OrderAction> = new Set(['check-payment']);
/** More may be claimed for what is given up, and nobody is asked to. */
const mayBeDone: ReadonlySet<string> = new Set(['claim-missing of a line that is not-returned']);

test.each(Object.keys(situations))(
  'what the office offers for an order that is %s is done, and the rest is refused or changes nothing',
  async (name) => {
    const make = situations[name]!;
    const orderNumber = await make();
    await expectStatusKept(orderNumber);
    const { steps } = await seen(orderNumber);
    const isOffered = (action: OrderAction): boolean => steps.some((step) => step.action === action);
    const wrong: string[] = [];
    let before = await seen(orderNumber);
    for (const action of orderActions) {
      if (action === 'correct-vat' || action === 'check-vat-id' || isOffered(action)) continue;
      if (oneCall.some((group) => group.includes(action) && group.some(isOffered))) continue;
      for (const position of before.lines.keys()) {
        const { version, fulfilments } = before;
        // An order of a single piece is cancelled.
        if (action === 'take-out' && fulfilments.length === 1) continue;
        if (mayBeDone.has(`${action} of a line that is ${fulfilments[position]?.state}`)) continue;
        await asked[action](orderNumber, { positions: [position] });
        if ((await versionNow(orderNumber)) === version) continue;
        wrong.push(`${action} is done, and is not offered`);
        before = await seen(orderNumber);
      }
    }
    for (const { action, positions } of steps) {
      if (action === 'correct-vat' || action === 'check-vat-id') continue;
      const fresh = await make();
      const { version } = await seen(fresh);
      const done = await asked[action](fresh, { positions });
      await expectStatusKept(fresh);
      if (!done.ok) wrong.push(`${action} is offered, and is refused: ${JSON.stringify(done)}`);
      else if (!mayChangeNothing.has(action) && (await versionNow(fresh)) === version)
        wrong.push(`${action} is offered, and changes nothing`);
    }
    await expectStatusKept(orderNumber);
    expect(wrong).toEqual([]);
  },
);
