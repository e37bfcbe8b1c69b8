import * as review from '#texts/order-review.ts';
import { language } from '#texts/shell.ts';
import type { GiftOrderPayload } from '../../../modules/ordering/http/gift-orders.schemas.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import { giftValueOf } from '../../../shared/money/gift-vouchers.ts';
import type { Refused } from '../../asking/ask-shop.ts';
import { randomKey } from '../../features/checkout/placing/checkout-key.ts';
import { askAsSomebody } from '../../features/checkout/placing/place-order.ts';
import type { PaymentMethod } from '../../features/checkout/payment-methods.ts';

/** The form as it was typed. */
export interface GiftFields {
  /** Euros. */
  readonly value: string;
  readonly design: GiftOrderPayload['design'];
  readonly recipient: string;
  readonly greeting: string;
  /** '2026-12-24'; empty: once it is paid. */
  readonly sendOn: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

export const emptyGift: GiftFields = {
  value: '100',
  design: 'planks',
  recipient: '',
  greeting: '',
  sendOn: '',
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'DE',
};

export type GiftMethod = Exclude<PaymentMethod, 'klarna'>;

type Ordered =
  | { readonly ok: true; readonly orderId: string }
  | {
      readonly ok: false;
      /** What is wrong with the whole order; empty: it is all in the issues. */
      readonly problem: string;
      readonly issues: GiftIssues;
    };

/** What is wrong, by the form's fields. */
export type GiftIssues = Partial<GiftFields>;

let lastSent = { text: '', key: '' };

/** Orders it, which is binding. Pressed again after a lost answer, it is the same order. */
export async function orderGift(
  fields: GiftFields & { readonly paymentMethod: GiftMethod },
): Promise<Ordered> {
  const value = giftValueOf(fields.value, language);
  const send = {
    ...fields,
    value: value.kind === 'value' ? toEuros(value.cents) : null,
    sendOn: fields.sendOn === '' ? null : fields.sendOn,
  };
  const text = JSON.stringify(send);
  if (lastSent.text !== text) lastSent = { text, key: randomKey() };
  const drafted = await askAsSomebody<{ readonly orderId: string }>('/gift-voucher-orders', {
    send,
    headers: { 'idempotency-key': lastSent.key },
    like: { orderId: '' },
  });
  if (!drafted.ok) return refused(drafted);
  const { orderId } = drafted.value;
  const confirmed = await askAsSomebody<unknown>(`/checkout/${orderId}/confirm`, {
    send: {},
    like: { orderNumber: '' },
  });
  return confirmed.ok ? { ok: true, orderId } : refused(confirmed);
}

function refused(answer: Refused): Ordered {
  // An answer that was lost may have been an order; a refusal is final, and the next press is another request.
  if (answer.status === 0) return { ok: false, problem: review.unanswered, issues: {} };
  lastSent = { text: '', key: '' };
  const { issues = [] } = (answer.body ?? {}) as {
    readonly issues?: readonly { readonly field: string; readonly message: string }[];
  };
  const named = Object.fromEntries(
    issues.flatMap(({ field, message }) => (field in emptyGift ? [[field, message]] : [])),
  );
  const isNamed = Object.keys(named).length > 0;
  return { ok: false, problem: isNamed ? '' : (answer.message ?? review.failed), issues: named };
}
