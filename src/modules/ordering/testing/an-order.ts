import { sql } from 'kysely';
import { queries } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { RentOption } from '../../../shared/orders/rental-terms.ts';
import { parseOrderNumber } from '../domain/order.ts';
import type { Checkout } from '../index.ts';
import { aCheckout, aPieceForSale, aRequest, aCartItem, type TestOrdering } from './open-test-ordering.ts';

/** Says what the bank or the staff would. */
export const staff: Actor = { kind: 'system', name: 'test-staff' };

/** One piece for 900 €, brought to Friedrichshain for 25 €. */
export const deliveredPrice = 92_500;

type Changes = Parameters<typeof aCheckout>[2];

/** A draft of one piece, by its order id. */
export async function aDraft(shop: TestOrdering, piece: string, changes?: Changes): Promise<string> {
  return initiated(shop, aCheckout([aCartItem(piece)], deliveredPrice, changes));
}

/** The order id of a checkout that is not refused. */
export async function initiated(
  shop: TestOrdering,
  checkout: Checkout,
  idempotencyKey: string | null = null,
  language: Language = 'de',
): Promise<string> {
  const made = await shop.ordering.draftOrder(checkout, { ...aRequest, idempotencyKey, language });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.orderId;
}

export interface AcceptedOrder {
  readonly orderId: string;
  readonly number: string;
  readonly orderNumber: number;
  readonly amountCents: number;
  /** Its first line. */
  readonly bought: string;
  /** Its second line. */
  readonly rented: string;
}

/** An order of one piece by card, and the payment that its customer is asked for. */
export async function anOrderByCard(shop: TestOrdering, changes: Changes = {}) {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const checkout = aCheckout([aCartItem(piece)], deliveredPrice, { paymentMethod: 'stripe', ...changes });
  const orderId = await initiated(shop, checkout);
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  const asked = await shop.ordering.askForPayment(orderId, 'card');
  if (!confirmed.ok || !asked.ok) throw new Error('the order was not placed');
  const { state, number, payUntil } = confirmed.value;
  const { payment, externalId } = asked.value;
  return {
    orderId,
    number,
    orderNumber: parseOrderNumber(number) ?? 0,
    state,
    payUntil,
    piece,
    email: checkout.customer.email,
    paymentId: payment.id,
    externalId,
  };
}

/** An accepted order of a bought and a rented piece, both of 900 €. */
export async function anAcceptedOrder(
  shop: TestOrdering,
  changes: Changes & { readonly rentOption?: RentOption; readonly language?: Language } = {},
): Promise<AcceptedOrder> {
  const { rentOption = '1 Monat', language = 'de', ...checkout } = changes;
  const bought = await aPieceForSale(shop.db, shop.inventory, { title: 'Sideboard' });
  const rented = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  const rentCents = {
    '1 Tag': 9000,
    '1 Woche': 18_000,
    '1 Monat': 27_000,
    '1 Jahr': 36_000,
    '2 Jahre': 45_000,
  };
  const net = rentCents[rentOption];
  const shippingCents = checkout.delivery === 'pickup' ? 0 : 2500;
  const amountCents = 90_000 + net + Math.round(net * 0.19) + shippingCents;
  const orderId = await initiated(
    shop,
    aCheckout([aCartItem(bought), aCartItem(rented, { rentOption })], amountCents, checkout),
    null,
    language,
  );
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  return { orderId, number, orderNumber: parseOrderNumber(number) ?? 0, amountCents, bought, rented };
}

/** The same, paid. */
export async function aPaidOrder(
  shop: TestOrdering,
  changes: Parameters<typeof anAcceptedOrder>[1] = {},
): Promise<AcceptedOrder> {
  const order = await anAcceptedOrder(shop, changes);
  const paid = await shop.ordering.markAsPaid({ ...order, externalId: null }, staff);
  if (!paid.ok) throw new Error(paid.error.code);
  return order;
}

/** A paid order of a sideboard for 900,00 € under § 25a UStG and a bench for 476,00 €, to Zürich. */
export async function anExport(shop: TestOrdering) {
  const used = await aPieceForSale(shop.db, shop.inventory, {});
  const bench = await aPieceForSale(shop.db, shop.inventory, {
    title: 'Bank',
    shopType: 'boatwood',
    priceCents: 47_600,
  });
  const items = [aCartItem(used), aCartItem(bench)];
  const sale = {
    ...({ customerKind: 'consumer', vatId: null, isCollected: false, billing: null } as const),
    address: { country: 'CH', postalCode: '8001' },
  };
  const priced = await shop.ordering.quotePrice({ items, sale, voucherCode: null });
  if (!priced.ok) throw new Error(priced.error.code);
  const { totals, vatByRate } = priced.value;
  const checkout = aCheckout(items, totals.totalCents);
  const customer = { ...checkout.customer, ...sale.address, city: 'Zürich' };
  const orderId = await initiated(shop, { ...checkout, customer });
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number } = confirmed.value;
  const orderNumber = parseOrderNumber(number) ?? 0;
  const { totalCents } = totals;
  const money = { orderNumber, amountCents: totalCents, externalId: orderId, key: orderId };
  const paid = await shop.ordering.markAsPaid(money, staff);
  if (!paid.ok) throw new Error(paid.error.code);
  return {
    number,
    orderNumber,
    totals,
    totalCents,
    used,
    quoted: { totals, vatByRate },
    placed: confirmed.value,
  };
}

/** What the history keeps of an order, for staff's eyes. */
export async function keptHistory(
  shop: TestOrdering,
  orderNumber: number,
): Promise<{ type: string; actor: string; facts: Record<string, unknown> }[]> {
  const { rows } = await sql<{ type: string; actor: string; facts: Record<string, unknown> }>`
    select h.type, h.actor, h.facts from order_history h join orders o on o.id = h.order_id
    where o.number = ${orderNumber} order by h.id
  `.execute(queries<object>(shop.db));
  return rows;
}

/** Subjects of the mails to somebody, with '#' for the order's number. */
export async function subjectsTo(shop: TestOrdering, email: string): Promise<string[]> {
  const mails = await shop.mails();
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/WMK-\d+/, '#'));
}

/** The names of what staff may do with an order, as a use case or REST says it. */
export const actionsOf = (
  order: { readonly steps: readonly { readonly action: string }[] } | null | undefined,
): readonly string[] => order?.steps.map(({ action }) => action) ?? [];
