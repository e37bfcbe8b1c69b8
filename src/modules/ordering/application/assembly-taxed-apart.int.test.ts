import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import type { InvoiceContent } from '../../invoicing/domain/invoice.ts';
import { parseOrderNumber } from '../domain/order.ts';
import { initiated, staff } from '../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const totalCents = 143_600;

/** A sideboard for 900,00 € under § 25a UStG with assembly, a bench for 476,00 €, and 25,00 € for the delivery. */
async function anOrder() {
  const used = await aPieceForSale(shop.db, shop.inventory, { assembly: true });
  const bench = await aPieceForSale(shop.db, shop.inventory, {
    title: 'Bank',
    shopType: 'boatwood',
    priceCents: 47_600,
  });
  const checkout = aCheckout([aCartItem(used, { assembly: true }), aCartItem(bench)], totalCents);
  const orderId = await initiated(shop, checkout);
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  return { orderId, number, orderNumber: parseOrderNumber(number) ?? 0, email: checkout.customer.email };
}

type AnOrder = Awaited<ReturnType<typeof anOrder>>;

const pay = async ({ orderNumber, orderId }: AnOrder, key: string) => {
  const money = { orderNumber, amountCents: totalCents, externalId: `${orderId} ${key}` };
  expect(await shop.ordering.markAsPaid({ ...money, key: `${orderId} ${key}` }, staff)).toMatchObject({
    value: 'received',
  });
};

const taxesOf = async ({ orderId }: AnOrder) => {
  const found = await shop.ordering.getOrder(orderId);
  if (!found.ok) throw new Error(found.error.code);
  const { lines, vatByRate } = found.value;
  return {
    vatByRate,
    lines: lines.map(({ netCents, vatCents, vatByRate: rates }) => [netCents, vatCents, rates]),
  };
};

const papersOf = async ({ number }: AnOrder) => {
  const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoices where order_number = ${number} order by year, number
  `.execute(queries<object>(shop.db));
  return rows.map(({ content }) => content);
};

/** The lines of a paper that are not the delivery. */
const soldOn = (paper: InvoiceContent | undefined) =>
  paper?.lines
    .filter(({ title }) => title !== 'Versand')
    .map(({ title, vatPercent, netCents, grossCents }) => [title, vatPercent, netCents, grossCents]);

async function goesBack({ orderNumber }: AnOrder, assemblyKept: boolean) {
  await shop.fulfilment.handOverLines({ orderNumber, positions: [0] }, staff);
  const back = await shop.fulfilment.takeBackLine(
    {
      orderNumber,
      position: 0,
      quantity: 1,
      condition: 'gut',
      note: '',
      deduction: null,
      assemblyKept,
      blocked: false,
      key: 'the sideboard is back',
    },
    staff,
  );
  if (!back.ok) throw new Error(back.error.code);
  const input = {
    orderNumber,
    amountCents: back.value.owedCents,
    reason: 'Widerruf',
    key: 'for the sideboard',
  };
  expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
  return back.value.owedCents;
}

/** As the order was kept before assembly was told apart. */
async function asBefore({ orderNumber }: AnOrder) {
  const q = queries<object>(shop.db);
  await sql`alter table order_lines disable trigger order_lines_append_only`.execute(q);
  await sql`
    update order_lines set net_cents = gross_cents, vat_cents = 0, vat_by_rate = '[]'
    where order_id = (select id from orders where number = ${orderNumber}) and tax_scheme = 'margin'
  `.execute(q);
  await sql`alter table order_lines enable trigger order_lines_append_only`.execute(q);
  // 476,00 and its share of the delivery, 8,43, contain 76,00 and 1,35.
  const vat = JSON.stringify([{ percent: 19, netCents: 40_708, taxCents: 7_735 }]);
  await sql`update orders set vat_by_rate = ${vat} where number = ${orderNumber}`.execute(q);
}

const migrate = () =>
  sql
    .raw(
      readFileSync(new URL('../../../../migrations/0067_assembly_taxed_apart.sql', import.meta.url), 'utf8'),
    )
    .execute(queries<object>(shop.db));

const apart = [
  ['Sideboard', null, 90_000, 90_000],
  ['Aufbauservice: Sideboard', 19, 2_941, 3_500],
  ['Bank', 19, 40_000, 47_600],
];
const together = [
  ['Sideboard', null, 93_500, 93_500],
  ['Bank', 19, 40_000, 47_600],
];

describe('assembly of a piece under § 25a UStG', () => {
  test('is told apart from the confirmation to the invoice, and goes back at its own rate', async () => {
    const order = await anOrder();
    const mail = (await shop.mails()).find(({ to }) => to === order.email);
    expect(JSON.stringify(mail)).toMatch(/Aufbauservice: Sideboard/);
    await pay(order, 'bank');
    const owed = await goesBack(order, false);
    const [invoice, credit] = await papersOf(order);
    expect(soldOn(invoice)).toEqual(apart);
    expect(owed).toBe(93_500);
    expect(credit?.taxes).toEqual([
      { vatPercent: null, netCents: 90_000, taxCents: 0 },
      { vatPercent: 19, netCents: 2_941, taxCents: 559 },
    ]);
  });

  test('that was done stays paid: what goes back is the piece alone', async () => {
    const order = await anOrder();
    await pay(order, 'bank');
    expect(await goesBack(order, true)).toBe(90_000);
    const [, credit] = await papersOf(order);
    expect(credit?.taxes).toEqual([{ vatPercent: null, netCents: 90_000, taxCents: 0 }]);
    const mail = (await shop.mails()).findLast(({ to }) => to === order.email);
    expect(JSON.stringify(mail)).toContain('Der Aufbauservice ist ausgeführt und bleibt bezahlt.');
  });
});

describe('an order from before assembly was told apart', () => {
  test('that waits for its money gets its VAT as if it was placed now', async () => {
    const order = await anOrder();
    const wanted = await taxesOf(order);
    await asBefore(order);
    expect(await taxesOf(order)).not.toEqual(wanted);
    await migrate();
    expect(await taxesOf(order)).toEqual(wanted);
    await pay(order, 'bank');
    expect(soldOn((await papersOf(order))[0])).toEqual(apart);
  });

  test('that is invoiced keeps what its invoice says, also when money goes back', async () => {
    const order = await anOrder();
    await asBefore(order);
    const kept = await taxesOf(order);
    await pay(order, 'bank');
    await migrate();
    expect(await taxesOf(order)).toEqual(kept);
    const [invoice] = await papersOf(order);
    expect(soldOn(invoice)).toEqual(together);
    expect(await goesBack(order, false)).toBe(93_500);
    expect((await papersOf(order))[1]?.taxes).toEqual([{ vatPercent: null, netCents: 93_500, taxCents: 0 }]);
    await shop.ordering.refundOrder(
      { orderNumber: order.orderNumber, amountCents: null, reason: 'Kulanz', key: 'the rest' },
      staff,
    );
    const papers = await papersOf(order);
    const sums = (of: 'netCents' | 'taxCents') =>
      papers
        .slice(1)
        .flatMap(({ taxes }) => taxes)
        .reduce((sum, group) => sum + group[of], 0);
    const invoiced = (of: 'netCents' | 'taxCents') =>
      invoice?.taxes.reduce((sum, group) => sum + group[of], 0);
    expect([sums('netCents'), sums('taxCents')]).toEqual([invoiced('netCents'), invoiced('taxCents')]);
  });

  test('whose invoice was cancelled gets another one, with its VAT', async () => {
    const order = await anOrder();
    await asBefore(order);
    await pay(order, 'bank');
    const receipts = (await shop.ordering.orderForStaff(order.orderNumber, staff))?.receipts;
    const taken = { orderNumber: order.orderNumber, receiptId: receipts?.[0]?.id ?? '', reason: 'Falsch' };
    expect(await shop.ordering.takeBackReceipt(taken, staff)).toMatchObject({ ok: true });
    await migrate();
    await pay(order, 'bank again');
    const papers = await papersOf(order);
    expect(soldOn(papers[0])).toEqual(together);
    expect(papers[1]?.grossCents).toBe(totalCents);
    expect(soldOn(papers[2])).toEqual(apart);
  });
});
