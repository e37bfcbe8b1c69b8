import { nameForGreeting, type Mail } from '../../../platform/mail/mail.ts';
import type { MailBlock, MailRow } from '../../../platform/mail/mail-blocks.ts';
import { mailFormatsIn, type MailFormats } from '../../../platform/mail/mail-formats.ts';
import { mailTextsIn } from '../../../platform/mail/mail-texts-in.ts';
import type { Cents } from '../../../shared/cents.ts';
import { addressIn, type Language } from '../../../shared/language.ts';
import type { AppliedText } from '../domain/legal-texts.ts';
import { isPaidOnTheSpot, type BillingAddress, type OrderLine } from '../domain/order.ts';
import { german, type OrderMailTexts } from './mail-texts/de.ts';
import { english } from './mail-texts/en.ts';
import type { BankTransfer, OrderView } from './order-view.ts';

/**
 * Mails about an order, in the language in which it was placed. But for a plain name in the greeting they repeat nothing
 * that the customer has typed: an order under somebody else's address must not make the shop write to that person what
 * its sender likes.
 */

export interface OrderLinks {
  /** The order's own page; null where nobody but the customer knows its secret. */
  readonly order: string | null;
  readonly publicUrl: string;
}

/** The words of these mails in a language, and how it writes amounts and days. */
export function orderMailTexts(language: Language): OrderMailTexts & MailFormats {
  return { ...mailTextsIn(language, { de: german, en: english }), ...mailFormatsIn(language) };
}

/**
 * The shop has accepted the order and asks for the money (§ 312i BGB: receipt; spec 4.11: acceptance). With the texts
 * that apply it is the confirmation on a durable medium (§ 312f (2) BGB).
 */
export function acceptedMail(view: OrderView, links: OrderLinks): Mail {
  const t = orderMailTexts(view.language);
  const mail = mailAbout(view, t.yourOrder(view.number), [
    paragraph(t.accepted),
    ...(view.bankTransfer === null ? [] : transfer(view, view.bankTransfer)),
    ...(view.payUntil === null ? [] : [paragraph(t.payNow(t.clock(view.payUntil)))]),
    ...(links.order === null ? [] : [{ kind: 'button' as const, label: t.showOrder, address: links.order }]),
    ...summary(view),
    // What the customer wished at the click, confirmed (§ 357a BGB).
    ...(view.earlyService ? [paragraph(t.earlyService)] : []),
    ...(view.legalTexts.length === 0 ? [] : [attachedNote(view)]),
    ...rights(view, links.publicUrl),
  ]);
  return { ...mail, attachments: view.legalTexts.map((text) => attachment(t, text)) };
}

/** The order has arrived; it is accepted when the link has been followed. */
export function confirmLinkMail(view: OrderView, link: string): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.confirmSubject(view.number), [
    paragraph(t.confirmUntil(view.endsAt === null ? '' : t.clock(view.endsAt))),
    { kind: 'button', label: t.confirm, address: link },
    ...summary(view),
    { kind: 'note', text: t.nothingOrdered },
  ]);
}

/**
 * The money has come. Only now a mail repeats where the invoice goes and what was noted: who pays does not write to
 * strangers.
 */
export function paidMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.paidSubject(view.number), [
    paragraph(t.paid(t.euros(view.totals.totalCents))),
    paragraph(view.delivery === 'pickup' ? t.nextPickup : t.nextDelivery),
    ...summary(view),
    ...typed(view),
  ]);
}

/** The money has come, but after its time, and a piece was gone. */
export function refundMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  const way = isPaidOnTheSpot(view.paymentMethod) ? t.backSameWay : t.backByTransfer;
  return mailAbout(view, t.paymentSubject(view.number), [
    paragraph(`${t.tooLate(t.euros(view.totals.totalCents))} ${way}`),
    ...summary(view),
  ]);
}

/** Somebody wanted to pay after the holds had lapsed, and a piece was gone: the money was not taken. */
export function nothingChargedMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.paymentSubject(view.number), [paragraph(t.nothingCharged), ...summary(view)]);
}

/** The order was paid before: this money goes back. */
export function surplusMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.surplusSubject(view.number), [
    paragraph(t.surplus(t.euros(view.totals.totalCents))),
    ...summary(view),
  ]);
}

/** The shop does not take the offer. */
export function declinedMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.yourOrder(view.number), [paragraph(t.declined), ...summary(view)]);
}

/** The transfer has not come, and soon the pieces are given up. */
export function reminderMail(view: OrderView, bank: BankTransfer): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.reminderSubject(view.number), [
    paragraph(t.reminder(t.day(bank.dueDate))),
    ...transfer(view, bank),
    { kind: 'note', text: t.justTransferred },
    ...summary(view),
  ]);
}

/**
 * Money is on its way back, by staff's decision.
 * @param isSameWay whether the provider pays it back that took it
 */
export function refundedMail(view: OrderView, amountCents: Cents, isSameWay: boolean): Mail {
  const t = orderMailTexts(view.language);
  const amount = t.euros(amountCents);
  return mailAbout(view, t.refundedSubject(view.number), [
    paragraph(
      isSameWay
        ? t.refundedSameWay(amount)
        : isPaidOnTheSpot(view.paymentMethod)
          ? t.refundedOtherwise(amount)
          : t.refundedByTransfer(amount),
    ),
    paragraph(t.refundTakes),
    ...summary(view),
  ]);
}

/** The shop has called the order off. */
export function cancelledMail(view: OrderView, isPaid: boolean): Mail {
  const t = orderMailTexts(view.language);
  return mailAbout(view, t.cancelledSubject(view.number), [
    paragraph(isPaid ? t.cancelledPaid : t.cancelledUnpaid),
    ...summary(view),
  ]);
}

/** Nobody has accepted or paid in time. */
export function lapsedMail(view: OrderView): Mail {
  const t = orderMailTexts(view.language);
  const cancelled = isPaidOnTheSpot(view.paymentMethod)
    ? t.cancelled
    : `${t.cancelled} ${t.transferredAlready}`;
  return mailAbout(view, t.lapsedSubject(view.number), [
    paragraph(view.state === 'cancelled' ? cancelled : t.lapsed),
    ...summary(view),
  ]);
}

/**
 * Where consumers withdraw (§ 356a BGB) and end rentals (§ 312k BGB), with the order's number after '#', which no server
 * sees.
 */
function rights(view: OrderView, publicUrl: string): MailBlock[] {
  if (view.customer.kind === 'business') return [];
  const t = orderMailTexts(view.language);
  const link = (label: string, path: string): MailBlock => ({
    kind: 'link',
    label,
    address: `${publicUrl}${addressIn(view.language, path)}#bestellung=${view.number}`,
  });
  const isRental = view.lines.some(({ rentOption }) => rentOption !== null);
  return [
    link(t.withdraw, '/vertrag-widerrufen'),
    ...(isRental ? [link(t.endContract, '/vertraege-kuendigen')] : []),
  ];
}

function attachedNote({ language, legalTexts }: OrderView): MailBlock {
  const t = orderMailTexts(language);
  return paragraph(t.attached(legalTexts.map(({ slug }) => t.textNames[slug]).join(', ')));
}

function attachment(t: OrderMailTexts, { slug, version, fileKey }: AppliedText) {
  return { filename: t.attachment(t.textNames[slug], version), fileKey };
}

/** A mail to whoever has placed the order. */
export function mailAbout(view: OrderView, subject: string, blocks: MailBlock[]): Mail {
  const { customer, language, number } = view;
  const name = nameForGreeting(customer);
  return {
    to: customer.email,
    ...(name === undefined ? {} : { name }),
    language,
    subject,
    blocks,
    about: { entity: 'orders', id: number },
  };
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

function summary(view: OrderView): MailBlock[] {
  const t = orderMailTexts(view.language);
  const { subtotalCents, taxCents, shippingCents, totalCents } = view.totals;
  return [
    { kind: 'heading', text: t.order(view.number) },
    {
      kind: 'table',
      rows: [
        ...view.lines.map((line) => lineRow(view, line)),
        // Consumers see gross prices only (PAngV § 3).
        { label: t.subtotal, value: t.euros(subtotalCents + taxCents) },
        view.delivery === 'pickup'
          ? { label: t.pickup, value: t.free }
          : { label: t.shipping, value: t.euros(shippingCents) },
        { label: t.total, value: t.euros(totalCents), strong: true },
        ...view.vatByRate.map(({ percent, taxCents: vat }) => ({
          label: t.ofIt(percent),
          value: t.euros(vat),
        })),
      ],
    },
    ...(view.lines.some(isMarginSale) ? [{ kind: 'note' as const, text: t.margin }] : []),
  ];
}

function typed({ language, customer: { billing, note, vatId } }: OrderView): MailBlock[] {
  const t = orderMailTexts(language);
  const rows: MailRow[] = [
    ...(billing === null ? [] : [{ label: t.billTo, value: '', details: addressLines(billing) }]),
    ...(vatId === null ? [] : [{ label: t.vatId, value: vatId }]),
    ...(note === null ? [] : [{ label: t.yourNote, value: '', details: note.split(/\r?\n/) }]),
  ];
  return rows.length === 0 ? [] : [{ kind: 'table', rows }];
}

function addressLines(to: BillingAddress): string[] {
  const name = `${to.firstName} ${to.lastName}`;
  const town = `${to.postalCode} ${to.city}, ${to.country}`;
  return [to.company, name, to.street, to.apartment, town].filter((line) => line !== null);
}

function isMarginSale(line: OrderLine): boolean {
  return line.taxScheme === 'margin' && line.rentOption === null;
}

/** A line of an order as a row of a mail's table. */
export function lineRow({ language, pickupStores }: OrderView, line: OrderLine): MailRow {
  const t = orderMailTexts(language);
  const store = pickupStores?.[line.shopType];
  const details = [
    t.sku(line.sku),
    ...(line.rentOption === null ? [] : [t.rent(line.rentOption)]),
    ...(line.assembly ? [t.withAssembly] : []),
    ...(store === undefined ? [] : [t.pickupAt(store)]),
  ];
  return { label: `${line.quantity} × ${line.title}`, details, value: t.euros(line.grossCents) };
}

function transfer({ language }: OrderView, bank: BankTransfer): MailBlock[] {
  const t = orderMailTexts(language);
  return [
    { kind: 'heading', text: t.pleaseTransfer },
    {
      kind: 'table',
      rows: [
        { label: t.holder, value: bank.holder },
        { label: 'IBAN', value: bank.iban },
        { label: 'BIC', value: bank.bic },
        { label: t.amount, value: t.euros(bank.amountCents), strong: true },
        { label: t.reference, value: bank.reference },
        { label: t.payableBy, value: t.day(bank.dueDate) },
      ],
    },
    paragraph(t.heldSoLong),
  ];
}
