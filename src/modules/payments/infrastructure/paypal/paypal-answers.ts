import { z } from 'zod';
import type { SellerProtection } from '../../../../shared/orders/payment-vocabulary.ts';
import type { ProviderPaymentState, SeenPayment, SeenRefund } from '../../domain/provider-payment.ts';

export const money = z.object({ currency_code: z.string(), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
type Money = z.output<typeof money>;

/** Short answers leave out everything but id and status. */
export const refundSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']),
  custom_id: z.string().nullish(),
  amount: money.optional(),
});

const captureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  create_time: z.string().optional(),
  update_time: z.string().optional(),
  seller_protection: z.object({ status: z.string() }).optional(),
});

/** The fields that are read of an order; see `stripe-answers.ts`. */
export const orderSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  intent: z.literal('CAPTURE').optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        /** The recipient of the money. Missing in PayPal's short answers. */
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        amount: money,
        shipping: z
          .object({ trackers: z.array(z.object({ id: z.string().optional() })).default([]) })
          .optional(),
        payments: z
          .object({
            captures: z.array(captureSchema).default([]),
            refunds: z.array(refundSchema.extend({ amount: money })).default([]),
          })
          .optional(),
      }),
    )
    .length(1),
  links: z.array(z.object({ rel: z.string(), href: z.url() })).default([]),
});

type Order = z.output<typeof orderSchema>;
type Capture = z.output<typeof captureSchema>;

export const verificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });
export const webhookSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200).default(''),
  resource: z
    .object({
      custom_id: z.string().optional(),
      purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
      /** For disputes: `custom` is our id of the payment. */
      disputed_transactions: z
        .array(z.object({ seller_transaction_id: z.string().optional(), custom: z.string().optional() }))
        .optional(),
    })
    .optional(),
});

/** '915.00', PayPal's format for amounts. */
export function paypalValue(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

export function centsOf({ value }: Money): number {
  const [euros = '0', cents = ''] = value.split('.');
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

const refundStates = {
  COMPLETED: 'made',
  PENDING: 'pending',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<z.output<typeof refundSchema>['status'], SeenRefund['state']>;

/** @param askedCents what was asked for, for answers that do not name it */
export function seenRefund(refund: z.output<typeof refundSchema>, askedCents: number): SeenRefund {
  const state = refundStates[refund.status];
  return {
    externalId: refund.id,
    id: refund.custom_id ?? null,
    amountCents: refund.amount === undefined ? askedCents : centsOf(refund.amount),
    state,
    problem: state === 'failed' ? 'returned' : null,
  };
}

/** All refunds of an order. */
export function seenRefunds(order: Order): readonly SeenRefund[] {
  return (order.purchase_units[0]?.payments?.refunds ?? []).map((refund) => seenRefund(refund, 0));
}

/** What PayPal calls the protection of sellers; anything new is taken for none, so that somebody looks. */
const protections: Readonly<Record<string, SellerProtection>> = {
  ELIGIBLE: 'full',
  PARTIALLY_ELIGIBLE: 'partly',
};

/**
 * The PayPal environment that an address belongs to; null: none, like the address of a stand-in. PayPal's own are
 * `api.paypal.com`, `www.sandbox.paypal.com` and the like.
 */
export function environmentOf(address: string): PaypalEnvironment | null {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  if (host.endsWith('.sandbox.paypal.com')) return 'sandbox';
  return host.endsWith('.paypal.com') ? 'live' : null;
}

export type PaypalEnvironment = 'sandbox' | 'live';

/** @param merchantId whose money it must be; null: not configured */
export function seenOrder(
  order: Order,
  {
    merchantId,
    environment,
  }: { readonly merchantId: string | null; readonly environment: PaypalEnvironment },
): SeenPayment {
  const [unit] = order.purchase_units;
  if (unit === undefined) throw new TypeError('an order without its purchase unit');
  const capture = unit.payments?.captures.at(-1) ?? null;
  const refunds = (unit.payments?.refunds ?? []).filter(
    ({ status }) => status !== 'FAILED' && status !== 'CANCELLED',
  );
  const amount = capture?.amount ?? unit.amount;
  return {
    externalId: order.id,
    state: stateOf(order.status, capture?.status ?? null),
    amountCents: centsOf(amount),
    currency: amount.currency_code,
    paymentId: unit.custom_id ?? null,
    isForOthers: merchantId !== null && unit.payee !== undefined && unit.payee.merchant_id !== merchantId,
    // PayPal has no field for it: what it links to is in the environment that it answers from.
    isOfOtherMode: order.links.some(({ href }) => (environmentOf(href) ?? environment) !== environment),
    sellerProtection: protectionOf(capture),
    transactionId: capture?.id ?? null,
    refundedCents: refunds.reduce((sum, refund) => sum + centsOf(refund.amount), 0),
    capturedAt: capture === null ? null : capturedAt(capture),
    captureBefore: null,
    failure: null,
    clientSecret: null,
    address: order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null,
  };
}

/** A capture that was looked at for some days counts from when it was found good; refunds change it later, too. */
function capturedAt({ status, create_time: made, update_time: changed }: Capture): Date | null {
  if (stateOf('COMPLETED', status) !== 'captured') return null;
  const at = new Date((status === 'COMPLETED' ? changed : undefined) ?? made ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** As long as the money is not there, PayPal may say more later. */
function protectionOf(capture: z.output<typeof captureSchema> | null): SellerProtection | null {
  const status = capture?.seller_protection?.status;
  return status === undefined ? null : (protections[status] ?? 'none');
}

/** The shopper's approval is like the authorisation of a card: only we can turn it into money. */
function stateOf(order: Order['status'], capture: string | null): ProviderPaymentState {
  switch (capture) {
    case 'COMPLETED':
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return 'captured';
    case 'PENDING':
      return 'pending';
    default:
      if (order === 'APPROVED') return 'authorised';
      return order === 'VOIDED' || order === 'COMPLETED' ? 'cancelled' : 'open';
  }
}
