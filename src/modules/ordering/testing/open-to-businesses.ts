import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { fail, ok } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { InvoiceContent } from '../../invoicing/domain/invoice.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import type { VatIdRegister } from '../../vat-ids/index.ts';
import { parseOrderNumber, type PaymentMethod } from '../domain/order.ts';
import { initiated, staff } from './an-order.ts';
import { aCheckout, aPieceForSale, aCartItem, openTestOrdering } from './open-test-ordering.ts';

let businesses = 0;

/** A shop whose register of VAT IDs is silent while businesses order, and answers once staff ask it. */
export async function openToBusinesses() {
  let isSilent = true;
  const stripe = fakeProvider('stripe');
  const register: VatIdRegister = {
    name: 'sandbox',
    ask: async () =>
      isSilent
        ? fail({ code: 'member-state-down' })
        : ok({ isValid: true, number: 'WAPI1', name: null, address: null }),
  };
  const shop = await openTestOrdering({ register, providers: { stripe } });

  /** A used piece and a bench of 476,00 € with its delivery to Vienna, taxed since VIES was silent at the click. */
  async function anOrder({
    paymentMethod = 'bank_transfer',
    language = 'de',
  }: { readonly paymentMethod?: PaymentMethod; readonly language?: Language } = {}) {
    businesses += 1;
    isSilent = true;
    const vatId = `ATU${String(10_000_000 + businesses)}`;
    const used = await aPieceForSale(shop.db, shop.inventory);
    const bench = await aPieceForSale(shop.db, shop.inventory, {
      title: 'Bank',
      shopType: 'boatwood',
      priceCents: 47_600,
    });
    const items = [aCartItem(used), aCartItem(bench)];
    const address = { country: 'AT', postalCode: '1010' };
    const sale = { customerKind: 'business', vatId, isCollected: false, billing: null, address } as const;
    const quote = async () => {
      const priced = await shop.ordering.quotePrice({ items, sale, voucherCode: null });
      if (!priced.ok) throw new Error(priced.error.code);
      return priced.value;
    };
    const taxed = await quote();
    const checkout = aCheckout(items, taxed.totals.totalCents, { paymentMethod });
    const who = { ...address, city: 'Wien', kind: 'business' as const, company: 'Tischlerei', vatId };
    const customer = { ...checkout.customer, ...who };
    const orderId = await initiated(shop, { ...checkout, customer }, null, language);
    const confirmed = await shop.ordering.confirmOrder(orderId, null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number } = confirmed.value;
    const orderNumber = parseOrderNumber(number) ?? 0;
    const amountCents = taxed.totals.totalCents;
    return { orderId, number, orderNumber, amountCents, quote, vatId, email: customer.email };
  }
  type Order = Awaited<ReturnType<typeof anOrder>>;

  const pay = async ({ orderNumber, amountCents }: Order, cents = amountCents) => {
    const money = { orderNumber, amountCents: cents, externalId: null, key: randomUUID() };
    expect(await shop.ordering.markAsPaid(money, staff)).toMatchObject({ value: 'received' });
  };
  async function aPaidOrder(input: Parameters<typeof anOrder>[0] = {}) {
    const order = await anOrder(input);
    await pay(order);
    return order;
  }
  async function byCard() {
    const order = await anOrder({ paymentMethod: 'stripe' });
    const asked = await shop.ordering.askForPayment(order.orderId, 'card');
    if (!asked.ok) throw new Error(asked.error.code);
    const { payment, externalId } = asked.value;
    stripe.authorise(externalId);
    await shop.ordering.settlePayment(payment.id);
    return { ...order, paymentId: payment.id, externalId };
  }
  /** VIES answers again, and staff ask it. */
  const confirm = async ({ orderNumber }: Order) => {
    isSilent = false;
    expect(await shop.ordering.checkVatId(orderNumber, staff)).toEqual({ ok: true, value: undefined });
  };
  const correct = ({ orderNumber }: Order, actor: Actor = staff) =>
    shop.ordering.correctVat(orderNumber, actor);
  const seen = async ({ orderNumber }: Order) => {
    const order = await shop.ordering.orderForStaff(orderNumber, staff);
    if (order === null) throw new Error('no order');
    return order;
  };
  const papersOf = async ({ number }: Pick<Order, 'number'>) => {
    const { rows } = await sql<{ content: InvoiceContent }>`
    select content from invoices where order_number = ${number} order by year, number
  `.execute(queries<object>(shop.db));
    return rows.map(({ content }) => content);
  };
  const mailOf = async ({ email }: Order) => {
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    if (mail === undefined) throw new Error('no mail');
    return { ...mail, text: textOf(mail) };
  };
  return { shop, stripe, anOrder, pay, aPaidOrder, byCard, confirm, correct, seen, papersOf, mailOf };
}
