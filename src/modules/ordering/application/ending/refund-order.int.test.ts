import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../../shared/staff/actor.ts';
import { FreshLoginNeeded, RightMissing } from '../../../../shared/staff/staff-rights.ts';
import { rightsOf, type StaffRole } from '../../../../shared/staff/staff-roles.ts';
import { fakeProvider } from '../../../payments/testing/fake-provider.ts';
import {
  anAcceptedOrder,
  anOrderByCard,
  aPaidOrder,
  keptHistory,
  subjectsTo,
} from '../../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe } });
});
afterAll(() => shop.db.close());
/** What one test has left to be refunded is no matter of the next. */
afterEach(async () => {
  stripe.refuseRefunds(false);
  await shop.makeRefunds();
});

const someone = (role: StaffRole): Actor => ({
  kind: 'staff',
  isFresh: true,
  id: randomUUID(),
  name: `Rolle ${role}`,
  role,
  rights: rightsOf(role),
});
const office = someone('office');
const refund = (
  orderNumber: number,
  amountCents: number | null,
  key: string = randomUUID(),
  actor = office,
) => shop.ordering.refundOrder({ orderNumber, amountCents, reason: 'Kratzer', key }, actor);

/** An order of 925 €, paid by card. */
async function aCardOrder() {
  const order = await anOrderByCard(shop);
  stripe.authorise(order.externalId);
  await shop.ordering.settlePayment(order.paymentId);
  return order;
}

const refundsAt = (externalId: string) =>
  stripe.refunds
    .filter(({ transactionId }) => transactionId === `t_${externalId}`)
    .map(({ amountCents }) => amountCents);

describe('what was paid by card', () => {
  test('goes back in parts, each once, and the customer is told when it is on its way', async () => {
    const { orderNumber, orderId, externalId, paymentId, email } = await aCardOrder();
    const key = randomUUID();
    const told = await Promise.all(Array.from({ length: 4 }, () => refund(orderNumber, 10_000, key)));
    for (const one of told) expect(one).toMatchObject({ ok: true, value: { leftCents: 82_500 } });
    expect(await shop.ordering.listRefunds(orderNumber, office)).toMatchObject([
      { amountCents: 10_000, reason: 'Kratzer', orderedBy: 'Rolle office', doneAt: null },
    ]);
    expect(await subjectsTo(shop, email)).not.toContain('Erstattung zur Bestellung #');

    await shop.makeRefunds();
    await shop.ordering.settlePayment(paymentId);
    await shop.ordering.settlePayment(paymentId);
    expect(refundsAt(externalId)).toEqual([10_000]);
    expect((await subjectsTo(shop, email)).filter((subject) => subject.startsWith('Erstattung'))).toEqual([
      'Erstattung zur Bestellung #',
    ]);
    expect(await shop.ordering.listRefunds(orderNumber, office)).toMatchObject([{ doneAt: shop.now() }]);
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: { payment: { state: 'received' } },
    });

    expect(await refund(orderNumber, 82_501)).toEqual({
      ok: false,
      error: { code: 'refund-too-much', leftCents: 82_500 },
    });
    expect(await refund(orderNumber, null)).toMatchObject({ value: { refund: { amountCents: 82_500 } } });
    expect(await refund(orderNumber, 1)).toMatchObject({ error: { code: 'nothing-to-refund' } });
    await shop.makeRefunds();
    await shop.ordering.settlePayment(paymentId);
    expect(refundsAt(externalId)).toEqual([10_000, 82_500]);
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: { payment: { state: 'refunded' } },
    });
    const history = await keptHistory(shop, orderNumber);
    expect(history.filter(({ type }) => type === 'refund-ordered')).toMatchObject([
      { actor: 'Rolle office', facts: { amountCents: 10_000, reason: 'Kratzer' } },
      { actor: 'Rolle office', facts: { amountCents: 82_500 } },
    ]);
  });

  test('two refunds at once never pay back more than was paid', async () => {
    const { orderNumber } = await aCardOrder();
    const both = await Promise.all([refund(orderNumber, 60_000), refund(orderNumber, 60_000)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({
      error: { code: 'refund-too-much', leftCents: 32_500 },
    });
  });

  test('above 500 € in a day needs a password that was given just now, also when the order is cancelled', async () => {
    const { orderNumber } = await aCardOrder();
    const left: Actor = { ...someone('office'), isFresh: false } as Actor;
    await expect(refund(orderNumber, 50_001, randomUUID(), left)).rejects.toThrow(FreshLoginNeeded);
    const key = randomUUID();
    expect(await refund(orderNumber, 30_000, key, left)).toMatchObject({ ok: true });
    // Sent twice it is one refund still.
    expect(await refund(orderNumber, 30_000, key, left)).toMatchObject({ ok: true });
    await expect(refund(orderNumber, 20_001, randomUUID(), left)).rejects.toThrow(FreshLoginNeeded);
    await expect(shop.ordering.cancelOrder(orderNumber, left)).rejects.toThrow(FreshLoginNeeded);
    expect(await refund(orderNumber, 20_000, randomUUID(), left)).toMatchObject({ ok: true });
    expect(await refund(orderNumber, 20_001)).toMatchObject({ ok: true });
  });

  test('the provider is down: it is made as soon as it is back, once', async () => {
    const { orderNumber, externalId, paymentId, email } = await aCardOrder();
    await refund(orderNumber, 5_000);
    stripe.fail(1, 'after');
    await expect(shop.makeRefunds()).rejects.toThrow('does not answer');
    await shop.makeRefunds();
    await shop.ordering.settlePayment(paymentId);
    expect(refundsAt(externalId)).toEqual([5_000]);
    expect(await subjectsTo(shop, email)).toContain('Erstattung zur Bestellung #');
  });

  test('the customer’s mail names the amount and not what staff wrote', async () => {
    const { orderNumber, paymentId, email } = await aCardOrder();
    await refund(orderNumber, 12_345);
    await shop.makeRefunds();
    await shop.ordering.settlePayment(paymentId);
    const mail = (await shop.mails()).find(
      ({ to, subject }) => to === email && subject.startsWith('Erstattung'),
    );
    expect(JSON.stringify(mail)).toContain('123,45\u00a0€');
    expect(JSON.stringify(mail)).not.toContain('Kratzer');
  });
});

describe('the provider refuses a refund', () => {
  /** A refund of 50 € that the provider has said no to. */
  async function aRefusedRefund() {
    const order = await aCardOrder();
    const ordered = await refund(order.orderNumber, 5_000);
    if (!ordered.ok) throw new Error(ordered.error.code);
    stripe.refuseRefunds(true);
    await expect(shop.makeRefunds()).rejects.toThrow('refuses the refund');
    stripe.refuseRefunds(false);
    return { ...order, refundId: ordered.value.refund.id };
  }
  const stateOf = async (orderNumber: number) =>
    (await shop.ordering.orderForStaff(orderNumber, office))?.refunds.map(
      ({ providerState, doneAt }) => [providerState, doneAt !== null] as const,
    );

  test('staff see it, have it tried again, and it is made once', async () => {
    const { orderNumber, refundId, externalId, paymentId, email } = await aRefusedRefund();
    expect(await stateOf(orderNumber)).toEqual([['refused', false]]);
    expect(await subjectsTo(shop, email)).not.toContain('Erstattung zur Bestellung #');
    const tried = await Promise.all([1, 2].map(() => shop.ordering.retryRefund(refundId, office)));
    expect(tried.sort()).toEqual([false, true]);
    expect(await stateOf(orderNumber)).toEqual([['under-way', false]]);
    // Asked for once more, it is the provider's again.
    expect(await shop.ordering.refundTransferred(refundId, office)).toBe(false);
    await shop.makeRefunds();
    await shop.ordering.settlePayment(paymentId);
    expect(refundsAt(externalId)).toEqual([5_000]);
    expect(await stateOf(orderNumber)).toEqual([['made', true]]);
    expect(await shop.ordering.retryRefund(refundId, office)).toBe(false);
    await expect(shop.ordering.retryRefund(refundId, someone('content'))).rejects.toThrow(RightMissing);
  });

  test('staff pay it back in another way; from then on the provider is never asked', async () => {
    const { orderNumber, refundId, externalId, email } = await aRefusedRefund();
    expect(await shop.ordering.refundTransferred(refundId, office)).toBe(true);
    expect(await shop.ordering.refundTransferred(refundId, office)).toBe(false);
    expect(await shop.ordering.retryRefund(refundId, office)).toBe(false);
    await shop.makeRefunds();
    expect(refundsAt(externalId)).toEqual([]);
    const told = (await shop.mails()).findLast(({ to }) => to === email);
    expect(JSON.stringify(told)).toContain('50,00\u00a0€ überwiesen, wie mit Ihnen besprochen');
    expect(await refund(orderNumber, null)).toMatchObject({ value: { refund: { amountCents: 87_500 } } });
    await shop.makeRefunds();
    expect(refundsAt(externalId)).toEqual([87_500]);
  });

  test('it was made at the provider itself: it is found there', async () => {
    const { orderNumber, refundId, externalId, paymentId } = await aRefusedRefund();
    stripe.change(externalId, { refundedCents: 5_000 });
    stripe.refuseRefunds(true);
    await shop.ordering.retryRefund(refundId, office);
    await shop.makeRefunds();
    stripe.refuseRefunds(false);
    await shop.ordering.settlePayment(paymentId);
    expect(await stateOf(orderNumber)).toEqual([['made', true]]);
    expect(refundsAt(externalId)).toEqual([]);
  });
});

test('a refund whose answer was lost is not made again when the provider has forgotten its key', async () => {
  const { orderNumber, externalId, paymentId } = await aCardOrder();
  const ordered = await refund(orderNumber, 5_000);
  if (!ordered.ok) throw new Error(ordered.error.code);
  stripe.fail(1, 'after');
  await expect(shop.makeRefunds()).rejects.toThrow('does not answer');
  shop.passMinutes(25 * 60);
  stripe.forgetKeys();
  const late = await shop.ordering.orderForStaff(orderNumber, office);
  expect(late?.refunds).toMatchObject([{ providerState: 'late' }]);
  expect(await shop.ordering.retryRefund(ordered.value.refund.id, office)).toBe(true);
  await shop.makeRefunds();
  await shop.ordering.settlePayment(paymentId);
  expect(refundsAt(externalId)).toEqual([5_000]);
  expect((await shop.ordering.orderForStaff(orderNumber, office))?.refunds).toMatchObject([
    { providerState: 'made' },
  ]);
});

describe('what was transferred', () => {
  test('is transferred back by staff, who say so', async () => {
    const order = await aPaidOrder(shop, { email: 'transfer@example.org' });
    const ordered = await refund(order.orderNumber, null);
    if (!ordered.ok) throw new Error(ordered.error.code);
    expect(ordered.value).toMatchObject({ refund: { amountCents: order.amountCents }, leftCents: 0 });
    expect(await subjectsTo(shop, 'transfer@example.org')).not.toContain('Erstattung zur Bestellung #');
    const { id } = ordered.value.refund;
    expect(await shop.ordering.refundTransferred(id, office)).toBe(true);
    expect(await shop.ordering.refundTransferred(id, office)).toBe(false);
    expect(await subjectsTo(shop, 'transfer@example.org')).toContain('Erstattung zur Bestellung #');
    expect(await shop.ordering.getOrder(order.orderId)).toMatchObject({
      value: { payment: { state: 'refunded' } },
    });
  });

  test('what a provider pays back is not for staff to tell', async () => {
    const { orderNumber } = await aCardOrder();
    const ordered = await refund(orderNumber, 100);
    if (!ordered.ok) throw new Error(ordered.error.code);
    expect(await shop.ordering.refundTransferred(ordered.value.refund.id, office)).toBe(false);
    expect(await shop.ordering.refundTransferred(randomUUID(), office)).toBe(false);
  });
});

describe('refused', () => {
  test('who may not', async () => {
    const { orderNumber } = await aCardOrder();
    await expect(refund(orderNumber, 100, 'k', someone('content'))).rejects.toThrow(RightMissing);
    await expect(refund(orderNumber, 100, 'k', { kind: 'visitor' })).rejects.toThrow(RightMissing);
    await expect(shop.ordering.listRefunds(orderNumber, { kind: 'visitor' })).rejects.toThrow(RightMissing);
  });

  test('unpaid and unknown orders', async () => {
    const { orderNumber } = await anAcceptedOrder(shop);
    expect(await refund(orderNumber, 100)).toMatchObject({ error: { code: 'nothing-to-refund' } });
    expect(await refund(999_999_999, 100)).toMatchObject({ error: { code: 'order-not-found' } });
  });

  test('the same key for another amount', async () => {
    const { orderNumber } = await aCardOrder();
    const key = randomUUID();
    await refund(orderNumber, 100, key);
    expect(await refund(orderNumber, 200, key)).toMatchObject({ error: { code: 'idempotency-conflict' } });
  });
});
