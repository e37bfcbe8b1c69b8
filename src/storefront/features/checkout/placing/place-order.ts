import type { z } from 'zod';
import type { initiatedSchema } from '../../../../modules/ordering/http/ordering.schemas.ts';
import { askShop, type AskOptions, type ShopAnswer } from '../../../asking/ask-shop.ts';
import type { OrderPayload } from '../../../../modules/ordering/http/checkout.schemas.ts';
import { toEuros, type Cents } from '../../../../shared/money/cents.ts';
import { plainVatId } from '../../../../shared/places/vat-id.ts';
import { askAsCustomer } from '../../account/ask-as-customer.ts';
import { stored, tokenKey } from '../../account/session.ts';
import type { ShopLine } from '../../cart/store/shop-line.ts';
import { orderItemsOf } from '../order-items.ts';
import { checkoutKey, holdAnswered, keepOrdered, randomKey, takeOrdered } from './checkout-key.ts';
import {
  changeCheckout,
  forgetEndedAccount,
  hasOtherBilling,
  readCheckout,
  type Checkout,
} from '../checkout-store.ts';
import { rememberOrder } from './last-order.ts';
import type { PlacedOrder } from './use-placed-order.ts';
import { isProviderMethod, type ChosenMethod, type PaymentMethod } from '../payment-methods.ts';
import { internationalPhone } from '../phone-number.ts';
import { vouchersGivenBack, vouchersRedeemed } from '../voucher/redeemed-vouchers.ts';
import { readVoucher } from '../voucher/voucher-store.ts';

/** A draft of an order: priced, and its pieces held for half an hour. */
export type Draft = z.output<typeof initiatedSchema>;

interface OrderToPlace {
  readonly lines: readonly ShopLine[];
  readonly shippingCents: Cents;
  readonly totalCents: Cents;
  readonly paymentMethod: PaymentMethod;
  /** Whether the total is lowered by the voucher whose code was typed. */
  readonly withVoucher: boolean;
  /** What is left to pay after the gift voucher; null: there is none. */
  readonly payableCents: Cents | null;
  /** As the shopper typed it, once the shop has asked for one. */
  readonly mailboxCode?: string | undefined;
}

let lastSent = { text: '', key: '' };

/**
 * Requests the order. Repeated contents, after a double click or a broken connection, have the same idempotency key,
 * and so are the same order.
 */
export async function draftOrder(order: OrderToPlace): Promise<ShopAnswer<Draft>> {
  if (forgetEndedAccount()) return loginEnded;
  const send = payloadOf(readCheckout(), order);
  const text = JSON.stringify(send);
  if (lastSent.text !== text) lastSent = { text, key: randomKey() };
  const asked = { send, headers: { 'idempotency-key': lastSent.key } };
  // What an account has filled in is ordered by that account or by nobody.
  const ask = readCheckout().fromAccount === null ? askAsSomebody<Draft> : askAsCustomer<Draft>;
  const answer = await ask('/initiate-payment', asked);
  if (answer.ok) holdAnswered(answer.value.reservedUntil);
  else if (answer.status !== 0) {
    holdAnswered();
    // A refusal is final; the shopper's next attempt is a new request.
    forgetSent();
  }
  return answer;
}

/** As the shop would answer: what the account had filled in is gone with the login, and the shopper looks at the rest. */
const loginEnded = { ok: false, status: 401, message: null, code: null, body: null } as const;

/** The order in the format of `initiate-payment` (spec 3, 'Order payload sent'); amounts in euros. */
function payloadOf(checkout: Checkout, order: OrderToPlace): OrderPayload {
  const { formData, deliveryOption, selectedCountry, customerKind, carrierContact } = checkout;
  return {
    user_id: formData.email.trim(),
    shipping_method: { deliveryOption, price: toEuros(order.shippingCents) },
    order_items: orderItemsOf(order.lines).map((item, index) => {
      // A line from an old visitor's cart only has its price.
      const { unitPrice, price = 0, chargeTax = 0 }: Partial<ShopLine> = order.lines[index] ?? {};
      return { ...item, price: toEuros(unitPrice ?? price), tax: chargeTax };
    }),
    phone: internationalPhone(checkout),
    payment_method: order.paymentMethod,
    shipmentAdress: formData,
    totalPrice: toEuros(order.totalCents),
    country: selectedCountry,
    customerKind,
    company: formData.company,
    vatId: customerKind === 'business' ? plainVatId(formData.vatId) : '',
    carrierContact: deliveryOption === 'shipment' && carrierContact,
    billingAddress: hasOtherBilling(checkout)
      ? { ...checkout.billing, country: checkout.billingCountry }
      : null,
    note: checkout.note,
    checkoutKey: checkoutKey(),
    ...(order.withVoucher ? { voucherCode: readVoucher().code } : {}),
    ...giftIn(order),
    ...(order.mailboxCode === undefined ? {} : { mailboxCode: order.mailboxCode }),
  };
}

function giftIn({ payableCents }: OrderToPlace): Pick<OrderPayload, 'giftVoucher'> {
  const { gift } = readVoucher();
  return gift === null || payableCents === null
    ? {}
    : { giftVoucher: { code: gift.code, payablePrice: toEuros(payableCents) } };
}

/** Sent as the logged-in customer, so that the order belongs to the account; otherwise as a guest. */
export async function askAsSomebody<T>(path: string, asked: AskOptions<T>): Promise<ShopAnswer<T>> {
  if (stored(tokenKey) === null) return askShop<T>(path, asked);
  const answer = await askAsCustomer<T>(path, asked);
  return !answer.ok && answer.status === 401 ? askShop<T>(path, asked) : answer;
}

function forgetSent(): void {
  lastSent = { text: '', key: '' };
}

/**
 * Drops the draft, or the order whose payment has not begun, so that its pieces are free again. If that fails, it
 * expires by itself.
 * @returns whether it was dropped; false if it has been paid meanwhile
 */
export async function cancelDraft(orderId: string): Promise<boolean> {
  forgetSent();
  const answer = await askShop(`/checkout/${orderId}/cancel`, { send: {} });
  if (answer.ok) {
    // It was ordered from this tab's cart, which keeps what it has.
    if (readCheckout().placed === orderId) takeOrdered(null);
    changeCheckout({ placed: null });
    vouchersGivenBack(orderId);
    holdAnswered(null);
  }
  return answer.ok || answer.code !== 'order-binding';
}

/** The binding click. @param lines of the cart that are ordered */
export async function confirmOrder(
  orderId: string,
  lines: readonly ShopLine[],
  choice: { readonly paymentMethod: ChosenMethod; readonly earlyService: boolean },
): Promise<ShopAnswer<Pick<PlacedOrder, 'payUntil' | 'orderTotal'>>> {
  const { paymentMethod, earlyService } = choice;
  const send = {
    earlyService,
    ...(isProviderMethod(paymentMethod) ? { paymentMethod } : {}),
  };
  const answer = await askShop<PlacedOrder>(`/checkout/${orderId}/confirm`, {
    send,
    like: { orderNumber: '' },
  });
  if (answer.ok) {
    changeCheckout({ placed: orderId });
    rememberOrder(orderId);
    const { orderNumber } = answer.value;
    keepOrdered({
      orderNumber,
      quantities: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
    });
    vouchersRedeemed(orderId);
    holdAnswered(answer.value.payUntil ?? undefined);
  }
  // This draft has ended; the same cart sent again is another one.
  else if (answer.status !== 0) forgetSent();
  return answer;
}
