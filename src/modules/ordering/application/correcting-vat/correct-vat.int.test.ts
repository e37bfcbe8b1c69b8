import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../../platform/db/db.ts';
import { exportInvoices } from '../../../invoicing/application/export-invoices.ts';
import { readEcSales } from '../../../invoicing/application/read-tax-returns.ts';
import { headingsOf } from '../../../invoicing/infrastructure/document/texts/invoice-in-words.ts';
import { actionsOf, keptHistory, staff, subjectsTo } from '../../testing/an-order.ts';
import { openToBusinesses } from '../../testing/open-to-businesses.ts';

let at: Awaited<ReturnType<typeof openToBusinesses>>;
beforeAll(async () => {
  at = await openToBusinesses();
});
afterAll(() => at.shop.db.close());

describe('an order that was paid by transfer', () => {
  test('costs what it would have cost, its invoice is issued again, and the difference is owed', async () => {
    const order = await at.aPaidOrder();
    const { number, orderNumber, amountCents, vatId } = order;
    expect(actionsOf(await at.seen(order))).not.toContain('correct-vat');
    expect((await at.seen(order)).vatCorrection).toBeNull();
    await at.confirm(order);
    const { totals, vatByRate } = await order.quote();
    const backCents = amountCents - totals.totalCents;
    expect(backCents).toBeGreaterThan(7600);
    const before = await at.seen(order);
    expect(actionsOf(before)).toContain('correct-vat');
    expect(before.vatCorrection).toMatchObject({
      oldCents: amountCents,
      newCents: totals.totalCents,
      backCents,
    });

    expect(await at.correct(order)).toEqual({ ok: true, value: undefined });
    const after = await at.seen(order);
    expect(after).toMatchObject({ totals, vatByRate, vatCorrection: null });
    expect(actionsOf(after)).not.toContain('correct-vat');
    expect(after.lines.map(({ grossCents }) => grossCents)).toEqual([90_000, 40_000]);
    expect(after.exemptionProof).toMatchObject({ exemption: 'intra-community', leftOn: null });
    expect(after.refunds).toMatchObject([
      {
        amountCents: backCents,
        isSurplus: true,
        paymentId: null,
        doneAt: null,
        reason: 'Umsatzsteuer berichtigt',
      },
    ]);
    const forCustomer = await at.shop.ordering.getOrder(order.orderId);
    expect(forCustomer.ok && forCustomer.value.history.map(({ type }) => type)).toContain('vat-corrected');
    expect(after.payments).toMatchObject([{ state: 'received', amountCents: totals.totalCents }]);

    const [first, cancellation, second, ...more] = await at.papersOf(order);
    if (first === undefined || second === undefined || more.length > 0) throw new Error(number);
    expect(first).toMatchObject({ grossCents: amountCents });
    expect(cancellation).toMatchObject({
      kind: 'credit-note',
      isCancellation: true,
      isIssuedAgain: true,
      isVatCorrected: true,
      taxes: first.taxes,
      refersTo: { number: first.number },
    });
    expect(second).toMatchObject({
      kind: 'invoice',
      grossCents: totals.totalCents,
      isVatCorrected: true,
      paidOn: first.paidOn,
      supply: { country: 'AT', from: first.paidOn },
      recipient: first.recipient,
      replaces: { number: first.number, cancelledBy: cancellation?.number },
    });
    expect(second.recipient.vatId).toBe(vatId);
    expect(second.taxes.map(({ vatPercent, exemption }) => [vatPercent, exemption])).toEqual([
      [null, undefined],
      [0, 'intra-community'],
    ]);
    expect(headingsOf(second).correction).toContain(cancellation?.number);

    expect((await keptHistory(at.shop, orderNumber)).at(-1)).toMatchObject({
      type: 'vat-corrected',
      actor: 'test-staff',
      facts: { amountCents: backCents, replaced: first.number, invoice: second.number },
    });
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit_log where entity_id = ${number} and action = 'correct-vat'
    `.execute(queries<object>(at.shop.db));
    expect(rows).toEqual([
      {
        before: { totalCents: amountCents, invoice: first.number },
        after: {
          totalCents: totals.totalCents,
          cancellation: cancellation?.number,
          invoice: second.number,
        },
      },
    ]);
    const { subject, text } = await at.mailOf(order);
    expect(subject).toContain('Ohne deutsche Umsatzsteuer');
    expect(text).toContain(`${(backCents / 100).toFixed(2).replace('.', ',')}\u00a0€`);

    // Staff transfer it, and the rest can still be paid back.
    const [owed] = after.refunds;
    expect(await at.shop.ordering.refundTransferred(owed?.id ?? '', staff)).toBe(true);
    const input = { orderNumber, amountCents: null, reason: 'Kulanz', key: randomUUID() };
    expect(await at.shop.ordering.refundOrder(input, staff)).toMatchObject({
      value: { refund: { amountCents: totals.totalCents }, leftCents: 0 },
    });
    const credit = (await at.papersOf(order)).at(-1);
    expect(credit).toMatchObject({ kind: 'credit-note', refersTo: { number: second.number } });
    expect(credit).not.toHaveProperty('isVatCorrected');
    expect(credit?.taxes).toEqual(second.taxes);
    const rest = (await at.seen(order)).refunds.find(({ doneAt }) => doneAt === null);
    await at.shop.ordering.refundTransferred(rest?.id ?? '', staff);
    expect((await at.seen(order)).payments).toMatchObject([{ state: 'refunded' }]);
  });

  test('is on the EC sales list and in the tax adviser’s table as what it is', async () => {
    at.shop.setNow(new Date('2029-05-01T11:00:00Z'));
    const order = await at.aPaidOrder();
    await at.confirm(order);
    const list = () => readEcSales(at.shop, { month: '2029-05' }, staff);
    expect(await list()).toEqual([]);
    await at.correct(order);
    const [, , invoice] = await at.papersOf(order);
    const exempt = invoice?.taxes.find(({ exemption }) => exemption === 'intra-community');
    const euros = Math.round((exempt?.netCents ?? 0) / 100);
    expect(await list()).toEqual([{ vatId: order.vatId, kind: 'supply', euros }]);
    let table = '';
    const filter = { orderNumber: order.number };
    for await (const part of await exportInvoices({ db: at.shop.db, now: at.shop.now }, filter, staff))
      table += part;
    const rows = table.trim().split(/\r?\n/).slice(1);
    const taxOf = (row: string) => Number((row.split(';')[12] ?? '').replace(',', '.'));
    expect(rows.some((row) => taxOf(row) > 0)).toBe(true);
    expect(rows.reduce((sum, row) => sum + taxOf(row), 0)).toBe(0);
  });

  test('that was paid in two parts is paid with as much of them', async () => {
    const order = await at.anOrder();
    const { orderNumber, amountCents } = order;
    const part = (cents: number, receivedOn: string) =>
      at.shop.ordering.markAsPaid(
        { orderNumber, amountCents: cents, receivedOn, externalId: null, mayDiffer: true, key: randomUUID() },
        staff,
      );
    const [today = '', tomorrow = ''] = [0, 1].map((days) =>
      new Date(at.shop.now().getTime() + days * 86_400_000).toISOString().slice(0, 10),
    );
    await part(20_000, today);
    at.shop.passMinutes(24 * 60);
    await part(amountCents - 20_000, tomorrow);
    await at.confirm(order);
    await at.correct(order);
    const invoice = (await at.papersOf(order)).at(-1);
    expect(invoice?.paidInParts).toEqual([
      { on: today, cents: 20_000 },
      { on: tomorrow, cents: (invoice?.grossCents ?? 0) - 20_000 },
    ]);
  });

  test('and is booked as a mistake afterwards waits for what it costs now', async () => {
    const order = await at.aPaidOrder();
    await at.confirm(order);
    await at.correct(order);
    const { receipts, totals } = await at.seen(order);
    const mistake = {
      orderNumber: order.orderNumber,
      receiptId: receipts[0]?.id ?? '',
      reason: 'falsch',
    };
    expect(await at.shop.ordering.takeBackReceipt(mistake, staff)).toMatchObject({ value: 'open' });
    const view = await at.shop.ordering.getOrder(order.orderId);
    expect(view).toMatchObject({ value: { bankTransfer: { amountCents: totals.totalCents } } });
    expect((await at.seen(order)).refunds).toEqual([]);
    await at.pay(order, totals.totalCents);
    const last = (await at.papersOf(order)).at(-1);
    expect(last).toMatchObject({ kind: 'invoice', grossCents: totals.totalCents });
    expect(last).not.toHaveProperty('isVatCorrected');
  });
});

test('paid by card, the difference goes back by the provider, once, and the rest can be paid back, too', async () => {
  const order = await at.byCard();
  const { orderNumber, amountCents, externalId, paymentId } = order;
  await at.confirm(order);
  expect(await at.correct(order)).toMatchObject({ ok: true });
  const { totalCents } = (await at.seen(order)).totals;
  const backCents = amountCents - totalCents;
  expect((await at.mailOf(order)).text).toContain('auf dem Weg, auf dem Sie bezahlt haben');
  const made = () =>
    at.stripe.refunds
      .filter(({ transactionId }) => transactionId === `t_${externalId}`)
      .map((one) => one.amountCents);
  // Nothing slow in the transaction.
  expect(made()).toEqual([]);
  for (const _ of [1, 2]) {
    await at.shop.makeRefunds();
    await at.shop.ordering.settlePayment(paymentId);
  }
  expect(made()).toEqual([backCents]);
  expect(await at.seen(order)).toMatchObject({
    payments: [{ state: 'received', amountCents: totalCents, receivedCents: totalCents }],
    refunds: [{ amountCents: backCents, isSurplus: true, doneAt: at.shop.now() }],
  });
  expect((await subjectsTo(at.shop, order.email)).filter((one) => one.startsWith('Erstattung'))).toHaveLength(
    1,
  );
  const input = { orderNumber, amountCents: null, reason: 'Kulanz', key: randomUUID() };
  expect(await at.shop.ordering.refundOrder(input, staff)).toMatchObject({
    value: { refund: { amountCents: totalCents }, leftCents: 0 },
  });
  await at.shop.makeRefunds();
  await at.shop.ordering.settlePayment(paymentId);
  expect(made()).toEqual([backCents, totalCents]);
  expect((await at.seen(order)).payments).toMatchObject([{ state: 'refunded' }]);
});

test('not paid yet, less is owed, the mail says how much, and the first invoice is right', async () => {
  const order = await at.anOrder();
  await at.confirm(order);
  expect((await at.seen(order)).vatCorrection).toMatchObject({ backCents: 0 });
  expect(await at.correct(order)).toMatchObject({ ok: true });
  const { totals, refunds } = await at.seen(order);
  expect(totals).toEqual((await order.quote()).totals);
  expect(refunds).toEqual([]);
  expect(await at.papersOf(order)).toEqual([]);
  const { text } = await at.mailOf(order);
  const euros = (totals.totalCents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
  expect(text).toContain(euros);
  expect(text).toContain('DE02');
  await at.pay(order, totals.totalCents);
  const papers = await at.papersOf(order);
  expect(papers).toMatchObject([{ kind: 'invoice', grossCents: totals.totalCents }]);
  expect(papers[0]?.taxes).toMatchObject([{ vatPercent: null }, { exemption: 'intra-community' }]);
});
