import type { ReactNode } from 'react';
import * as checkoutTexts from '#texts/checkout.ts';
import { countryName } from '#texts/countries.ts';
import { colon, formatEuros } from '#texts/shell.ts';
import * as t from '#texts/order-success.ts';
import * as vouchers from '#texts/cart.ts';
import { fromEuros, type Cents } from '../../../shared/money/cents.ts';
import { isDelivered } from '../../../shared/orders/payment-states.ts';
import { countryOf } from '../../../shared/places/country.ts';
import type {
  PaymentStatus,
  PlacedOrder,
  OrderAddress,
} from '../../features/checkout/placing/use-placed-order.ts';
import { catalogueLang, to } from '../../to.ts';
import { fullName } from '../../../shared/text/full-name.ts';
import { hasEnded } from '../../../shared/orders/order-vocabulary.ts';

/** Everything that was agreed, as a list of terms (spec 2.15). */
export function OrderFacts({ order }: { readonly order: PlacedOrder }) {
  const [payment] = order.paymentData;
  const isRental = order.lines.some(({ isRent }) => isRent);
  const isAssembly = order.lines.some(({ assembly }) => assembly);
  const isPaid = isDelivered(payment?.status);
  const isPickup = order.deliveryOption === 'pickup';
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t.orderId, order.orderNumber],
    [t.date, t.formatDay(order.orderDate)],
    [t.total, formatEuros(fromEuros(order.orderTotal))],
    [t.email, order.customerEmail],
    ...(order.deliveryOption === 'download'
      ? []
      : [[checkoutTexts.delivery, checkoutTexts.deliveryOptionName[order.deliveryOption]] as const]),
    ...(order.deliveryWeeks === null
      ? order.deliveryOption === 'download'
        ? []
        : isOver(order)
          ? [[checkoutTexts.pickupTime, t.nothingToCome] as const]
          : [
              ...(order.lines.some(({ fulfilment }) => fulfilment.state === 'waiting')
                ? [
                    [
                      checkoutTexts.pickupTime,
                      isPaid ? checkoutTexts.preparedForPickup : checkoutTexts.readyForPickup,
                    ] as const,
                  ]
                : []),
              [t.pickupAt, <Stores key="stores" order={order} />] as const,
            ]
      : [
          [
            checkoutTexts.deliveryTime,
            isOver(order) ? t.nothingToCome : checkoutTexts.withinOfPayment(order.deliveryWeeks),
          ] as const,
        ]),
    [
      order.deliveryOption === 'download'
        ? checkoutTexts.invoiceAddress
        : isPickup
          ? checkoutTexts.yourAddress
          : checkoutTexts.deliveryTo,
      <Address key="address" to={JSON.parse(order.shippingAddress) as OrderAddress} />,
    ],
    ...(order.billingAddress === null
      ? []
      : [[checkoutTexts.invoiceAddress, <Address key="billing" to={order.billingAddress} />] as const]),
    ...(order.vatId === null ? [] : [[checkoutTexts.vatId, order.vatId] as const]),
    ...(order.note === null
      ? []
      : [
          [
            checkoutTexts.note,
            <span key="note" className="whitespace-pre-line">
              {order.note}
            </span>,
          ] as const,
        ]),
    [t.paymentType, paymentName(order.paymentMethod)],
    ...(payment?.isTrial === true ? [[t.trial, t.trialNote] as const] : []),
    [t.paymentStatus, payment === undefined ? t.none : statusOf(order, payment.status)],
    [t.transactionId, payment?.paymentId ?? t.none],
    ...(order.earlyService ? [[t.earlyService(isRental, isAssembly), t.earlyServiceWished] as const] : []),
    ...(order.legalTexts.length > 0 ? [[t.applying, <Texts key="texts" order={order} />] as const] : []),
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

/** The stores in which the order is picked up: both for a mixed cart. */
function Stores({ order }: { readonly order: PlacedOrder }) {
  const stores = new Set(order.lines.flatMap(({ pickupStore }) => pickupStore ?? []));
  return [...stores].map((store) => <div key={store}>{store}</div>);
}

/** The texts in the versions that applied, not the current ones. */
function Texts({ order }: { readonly order: PlacedOrder }) {
  return (
    <ul>
      {order.legalTexts.map(({ slug, version, page }) => (
        <li key={slug}>
          <a
            href={to(page as `/${string}`)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t.textVersion(t.textName[slug], version)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function statusOf({ state, withdrawal }: PlacedOrder, status: PaymentStatus): string | undefined {
  const isNothingDue =
    (state === 'cancelled' && status === 'lapsed') || (withdrawal?.isFree === true && status === 'open');
  return isNothingDue ? t.nothingDue : t.statusName[status];
}

function paymentName(method: PlacedOrder['paymentMethod']): string {
  return method === 'gift_voucher' ? vouchers.giftVoucher : checkoutTexts.paymentMethodName[method];
}

function Address({ to: recipient }: { readonly to: OrderAddress }) {
  const lines = [
    recipient.company,
    fullName(recipient),
    recipient.address,
    recipient.apartment,
    [recipient.postalCode, recipient.city].filter(Boolean).join(' '),
    countryName[countryOf(recipient.country).code],
  ].filter((line) => line !== null && line !== '');
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

/** What the order's state means for its customer; undefined where nothing needs to be said. */
export function stateNoteOf(order: PlacedOrder): string | undefined {
  const { state, history, withdrawal } = order;
  if (withdrawal !== null) return withdrawalNote(order, withdrawal);
  return history.some(({ type }) => type === 'order-taken-back') ? t.takenBackNote : t.stateNote[state];
}

/** That it came in, and what of the money is certain already. */
function withdrawalNote(
  { paymentData, lines, boughtGift, productListDetail }: PlacedOrder,
  { receivedAt, isPart, isFree, refundUntil, pieces }: NonNullable<PlacedOrder['withdrawal']>,
): string {
  const said = t.withdrawal[isPart ? 'part' : 'whole'](t.formatDay(receivedAt));
  if (pieces !== null) {
    const meant = pieces.map(({ line, qty }) => `${qty} × ${productListDetail[line]?.title ?? ''}`);
    return `${said} ${t.withdrawal.pieces(meant.join(', '))}`;
  }
  if (!isFree) return said;
  if (paymentData.at(-1)?.status !== 'received') return `${said} ${t.withdrawal.nothingToPay}`;
  // For goods that are with the customer the shop may wait (§ 357 (4) BGB).
  const isHere = lines.every(({ fulfilment }) => ['waiting', 'prepared'].includes(fulfilment.state));
  return isHere && boughtGift === null && refundUntil !== null
    ? `${said} ${t.withdrawal.moneyBack(t.formatDay(refundUntil))}`
    : said;
}

/** The order's history; one event of several lines is one entry. */
export function History({ order }: { readonly order: PlacedOrder }) {
  const entries = entriesOf(order);
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t.history}</h2>
      <ol className="mt-3 border-t border-line">
        {entries.map(({ at, type, titles, cents }) => (
          <li
            key={`${at} ${type}`}
            className="gap-x-6 border-b border-line py-2 sm:grid sm:grid-cols-[1fr_auto]"
          >
            <span className="block min-w-0 break-words">
              {t.eventName[type] ?? type}
              {cents > 0 && `${colon}${formatEuros(cents)}`}
              {titles.length > 0 && (
                <>
                  {colon}
                  <span lang={catalogueLang}>{titles.join(', ')}</span>
                </>
              )}
            </span>
            <time dateTime={at} className="block text-ink-soft tabular-nums">
              {t.formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function entriesOf(order: PlacedOrder) {
  const entries = new Map<string, { at: string; type: string; titles: string[]; cents: Cents }>();
  for (const { at, type, line, units, amount } of order.history) {
    const key = `${at} ${type}`;
    const entry = entries.get(key) ?? { at, type, titles: [], cents: 0 };
    entries.set(key, entry);
    entry.cents += fromEuros(amount ?? 0);
    const piece = line === null ? undefined : order.productListDetail[line];
    if (piece !== undefined)
      entry.titles.push(units === null ? piece.title : `${piece.title} (${t.someOf(units, piece.qty)})`);
  }
  return [...entries.values()];
}

/** Whether nothing was handed over, and nothing will be. */
export function isOver(order: Pick<PlacedOrder, 'state' | 'withdrawal' | 'lines'>): boolean {
  const unmoved = ['cancelled', 'taken-out', ...(hasEnded(order) ? ['waiting', 'prepared'] : [])];
  return order.lines.every(({ fulfilment }) => unmoved.includes(fulfilment.state));
}
