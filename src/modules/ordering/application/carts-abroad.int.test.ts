import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { textsOf } from '../../../platform/documents/testing/read-pdf.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import type { Sale } from '../../../shared/money/sale-kind.ts';
import { fail, ok } from '../../../shared/result.ts';
import type { CartItem } from '../../cart/index.ts';
import { invoicePdf } from '../../invoicing/infrastructure/document/invoice-pdf.ts';
import { eInvoiceXml } from '../../invoicing/infrastructure/document/zugferd.ts';
import { parseOrderNumber } from '../domain/order.ts';
import type { Checkout } from '../index.ts';
import { initiated, staff } from '../testing/an-order.ts';
import { amountsIn, exported, papersOf } from '../testing/papers-of.ts';
import {
  aCheckout,
  aPieceForSale,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';
import { cents, tablesOf, type Row } from '../testing/tables-of.ts';

const [rows = []] = tablesOf(
  readFileSync(new URL('../../../../docs/carts-abroad.md', import.meta.url), 'utf8'),
);
const cases = rows.map((row) => {
  const { cart = '', buyer = '', of = '', to = '' } = row;
  return { title: `${cart}: ${buyer}${of === '–' ? '' : ` of ${of}`} to ${to}`, cart, buyer, of, to, row };
});

let shop: TestOrdering;
let isAbove = false;
let isSilent = false;
beforeAll(async () => {
  shop = await openTestOrdering({
    distanceSaleRules: () => ({ taxedThereSince: isAbove ? '2028-01-01' : null, elsewhereCents: {} }),
    register: {
      name: 'sandbox',
      ask: async () =>
        isSilent
          ? fail({ code: 'member-state-down' })
          : ok({ isValid: true, number: 'WAPI1', name: null, address: null }),
    },
  });
});
afterAll(() => shop.db.close());

const kindsOfGroups = {
  '§ 25a': { vatPercent: null },
  G: { vatPercent: 0, exemption: 'export' },
  K: { vatPercent: 0, exemption: 'intra-community' },
  AE: { vatPercent: 0, exemption: 'reverse-charge' },
  '19 %': { vatPercent: 19 },
  '20 % AT': { vatPercent: 20, country: 'AT' },
} as const;

/** '§ 25a 1.268,11; 19 % 405,79 + 77,10' */
function groupsOf(text: string) {
  return text.split('; ').map((part) => {
    const [, kind = '', net, tax = '0,00'] = /^(.+?) ([\d.]+,\d\d)(?: \+ ([\d.]+,\d\d))?$/.exec(part) ?? [];
    const found = Object.entries(kindsOfGroups).find(([name]) => name === kind)?.[1];
    if (found === undefined) throw new Error(`no such group: ${part}`);
    return { ...found, netCents: cents(net), taxCents: cents(tax) };
  });
}

/** 'AT 1010' or '10245'. */
function placeOf(text: string) {
  const [, country = 'DE', postalCode = text] = /^([A-Z]{2}) (.+)$/.exec(text) ?? [];
  return { country, postalCode };
}

async function wishesOf(cart: string): Promise<CartItem[]> {
  const items: CartItem[] = [];
  for (const text of cart.split(', ')) {
    const isBench = text.startsWith('bench');
    const pieceId = await aPieceForSale(shop.db, shop.inventory, {
      title: isBench ? 'Bank' : 'Sideboard',
      shopType: isBench ? 'boatwood' : 'vintage',
      priceCents: isBench ? 47_600 : 125_000,
      assembly: isBench,
    });
    await sql`update pieces set weight_grams = ${isBench ? 30_000 : 60_000} where id = ${pieceId}`.execute(
      queries<object>(shop.db),
    );
    items.push({
      pieceId,
      variantId: null,
      quantity: 1,
      rentOption: text.endsWith(' rent 1 Monat') ? '1 Monat' : null,
      assembly: text.endsWith(' assembly'),
    });
  }
  return items;
}

/** What is asked and ordered by the buyer of a row. */
async function bought({ cart, buyer, of, to }: (typeof cases)[number]): Promise<{
  readonly quoted: Awaited<ReturnType<TestOrdering['ordering']['quotePrice']>>;
  readonly checkout: Checkout;
}> {
  isAbove = buyer.endsWith(', above');
  isSilent = buyer.endsWith(', silent');
  const [, kind, id = null] = /^(consumer|business)(?: (\w+))?/.exec(buyer) ?? [];
  const customerKind = kind === 'business' ? kind : 'consumer';
  // An answer holds for a day.
  const vatId = isSilent ? 'ATU12345673' : id;
  const address = placeOf(to);
  const billed = of === '–' ? null : placeOf(of);
  const sale: Sale = { customerKind, vatId, isCollected: false, address, billing: billed };
  const items = await wishesOf(cart);
  const quoted = await shop.ordering.quotePrice({ items, sale, voucherCode: null });
  const { customer, ...checkout } = aCheckout(items, quoted.ok ? quoted.value.totals.totalCents : 1);
  const person = { firstName: 'Ada', lastName: 'Muster', company: id === null ? null : 'Muster GmbH' };
  const billing =
    billed === null ? null : { ...person, street: 'Ring 1', apartment: null, city: 'Ort', ...billed };
  return {
    quoted,
    checkout: {
      ...checkout,
      customer: { ...customer, ...person, ...address, city: 'Ort', kind: customerKind, vatId, billing },
    },
  };
}

test('there are forty, of five kinds of goods and eight kinds of buyers each', () => {
  expect(rows).toHaveLength(40);
  for (const carts of Map.groupBy(cases, ({ cart }) => cart).values())
    expect(new Set(carts.map(({ buyer, of, to }) => `${buyer} ${of} ${to}`)).size).toBe(8);
  for (const { title, row } of cases.filter(({ row: { total } }) => total !== '–')) {
    const sum = groupsOf(row['of it'] ?? '').reduce(
      (all, { netCents, taxCents }) => all + netCents + taxCents,
      0,
    );
    expect([sum, cents(row['goods']) + cents(row['delivery'])], title).toEqual([
      cents(row['total']),
      cents(row['total']),
    ]);
  }
});

test.each(cases.filter(({ row }) => row['of it'] === 'on request'))('$title is on request', async (one) => {
  const { quoted, checkout } = await bought(one);
  expect(quoted).toMatchObject({ ok: false, error: { code: 'sale-on-request' } });
  const made = await shop.ordering.draftOrder(checkout, {
    idempotencyKey: null,
    client: '127.0.0.1',
    language: 'de',
  });
  expect(made).toMatchObject({ ok: false, error: { code: 'sale-on-request' } });
});

const euros = (amount: number): string =>
  (amount / 100).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' });

test.each(cases.filter(({ row }) => row['of it'] !== 'on request'))(
  '$title: question, order, mail, invoice, PDF, e-invoice and export agree',
  async (one) => {
    const { row } = one;
    const groups = groupsOf(row['of it'] ?? '');
    const [goods, delivery, total] = [cents(row['goods']), cents(row['delivery']), cents(row['total'])];
    const shown = groups
      .filter(({ vatPercent }) => vatPercent !== null)
      .map(({ vatPercent, ...group }) => ({ ...group, percent: vatPercent }));

    const { quoted, checkout } = await bought(one);
    const priced = { totals: { totalCents: total, shippingCents: delivery }, vatByRate: shown };
    expect(quoted).toMatchObject({ value: priced });
    const orderId = await initiated(shop, checkout);
    const confirmed = await shop.ordering.confirmOrder(orderId, null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number, totals } = confirmed.value;
    expect(confirmed.value).toMatchObject(priced);
    expect(totals.subtotalCents + totals.taxCents).toBe(goods);

    const orderNumber = parseOrderNumber(number) ?? 0;
    await shop.ordering.acceptOrder(orderNumber, staff);
    const money = { orderNumber, amountCents: total, externalId: number };
    expect(await shop.ordering.markAsPaid(money, staff)).toMatchObject({ value: 'received' });

    const mails = (await shop.mails()).filter(({ to }) => to === checkout.customer.email).map(textOf);
    const said = mails.find((text) => text.includes(euros(total))) ?? '';
    for (const { percent, netCents, taxCents } of shown)
      expect(said).toContain(euros(percent === 0 ? netCents : taxCents));

    const [invoice, ...others] = await papersOf(shop, number);
    if (invoice === undefined) throw new Error('there is no invoice');
    expect(others).toEqual([]);
    expect(invoice.grossCents).toBe(total);
    expect(new Set(invoice.taxes)).toEqual(new Set(groups));

    const pdf = textsOf(await invoicePdf(invoice)).map(({ text }) => text);
    const printed = pdf.join('').replaceAll(/\s/g, ' ');
    const written = [
      total,
      ...shown.flatMap(({ netCents, taxCents }) => (taxCents === 0 ? [netCents] : [netCents, taxCents])),
    ];
    for (const amount of written) expect(printed).toContain(euros(amount).replaceAll(/\s/g, ' '));

    const xml = await eInvoiceXml(invoice);
    const { taxes } = invoice;
    const taxCents = taxes.reduce((sum, { taxCents: tax }) => sum + tax, 0);
    expect(amountsIn(xml, 'BasisAmount')).toEqual(taxes.map(({ netCents }) => netCents));
    expect(amountsIn(xml, 'CalculatedAmount')).toEqual(taxes.map(({ taxCents: tax }) => tax));
    expect(amountsIn(xml, 'TaxTotalAmount')).toEqual([taxCents]);
    expect(amountsIn(xml, 'GrandTotalAmount')).toEqual([total]);

    const table = await exported(shop, number);
    const amounts = (of: Row) => [cents(of['Netto']), cents(of['Umsatzsteuer']), of['Steuer von']];
    expect(table.map(amounts)).toEqual(
      taxes.map(({ netCents, taxCents: tax, country = '' }) => [netCents, tax, country]),
    );
  },
);
