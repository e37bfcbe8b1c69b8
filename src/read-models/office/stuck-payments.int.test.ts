import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionsOf, anOrderByCard, staff, subjectsTo } from '../../modules/ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../modules/ordering/testing/open-test-ordering.ts';
import { fakeProvider } from '../../modules/payments/testing/fake-provider.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { fail } from '../../shared/result.ts';
import { RightMissing } from '../../shared/staff/staff-rights.ts';
import { rightsOf } from '../../shared/staff/staff-roles.ts';
import { today } from './today.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
let isAnswerLost = false;
let isProviderGone = false;
const capture: typeof stripe.capture = async (...asked) => {
  if (isProviderGone) return fail({ code: 'provider-unavailable' });
  const answer = await stripe.capture(...asked);
  return isAnswerLost ? fail({ code: 'provider-unavailable' }) : answer;
};
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe: { ...stripe, capture } } });
});
afterAll(() => shop.db.close());

const reader: Actor = {
  kind: 'staff',
  id: randomUUID(),
  name: 'Rolle',
  role: 'read-only',
  isFresh: true,
  rights: rightsOf('read-only'),
};

const stuck = async () => {
  const { lists } = await today(shop.db, staff, shop.now(), [], 'stuckPayments');
  return lists.stuckPayments?.items ?? [];
};
const mayDo = async (orderNumber: number) => actionsOf(await shop.ordering.orderForStaff(orderNumber, staff));

/** The provider has taken the money, and its answer was lost; since then it cannot be asked. */
async function aStuckOrder() {
  const order = await anOrderByCard(shop);
  const claimedAt = shop.now();
  stripe.authorise(order.externalId);
  isAnswerLost = true;
  await shop.ordering.settlePayment(order.paymentId);
  isAnswerLost = false;
  stripe.fail(1000);
  return { ...order, claimedAt };
}

test('a payment that is at no end after ten minutes is on „Heute“, and staff bring it to one', async () => {
  const { number, orderNumber, claimedAt } = await aStuckOrder();
  shop.passMinutes(10);
  expect(await stuck()).toEqual([]);
  expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({
    error: { code: 'capture-under-way' },
  });
  expect(await mayDo(orderNumber)).not.toContain('check-payment');

  shop.passMinutes(1);
  expect(await stuck()).toMatchObject([{ id: number, at: claimedAt, amountCents: 92_500 }]);
  expect(await mayDo(orderNumber)).toEqual(expect.arrayContaining(['check-payment', 'cancel']));
  expect(await shop.ordering.checkPayment(orderNumber, staff)).toMatchObject({
    error: { code: 'provider-unavailable' },
  });
  // Asked for in vain, it is stuck for as long as before.
  expect(await stuck()).toMatchObject([{ id: number, at: claimedAt }]);

  stripe.fail(0);
  expect(await shop.ordering.checkPayment(orderNumber, staff)).toEqual({ ok: true, value: undefined });
  expect(await stuck()).toEqual([]);
  const paid = await shop.ordering.orderForStaff(orderNumber, staff);
  expect(paid?.payments).toMatchObject([{ state: 'received' }]);
  expect(actionsOf(paid)).not.toContain('check-payment');
});

test('or they cancel the order: what was taken goes back by itself', async () => {
  const { orderNumber, email, externalId, paymentId } = await aStuckOrder();
  shop.passMinutes(11);
  expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
  stripe.fail(0);
  await shop.ordering.settlePayment(paymentId);
  const cancelled = await shop.ordering.orderForStaff(orderNumber, staff);
  expect(cancelled).toMatchObject({ state: 'cancelled', refunds: [{ amountCents: 92_500 }] });
  await shop.makeRefunds();
  expect(stripe.refunds.filter(({ transactionId }) => transactionId === `t_${externalId}`)).toHaveLength(1);
  expect(await stuck()).toEqual([]);
  expect(await subjectsTo(shop, email)).toContain('Storniert: Bestellung #');
});

test('a promise that was never taken is given back with the order, and nothing is stuck any more', async () => {
  const { orderNumber, externalId, paymentId } = await anOrderByCard(shop);
  stripe.authorise(externalId);
  isProviderGone = true;
  await shop.ordering.settlePayment(paymentId);
  isProviderGone = false;
  shop.passMinutes(11);
  expect(await stuck()).toHaveLength(1);
  expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
  await shop.ordering.settlePayment(paymentId);
  expect(await stuck()).toEqual([]);
  // A transfer may still come, and would go back.
  expect(await mayDo(orderNumber)).toEqual(['mark-as-paid']);
  expect(stripe.refunds.filter(({ transactionId }) => transactionId === `t_${externalId}`)).toEqual([]);
});

test('what the provider itself still looks at is not stuck, and who may not write orders asks nobody', async () => {
  const order = await anOrderByCard(shop);
  stripe.authorise(order.externalId);
  stripe.answerCaptures('pending');
  await shop.ordering.settlePayment(order.paymentId);
  shop.passMinutes(60);
  expect(await stuck()).toEqual([]);
  await expect(shop.ordering.checkPayment(order.orderNumber, reader)).rejects.toThrow(RightMissing);
  stripe.answerCaptures('captured');
});
