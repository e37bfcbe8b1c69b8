import type { SandboxAnswer } from '../answers.ts';
import type { Kept } from '../books.ts';
import { newName } from '../ground.ts';

interface Money {
  readonly currency_code: string;
  readonly value: string;
}

/** An order in PayPal's own format, limited to the fields that are used. */
export interface WalletOrder extends Kept {
  readonly intent: 'CAPTURE';
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  readonly create_time: string;
  readonly purchase_units: readonly [
    {
      readonly reference_id: 'default';
      readonly custom_id: string | null;
      readonly description: string | null;
      readonly payee: { readonly merchant_id: string | null };
      readonly amount: Money;
      readonly payments?: {
        readonly captures: readonly Capture[];
        readonly refunds: readonly Refund[];
      };
    },
  ];
  readonly links: readonly { readonly rel: string; readonly href: string; readonly method: 'GET' }[];
}

interface Capture {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  readonly amount: Money;
  readonly custom_id: string | null;
  readonly final_capture: true;
}

interface Refund {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED';
  readonly amount: Money;
  /** The shop's own name of it. */
  readonly custom_id?: string;
}

export interface RefundWish {
  readonly amount?: Money;
  readonly custom_id?: string;
}

/** What the stand-in stores besides. */
export interface KeptWalletOrder extends WalletOrder {
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The language of the wallet's page: 'de-DE'. */
  readonly locale: string | null;
  /** The shopper has chosen a means of payment that will be declined. */
  readonly willBeDeclined: boolean;
}

/** A refusal in PayPal's words, with its status. */
export class PaypalRefusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, name: string, issue?: string) {
    super(issue ?? name);
    this.status = status;
    this.body = { name, message: name, ...(issue === undefined ? {} : { details: [{ issue }] }) };
  }
}

const refusal = ({ issue, status = 422 }: Extract<SandboxAnswer, { kind: 'refused' }>): PaypalRefusal =>
  new PaypalRefusal(status, status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST', issue);

const unprocessable = (issue: string): PaypalRefusal => new PaypalRefusal(422, 'UNPROCESSABLE_ENTITY', issue);

interface NewOrder {
  readonly intent?: unknown;
  readonly purchase_units?: readonly {
    readonly custom_id?: string;
    readonly description?: string;
    readonly payee?: { readonly merchant_id?: string };
    readonly amount?: Money;
  }[];
  readonly payment_source?: {
    readonly paypal?: {
      readonly experience_context?: {
        readonly return_url?: string;
        readonly cancel_url?: string;
        readonly locale?: string;
      };
    };
  };
}

/** Has PayPal's own limits, so that the stand-in refuses what PayPal would. */
export function newWalletOrder(wish: NewOrder, shop: string, now: Date): KeptWalletOrder {
  const [unit, ...more] = wish.purchase_units ?? [];
  const context = wish.payment_source?.paypal?.experience_context;
  const { amount } = unit ?? {};
  if (wish.intent !== 'CAPTURE' || amount === undefined || more.length > 0) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
  }
  if (!/^\d{1,7}\.\d{2}$/.test(amount.value) || Number(amount.value) <= 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  }
  if (amount.currency_code !== 'EUR') throw unprocessable('CURRENCY_NOT_SUPPORTED');
  if ((unit?.custom_id ?? '').length > 127 || (unit?.description ?? '').length > 127) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH');
  }
  if (context?.return_url === undefined || context.cancel_url === undefined) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  }
  const id = newName('').slice(0, 17).toUpperCase();
  return {
    id,
    intent: 'CAPTURE',
    status: 'PAYER_ACTION_REQUIRED',
    create_time: now.toISOString(),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: unit?.custom_id ?? null,
        description: unit?.description ?? null,
        payee: { merchant_id: unit?.payee?.merchant_id ?? null },
        amount,
      },
    ],
    links: [{ rel: 'payer-action', href: `${shop}/sandbox/paypal/checkoutnow?token=${id}`, method: 'GET' }],
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    locale: context.locale ?? null,
    willBeDeclined: false,
  };
}

/** The shopper agrees on the wallet's page; again, with other means, after a refusal. */
export function approvedOrder(order: KeptWalletOrder, willBeDeclined: boolean): KeptWalletOrder {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  return { ...order, status: 'APPROVED', willBeDeclined };
}

export function capturedOrder(order: KeptWalletOrder, answer: SandboxAnswer): KeptWalletOrder {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.willBeDeclined) throw unprocessable('INSTRUMENT_DECLINED');
  if (answer.kind === 'refused') throw refusal(answer);
  const [unit] = order.purchase_units;
  const capture: Capture = {
    id: newName('').slice(0, 17).toUpperCase(),
    status: answer.kind === 'pending' ? 'PENDING' : 'COMPLETED',
    amount: unit.amount,
    custom_id: unit.custom_id,
    final_capture: true,
  };
  return {
    ...order,
    status: 'COMPLETED',
    purchase_units: [{ ...unit, payments: { captures: [capture], refunds: [] } }],
  };
}

export function refundedOrder(
  order: KeptWalletOrder,
  { amount: wanted, custom_id }: RefundWish,
  answer: SandboxAnswer,
): { readonly order: KeptWalletOrder; readonly refund: Refund } {
  const [unit] = order.purchase_units;
  const { captures: [capture] = [], refunds = [] } = unit.payments ?? {};
  if (capture === undefined) throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND');
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  const left = cents(capture.amount) - totalOf(refunds);
  const given = wanted === undefined ? left : cents(wanted);
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (given <= 0 || given > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  if (answer.kind === 'refused') throw refusal(answer);
  const refund: Refund = {
    id: newName('').slice(0, 17).toUpperCase(),
    status: answer.kind === 'pending' ? 'PENDING' : 'COMPLETED',
    amount: { currency_code: 'EUR', value: (given / 100).toFixed(2) },
    ...(custom_id === undefined ? {} : { custom_id }),
  };
  return { refund, order: withRefunds(order, [...refunds, refund]) };
}

/** All refunds of the order that were taken on or made end like this. */
export function endedRefunds(order: KeptWalletOrder, status: 'COMPLETED' | 'FAILED'): KeptWalletOrder {
  const refunds = order.purchase_units[0].payments?.refunds ?? [];
  return withRefunds(
    order,
    refunds.map((refund) => ({ ...refund, status })),
  );
}

/** The review of a capture has ended. */
export function endedCapture(order: KeptWalletOrder, status: 'COMPLETED' | 'DECLINED'): KeptWalletOrder {
  const [unit] = order.purchase_units;
  const { captures = [], refunds = [] } = unit.payments ?? {};
  const ended = captures.map((capture) => ({ ...capture, status }));
  return { ...order, purchase_units: [{ ...unit, payments: { captures: ended, refunds } }] };
}

function withRefunds(order: KeptWalletOrder, refunds: readonly Refund[]): KeptWalletOrder {
  const [unit] = order.purchase_units;
  const captures = (unit.payments?.captures ?? []).map((capture): Capture => {
    const refunded = totalOf(refunds);
    const status =
      refunded === 0 ? 'COMPLETED' : refunded === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return { ...capture, status };
  });
  return { ...order, purchase_units: [{ ...unit, payments: { captures, refunds } }] };
}

function totalOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount, status }) => (status === 'FAILED' ? sum : sum + cents(amount)), 0);
}

function cents({ value }: Money): number {
  return Math.round(Number(value) * 100);
}
