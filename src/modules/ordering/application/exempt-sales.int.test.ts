import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { exportInvoices } from '../../invoicing/application/export-invoices.ts';
import { readEcSales } from '../../invoicing/application/read-tax-returns.ts';
import { fail, ok } from '../../../shared/result.ts';
import type { VatIdRegister } from '../../vat-ids/index.ts';
import { parseOrderNumber } from '../domain/order.ts';
import { actionsOf, anExport, initiated, staff } from '../testing/an-order.ts';
import { papersOf } from '../testing/papers-of.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
/** What the register says of each VAT ID. */
let isValid = true;
let isSilent = false;
const register: VatIdRegister = {
  name: 'sandbox',
  ask: async () => {
    if (isSilent) return fail({ code: 'member-state-down' });
    return ok(isValid ? { isValid, number: 'WAPI1', name: null, address: null } : { isValid });
  },
};
beforeAll(async () => {
  shop = await openTestOrdering({ register });
});
afterAll(() => shop.db.close());

describe('an export', () => {
  test('costs what is left without German VAT, and its papers show none', async () => {
    const { number, totals, totalCents, quoted, placed } = await anExport(shop);
    expect(placed).toMatchObject(quoted);
    expect(totals).toMatchObject({ subtotalCents: 130_000, taxCents: 0 });
    const [invoice, ...others] = await papersOf(shop, number);
    expect(others).toEqual([]);
    expect(invoice?.taxes).toEqual([
      { vatPercent: 0, exemption: 'export', netCents: totalCents, taxCents: 0 },
    ]);
    expect(
      invoice?.lines.map(({ vatPercent, exemption, netCents }) => [vatPercent, exemption, netCents]),
    ).toEqual([
      [0, 'export', 90_000],
      [0, 'export', 40_000],
      [0, 'export', totals.shippingCents],
    ]);
  });

  test('is corrected, and exported for the tax adviser, as what it was', async () => {
    const { number, orderNumber, totalCents } = await anExport(shop);
    const input = { orderNumber, amountCents: 10_000, reason: 'Kratzer', key: 'scratch' };
    expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
    const [, credit] = await papersOf(shop, number);
    expect(credit).toMatchObject({ kind: 'credit-note', grossCents: 10_000 });
    expect(credit?.taxes).toEqual([{ vatPercent: 0, exemption: 'export', netCents: 10_000, taxCents: 0 }]);
    let table = '';
    const filter = { orderNumber: number };
    for await (const part of await exportInvoices({ db: shop.db, now: shop.now }, filter, staff))
      table += part;
    const rows = table.trim().split(/\r?\n/).slice(1);
    const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
    expect(rows.map((row) => row.split(';').slice(7, 14))).toEqual(
      [totalCents, -10_000].map((cents) => [
        'CH',
        '',
        'Ausfuhrlieferung § 4 Nr. 1 Buchst. a UStG',
        '0',
        euros(cents),
        '0,00',
        euros(cents),
      ]),
    );
  });
});

describe('a supply to a business in another member state', () => {
  beforeEach(() => {
    isValid = true;
    isSilent = false;
  });

  /** A bench for 476,00 € and its delivery to Vienna, as a draft. */
  async function aSupply(vatId: string, at = shop) {
    const bench = await aPieceForSale(at.db, at.inventory, {
      title: 'Bank',
      shopType: 'boatwood',
      priceCents: 47_600,
    });
    const items = [aCartItem(bench)];
    const address = { country: 'AT', postalCode: '1010' };
    const sale = { customerKind: 'business', vatId, isCollected: false, billing: null, address } as const;
    const priced = await at.ordering.quotePrice({ items, sale, voucherCode: null });
    if (!priced.ok) throw new Error(priced.error.code);
    const checkout = aCheckout(items, priced.value.totals.totalCents);
    const who = { ...address, city: 'Wien', kind: 'business' as const, company: 'Tischlerei', vatId };
    const customer = { ...checkout.customer, ...who };
    return initiated(at, { ...checkout, customer });
  }

  test('is exempt if its VAT ID is confirmed, and the order keeps the proof', async () => {
    const confirmed = await shop.ordering.confirmOrder(await aSupply('ATU12345678'), null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number, vatByRate, totals } = confirmed.value;
    const { subtotalCents, totalCents } = totals;
    expect(subtotalCents).toBe(40_000);
    const exempt = { percent: 0, exemption: 'intra-community', netCents: totalCents, taxCents: 0 };
    expect(vatByRate).toEqual([exempt]);
    const { rows } = await sql<{ vat_id: string; number: string }>`
      select consultation.vat_id, consultation.number from vat_id_orders
      join vat_id_consultations consultation on consultation.id = consultation_id
      join orders on orders.id = order_id where orders.number = ${parseOrderNumber(number)}
    `.execute(queries<object>(shop.db));
    expect(rows).toEqual([{ vat_id: 'ATU12345678', number: 'WAPI1' }]);
    const money = { orderNumber: parseOrderNumber(number) ?? 0, amountCents: totalCents, externalId: number };
    expect(await shop.ordering.markAsPaid(money, staff)).toMatchObject({ value: 'received' });
    expect(await papersOf(shop, number)).toMatchObject([
      {
        taxes: [{ vatPercent: 0, exemption: 'intra-community', netCents: totalCents }],
        recipient: { vatId: 'ATU12345678' },
        supply: { country: 'AT' },
      },
    ]);
  });

  test('has its VAT ID asked about again before it leaves, and each answer is kept; what it costs stays', async () => {
    const confirmed = await shop.ordering.confirmOrder(await aSupply('ATU12345673'), null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number, totals } = confirmed.value;
    const orderNumber = parseOrderNumber(number) ?? 0;
    const read = () => shop.ordering.orderForStaff(orderNumber, staff);
    const before = await read();
    expect(before?.vatIdAnswers).toMatchObject([{ vatId: 'ATU12345673', isValid: true, number: 'WAPI1' }]);
    expect(actionsOf(before)).toContain('check-vat-id');
    isValid = false;
    shop.passMinutes(24 * 60);
    expect(await shop.ordering.checkVatId(orderNumber, staff)).toEqual({ ok: true, value: undefined });
    const after = await read();
    expect(after?.vatIdAnswers).toMatchObject([
      { isValid: false, number: null },
      { isValid: true, number: 'WAPI1' },
    ]);
    expect(after?.totals).toEqual(totals);

    isSilent = true;
    expect(await shop.ordering.checkVatId(orderNumber, staff)).toMatchObject({
      error: { code: 'vat-register-silent' },
    });
    expect((await read())?.vatIdAnswers).toHaveLength(2);
  });

  test('whose shop asks no register cannot have its VAT ID confirmed, and says so', async () => {
    const alone = await openTestOrdering();
    try {
      const confirmed = await alone.ordering.confirmOrder(await aSupply('ATU12345673', alone), null);
      if (!confirmed.ok) throw new Error(confirmed.error.code);
      const orderNumber = parseOrderNumber(confirmed.value.number) ?? 0;
      expect(await alone.ordering.checkVatId(orderNumber, staff)).toMatchObject({
        error: { code: 'no-vat-register' },
      });
    } finally {
      await alone.db.close();
    }
  });

  test('is taxed like any other if it is not', async () => {
    isValid = false;
    const confirmed = await shop.ordering.confirmOrder(await aSupply('ATU12345679'), null);
    expect(confirmed).toMatchObject({
      value: { totals: { subtotalCents: 47_600 }, vatByRate: [{ percent: 19 }] },
    });
  });

  test('is asked about at the click, if that is on another day', async () => {
    // Five minutes before midnight in Berlin.
    shop.setNow(new Date('2028-03-01T22:55:00Z'));
    const orderId = await aSupply('ATU12345670');
    isValid = false;
    shop.passMinutes(10);
    expect(await shop.ordering.confirmOrder(orderId, null)).toMatchObject({
      error: { code: 'vat-id-not-confirmed' },
    });
  });

  test('its invoice is made out to the holder of that VAT ID, and to nobody else', async () => {
    const confirmed = await shop.ordering.confirmOrder(await aSupply('ATU12345671'), null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number, customer, totals } = confirmed.value;
    const orderNumber = parseOrderNumber(number) ?? 0;
    await shop.ordering.markAsPaid(
      { orderNumber, amountCents: totals.totalCents, externalId: number },
      staff,
    );
    const { firstName, lastName, street, apartment, postalCode, city, country } = customer;
    const address = { firstName, lastName, street, apartment, postalCode, city, country };
    const billing = (vatId: string | null) => ({
      ...address,
      company: 'Tischlerei Nord',
      vatId,
      reference: null,
    });
    const issue = (vatId: string | null) =>
      shop.ordering.issueToAnother({ orderNumber, billing: billing(vatId) }, staff);
    expect(await issue(null)).toMatchObject({ error: { code: 'vat-id-must-stay' } });
    expect(await issue('ATU12345671')).toMatchObject({ ok: true });
  });

  test('stands on the EC sales list of its month, less what was credited', async () => {
    shop.setNow(new Date('2029-03-01T11:00:00Z'));
    const confirmed = await shop.ordering.confirmOrder(await aSupply('ATU12345672'), null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number, totals } = confirmed.value;
    const orderNumber = parseOrderNumber(number) ?? 0;
    const money = { orderNumber, amountCents: totals.totalCents, externalId: number };
    await shop.ordering.markAsPaid(money, staff);
    const list = (month: string) => readEcSales(shop, { month }, staff);
    const sold = (euros: number) => [{ vatId: 'ATU12345672', kind: 'supply', euros }];
    const euros = Math.round(totals.totalCents / 100);
    expect([await list('2029-02'), await list('2029-03')]).toEqual([[], sold(euros)]);
    expect(await readEcSales(shop, { month: '2029-03', trial: true }, staff)).toEqual([]);
    shop.setNow(new Date('2029-04-02T11:00:00Z'));
    const input = { orderNumber, amountCents: 10_000, reason: 'Kratzer', key: 'scratch' };
    expect(await shop.ordering.refundOrder(input, staff)).toMatchObject({ ok: true });
    expect([await list('2029-03'), await list('2029-04')]).toEqual([sold(euros), sold(-100)]);
  });
});
