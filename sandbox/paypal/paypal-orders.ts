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
        readonly refunds: readonly {
          readonly id: string;
          readonly status: 'COMPLETED';
          readonly amount: Money;
        }[];
      };
    },
  ];
  readonly links: readonly { readonly rel: string; readonly href: string; readonly method: 'GET' }[];
}

interface Capture {
  readonly id: string;
  readonly status: 'COMPLETED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  readonly amount: Money;
  readonly custom_id: string | null;
  readonly final_capture: true;
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

export function capturedOrder(order: KeptWalletOrder): KeptWalletOrder {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.willBeDeclined) throw unprocessable('INSTRUMENT_DECLINED');
  const [unit] = order.purchase_units;
  const capture: Capture = {
    id: newName('').slice(0, 17).toUpperCase(),
    status: 'COMPLETED',
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
  wanted: Money | undefined,
): { readonly order: KeptWalletOrder; readonly refundId: string } {
  const [unit] = order.purchase_units;
  const [capture] = unit.payments?.captures ?? [];
  if (capture === undefined) throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND');
  const before = (unit.payments?.refunds ?? []).reduce((sum, { amount }) => sum + cents(amount), 0);
  const left = cents(capture.amount) - before;
  const given = wanted === undefined ? left : cents(wanted);
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (given <= 0 || given > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  const refundId = newName('').slice(0, 17).toUpperCase();
  const amount = { currency_code: 'EUR', value: (given / 100).toFixed(2) };
  return {
    refundId,
    order: {
      ...order,
      purchase_units: [
        {
          ...unit,
          payments: {
            captures: [{ ...capture, status: given === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED' }],
            refunds: [...(unit.payments?.refunds ?? []), { id: refundId, status: 'COMPLETED', amount }],
          },
        },
      ],
    },
  };
}

function cents({ value }: Money): number {
  return Math.round(Number(value) * 100);
}
