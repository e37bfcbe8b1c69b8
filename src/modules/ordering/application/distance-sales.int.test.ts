import { sql } from 'kysely';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import type { DistanceSaleRules } from '../../../shared/money/distance-sales.ts';
import type { Sale } from '../../../shared/money/sale-kind.ts';
import { exportInvoices } from '../../invoicing/application/export-invoices.ts';
import { readOssReturn } from '../../invoicing/application/read-tax-returns.ts';
import { hashOf } from '../../../platform/secrets/secrets.ts';
import { countDistanceSale } from '../infrastructure/stored-distance-sales.ts';
import { parseOrderNumber } from '../domain/order.ts';
import { initiated, staff } from '../testing/an-order.ts';
import { papersOf } from '../testing/papers-of.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
let rules: DistanceSaleRules;
let isTrial = false;
let year = 2028;
beforeAll(async () => {
  shop = await openTestOrdering({ distanceSaleRules: () => rules, isTrial: () => isTrial });
});
afterAll(() => shop.db.close());
// Each test has a year of its own, and the one before.
beforeEach(() => {
  year += 3;
  shop.setNow(new Date(`${year}-03-01T11:00:00Z`));
  rules = { taxedThereSince: null, elsewhereCents: {} };
  isTrial = false;
});

const vienna = { country: 'AT', postalCode: '1010', city: 'Wien' };
const helsinki = { country: 'FI', postalCode: '00100', city: 'Helsinki' };

/** A draft of a bench that costs so much with its freight, gross. */
async function aDraft(
  euros: number,
  to: typeof vienna = vienna,
  who: Partial<Sale> = {},
  shopType?: 'vintage',
) {
  const asked = await aPieceForSale(shop.db, shop.inventory, {
    title: 'Bank',
    shopType: shopType ?? 'boatwood',
    priceCents: 100,
    units: 3,
  });
  const { city: _, ...address } = to;
  const sale: Sale = {
    customerKind: 'consumer',
    vatId: null,
    isCollected: false,
    billing: null,
    address,
    ...who,
  };
  const quote = (id: string) => shop.ordering.quotePrice({ items: [aCartItem(id)], sale, voucherCode: null });
  const first = await quote(asked);
  if (!first.ok) throw new Error(first.error.code);
  const priceCents = euros * 100 - first.value.totals.shippingCents;
  await sql`update pieces set price_cents = ${priceCents} where id = ${asked}`.execute(
    queries<object>(shop.db),
  );
  const quoted = await quote(asked);
  if (!quoted.ok) throw new Error(quoted.error.code);
  const checkout = aCheckout([aCartItem(asked)], quoted.value.totals.totalCents);
  const id = await initiated(shop, {
    ...checkout,
    delivery: sale.isCollected ? 'pickup' : 'shipment',
    customer: { ...checkout.customer, ...to, kind: sale.customerKind },
  });
  return { id, quoted: quoted.value.vatByRate };
}

async function confirmed(id: string) {
  const order = await shop.ordering.confirmOrder(id, null);
  if (!order.ok) throw new Error(order.error.code);
  return order.value;
}

const placed = async (...input: Parameters<typeof aDraft>) => confirmed((await aDraft(...input)).id);

/** '19' in Germany, '20 AT' there. */
const borne = ({ vatByRate }: { vatByRate: readonly { percent: number; country?: string }[] }) =>
  vatByRate.map(({ percent, country }) =>
    country === undefined ? String(percent) : `${percent} ${country}`,
  );

const sums = async () => (await shop.ordering.distanceSales()).map(({ shopCents }) => shopCents);

async function paid({ number, totals }: Awaited<ReturnType<typeof confirmed>>) {
  const orderNumber = parseOrderNumber(number) ?? 0;
  const { totalCents: amountCents } = totals;
  const receipt = await shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: number }, staff);
  expect(receipt).toMatchObject({ value: 'received' });
  return orderNumber;
}

describe('the sale that passes 10,000 € net', () => {
  test('is taxed where it goes to, and so are later ones; earlier ones are not', async () => {
    const first = await placed(5950);
    const upToTheCent = await placed(5950);
    expect([borne(first), borne(upToTheCent)]).toEqual([['19'], ['19']]);
    expect(await sums()).toEqual([1_000_000, 0]);
    const passing = await placed(1200);
    expect(borne(passing)).toEqual(['20 AT']);
    expect(borne(await placed(2510, helsinki))).toEqual(['25.5 FI']);
    expect(await sums()).toEqual([1_300_000, 0]);
    const again = await shop.ordering.getOrder((await aDraft(1200)).id);
    expect(borne(again.ok ? again.value : first)).toEqual(['20 AT']);
    const { rows } = await sql<{ vat_by_rate: { percent: number }[] }>`
      select vat_by_rate from orders where number = ${parseOrderNumber(first.number)}
    `.execute(queries<object>(shop.db));
    expect(rows[0]?.vat_by_rate).toMatchObject([{ percent: 19, netCents: 500_000 }]);
  });

  test('is one of two that are ordered at the same moment', async () => {
    await placed(5950);
    const drafts = [await aDraft(5950), await aDraft(5950), await aDraft(5950)];
    expect(drafts.map(({ quoted }) => quoted[0]?.percent)).toEqual([19, 19, 19]);
    const orders = await Promise.all(drafts.map(({ id }) => confirmed(id)));
    expect(orders.map(borne).flat().sort()).toEqual(['19', '20 AT', '20 AT']);
    expect(orders.map(({ totals }) => totals.totalCents)).toEqual([595_000, 595_000, 595_000]);
    const there = Math.round(595_000 / 1.2);
    expect(await sums()).toEqual([500_000 + 500_000 + 2 * there, 0]);
  });

  test('is judged by what an order that is just being placed will have left', async () => {
    await placed(1190);
    const orders = [await aDraft(5950), await aDraft(5950)].map(({ id }) => id);
    const { rows } = await sql<{ id: string }>`
      select id from orders where token_hash = any(${orders.map((id) => hashOf(id))}::text[])
    `.execute(queries<object>(shop.db));
    const count = (index: number, meanwhile: () => Promise<void>) =>
      shop.db.transaction(async (tx) => {
        const isThere = await countDistanceSale(tx, rules, {
          orderId: rows[index]?.id ?? '',
          year,
          isTrial: false,
          lines: [{ position: 0, hereCents: 600_000, thereCents: 590_000 }],
        });
        await meanwhile();
        return isThere;
      });
    let second: Promise<boolean> | undefined;
    const first = await count(0, async () => {
      second = count(1, async () => undefined);
      // It has read all that it can by then, and waits.
      await setTimeout(300);
    });
    expect([first, await second]).toEqual([false, true]);
  });

  test('may become one between the draft and the click, which changes the tax and not the price', async () => {
    const { id, quoted } = await aDraft(5950);
    expect(borne({ vatByRate: quoted })).toEqual(['19']);
    await placed(11_900);
    const order = await confirmed(id);
    expect(order.totals.totalCents).toBe(595_000);
    expect(borne(order)).toEqual(['20 AT']);
    // Each amount is rounded: the piece, and its freight.
    const [rate] = order.vatByRate;
    expect((rate?.netCents ?? 0) + (rate?.taxCents ?? 0)).toBe(595_000);
    expect(
      order.lines.map(({ vatByRate, netCents, vatCents, grossCents }) => [
        vatByRate[0]?.country,
        netCents + vatCents === grossCents,
      ]),
    ).toEqual([['AT', true]]);
    await paid(order);
    const [invoice] = await papersOf(shop, order.number);
    expect(invoice).toMatchObject({
      taxes: [{ vatPercent: 20, country: 'AT' }],
      supply: { country: 'AT' },
      grossCents: 595_000,
    });
    expect(invoice?.lines.map(({ vatPercent, country }) => [vatPercent, country])).toEqual([
      [20, 'AT'],
      [20, 'AT'],
    ]);
  });

  test('and the other way round', async () => {
    const passing = await placed(11_901);
    const { id, quoted } = await aDraft(1190);
    expect(borne({ vatByRate: quoted })).toEqual(['20 AT']);
    await shop.ordering.cancelOrder(parseOrderNumber(passing.number) ?? 0, staff);
    expect(borne(await confirmed(id))).toEqual(['19']);
  });
});

describe('the return for the One-Stop-Shop', () => {
  const declared = (quarter: number) => readOssReturn(shop, { quarter: `${year}-Q${quarter}` }, staff);

  test('has what was paid in its quarter, and later credit notes as corrections of it', async () => {
    rules = { taxedThereSince: '2028-01-01', elsewhereCents: {} };
    const order = await placed(1200);
    await paid(await placed(2510, helsinki));
    const orderNumber = await paid(order);
    const { sales, corrections } = await declared(1);
    expect(corrections).toEqual([]);
    expect(sales).toEqual([
      { country: 'AT', percent: 20, netCents: 100_000, taxCents: 20_000 },
      { country: 'FI', percent: 25.5, netCents: 200_000, taxCents: 51_000 },
    ]);
    shop.setNow(new Date(`${year}-04-01T11:00:00Z`));
    const input = { orderNumber, amountCents: 12_000, reason: 'Kratzer', key: 'scratch' };
    expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
    expect((await declared(1)).sales).toEqual(sales);
    expect(await declared(2)).toEqual({
      sales: [],
      corrections: [{ quarter: `${year}-Q1`, country: 'AT', taxCents: -2_000 }],
    });
  });
});

describe('what was never supplied', () => {
  test('does not count for later orders, and counts again if its money comes all the same', async () => {
    const order = await placed(11_900);
    expect(await sums()).toEqual([1_000_000, 0]);
    shop.passMinutes(60 * 24 * 40);
    expect(await shop.ordering.lapseOrders()).toBeGreaterThan(0);
    expect(await sums()).toEqual([0, 0]);
    await paid(order);
    expect(await sums()).toEqual([1_000_000, 0]);
    const number = parseOrderNumber(order.number) ?? 0;
    expect(await shop.ordering.cancelOrder(number, staff)).toMatchObject({ ok: true });
    expect(await shop.ordering.cancelOrder(number, staff)).toMatchObject({ ok: true });
    expect(await sums()).toEqual([0, 0]);
  });

  test('may be a part of an order', async () => {
    const { id } = await aDraft(5950);
    const order = await confirmed(id);
    const orderNumber = await paid(order);
    const out = { orderNumber, key: 'out', position: 0, quantity: 1, note: '' };
    expect(await shop.fulfilment.takeOutOfOrder(out, staff)).toMatchObject({ ok: true });
    expect(await shop.fulfilment.takeOutOfOrder(out, staff)).toMatchObject({ ok: true });
    expect(await sums()).toEqual([0, 0]);
  });
});

describe('what decides', () => {
  test.each<[string, () => DistanceSaleRules]>([
    ['the owner', () => ({ taxedThereSince: '2028-01-01', elsewhereCents: {} })],
    [
      'what was sold elsewhere this year',
      () => ({ taxedThereSince: null, elsewhereCents: { [year]: 999_999 } }),
    ],
    ['and last year', () => ({ taxedThereSince: null, elsewhereCents: { [year - 1]: 1_000_001 } })],
  ])('%s', async (_, given) => {
    rules = given();
    expect(borne(await placed(595))).toEqual(['20 AT']);
  });

  test('the last year', async () => {
    await placed(12_060);
    shop.setNow(new Date(`${year}-12-31T23:30:00Z`));
    // It is New Year in Berlin.
    expect(borne(await placed(1200))).toEqual(['20 AT']);
    expect(await sums()).toEqual([100_000, 1_005_000]);
  });

  test('only distance sales count: no vintage, nothing inland or collected, and no draft', async () => {
    await placed(900, vienna, {}, 'vintage');
    await placed(900, { country: 'DE', postalCode: '10245', city: 'Berlin' });
    await placed(900, vienna, { isCollected: true });
    await placed(900, { country: 'CH', postalCode: '8001', city: 'Zürich' });
    await aDraft(900);
    expect(await sums()).toEqual([0, 0]);
    // A business that names no ID is treated as a consumer.
    await placed(1190, vienna, { customerKind: 'business' });
    expect(await sums()).toEqual([100_000, 0]);
  });

  test('a trial has sums of its own', async () => {
    isTrial = true;
    await placed(12_060);
    expect(borne(await placed(1200))).toEqual(['20 AT']);
    isTrial = false;
    expect(await sums()).toEqual([0, 0]);
    expect(borne(await placed(1200))).toEqual(['19']);
  });
});

test('a credit note and the table for the tax adviser say whose tax it is', async () => {
  rules = { taxedThereSince: '2028-01-01', elsewhereCents: {} };
  const order = await placed(2510, helsinki);
  const orderNumber = await paid(order);
  const input = { orderNumber, amountCents: 125_500, reason: 'Kratzer', key: 'scratch' };
  expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
  const [, credit] = await papersOf(shop, order.number);
  expect(credit?.taxes).toEqual([{ vatPercent: 25.5, country: 'FI', netCents: 100_000, taxCents: 25_500 }]);
  let table = '';
  for await (const part of await exportInvoices(
    { db: shop.db, now: shop.now },
    { orderNumber: order.number },
    staff,
  ))
    table += part;
  const rows = table.trim().split(/\r?\n/).slice(1);
  expect(rows.map((row) => row.split(';')).map((row) => [...row.slice(9, 14), row[16]])).toEqual([
    ['Innergemeinschaftlicher Fernverkauf § 3c UStG', '25,5', '2000,00', '510,00', '2510,00', 'FI'],
    ['Innergemeinschaftlicher Fernverkauf § 3c UStG', '25,5', '-1000,00', '-255,00', '-1255,00', 'FI'],
  ]);
});

test('the database keeps the prices of a draft, and the tax of what was ordered', async () => {
  const { id } = await aDraft(595);
  const change = (set: string) =>
    sql`
      update order_lines set ${sql.raw(set)} where order_id =
        (select id from orders order by created_at desc, number desc limit 1)
    `.execute(queries<object>(shop.db));
  await expect(change('gross_cents = gross_cents + 1')).rejects.toThrow();
  await expect(change("vat_by_rate = '[]'")).resolves.toBeDefined();
  await confirmed(id);
  await expect(change("vat_by_rate = '[]'")).rejects.toThrow();
});
