import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { languages } from '../../../shared/text/language.ts';
import { actionsOf, aPaidOrder, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import {
  openTestOrdering,
  testAccount,
  type TestOrdering,
} from '../../ordering/testing/open-test-ordering.ts';
import { forgetOrders } from '../index.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

let made = 0;
const key = () => `a key ${(made += 1)}`;
/** An order whose rented piece came back damaged, with a claim of 120.00 euros for it that is payable within ten days. */
async function claimed(changes: Parameters<typeof aPaidOrder>[1] = {}) {
  const email = `mistaken-${(made += 1)}@example.org`;
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
  return { ...order, claim };
}
const settle = async (
  orderNumber: number,
  settlement: Parameters<TestOrdering['fulfilment']['settleClaim']>[0]['settlement'],
  idempotencyKey = key(),
) => {
  const { id: claimId } = (await seen(orderNumber)).claim;
  return shop.fulfilment.settleClaim({ orderNumber, key: idempotencyKey, claimId, settlement }, staff);
};
/** Books money for the claim, and returns the id of the booking. */
async function book(orderNumber: number, amountCents = 12_000, idempotencyKey = key()) {
  const done = await settle(
    orderNumber,
    { as: 'paid', amountCents, receivedOn: '2028-03-04' },
    idempotencyKey,
  );
  if (!done.ok) throw new Error(done.error.code);
  // Those of the same moment are in no order.
  const { receipts } = (await seen(orderNumber)).claim;
  return receipts.find((one) => one.amountCents === amountCents && one.takenBack === null)?.id ?? '';
}
const takeBack = async (orderNumber: number, receiptId: string) => {
  const { id: claimId } = (await seen(orderNumber)).claim;
  const reason = 'Gehört zu WMK-1';
  return shop.fulfilment.takeBackClaimReceipt({ orderNumber, claimId, receiptId, reason }, staff);
};
const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email);

test('a claim that was booked as paid by mistake is open again, once, and the customer is told', async () => {
  const { orderNumber, number, email } = await claimed();
  const idempotencyKey = key();
  const receipt = await book(orderNumber, 12_000, idempotencyKey);
  expect(actionsOf(await seen(orderNumber))).toContain('take-back-claim-receipt');
  shop.setNow(new Date('2028-03-20T11:00:00Z'));
  const before = (await mailsTo(email)).length;
  const { invoices } = await seen(orderNumber);
  for (const done of await Promise.all([1, 2, 3].map(() => takeBack(orderNumber, receipt)))) {
    expect(done).toEqual({ ok: true, value: undefined });
  }
  const order = await seen(orderNumber);
  expect(order.claim).toMatchObject({
    settled: null,
    receivedCents: 0,
    dueOn: '2028-03-27',
    receipts: [{ amountCents: 12_000, takenBack: { by: 'test-staff', reason: 'Gehört zu WMK-1' } }],
    transfer: { ...testAccount, amountCents: 12_000, receivedCents: 0, dueDate: '2028-03-27' },
  });
  expect(actionsOf(order)).toContain('claim-paid');
  expect(actionsOf(order)).not.toContain('take-back-claim-receipt');
  expect(order.invoices).toEqual(invoices);
  const told = (await mailsTo(email)).slice(before);
  expect(told.map(({ subject }) => subject)).toEqual([`Berichtigung zu Ihrer Zahlung: Bestellung ${number}`]);
  const text = told.map(textOf).join('');
  for (const said of [/120,00\s€/, 'ein Irrtum bei uns', `${number}-S1`, testAccount.iban, '27.03.2028']) {
    expect(text).toMatch(said);
  }
  expect(text).not.toContain('WMK-1.');
  expect(text).not.toContain('Gehört zu');
  expect((await keptHistory(shop, orderNumber)).at(-1)).toMatchObject({
    type: 'receipt-taken-back',
    actor: 'test-staff',
    facts: { reference: `${number}-S1`, position: 1, amountCents: 12_000, reason: 'Gehört zu WMK-1' },
  });
  const audited = await shop.db.transaction((tx) =>
    sql<object>`
      select action, before, after from audit_log
      where entity_id = ${number} and action = 'take-back-receipt'`.execute(queries<object>(tx)),
  );
  expect(audited.rows).toMatchObject([
    {
      before: { payment: 'received', reference: `${number}-S1`, amountCents: 12_000, dueOn: '2028-03-14' },
      after: { payment: 'open', reason: 'Gehört zu WMK-1', dueOn: '2028-03-27' },
    },
  ]);

  // The booking that is sent again was one before it was taken back; new money is booked as if there had been none.
  expect(
    (await settle(orderNumber, { as: 'paid', amountCents: 12_000, receivedOn: '2028-03-04' }, idempotencyKey))
      .ok,
  ).toBe(true);
  expect((await seen(orderNumber)).claim).toMatchObject({ settled: null, receivedCents: 0 });
  await book(orderNumber);
  expect((await seen(orderNumber)).claim).toMatchObject({ settled: { as: 'paid' }, receivedCents: 12_000 });
  // What was taken back stays so, whatever came after it.
  expect((await takeBack(orderNumber, receipt)).ok).toBe(true);
  expect((await seen(orderNumber)).claim).toMatchObject({ settled: { as: 'paid' }, receivedCents: 12_000 });
});

test('of several bookings the others stay; as long as the claim has more time, its last day does', async () => {
  const { orderNumber, email } = await claimed();
  const first = await book(orderNumber, 5_000);
  await book(orderNumber, 7_000);
  shop.setNow(new Date('2028-03-05T11:00:00Z'));
  expect((await takeBack(orderNumber, first)).ok).toBe(true);
  expect((await seen(orderNumber)).claim).toMatchObject({
    settled: null,
    receivedCents: 7_000,
    dueOn: '2028-03-14',
    receipts: expect.arrayContaining([
      expect.objectContaining({ amountCents: 5_000, takenBack: expect.any(Object) as object }),
      expect.objectContaining({ amountCents: 7_000, takenBack: null }),
    ]) as object[],
    transfer: { amountCents: 5_000, receivedCents: 7_000 },
  });
  expect(textOf((await mailsTo(email)).at(-1) ?? never())).toMatch(/wieder 50,00\s€ offen/);
});

test('what there is not, or belongs to a claim whose rest was waived, is not taken back', async () => {
  const { orderNumber, email } = await claimed();
  const receipt = await book(orderNumber, 2_000);
  const other = await claimed();
  expect(await takeBack(other.orderNumber, receipt)).toMatchObject({ error: { code: 'receipt-not-found' } });
  const { id: claimId } = (await seen(other.orderNumber)).claim;
  expect(
    await shop.fulfilment.takeBackClaimReceipt(
      { orderNumber, claimId, receiptId: receipt, reason: '-' },
      staff,
    ),
  ).toMatchObject({ error: { code: 'claim-not-found' } });
  await settle(orderNumber, { as: 'waived', reason: 'Vergleich' });
  const before = (await mailsTo(email)).length;
  expect(actionsOf(await seen(orderNumber))).not.toContain('take-back-claim-receipt');
  expect(await takeBack(orderNumber, receipt)).toEqual({ ok: false, error: { code: 'claim-settled' } });
  expect((await seen(orderNumber)).claim).toMatchObject({ settled: { as: 'waived' }, receivedCents: 2_000 });
  expect(await mailsTo(email)).toHaveLength(before);
});

test.each(languages)('the customer is told in their language: %s', async (language) => {
  const { orderNumber, number, email } = await claimed({ language });
  await takeBack(orderNumber, await book(orderNumber));
  const mail = (await mailsTo(email)).at(-1) ?? never();
  expect(mail.language).toBe(language);
  expect(textOf(mail)).toContain(`${number}-S1`);
  expect(textOf(mail)).toContain(testAccount.iban);
});

test('why it was a mistake is forgotten with its order', async () => {
  const { orderNumber } = await claimed();
  await takeBack(orderNumber, await book(orderNumber));
  await shop.db.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from orders where number = ${orderNumber}`.execute(queries<object>(tx));
    await forgetOrders(
      tx,
      rows.map(({ id }) => id),
      shop.now(),
    );
  });
  expect((await seen(orderNumber)).claim.receipts).toMatchObject([{ takenBack: { reason: '' } }]);
});

function never(): never {
  throw new Error('there is no mail');
}
