import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import { fail } from '../../../shared/result.ts';
import type { CartItem } from '../../cart/index.ts';
import { eInvoiceXml } from '../../invoicing/infrastructure/document/zugferd.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { parseOrderNumber } from '../domain/order.ts';
import type { Checkout } from '../index.ts';
import { initiated, staff } from '../testing/an-order.ts';
import { giftsOf } from '../testing/gifts-of.ts';
import { amountsIn, exported, papersOf } from '../testing/papers-of.ts';
import {
  aCheckout,
  aPieceForSale,
  openTestOrdering,
  type TestOrdering,
} from '../testing/open-test-ordering.ts';
import { cents, tablesOf, type Row } from '../testing/tables-of.ts';

const [head = '', ...sections] = readFileSync(
  new URL('../../../../docs/carts.md', import.meta.url),
  'utf8',
).split('\n## ');
const pieces = new Map(tablesOf(head)[0]?.map((piece) => [piece['piece'] ?? '', piece]));
const cases = sections.map((section) => {
  const [settings = [], lines = [], orders = [], papers = []] = tablesOf(section);
  const [setting = {}] = settings;
  const [order = {}] = orders;
  return { title: section.split('\n', 1)[0] ?? '', setting, lines, order, papers };
});

/** '§ 25a' as null, '19 %' as 19. */
const rate = (text: string | undefined): number | null =>
  text === '§ 25a' ? null : Number.parseInt(text ?? '', 10);
const countOf = (text: string): number => Number(/^\d+ /.exec(text)?.[0] ?? 1);

/** Assembly that is taxed otherwise than its piece: a line of the invoice, and a part of the order's line above it. */
const isAssembly = ({ line = '' }: Row): boolean => line.endsWith('’s assembly');

/** The rows of an order's lines, each with the amounts of its assembly. */
const orderLines = (lines: readonly Row[]) =>
  lines.flatMap((row, index) => {
    if (row['line'] === 'delivery' || isAssembly(row)) return [];
    const next = lines[index + 1];
    const rows = next !== undefined && isAssembly(next) ? [row, next] : [row];
    const sum = (name: string) => rows.reduce((all, one) => all + cents(one[name]), 0);
    return [
      {
        line: row['line'] ?? '',
        voucherCents: sum('voucher'),
        grossCents: sum('gross'),
        netCents: sum('net'),
        vatCents: sum('VAT'),
        shippingCents: cents(row['delivery']),
      },
    ];
  });

/** The tax groups of a row of papers that are not 0, the margin scheme first. */
function groupsOf(paper: Row) {
  const rates = Object.keys(paper).flatMap((name) => /^net (\d+) %$/.exec(name)?.[1] ?? []);
  return [
    { vatPercent: null, netCents: cents(paper['§ 25a']), taxCents: 0 },
    ...rates.map((percent) => ({
      vatPercent: Number(percent),
      netCents: cents(paper[`net ${percent} %`]),
      taxCents: cents(paper[`VAT ${percent} %`]),
    })),
  ].filter(({ netCents }) => netCents !== 0);
}

const provider = fakeProvider('stripe');
let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe: provider } });
});
afterAll(() => shop.db.close());
const { aGift, balanceOf } = giftsOf(() => shop);

/** '2 chair rent 1 Tag assembly', with pieces of its own. */
async function itemOf(text: string): Promise<CartItem> {
  const [, quantity = '1', name = '', term, assembly] =
    /^(?:(\d+) )?(\w+)(?: rent (\d \w+))?( assembly)?$/.exec(text) ?? [];
  const piece = pieces.get(name);
  if (piece === undefined) throw new Error(`no such piece: ${text}`);
  const pieceId = await aPieceForSale(shop.db, shop.inventory, {
    title: name,
    shopType: piece['kind'] === 'vintage' ? 'vintage' : 'boatwood',
    priceCents: cents(piece['price']),
    carriers: piece['carriers'] === '4' ? 4 : 2,
    assembly: piece['assembly'] === 'yes',
    units: Number(quantity),
  });
  const onTop = Number.parseInt(piece['tax on top'] ?? '', 10) || 0;
  const grams = Number.parseInt(piece['weight'] ?? '', 10) * 1000;
  await sql`
    update pieces set charge_tax_percent = ${onTop}, weight_grams = ${grams} where id = ${pieceId}
  `.execute(queries<object>(shop.db));
  const rentOption = rentalTerms.find(({ option }) => option === term)?.option ?? null;
  const wished = { pieceId, variantId: null, quantity: Number(quantity), rentOption };
  return { ...wished, assembly: assembly !== undefined };
}

/** The code of '50,00 off all' or '10 % off rentals'. */
async function promotional(text: string): Promise<string> {
  const [, worth = '', isPercent, meant] = /^([\d.,]+)( %)? off (.+)$/.exec(text) ?? [];
  const made = await shop.vouchers.makeVoucher(
    {
      name: text,
      leastCents: 0,
      codeCount: 1,
      firstDay: '2028-01-01',
      lastDay: null,
      customerKind: null,
      holderEmail: null,
      usesPerCode: 1,
      oncePerPerson: false,
      worth:
        isPercent === undefined
          ? { kind: 'value', cents: cents(worth) }
          : { kind: 'percent', percent: Number(worth) },
      shopType: meant === 'vintage' ? 'vintage' : meant === 'boat-wood' ? 'boatwood' : null,
      contract: meant === 'rentals' ? 'rental' : meant === 'purchases' ? 'sale' : null,
    },
    staff,
  );
  if (!made.ok) throw new Error(made.error.code);
  return made.value.codes[0] ?? '';
}

/** What a checkout sends as its address: '10245', 'AT 1010' or 'pickup'. */
function sentTo(to = ''): Pick<Checkout, 'delivery'> & { readonly address: object } {
  if (to === 'pickup') return { delivery: 'pickup', address: {} };
  const [, country = 'DE', postalCode = to] = /^([A-Z]{2}) (.+)$/.exec(to) ?? [];
  return { delivery: 'shipment', address: { country, postalCode } };
}

/** Places the order of a case and pays what its voucher leaves. */
async function paidOrder({ setting, order }: (typeof cases)[number], giftCode: string) {
  const items = await Promise.all((setting['cart'] ?? '').split(', ').map(itemOf));
  const { delivery, address } = sentTo(setting['to']);
  const checkout = aCheckout(items, cents(order['total']), {
    delivery,
    paymentMethod: setting['paid by'] === 'card' ? 'stripe' : 'bank_transfer',
    voucherCode: await promotional(setting['promotional'] ?? ''),
    gift: { code: giftCode, payableCents: cents(order['to pay']) },
  });
  const orderId = await initiated(shop, { ...checkout, customer: { ...checkout.customer, ...address } });
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  const orderNumber = parseOrderNumber(number) ?? 0;
  if (cents(order['to pay']) === 0) return { orderId, number, orderNumber, transactionId: null };
  if (checkout.paymentMethod === 'bank_transfer') {
    // Some are so large that they wait for a click in their mail, or for staff.
    await shop.ordering.acceptOrder(orderNumber, staff);
    const money = { orderNumber, amountCents: cents(order['to pay']), externalId: orderId };
    expect(await shop.ordering.markAsPaid(money, staff)).toEqual({ ok: true, value: 'received' });
    return { orderId, number, orderNumber, transactionId: null };
  }
  const asked = await shop.ordering.askForPayment(orderId, 'card');
  if (!asked.ok) throw new Error(asked.error.code);
  const { payment, externalId } = asked.value;
  expect(payment.amountCents).toBe(cents(order['to pay']));
  provider.authorise(externalId);
  expect(await shop.ordering.settlePayment(payment.id)).toMatchObject({ value: { state: 'paid' } });
  return { orderId, number, orderNumber, transactionId: provider.payment(externalId).transactionId };
}

/** Does what a row of papers says: '200,00 back', 'the rest back', '2 bench returned, 9,99 kept', 'cancelled'. */
async function goesBack(name: string, orderNumber: number, lines: readonly Row[]) {
  const refund = (amountCents: number | null) =>
    shop.ordering.refundOrder({ orderNumber, amountCents, reason: name, key: name }, staff);
  if (name === 'cancelled') return shop.ordering.cancelOrder(orderNumber, staff);
  if (name === 'the rest back') return refund(null);
  const [, amount] = /^([\d.,]+) back$/.exec(name) ?? [];
  if (amount !== undefined) return refund(cents(amount));
  const [, quantity = '', piece = '', kept] = /^(\d+) (\w+) returned(?:, ([\d.,]+) kept)?$/.exec(name) ?? [];
  // A rental is called off before it begins.
  const ordered = orderLines(lines);
  const bought = ordered.flatMap(({ line }, index) => (line.includes(' rent ') ? [] : [index]));
  await shop.fulfilment.handOverLines({ orderNumber, positions: bought }, staff);
  const position = ordered.findIndex(({ line }) => line.replace(/^\d+ /, '').split(' ')[0] === piece);
  const units = { orderNumber, key: name, position, quantity: Number(quantity), note: '' };
  const deduction = kept === undefined ? null : { cents: cents(kept), reason: 'Gebrauchsspuren' };
  const back = bought.includes(position)
    ? await shop.fulfilment.takeBackLine({ ...units, condition: 'gut', blocked: false, deduction }, staff)
    : await shop.fulfilment.takeOutOfOrder(units, staff);
  return back.ok ? refund(back.value.owedCents) : fail(back.error);
}

test('there are twelve carts, each with both vouchers and something that goes back, and their figures add up', () => {
  expect(cases).toHaveLength(12);
  for (const { title, setting, lines, order, papers } of cases) {
    const sum = (name: string) => lines.reduce((all, line) => all + cents(line[name]), 0);
    expect(setting['promotional'], title).toContain('off');
    expect(sum('gross'), title).toBe(cents(order['total']));
    expect(sum('net') + sum('VAT'), title).toBe(cents(order['total']));
    expect(sum('price') - sum('voucher'), title).toBe(cents(order['total']));
    expect(cents(order['gift voucher']) + cents(order['to pay']), title).toBe(cents(order['total']));
    expect(papers.length, title).toBeGreaterThanOrEqual(3);
    for (const paper of papers) {
      expect(cents(paper['money']) + cents(paper['gift voucher']), title).toBe(cents(paper['gross']));
    }
  }
});

describe.each(cases)('$title', (one) => {
  test('order, papers, e-invoices, export and voucher are what was worked out by hand', async () => {
    const { setting, lines, order, papers } = one;
    const gift = await aGift(cents(setting['gift voucher']));
    const { orderId, number, orderNumber, transactionId } = await paidOrder(one, gift.code);
    const [invoice = {}, ...credits] = papers.slice(0, -1);
    const books = papers.at(-1) ?? {};
    const goods = orderLines(lines);

    const subtotalCents = cents(order['subtotal']);
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({
      value: {
        totals: {
          subtotalCents,
          voucherCents: -goods.reduce((sum, { voucherCents }) => sum + voucherCents, 0),
          taxCents: cents(order['tax on top']),
          shippingCents: cents(order['delivery']),
          totalCents: cents(order['total']),
          giftCents: cents(order['gift voucher']),
        },
        lines: goods.map(({ grossCents, shippingCents, netCents, vatCents }) => ({
          grossCents,
          shippingCents,
          netCents,
          vatCents,
        })),
      },
    });
    expect(await balanceOf(gift)).toBe(cents(invoice['left on it']));

    for (const paper of credits) {
      const done = await goesBack(paper['paper'] ?? '', orderNumber, lines);
      expect(done, paper['paper']).toMatchObject({ ok: true });
      expect(await balanceOf(gift), paper['paper']).toBe(cents(paper['left on it']));
    }

    const contents = await papersOf(shop, number);
    expect(contents.map(({ kind }) => kind)).toEqual(['invoice', ...credits.map(() => 'credit-note')]);
    expect(contents[0]?.lines.map(({ title: _title, details: _details, ...amounts }) => amounts)).toEqual(
      lines.map((line) => ({
        quantity: countOf(line['line'] ?? ''),
        grossCents: cents(line['gross']),
        netCents: cents(line['net']),
        vatPercent: rate(line['rate']),
        ...(cents(line['voucher, net']) > 0 && {
          reduction: { name: 'Aktionsgutschein', netCents: cents(line['voucher, net']) },
        }),
      })),
    );
    for (const [index, paper] of [invoice, ...credits].entries()) {
      const content = contents[index];
      if (content === undefined) throw new Error('a paper is missing');
      const groups = groupsOf(paper);
      expect(content.taxes, paper['paper']).toEqual(groups);
      expect([content.grossCents, content.giftCents ?? 0], paper['paper']).toEqual([
        cents(paper['gross']),
        cents(paper['gift voucher']),
      ]);
      const xml = await eInvoiceXml(content);
      const net = groups.reduce((sum, { netCents }) => sum + netCents, 0);
      const taxes = groups.map(({ taxCents }) => taxCents);
      const isInvoice = content.kind === 'invoice';
      const prepaid = isInvoice ? cents(paper['gross']) : cents(paper['gift voucher']);
      expect(amountsIn(xml, 'BasisAmount')).toEqual(groups.map(({ netCents }) => netCents));
      expect(amountsIn(xml, 'CalculatedAmount')).toEqual(taxes);
      expect(amountsIn(xml, 'TaxBasisTotalAmount')).toEqual([net]);
      expect(amountsIn(xml, 'TaxTotalAmount')).toEqual([taxes.reduce((sum, tax) => sum + tax, 0)]);
      expect(amountsIn(xml, 'GrandTotalAmount')).toEqual([cents(paper['gross'])]);
      expect(amountsIn(xml, 'TotalPrepaidAmount')).toEqual(prepaid === 0 ? [] : [prepaid]);
      expect(amountsIn(xml, 'DuePayableAmount')).toEqual([cents(paper['gross']) - prepaid]);
      if (isInvoice) {
        const allowances = lines.map((line) => cents(line['voucher, net'])).filter((off) => off > 0);
        expect(amountsIn(xml, 'ActualAmount')).toEqual(allowances);
        expect(amountsIn(xml, 'LineTotalAmount').slice(0, lines.length)).toEqual(
          lines.map((line) => cents(line['net'])),
        );
      }
    }

    const rows = await exported(shop, number);
    const sums = (name: string, of: readonly Row[] = rows) =>
      of.reduce((sum, row) => sum + (row[name] === '' ? 0 : cents(row[name])), 0);
    const ofRate = (percent: number | null) =>
      rows.filter((row) => row['Steuersatz'] === String(percent ?? ''));
    expect(rows).toHaveLength([invoice, ...credits].flatMap(groupsOf).length);
    for (const { vatPercent } of groupsOf(invoice)) {
      const kept = groupsOf(books).find((group) => group.vatPercent === vatPercent);
      expect([sums('Netto', ofRate(vatPercent)), sums('Umsatzsteuer', ofRate(vatPercent))]).toEqual([
        kept?.netCents ?? 0,
        kept?.taxCents ?? 0,
      ]);
    }
    expect([sums('Brutto'), sums('Mit Gutschein bezahlt')]).toEqual([
      cents(books['gross']),
      cents(books['gift voucher']),
    ]);
    expect(await balanceOf(gift)).toBe(cents(books['left on it']));

    await shop.makeRefunds();
    const refunds = await shop.ordering.listRefunds(orderNumber, staff);
    const back = (isToGift: boolean) =>
      refunds.reduce((sum, refund) => (refund.isToGift === isToGift ? sum + refund.amountCents : sum), 0);
    expect([back(false), back(true)]).toEqual([
      cents(invoice['money']) - cents(books['money']),
      cents(invoice['gift voucher']) - cents(books['gift voucher']),
    ]);
    if (transactionId !== null) {
      const byCard = provider.refunds.filter((refund) => refund.transactionId === transactionId);
      expect(byCard.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(back(false));
    }
  });
});
