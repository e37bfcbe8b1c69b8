import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { languages } from '../../../shared/text/language.ts';
import { actionsOf, aPaidOrder, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

let made = 0;
const key = () => `a key ${(made += 1)}`;
/** A paid order whose rented piece came back damaged, with a claim of 120.00 euros for it. */
async function claimed(changes: Parameters<typeof aPaidOrder>[1] = {}) {
  const email = `too-much-${(made += 1)}@example.org`;
  shop.setNow(new Date('2028-02-29T11:00:00Z'));
  const order = await aPaidOrder(shop, { rentOption: '1 Woche', email, ...changes });
  const { orderNumber } = order;
  const lines = { orderNumber, positions: [1] };
  await shop.fulfilment.handOverLines(lines, staff);
  shop.setNow(new Date('2028-03-04T11:00:00Z'));
  await shop.fulfilment.returnRentals(lines, staff, { condition: 'damaged', note: 'Bein ab' });
  const input = { orderNumber, position: 1, amountCents: 12_000, reason: 'Neues Bein', dueOn: '2028-03-14' };
  const done = await shop.fulfilment.claimDamage(
    { ...input, notReturned: false, quantity: null, key: key() },
    staff,
  );
  if (!done.ok) throw new Error(done.error.code);
  return { ...order, email };
}
async function seen(orderNumber: number) {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  const [claim] = order?.claims ?? [];
  if (order === null || claim === undefined) throw new Error('there is no such claim');
  const toReturn = order.refunds.filter(({ doneAt }) => doneAt === null);
  return { ...order, claim, toReturn };
}
const book = async (orderNumber: number, amountCents: number, idempotencyKey = key()) => {
  const { id: claimId } = (await seen(orderNumber)).claim;
  const settlement = { as: 'paid', amountCents, mayDiffer: true, receivedOn: '2028-03-04' } as const;
  return shop.fulfilment.settleClaim({ orderNumber, key: idempotencyKey, claimId, settlement }, staff);
};
const takeBack = async (orderNumber: number, amountCents: number) => {
  const { id: claimId, receipts } = (await seen(orderNumber)).claim;
  const receiptId = receipts.find((one) => one.amountCents === amountCents)?.id ?? '';
  return shop.fulfilment.takeBackClaimReceipt({ orderNumber, claimId, receiptId, reason: 'Irrtum' }, staff);
};
const lastMail = async (email: string) => {
  const mail = (await shop.mails()).findLast(({ to }) => to === email);
  if (mail === undefined) throw new Error('there is no mail');
  return mail;
};

test('too much pays the claim; the excess is to be transferred back, once, and is none of the order’s money', async () => {
  const { orderNumber, number, amountCents, email } = await claimed();
  const idempotencyKey = key();
  const done = await Promise.all([1, 2].map(() => book(orderNumber, 14_000, idempotencyKey)));
  expect(done.map(({ ok }) => ok)).toEqual([true, true]);
  let order = await seen(orderNumber);
  expect(order.claim).toMatchObject({ settled: { as: 'paid' }, receipts: [{ amountCents: 14_000 }] });
  const excess = { amountCents: 2_000, isSurplus: true, reason: `Zu viel überwiesen (${number}-S1)` };
  expect(order.toReturn).toMatchObject([{ ...excess, paymentId: null }]);
  expect(textOf(await lastMail(email))).toMatch(/20,00\s€ mehr, als wir gefordert haben/);
  expect((await keptHistory(shop, orderNumber)).slice(-2)).toMatchObject([
    { type: 'claim-paid', facts: { amountCents: 14_000 } },
    { type: 'payment-surplus', facts: { amountCents: 2_000, reference: `${number}-S1` } },
  ]);

  // All that the order was paid with can still go back, and nothing of the claim's with it.
  const all = { orderNumber, amountCents: null, reason: 'Kulanz', key: 'all back' };
  expect(await shop.ordering.refundOrder(all, staff)).toMatchObject({
    value: { refund: { amountCents }, leftCents: 0 },
  });
  const refund = (await seen(orderNumber)).toReturn.find(({ isSurplus }) => isSurplus);
  expect(await shop.ordering.refundTransferred(refund?.id ?? '', staff)).toBe(true);
  order = await seen(orderNumber);
  // Made, it is not what pays the order back.
  expect(order.payments).toMatchObject([{ state: 'received' }]);
  expect(order.toReturn).toMatchObject([{ isSurplus: false, amountCents }]);
  expect(order.invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  expect(textOf(await lastMail(email))).toMatch(/20,00\s€/);
  // It is said that this money came, and some of it is back with its sender.
  expect(actionsOf(order)).not.toContain('take-back-claim-receipt');
  expect(await takeBack(orderNumber, 14_000)).toEqual({ ok: false, error: { code: 'refund-ordered' } });
});

test('a booking that is taken back takes the excess with it, as far as it came from it', async () => {
  const { orderNumber, email } = await claimed();
  await book(orderNumber, 1_000);
  await book(orderNumber, 13_000);
  expect((await seen(orderNumber)).toReturn).toMatchObject([{ amountCents: 2_000 }]);
  expect(await takeBack(orderNumber, 1_000)).toEqual({ ok: true, value: undefined });
  expect(await seen(orderNumber)).toMatchObject({
    claim: { settled: { as: 'paid' }, receivedCents: 13_000 },
    toReturn: [{ amountCents: 1_000 }],
  });
  expect(textOf(await lastMail(email))).toContain('An Ihrer Bestellung ändert sich nichts');
  expect((await takeBack(orderNumber, 13_000)).ok).toBe(true);
  expect(await seen(orderNumber)).toMatchObject({
    claim: { settled: null, receivedCents: 0, transfer: { amountCents: 12_000 } },
    toReturn: [],
  });
});

test('an excess over the order and one over its claim are two, and each is taken back by itself', async () => {
  const { orderNumber } = await claimed();
  await book(orderNumber, 14_000);
  const twice = { orderNumber, amountCents: 3_000, mayDiffer: true, externalId: 'twice', key: 'twice' };
  expect((await shop.ordering.markAsPaid({ ...twice, externalId: `twice ${orderNumber}` }, staff)).ok).toBe(
    true,
  );
  const centsToReturn = async () =>
    (await seen(orderNumber)).toReturn.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b);
  expect(await centsToReturn()).toEqual([2_000, 3_000]);
  const receipt = (await seen(orderNumber)).receipts.find(({ amountCents }) => amountCents === 3_000);
  const mistake = { orderNumber, receiptId: receipt?.id ?? '', reason: 'Irrtum' };
  expect((await shop.ordering.takeBackReceipt(mistake, staff)).ok).toBe(true);
  expect(await centsToReturn()).toEqual([2_000]);
  expect((await takeBack(orderNumber, 14_000)).ok).toBe(true);
  expect(await centsToReturn()).toEqual([]);
});

test.each(languages)('the customer is told in their language: %s', async (language) => {
  const { orderNumber, email } = await claimed({ language });
  await book(orderNumber, 14_000);
  const mail = await lastMail(email);
  expect(mail.language).toBe(language);
  expect(textOf(mail)).toContain('140');
  expect(textOf(mail)).toContain('20');
});
