import {
  cents,
  type KeptCapture,
  type KeptRefund,
  type KeptWalletOrder,
  type Money,
} from './paypal-orders.ts';

interface Link {
  readonly href: string;
  readonly rel: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
}

const api = 'https://api.sandbox.paypal.com';

const euros = (amount: number): Money => ({ currency_code: 'EUR', value: (amount / 100).toFixed(2) });

/** PayPal's fee in Germany: 2.99 % and 39 cents. */
const feeOf = (amount: number): number => Math.min(amount, Math.round(amount * 0.0299) + 39);

const shippingIn = ({ shipping }: Readonly<Record<string, unknown>>): object =>
  typeof shipping === 'object' && shipping !== null ? shipping : {};

/**
 * An order as PayPal shows it.
 * @param pages where the shopper agrees
 */
export function orderObject(order: KeptWalletOrder, pages: string) {
  const [unit] = order.purchase_units;
  const { more, payments, trackers, ...named } = unit;
  const hasPayer = order.status === 'APPROVED' || order.status === 'COMPLETED';
  const payer = {
    email_address: 'kundin@personal.example.com',
    account_id: order.payerId,
    account_status: 'VERIFIED',
    name: { given_name: 'Ada', surname: 'Muster' },
    address: { country_code: 'DE' },
  };
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    payment_source: { paypal: hasPayer ? payer : {} },
    purchase_units: [
      {
        ...named,
        ...more,
        ...(trackers === undefined
          ? {}
          : {
              shipping: {
                ...shippingIn(more),
                trackers: trackers.map((id) => ({
                  id,
                  status: 'SHIPPED',
                  links: [],
                  create_time: order.update_time,
                  update_time: order.update_time,
                })),
              },
            }),
        payee: { email_address: 'shop@business.example.com', ...unit.payee },
        ...(payments === undefined
          ? {}
          : {
              payments: {
                captures: payments.captures.map((capture) => captureObject(capture, order)),
                // Left out where there are none.
                ...(payments.refunds.length === 0
                  ? {}
                  : { refunds: payments.refunds.map((refund) => refundObject(refund, order)) }),
              },
            }),
      },
    ],
    ...(hasPayer
      ? {
          payer: {
            name: payer.name,
            email_address: payer.email_address,
            payer_id: order.payerId,
            address: payer.address,
          },
        }
      : {}),
    create_time: order.create_time,
    ...(order.update_time === order.create_time ? {} : { update_time: order.update_time }),
    links: orderLinks(order, pages),
  };
}

/** PayPal's answer to a request that does not ask for the whole object. */
export function minimalOrder(order: KeptWalletOrder, pages: string) {
  const { id, status } = order;
  return { id, status, links: orderLinks(order, pages) };
}

function orderLinks({ id, status }: KeptWalletOrder, pages: string): Link[] {
  const self: Link = { href: `${api}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' };
  if (status === 'APPROVED') return [self, { href: `${self.href}/capture`, rel: 'capture', method: 'POST' }];
  if (status === 'COMPLETED') return [self];
  return [self, { href: `${pages}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }];
}

export function captureObject({ reason, ...capture }: KeptCapture, order: KeptWalletOrder) {
  const gross = cents(capture.amount);
  const href = `${api}/v2/payments/captures/${capture.id}`;
  const isPaid = capture.status !== 'DECLINED' && capture.status !== 'FAILED';
  return {
    ...capture,
    ...(reason === undefined ? {} : { status_details: { reason } }),
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: isPaid
      ? {
          status: 'ELIGIBLE',
          dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
        }
      : { status: 'NOT_ELIGIBLE' },
    ...(isPaid && reason === undefined
      ? {
          seller_receivable_breakdown: {
            gross_amount: capture.amount,
            paypal_fee: euros(feeOf(gross)),
            net_amount: euros(gross - feeOf(gross)),
          },
        }
      : {}),
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${href}/refund`, rel: 'refund', method: 'POST' },
      { href: `${api}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ] satisfies Link[],
  };
}

export function refundObject(refund: KeptRefund, order: KeptWalletOrder) {
  const [capture] = order.purchase_units[0].payments?.captures ?? [];
  const href = `${api}/v2/payments/refunds/${refund.id}`;
  return {
    ...refund,
    ...(refund.status === 'PENDING' ? { status_details: { reason: 'ECHECK' } } : {}),
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: euros(0),
      net_amount: refund.amount,
      total_refunded_amount: refund.amount,
    },
    links: [
      { href, rel: 'self', method: 'GET' },
      { href: `${api}/v2/payments/captures/${capture?.id ?? ''}`, rel: 'up', method: 'GET' },
    ] satisfies Link[],
  };
}
