import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailSchema } from '../../../platform/mail/mail.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { neededTexts } from '../../../shared/orders/checkout-fields.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { dummyCompany } from '../../content/index.ts';
import { fakeProvider } from '../../payments/testing/fake-provider.ts';
import { checkoutSchema } from '../http/checkout.schemas.ts';
import type { Checkout } from '../index.ts';
import { deliveredPrice, initiated, staff } from '../testing/an-order.ts';
import { giftsOf } from '../testing/gifts-of.ts';
import { aPieceForSale, openTestOrdering, type TestOrdering } from '../testing/open-test-ordering.ts';

/** Whatever the checkout's own schema takes must end as an order, however it is paid. */

let shop: TestOrdering;
const stripe = fakeProvider('stripe');
const paypal = fakeProvider('paypal');
beforeAll(async () => {
  shop = await openTestOrdering({ providers: { stripe, paypal } });
});
afterAll(() => shop.db.close());

const { aGift } = giftsOf(() => shop);

const usual = {
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Muster',
  address: 'Weg 1',
  city: 'Berlin',
  postalCode: '10245',
};
const longest = (field: keyof typeof neededTexts) => 'ß'.repeat(neededTexts[field]);
const names = {
  firstName: longest('firstName'),
  lastName: longest('lastName'),
  address: longest('address'),
  city: longest('city'),
  apartment: 'ß'.repeat(100),
};

const typed: Readonly<Record<string, object>> = {
  'a remark of 21 lines': { note: Array.from({ length: 21 }, (_, line) => `Zeile ${line}`).join('\n') },
  'a remark of 1000 letters': { note: 'ü'.repeat(1000) },
  'a remark of 500 lines': { note: 'a\n'.repeat(500) },
  'a remark of 998 empty lines': { note: `a${'\n'.repeat(998)}b` },
  'a remark with the breaks of other machines': { note: 'eins\r\nzwei\rdrei\n\r\nvier\tfünf' },
  'odd letters': {
    note: '\u202eRechts\u202c \u2028\u2029 \u{1f6cb}\ufe0f \u{1f469}\u200d\u{1f527} שלום مرحبا \u0301\u0301 <b>&amp;</b>',
    shipmentAdress: { ...usual, firstName: '\u202eאדה', lastName: '\u{1f6cb} Ω', address: '=1+1 "Weg"' },
  },
  'the longest fields': {
    note: '\u{1f6cb}'.repeat(500),
    shipmentAdress: { ...usual, ...names },
    billingAddress: { ...usual, ...names, company: 'ß'.repeat(200) },
    company: 'ß'.repeat(200),
    phone: '+49 30 5550123',
    customerKind: 'business',
  },
};

let buyers = 0;
async function checkoutOf(fields: object, paymentMethod: string): Promise<Checkout> {
  buyers += 1;
  const sent = {
    order_items: [{ product_item_id: await aPieceForSale(shop.db, shop.inventory), qty: 1 }],
    shipmentAdress: usual,
    phone: '+49 30 5550123',
    shipping_method: { deliveryOption: 'shipment' },
    payment_method: paymentMethod,
    totalPrice: deliveredPrice / 100,
    ...fields,
  };
  const email = `typed-${buyers}@example.org`;
  const { checkout } = checkoutSchema.parse({ ...sent, shipmentAdress: { ...sent.shipmentAdress, email } });
  return checkout;
}

async function confirmed(checkout: Checkout): Promise<string> {
  const orderId = await initiated(shop, checkout);
  expect(await shop.ordering.confirmOrder(orderId, null)).toMatchObject({ ok: true });
  return orderId;
}

async function paidAtProvider(fields: object, way: 'card' | 'wallet' | 'klarna'): Promise<string> {
  const method = { card: 'stripe', wallet: 'paypal', klarna: 'klarna' }[way];
  const orderId = await confirmed(await checkoutOf(fields, method));
  const asked = await shop.ordering.askForPayment(orderId, way);
  if (!asked.ok) throw new Error(asked.error.code);
  const { payment, externalId } = asked.value;
  const provider = way === 'wallet' ? paypal : stripe;
  provider.authorise(externalId, way === 'klarna' ? new Date(shop.now().getTime() + 28 * dayMs) : undefined);
  expect(await shop.ordering.settlePayment(payment.id)).toMatchObject({ ok: true });
  return orderId;
}

const ways: Readonly<Record<string, (fields: object) => Promise<string>>> = {
  transfer: async (fields) => {
    const orderId = await confirmed(await checkoutOf(fields, 'bank_transfer'));
    const { number } = await orderOf(orderId);
    const orderNumber = Number(number.replace('WMK-', ''));
    const booking = { orderNumber, amountCents: deliveredPrice, externalId: null };
    expect(await shop.ordering.markAsPaid(booking, staff)).toMatchObject({ ok: true });
    return orderId;
  },
  card: (fields) => paidAtProvider(fields, 'card'),
  PayPal: (fields) => paidAtProvider(fields, 'wallet'),
  // It serves consumers alone, and where they live.
  Klarna: (fields) =>
    paidAtProvider({ ...fields, customerKind: 'consumer', company: null, billingAddress: null }, 'klarna'),
  'a gift voucher': async (fields) => {
    const { code } = await aGift(deliveredPrice);
    const checkout = await checkoutOf(fields, 'stripe');
    return confirmed({ ...checkout, gift: { code, payableCents: 0 } });
  },
};

async function orderOf(orderId: string) {
  const found = await shop.ordering.getOrder(orderId);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

describe.each(Object.keys(ways))('paid by %s', (way) => {
  test.each(Object.keys(typed))('%s', async (name) => {
    const fields = typed[name] ?? {};
    const orderId = await ways[way]?.(fields);
    const order = await orderOf(orderId ?? '');
    expect([order.state, order.payment?.state]).toEqual([
      'accepted',
      way === 'Klarna' ? 'authorised' : 'received',
    ]);
    const mails = await shop.mails();
    const toCustomer = mails.filter(({ to }) => to === order.customer.email);
    const toShop = mails.filter(
      ({ to, subject }) => to === dummyCompany.email && subject.endsWith(order.number),
    );
    expect(toCustomer.length).toBeGreaterThan(0);
    expect(toShop).toHaveLength(1);
    for (const mail of [...toCustomer, ...toShop]) expect(mailSchema.safeParse(mail).success).toBe(true);
    // The shop reads all of it.
    const read = toShop.map(textOf).join('').replace(/\s+/gu, ' ');
    if (order.customer.note !== null) expect(read).toContain(order.customer.note.replace(/\s+/gu, ' '));
  });
});
