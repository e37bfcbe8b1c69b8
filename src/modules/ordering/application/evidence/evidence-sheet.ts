import { mailFormatsIn } from '../../../../platform/mail/mail-formats.ts';
import { shipmentOf, shownState, type LineFulfilment } from '../../../../shared/orders/line-fulfilment.ts';
import { partOfLine } from '../../../../shared/orders/units-of-event.ts';
import { trackingPage } from '../../../../shared/orders/tracking.ts';
import { berlinDay } from '../../../../shared/time/berlin-day.ts';
import type { BillingAddress } from '../../domain/order.ts';
import type { OrderForStaff } from '../reading/staff-orders.ts';
import { evidenceWords as words } from './evidence-words.ts';
import { fullName } from '../../../../shared/text/full-name.ts';

type Fact = readonly [name: string, value: string];

/** What the shop can show of an order: parts with a heading, each a list of facts. */
export interface EvidenceSheet {
  readonly title: string;
  readonly parts: readonly { readonly title: string; readonly facts: readonly Fact[] }[];
}

/** The order as the evidence reads it. */
export type EvidencedOrder = Omit<OrderForStaff, 'steps' | 'receipts' | 'refundSuggested' | 'cases'>;

const { euros, day, moment } = mailFormatsIn('de');
const dayOf = (at: Date): string => day(berlinDay(at));
const regions = new Intl.DisplayNames('de', { type: 'region' });

/**
 * What the shop can show to a bank or provider that asks for evidence of an order. Notes of staff, their names, and
 * reasons of refunds, which are for the shop alone, are left out; so is a declaration that may be somebody else's.
 */
export function evidenceOf(order: EvidencedOrder, shop: string): EvidenceSheet {
  const { customer, totals } = order;
  const parts = [
    {
      title: words.parts.order,
      facts: [
        [words.number, order.number],
        [words.shop, shop],
        [words.ordered, moment(order.orderedAt)],
        [words.paidWith, words.methods[order.paymentMethod]],
        [words.total, euros(totals.totalCents)],
        [words.shipping, totals.shippingCents === 0 ? '' : euros(totals.shippingCents)],
        [words.payment, order.payments.map(({ externalId }) => externalId ?? '').join(', ')],
        ...order.invoices.map(({ kind, number, issuedOn, grossCents }): Fact => [
          words.invoice[kind],
          words.issued(number, day(issuedOn), euros(grossCents)),
        ]),
      ],
    },
    {
      title: words.parts.customer,
      facts: [
        [words.name, nameOf(customer)],
        [words.email, customer.email],
        [words.phone, customer.phone],
        [words.shipTo, addressOf(customer)],
        [words.billTo, billingAddressOf(order)],
      ],
    },
    {
      title: words.parts.lines,
      facts: order.lines.map((line): Fact => [
        `${line.quantity} × ${line.title} (${line.sku})`,
        [
          euros(line.grossCents),
          ...(line.rentOption === null ? [] : [words.rent(line.rentOption)]),
          ...(line.assembly ? [words.withAssembly] : []),
        ].join(', '),
      ]),
    },
    {
      title: words.parts.delivery,
      facts: order.lines.map((line): Fact => [line.title, deliveryOf(order, line.position)]),
    },
    { title: words.parts.refunds, facts: [...refundsOf(order), ...returnsOf(order)] },
    { title: words.parts.said, facts: saidBy(order) },
    {
      title: words.parts.history,
      facts: order.events.flatMap(({ at, type }, index): Fact[] => {
        const said = words.events[type];
        return said === undefined ? [] : [[moment(at), said + titleOf(order, index)]];
      }),
    },
    {
      title: words.parts.texts,
      facts: order.legalTexts.map(({ slug, version }): Fact => [
        words.texts[slug],
        [words.version(version), ...(slug === 'terms' ? [words.agreed] : [])].join('. '),
      ]),
    },
    {
      title: words.parts.mails,
      facts: order.mails.map(({ subject, recipient, sentAt }): Fact => [
        subject,
        sentAt === null ? words.mailWaits(recipient) : words.mail(moment(sentAt), recipient),
      ]),
    },
  ];
  return {
    title: words.title(order.number),
    parts: parts
      .map(({ title, facts }) => ({
        title,
        facts: (facts as readonly Fact[]).filter(([, value]) => value !== ''),
      }))
      .filter(({ facts }) => facts.length > 0),
  };
}

/** The sheet as plain text, for forms that take nothing else. */
export function evidenceAsText({ title, parts }: EvidenceSheet): string {
  return [
    title,
    ...parts.map((part) =>
      [part.title.toUpperCase(), ...part.facts.map(([name, value]) => `${name}: ${value}`)].join('\n'),
    ),
  ].join('\n\n');
}

export function nameOf(who: Pick<BillingAddress, 'company' | 'firstName' | 'lastName'>): string {
  const name = [who.company, fullName(who)];
  return name.filter((part) => part !== null && part !== '').join(', ');
}

export function addressOf(
  to: Pick<BillingAddress, 'street' | 'apartment' | 'postalCode' | 'city' | 'country'>,
): string {
  if (to.street === '') return '';
  const street = [to.street, to.apartment].filter((part) => part !== null && part !== '').join(', ');
  return [street, `${to.postalCode} ${to.city}`.trim(), regions.of(to.country) ?? to.country].join(', ');
}

/** The address on the invoice: that of the delivery, unless the customer has given another. */
export function billingAddressOf({ customer }: Pick<EvidencedOrder, 'customer'>): string {
  const { billing } = customer;
  return billing === null ? addressOf(customer) : `${nameOf(billing)}, ${addressOf(billing)}`;
}

/** When a line was given to the carrier; null: it was not. */
export function shippedAtOf(order: Pick<EvidencedOrder, 'events'>, position: number): Date | null {
  const shipped = order.events.filter(
    ({ type, facts }) =>
      type === 'piece-shipped' && (facts as { readonly position?: number }).position === position,
  );
  return shipped.at(-1)?.at ?? null;
}

function deliveryOf(order: EvidencedOrder, position: number): string {
  const current: LineFulfilment = order.fulfilments[position] ?? { state: 'waiting' };
  const line = order.lines[position];
  const store = line === undefined ? undefined : order.pickupStores?.[line.shopType];
  const shipment = shipmentOf(current);
  const shippedAt = current.state === 'shipped' ? current.shippedAt : shippedAtOf(order, position);
  const handedOverAt = 'handedOverAt' in current ? current.handedOverAt : null;
  const page = shipment === null ? null : trackingPage(shipment);
  return [
    ...(shippedAt === null && handedOverAt === null ? [words.states[shownState(current)]] : []),
    ...(shippedAt === null ? [] : [words.shippedOn(dayOf(shippedAt))]),
    ...(handedOverAt === null ? [] : [words.handedOverOn(dayOf(handedOverAt))]),
    ...(current.state === 'not-returned' ? [words.givenUpOn(dayOf(current.givenUpAt))] : []),
    ...(shownState(current) === 'returned' && current.state === 'returned'
      ? [words.returnedOn(dayOf(current.returnedAt))]
      : []),
    ...(store === undefined ? [] : [words.pickup(store)]),
    ...(shipment?.carrier == null ? [] : [words.carrier(shipment.carrier)]),
    ...(shipment?.tracking == null ? [] : [words.tracking(shipment.tracking)]),
    ...(page === null ? [] : [page]),
  ].join(', ');
}

function refundsOf({ refunds }: EvidencedOrder): Fact[] {
  const ours = refunds.filter(({ isByBank }) => !isByBank);
  return ours.map(({ amountCents, orderedAt, doneAt }, index): Fact => [
    String(index + 1),
    [
      words.refund(euros(amountCents), dayOf(orderedAt)),
      doneAt === null ? words.refundOpen : words.refundDone(dayOf(doneAt)),
    ].join(', '),
  ]);
}

function returnsOf({ returns, lines }: EvidencedOrder): Fact[] {
  return returns.map(({ position, quantity, condition, returnedAt }): Fact => {
    const [title, day] = [lines[position]?.title ?? '', dayOf(returnedAt)];
    return condition === null
      ? [words.takenOutTitle, words.takenOut(title, quantity, day)]
      : [words.backTitle, words.cameBack(title, quantity, day)];
  });
}

/** In the customer's own words. */
function saidBy({ customer, declarations }: EvidencedOrder): Fact[] {
  return [
    [words.remark, customer.note ?? ''],
    ...declarations
      .filter(({ counts }) => counts)
      .map(({ kind, receivedAt, pieces, ending }): Fact => [
        words.declarations[kind],
        [moment(receivedAt), kind === 'withdrawal' ? (pieces ?? words.wholeOrder) : (ending?.reason ?? '')]
          .filter((part) => part !== '')
          .join(': '),
      ]),
  ];
}

function titleOf({ lines, events }: EvidencedOrder, index: number): string {
  const { position } = (events[index]?.facts ?? {}) as { readonly position?: number };
  const line = position === undefined ? undefined : lines[position];
  if (line === undefined) return '';
  const units = partOfLine(events, index, line.quantity);
  return `: ${line.title}${units === null ? '' : ` (${words.someOf(units, line.quantity)})`}`;
}
