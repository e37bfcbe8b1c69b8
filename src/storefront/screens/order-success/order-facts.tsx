import type { ReactNode } from 'react';
import { countryOf } from '../../../shared/country.ts';
import { formatEuros, fromEuros } from '../../../shared/cents.ts';
import type { PlacedOrder, ShippingAddress } from '../../features/checkout/placed-order.ts';
import * as checkoutTexts from '../../texts/de/checkout.ts';
import { paymentMethodName } from '../../texts/de/payment.ts';
import * as t from '../../texts/de/success.ts';

/** Everything that was agreed, as terms (spec 2.15). */
export function OrderFacts({ order }: { readonly order: PlacedOrder }) {
  const [payment] = order.paymentData;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.orderId, order.orderNumber],
    [t.date, t.formatDay(order.orderDate)],
    [t.total, formatEuros(fromEuros(order.orderTotal))],
    [t.email, order.customerEmail],
    [checkoutTexts.delivery, checkoutTexts[order.deliveryOption]],
    [t.shippingTo, <Address key="address" text={order.shippingAddress} />],
    [t.paymentType, paymentName(order.paymentMethod)],
    [t.paymentStatus, payment === undefined ? t.none : t.statusName[payment.status]],
    [t.transactionId, payment?.paymentId ?? t.none],
  ];
  return (
    <section>
      <h2 className="text-2xl">{t.facts}</h2>
      <dl className="mt-3 border-t border-line sm:grid sm:grid-cols-[auto_1fr]">
        {facts.map(([term, value]) => (
          <div
            key={term}
            className="col-span-2 gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-subgrid"
          >
            <dt className="text-ink-soft">{term}</dt>
            <dd className="min-w-0 break-words sm:text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function paymentName(method: string): string {
  return (paymentMethodName as Partial<Record<string, string>>)[method] ?? method;
}

function Address({ text }: { readonly text: string }) {
  const to = JSON.parse(text) as ShippingAddress;
  const lines = [
    to.company,
    `${to.firstName} ${to.lastName}`,
    to.address,
    to.apartment,
    [to.postalCode, to.city].filter(Boolean).join(' '),
    to.country === undefined ? null : countryOf(to.country).name,
  ].filter((line) => line != null && line !== '');
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
