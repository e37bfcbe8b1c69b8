import { formatCents, formatDay, formatMoment } from '../../data/formats.ts';
import { orders } from '../../texts/orders.ts';
import type { Order } from '../order-types.ts';

/** Of the history, what shows that the customer ordered, paid and got the goods, or has them paid back. */
const telling: ReadonlySet<Order['events'][number]['type']> = new Set([
  ...(['order-offered', 'order-accepted', 'order-cancelled', 'payment-received'] as const),
  ...(['piece-prepared', 'piece-shipped', 'piece-handed-over', 'line-taken-back', 'piece-returned'] as const),
  ...([
    'rental-returned',
    'withdrawal-received',
    'ending-received',
    'refund-ordered',
    'refund-made',
  ] as const),
]);

/**
 * What the shop can show to a bank or provider that asks for evidence, as text: their forms take text, and files only
 * beside it. Notes of staff and reasons of refunds, which are for the shop alone, are left out.
 */
export function evidenceOf(order: Order, shop: string): string {
  const { customer, totals } = order;
  const name = [customer.company, `${customer.firstName} ${customer.lastName}`.trim()];
  return [
    part(`Bestellung ${order.id}`, [
      ['Shop', shop],
      ['Bestellt', formatMoment(order.orderedAt)],
      ['Bezahlt mit', orders.methods[order.paymentMethod]],
      ['Gesamtbetrag', formatCents(totals.totalCents)],
      ['Zahlung', order.payments.map(({ reference }) => reference ?? '').join(', ')],
      [
        'Rechnung',
        order.invoices.map(({ number, issuedOn }) => `${number} (${formatDay(issuedOn)})`).join(', '),
      ],
    ]),
    part('Kundin oder Kunde', [
      ['Name', name.filter((one) => one !== null && one !== '').join(', ')],
      ['E-Mail', customer.email],
      ['Telefon', customer.phone],
      [
        'Lieferadresse',
        [
          [customer.street, customer.apartment].filter((one) => one !== null && one !== '').join(', '),
          `${customer.postalCode} ${customer.city}`.trim(),
          customer.country,
        ].join(', '),
      ],
    ]),
    part(
      'Positionen',
      order.lines.map((line) => [
        `${line.quantity} × ${line.title} (${line.sku})`,
        [
          formatCents(line.grossCents),
          ...(line.rentOption === null ? [] : [`Miete, ${line.rentOption}`]),
        ].join(', '),
      ]),
    ),
    part(
      'Lieferung',
      order.lines.map((line) => [line.title, deliveryOf(line)]),
    ),
    part(
      'Verlauf',
      order.events
        .filter(({ type }) => telling.has(type))
        .map(({ at, type, facts }) => [formatMoment(at), orders.events[type] + titleOf(order, facts)]),
    ),
    part(
      'E-Mails an die Kundin oder den Kunden',
      order.mails.map(({ orderedAt, sentAt, subject }) => [formatMoment(sentAt ?? orderedAt), subject]),
    ),
    'Mit der Bestellung hat die Kundin oder der Kunde die Allgemeinen Geschäftsbedingungen bestätigt; sie lagen mit der Widerrufsbelehrung der Bestätigung per E-Mail bei.',
  ].join('\n\n');
}

/** A heading with a line for each fact that is known. */
function part(title: string, facts: readonly (readonly [string, string])[]): string {
  const known = facts.filter(([, value]) => value !== '');
  return [title.toUpperCase(), ...known.map(([name, value]) => `${name}: ${value}`)].join('\n');
}

function deliveryOf(line: Order['lines'][number]): string {
  const { state, carrier, tracking, trackingPage, handedOverAt, pickupStore } = line;
  return [
    orders.lineStates[state],
    ...(handedOverAt === null ? [] : [`übergeben am ${formatDay(handedOverAt)}`]),
    ...(pickupStore === null ? [] : [`Abholung: ${pickupStore}`]),
    ...(carrier === null ? [] : [`Versender ${carrier}`]),
    ...(tracking === null ? [] : [`Sendungsnummer ${tracking}`]),
    ...(trackingPage === null ? [] : [trackingPage]),
  ].join(', ');
}

function titleOf({ lines }: Order, facts: Order['events'][number]['facts']): string {
  const line = lines.find(({ position }) => position === facts['position']);
  return line === undefined ? '' : `: ${line.title}`;
}
