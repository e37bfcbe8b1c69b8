import type { Mail } from '../../../platform/mail/mail.ts';
import { formatEuros } from '../../../shared/cents.ts';
import { pickupStoreOf } from '../../shipping/index.ts';
import type { OrderLine } from '../domain/order.ts';
import type { BankTransfer, OrderView } from './order-view.ts';

/**
 * Mails about an order. They repeat nothing that the sender has typed: whoever orders under somebody else's address
 * must not make the shop say to that person what he likes.
 */

/** The shop has accepted the order and asks for the money (§ 312i BGB: receipt; spec 4.11: acceptance). */
export function acceptedMail(view: OrderView, link: string): Mail {
  return mail(view, `Ihre Bestellung ${view.number}`, [
    'vielen Dank für Ihre Bestellung. Wir nehmen sie hiermit an.',
    summary(view),
    ...(view.bankTransfer === null ? [] : [transfer(view.bankTransfer)]),
    `Ihre Bestellung im Shop:\n${link}`,
  ]);
}

/** The order has arrived; it is accepted when the link has been followed. */
export function confirmLinkMail(view: OrderView, link: string): Mail {
  return mail(view, `Bitte bestätigen Sie Ihre Bestellung ${view.number}`, [
    `Ihre Bestellung ist bei uns eingegangen. Bitte bestätigen Sie sie bis ${clockTime(view.endsAt)} Uhr über diesen ` +
      'Link; danach nehmen wir sie an und nennen Ihnen unsere Bankverbindung:',
    link,
    summary(view),
    'Haben Sie nichts bestellt? Dann brauchen Sie nichts zu tun.',
  ]);
}

/** The money has come. */
export function paidMail(view: OrderView): Mail {
  return mail(view, `Zahlung erhalten: Bestellung ${view.number}`, [
    `wir haben Ihre Zahlung über ${formatEuros(view.totals.totalCents)} erhalten.`,
    view.delivery === 'pickup'
      ? 'Wir melden uns, sobald alles zur Abholung bereitsteht.'
      : 'Wir melden uns, um die Lieferung mit Ihnen abzustimmen.',
    summary(view),
  ]);
}

/** The money has come, but after its time, and a piece was gone. */
export function refundMail(view: OrderView): Mail {
  return mail(view, `Ihre Zahlung zur Bestellung ${view.number}`, [
    `Ihre Zahlung über ${formatEuros(view.totals.totalCents)} ist nach Ablauf der Zahlungsfrist eingegangen, und ` +
      'mindestens ein Stück ist inzwischen vergeben. Wir überweisen Ihnen den Betrag umgehend zurück.',
    summary(view),
  ]);
}

/** Nobody has accepted or paid in time. */
export function lapsedMail(view: OrderView): Mail {
  const reason =
    view.state === 'cancelled'
      ? 'für Ihre Bestellung ist innerhalb der Zahlungsfrist kein Geld bei uns eingegangen. Wir haben sie deshalb ' +
        'storniert und die Stücke wieder freigegeben. Haben Sie bereits überwiesen? Dann melden wir uns, sobald das ' +
        'Geld da ist.'
      : 'Ihre Bestellung ist verfallen: Sie wurde nicht rechtzeitig bestätigt oder angenommen. Sie sind nicht mehr ' +
        'daran gebunden und haben nichts zu bezahlen.';
  return mail(view, `Ihre Bestellung ${view.number} ist verfallen`, [reason, summary(view)]);
}

const berlinClock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
});

/** '14:32' in Berlin. */
function clockTime(moment: Date | null): string {
  return moment === null ? '' : berlinClock.format(moment);
}

function mail(view: OrderView, subject: string, paragraphs: readonly string[]): Mail {
  const text = ['Guten Tag,', ...paragraphs, 'Viele Grüße\nWMK'].join('\n\n');
  return { to: view.customer.email, subject, text: `${text}\n` };
}

function summary(view: OrderView): string {
  const { subtotalCents, taxCents, shippingCents, totalCents } = view.totals;
  return [
    `Bestellung ${view.number}`,
    ...view.lines.map((line) => lineText(line, view.delivery === 'pickup')),
    // Consumers see gross prices only (PAngV § 3).
    `Zwischensumme: ${formatEuros(subtotalCents + taxCents)}`,
    view.delivery === 'pickup' ? 'Abholung im Geschäft: kostenlos' : `Versand: ${formatEuros(shippingCents)}`,
    `Gesamtbetrag: ${formatEuros(totalCents)}`,
    ...view.vatByRate.map(({ percent, taxCents: vat }) => `darin ${percent} % MwSt.: ${formatEuros(vat)}`),
    ...(view.lines.some(isMarginSale)
      ? ['Gebrauchte Stücke: differenzbesteuert nach § 25a UStG, kein gesonderter Ausweis der MwSt.']
      : []),
  ].join('\n');
}

function isMarginSale(line: OrderLine): boolean {
  return line.taxScheme === 'margin' && line.rentOption === null;
}

function lineText(line: OrderLine, isPickup: boolean): string {
  const extras = [
    `Art.-Nr. ${line.sku}`,
    ...(line.rentOption === null ? [] : [`Miete ${line.rentOption}`]),
    ...(line.assembly ? ['mit Montage'] : []),
    ...(isPickup ? [`Abholung: ${pickupStoreOf(line.shopType)}`] : []),
  ];
  return `${line.quantity} × ${line.title} (${extras.join(', ')}): ${formatEuros(line.grossCents)}`;
}

function transfer(bank: BankTransfer): string {
  return [
    'Bitte überweisen Sie:',
    `Empfänger: ${bank.holder}`,
    `IBAN: ${bank.iban}`,
    `BIC: ${bank.bic}`,
    `Betrag: ${formatEuros(bank.amountCents)}`,
    `Verwendungszweck: ${bank.reference}`,
    `Zahlbar bis: ${bank.dueDate.split('-').reverse().join('.')}`,
    'So lange sind die Stücke für Sie reserviert.',
  ].join('\n');
}
