import type { SandboxAnswer } from '../answers.ts';
import type { Kept } from '../object-store.ts';
import { paypalAccount, paypalName } from '../context.ts';
import { checkGoods } from './paypal-goods.ts';
import { PaypalRefusal, refusal, unprocessable } from './paypal-refusal.ts';

export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

/** An order in the stand-in's store; `paypal-objects.ts` shows it. */
export interface KeptWalletOrder extends Kept {
  readonly intent: 'CAPTURE';
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';
  readonly create_time: string;
  readonly update_time: string;
  readonly purchase_units: readonly [
    {
      readonly reference_id: string;
      readonly custom_id?: string;
      readonly description?: string;
      readonly payee: { readonly merchant_id?: string };
      readonly amount: Money;
      /** `shipping`, `items`, `soft_descriptor` and the like, as they were sent. */
      readonly more: Readonly<Record<string, unknown>>;
      /** Ids of the consignments that PayPal was told of. */
      readonly trackers?: readonly string[];
      readonly payments?: {
        readonly captures: readonly KeptCapture[];
        readonly refunds: readonly KeptRefund[];
      };
    },
  ];
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The language of the wallet's page: 'de-DE'. */
  readonly locale: string | null;
  /** The shopper has chosen a means of payment that will be declined. */
  readonly willBeDeclined: boolean;
  readonly payerId: string;
}

export const captureStates = ['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED'];
type RefundState = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED';

export interface KeptCapture {
  readonly id: string;
  readonly status: (typeof captureStates)[number];
  /** Why it is pending: 'ECHECK', 'PENDING_REVIEW'. */
  readonly reason?: string;
  readonly amount: Money;
  readonly custom_id?: string;
  readonly create_time: string;
  readonly update_time: string;
}

export interface KeptRefund {
  readonly id: string;
  readonly status: RefundState;
  readonly amount: Money;
  /** The shop's own name of it. */
  readonly custom_id?: string;
  readonly create_time: string;
  readonly update_time: string;
}

export interface RefundRequest {
  readonly amount?: Money;
  readonly custom_id?: string;
}

interface NewUnit {
  readonly reference_id?: string;
  readonly custom_id?: string;
  readonly description?: string;
  readonly payee?: { readonly merchant_id?: string };
  readonly amount?: Money;
  readonly [more: string]: unknown;
}

interface NewOrder {
  readonly intent?: unknown;
  readonly purchase_units?: readonly NewUnit[];
  readonly payment_source?: {
    readonly paypal?: {
      readonly experience_context?: {
        readonly return_url?: string;
        readonly cancel_url?: string;
        readonly locale?: string;
        readonly shipping_preference?: string;
      };
    };
  };
}

/** Has PayPal's own limits, so that the stand-in refuses what PayPal would. */
export function newWalletOrder(input: NewOrder, now: Date): KeptWalletOrder {
  const [unit, ...others] = input.purchase_units ?? [];
  const context = input.payment_source?.paypal?.experience_context;
  if (input.intent !== 'CAPTURE' || unit?.amount === undefined || others.length > 0) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
  }
  const { amount, custom_id, description, payee = {}, reference_id = 'default', ...more } = unit;
  if (!/^\d{1,7}\.\d{2}$/.test(amount.value) || Number(amount.value) <= 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  }
  if (amount.currency_code !== 'EUR') throw unprocessable('CURRENCY_NOT_SUPPORTED');
  if ((custom_id ?? '').length > 127 || (description ?? '').length > 127) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH');
  }
  checkGoods(unit, context?.shipping_preference);
  if (context?.return_url === undefined || context.cancel_url === undefined) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  }
  return {
    id: paypalName(),
    intent: 'CAPTURE',
    status: 'PAYER_ACTION_REQUIRED',
    create_time: timeOf(now),
    update_time: timeOf(now),
    purchase_units: [
      {
        reference_id,
        payee,
        amount,
        more,
        ...(custom_id === undefined ? {} : { custom_id }),
        ...(description === undefined ? {} : { description }),
      },
    ],
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    locale: context.locale ?? null,
    willBeDeclined: false,
    payerId: paypalAccount(),
  };
}

/** Without the parts that an order's amount has. */
export function moneyOf({ currency_code, value }: Money): Money {
  return { currency_code, value };
}

/** PayPal's times have no fractions of a second. */
function timeOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

/** An order that is not captured is forgotten after this time. */
const livesMs = 3 * 60 * 60_000;

/** Whether PayPal has forgotten it: it answers as if it had never been there. */
export function isForgotten({ status, create_time }: KeptWalletOrder, now: Date): boolean {
  return status !== 'COMPLETED' && now.getTime() - Date.parse(create_time) >= livesMs;
}

/** The shopper agrees on the wallet's page; again, with other means, after a refusal. */
export function approvedOrder(order: KeptWalletOrder, willBeDeclined: boolean, now: Date): KeptWalletOrder {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  return { ...order, status: 'APPROVED', update_time: timeOf(now), willBeDeclined };
}

export function capturedOrder(order: KeptWalletOrder, answer: SandboxAnswer, now: Date): KeptWalletOrder {
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.willBeDeclined) throw unprocessable('INSTRUMENT_DECLINED');
  if (answer.kind === 'refused') throw refusal(answer);
  const [unit] = order.purchase_units;
  const at = timeOf(now);
  const capture: KeptCapture = {
    id: paypalName(),
    ...captureStateOf(answer),
    amount: moneyOf(unit.amount),
    ...(unit.custom_id === undefined ? {} : { custom_id: unit.custom_id }),
    create_time: at,
    update_time: at,
  };
  return {
    ...order,
    status: 'COMPLETED',
    update_time: at,
    purchase_units: [{ ...unit, payments: { captures: [capture], refunds: [] } }],
  };
}

interface NewTracker {
  readonly capture_id?: string;
  readonly tracking_number?: string;
  readonly carrier?: string;
  readonly carrier_name_other?: string;
}

/** The shop tells of a consignment. PayPal has no idempotency for it: told twice, it is there twice. */
export function trackedOrder(
  order: KeptWalletOrder,
  input: NewTracker,
  answer: SandboxAnswer,
  now: Date,
): KeptWalletOrder {
  const { capture_id, tracking_number: number = '', carrier, carrier_name_other: other } = input;
  const missing = capture_id === undefined || carrier === undefined || number === '';
  if (missing || (carrier === 'OTHER') !== (other !== undefined)) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
  }
  if (number.length > 64 || (other ?? '').length > 64) {
    throw new PaypalRefusal(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH');
  }
  const [unit] = order.purchase_units;
  const capture = unit.payments?.captures.find(({ id }) => id === capture_id);
  if (capture === undefined) throw unprocessable('CAPTURE_ID_NOT_FOUND');
  if (capture.status !== 'COMPLETED' && capture.status !== 'PARTIALLY_REFUNDED') {
    throw unprocessable('CAPTURE_STATUS_NOT_VALID');
  }
  if (answer.kind === 'refused') throw refusal(answer);
  const trackers = [...(unit.trackers ?? []), `${capture_id}-${number}`];
  return { ...order, update_time: timeOf(now), purchase_units: [{ ...unit, trackers }] };
}

function captureStateOf(
  answer: Exclude<SandboxAnswer, { kind: 'refused' }>,
): Pick<KeptCapture, 'status' | 'reason'> {
  switch (answer.kind) {
    case 'made':
      return { status: 'COMPLETED' };
    case 'pending':
      return { status: 'PENDING', reason: answer.as ?? 'PENDING_REVIEW' };
    case 'failed':
      return { status: answer.as === 'FAILED' ? 'FAILED' : 'DECLINED' };
  }
}

function refundStateOf(answer: Exclude<SandboxAnswer, { kind: 'refused' }>): KeptRefund['status'] {
  switch (answer.kind) {
    case 'made':
      return 'COMPLETED';
    case 'pending':
      return 'PENDING';
    case 'failed':
      return answer.as === 'CANCELLED' ? 'CANCELLED' : 'FAILED';
  }
}

export function refundedOrder(
  order: KeptWalletOrder,
  { amount: wanted, custom_id }: RefundRequest,
  answer: SandboxAnswer,
  now: Date,
): { readonly order: KeptWalletOrder; readonly refund: KeptRefund } {
  const [unit] = order.purchase_units;
  const { captures: [capture] = [], refunds = [] } = unit.payments ?? {};
  if (capture === undefined) throw new PaypalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || capture.status === 'FAILED') throw unprocessable('REFUND_NOT_ALLOWED');
  const left = cents(capture.amount) - totalOf(refunds);
  const given = wanted === undefined ? left : cents(wanted);
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (given <= 0 || given > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  if (answer.kind === 'refused') throw refusal(answer);
  const at = timeOf(now);
  const refund: KeptRefund = {
    id: paypalName(),
    status: refundStateOf(answer),
    amount: { currency_code: 'EUR', value: (given / 100).toFixed(2) },
    ...(custom_id === undefined ? {} : { custom_id }),
    create_time: at,
    update_time: at,
  };
  return { refund, order: withRefunds(order, [...refunds, refund], at) };
}

/** All refunds of the order that were taken on or made end like this. */
export function endedRefunds(
  order: KeptWalletOrder,
  status: Exclude<KeptRefund['status'], 'PENDING'>,
  now: Date,
): KeptWalletOrder {
  const refunds = order.purchase_units[0].payments?.refunds ?? [];
  const at = timeOf(now);
  return withRefunds(
    order,
    refunds.map((refund) => (isBack(refund) ? refund : { ...refund, status, update_time: at })),
    at,
  );
}

/** The review of a capture has ended. */
export function endedCapture(
  order: KeptWalletOrder,
  status: 'COMPLETED' | 'DECLINED' | 'FAILED',
  now: Date,
): KeptWalletOrder {
  const [unit] = order.purchase_units;
  const { captures = [], refunds = [] } = unit.payments ?? {};
  const update_time = timeOf(now);
  const ended = captures.map(({ reason: _, ...capture }) => ({ ...capture, status, update_time }));
  return { ...order, update_time, purchase_units: [{ ...unit, payments: { captures: ended, refunds } }] };
}

function withRefunds(order: KeptWalletOrder, refunds: readonly KeptRefund[], at: string): KeptWalletOrder {
  const [unit] = order.purchase_units;
  const captures = (unit.payments?.captures ?? []).map((capture): KeptCapture => {
    const refunded = totalOf(refunds);
    const status =
      refunded === 0 ? 'COMPLETED' : refunded === cents(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    return { ...capture, status, update_time: at };
  });
  return { ...order, update_time: at, purchase_units: [{ ...unit, payments: { captures, refunds } }] };
}

const isBack = ({ status }: Pick<KeptRefund, 'status'>): boolean =>
  status === 'FAILED' || status === 'CANCELLED';

function totalOf(refunds: readonly KeptRefund[]): number {
  return refunds.reduce((sum, refund) => (isBack(refund) ? sum : sum + cents(refund.amount)), 0);
}

export function cents({ value }: Money): number {
  return Math.round(Number(value) * 100);
}
