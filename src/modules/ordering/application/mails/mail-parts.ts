import { hasEnded } from '../../../../shared/orders/order-vocabulary.ts';
import type { MailBlock, MailRow } from '../../../../platform/mail/mail-blocks.ts';
import { mailFormatsIn, type MailFormats } from '../../../../platform/mail/mail-formats.ts';
import { nameForGreeting, type Mail } from '../../../../platform/mail/mail.ts';
import type { UnitsGone } from '../../../../shared/orders/units-gone.ts';
import { addressIn, type Language } from '../../../../shared/text/language.ts';
import { hasPostalCodeForm } from '../../../../shared/places/postal-code.ts';
import { assemblyApart, isOnMargin } from '../../domain/invoice-lines.ts';
import type { AppliedText } from '../../domain/legal-texts.ts';
import {
  payableOf,
  shownTitle,
  vatIdBilled,
  voucherCentsOf,
  type BillingAddress,
  type OrderLine,
} from '../../domain/order.ts';
import type { BankTransfer, OrderView } from '../reading/order-view.ts';
import { german, type OrderMailTexts } from './mail-texts/de.ts';
import { english } from './mail-texts/en.ts';
import { spanish } from './mail-texts/es.ts';
import { french } from './mail-texts/fr.ts';
import { italian } from './mail-texts/it.ts';
import { fullName } from '../../../../shared/text/full-name.ts';

const texts: Readonly<Record<Language, OrderMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

/** What mails about orders are put together from: blocks that several of them have. */

/** The words of these mails in a language, and how it writes amounts and days. */
export function orderMailTexts(language: Language): OrderMailTexts & MailFormats {
  return { ...texts[language], ...mailFormatsIn(language) };
}

/**
 * The addresses at which consumers withdraw (§ 356a BGB) and end rentals (§ 312k BGB), with the order's number after
 * '#', which no server sees.
 */
export function rights(view: OrderView, publicUrl: string): MailBlock[] {
  if (view.customer.kind === 'business') return [];
  const t = orderMailTexts(view.language);
  const link = (label: string, path: string): MailBlock => ({
    kind: 'link',
    label,
    address: `${publicUrl}${addressIn(view.language, path)}#bestellung=${view.number}`,
  });
  return [
    link(t.withdraw, '/vertrag-widerrufen'),
    ...(isRental(view) ? [link(t.endContract, '/vertraege-kuendigen')] : []),
  ];
}

export function isRental({ lines }: OrderView): boolean {
  return lines.some(({ rentOption }) => rentOption !== null);
}

/** While its days are not known: from when to when a rental runs. */
export function rentalRuns(view: OrderView): MailBlock[] {
  return isRental(view) ? [paragraph(orderMailTexts(view.language).rentalRuns)] : [];
}

/** By when it is delivered or can be picked up (Art. 246a § 1 (1) no. 7 EGBGB), while it is not paid. */
export function deliveryTime(view: OrderView): MailBlock[] {
  if (hasEnded(view)) return [];
  const t = orderMailTexts(view.language);
  if (view.gift !== null) {
    const { sendOn } = view.gift;
    return [paragraph(sendOn === null ? t.boughtGift.sentWhenPaid : t.boughtGift.sentOn(t.day(sendOn)))];
  }
  return [paragraph(view.deliveryWeeks === null ? t.readyForPickup : t.deliveredWithin(view.deliveryWeeks))];
}

export function attachedNote({ language, legalTexts }: OrderView): MailBlock {
  const t = orderMailTexts(language);
  return paragraph(t.attached(legalTexts.map(({ slug }) => t.textNames[slug]).join(', ')));
}

export function attachment(t: OrderMailTexts, { slug, version, fileKey }: AppliedText) {
  return { filename: t.attachment(t.textNames[slug], version), fileKey };
}

/** A mail to the customer who placed the order. */
export function mailAbout(view: OrderView, subject: string, blocks: MailBlock[]): Mail {
  const { customer, language } = view;
  const name = nameForGreeting(customer);
  const isTrial = view.payment?.isTrial === true;
  return {
    to: customer.email,
    ...(name === undefined ? {} : { name }),
    language,
    subject,
    // The greeting ends in a comma: its sentence goes on with the first paragraph.
    blocks: isTrial
      ? blocks.toSpliced(announces(blocks[0]) ? 2 : 1, 0, paragraph(orderMailTexts(language).trial))
      : blocks,
    about: aboutOrder(view),
  };
}

/** Whether its sentence goes on with the next block. */
const announces = (block: MailBlock | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.endsWith(':');

/** The record of the office that a mail to staff is about. */
export const aboutOrder = ({ number }: Pick<OrderView, 'number'>) =>
  ({ entity: 'orders', id: number }) as const;

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

export function summary(view: OrderView): MailBlock[] {
  const t = orderMailTexts(view.language);
  const { subtotalCents, voucherCents, taxCents, shippingCents, totalCents, giftCents } = view.totals;
  return [
    { kind: 'heading', text: t.order(view.number) },
    {
      kind: 'table',
      rows: [
        ...view.lines.flatMap((line, position) => lineRows(view, line, view.gone[position])),
        ...(view.gift === null ? [] : [{ label: t.boughtGift.name, value: t.euros(totalCents) }]),
        // Consumers see gross prices only (PAngV § 3).
        ...(view.gift === null
          ? [{ label: t.subtotal, value: t.euros(subtotalCents + taxCents - voucherCents) }]
          : []),
        ...(voucherCents === 0 ? [] : [{ label: t.voucher, value: t.euros(voucherCents) }]),
        ...(view.delivery === 'pickup' ? [{ label: t.pickup, value: t.free }] : []),
        ...(view.delivery === 'shipment' ? [{ label: t.shipping, value: t.euros(shippingCents) }] : []),
        { label: t.total, value: t.euros(totalCents), strong: true },
        ...view.vatByRate.map(({ percent, exemption, netCents, taxCents: vat }) => ({
          label: exemption === undefined ? t.ofIt(t.decimal(percent)) : t.exempt[exemption],
          value: t.euros(exemption === undefined ? vat : netCents),
        })),
        ...(giftCents === 0
          ? []
          : [
              { label: t.gift, value: t.euros(-giftCents) },
              { label: t.restToPay, value: t.euros(payableOf(view.totals)), strong: true },
            ]),
      ],
    },
    ...(view.lines.some(isOnMargin) ? [{ kind: 'note' as const, text: t.margin }] : []),
    ...(view.isImported ? [{ kind: 'note' as const, text: t.customsExtra }] : []),
    ...(view.gift === null ? [] : [{ kind: 'note' as const, text: t.boughtGift.vatNote }]),
  ];
}

/**
 * The texts that the customer has typed; none of a trial order, which anybody pays with a card that is printed in
 * manuals. If a transfer has come, staff have said so.
 */
export function typed(view: OrderView): MailBlock[] {
  if (view.payment?.isTrial === true && view.paymentMethod !== 'bank_transfer') return [];
  const t = orderMailTexts(view.language);
  const { billing, note } = view.customer;
  const vatId = vatIdBilled(view.customer);
  const rows: MailRow[] = [
    view.pickupStores === null
      ? {
          label: view.gift === null ? t.deliverTo : t.billTo,
          value: '',
          details: addressLines(view.customer, view.language),
        }
      : { label: t.pickUpFrom, value: '', details: storesOf(view, view.pickupStores) },
    ...(billing === null
      ? []
      : [{ label: t.billTo, value: '', details: addressLines(billing, view.language) }]),
    ...(vatId === null ? [] : [{ label: t.vatId, value: vatId }]),
    ...(note === null ? [] : [{ label: t.yourNote, value: '', details: [note] }]),
  ];
  return [{ kind: 'table', rows }];
}

/**
 * The place of the delivery, as a part of what was agreed (§ 312f (2) BGB). Until it is paid, anybody may have ordered
 * it for anybody: so it repeats none of the typed address but a country, and a postal code whose form was checked.
 */
export function agreedPlace(view: OrderView): MailBlock[] {
  if (view.gift !== null || view.payment?.isTrial === true) return [];
  const t = orderMailTexts(view.language);
  const { customer, pickupStores } = view;
  const { postalCode, country } = customer;
  const code = hasPostalCodeForm(country, postalCode) ? [postalCode] : [];
  const row =
    pickupStores === null
      ? { label: t.deliverTo, value: [...code, nameOfCountry(country, view.language)].join(', ') }
      : { label: t.pickUpFrom, value: '', details: storesOf(view, pickupStores) };
  return [{ kind: 'table', rows: [row] }];
}

/** Each once: a mixed cart is picked up in both stores. */
function storesOf({ lines }: OrderView, stores: NonNullable<OrderView['pickupStores']>): string[] {
  return [...new Set(lines.map(({ shopType }) => stores[shopType]))];
}

function addressLines(to: BillingAddress, language: Language): string[] {
  const town = `${to.postalCode} ${to.city}`;
  const country = nameOfCountry(to.country, language);
  const lines = [to.company ?? '', fullName(to), to.street, to.apartment ?? '', town, country];
  return lines.filter((line) => line !== '');
}

const nameOfCountry = (country: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

/** A line of an order as a row of a mail's table. */
export function lineRow(view: OrderView, line: OrderLine): MailRow {
  const t = orderMailTexts(view.language);
  const store = hasEnded(view) ? undefined : view.pickupStores?.[line.shopType];
  const details = [
    t.sku(line.sku),
    ...(line.rentOption === null ? [] : [t.rent(line.rentOption)]),
    ...(line.assembly ? [t.withAssembly] : []),
    ...(store === undefined ? [] : [t.pickupAt(store)]),
  ];
  const value = t.euros(line.grossCents - voucherCentsOf(line));
  return { label: `${line.quantity} × ${titleIn(view, line)}`, details, value };
}

/** The same with its assembly as a row of its own, where that is taxed otherwise. */
function lineRows(view: OrderView, line: OrderLine, gone?: UnitsGone): MailRow[] {
  const t = orderMailTexts(view.language);
  const row = (one: OrderLine): MailRow => {
    const { details, ...shown } = lineRow(view, one);
    const facts = [...essentials(view.language, one), ...goneOf(view.language, one, gone)];
    return { ...shown, details: [...(details ?? []), ...facts] };
  };
  const assembly = assemblyApart(line);
  if (assembly === null) return [row(line)];
  const goodsCents = line.grossCents - voucherCentsOf(line) - assembly.cents;
  return [
    { ...row({ ...line, assembly: false }), value: t.euros(goodsCents) },
    {
      label: `${line.quantity} × ${t.assemblyOf(titleIn(view, line))}`,
      details: [
        assembly.exemption === null ? t.ofIt(t.decimal(assembly.vatPercent)) : t.exempt[assembly.exemption],
      ],
      value: t.euros(assembly.cents),
    },
  ];
}

/** The units of the ordered quantity that are not to come any more or are not with the customer. */
function goneOf(language: Language, { quantity }: OrderLine, gone?: UnitsGone): string[] {
  const t = orderMailTexts(language);
  const { takenOut, cameBack, givenUp } = gone ?? { takenOut: 0, cameBack: 0, givenUp: 0 };
  return [
    ...(takenOut === 0 ? [] : [t.takenOut(takenOut, quantity)]),
    ...(cameBack === 0 ? [] : [t.cameBack(cameBack, quantity)]),
    ...(givenUp === 0 ? [] : [t.givenUp(givenUp)]),
  ];
}

/** Size and condition of a piece (Art. 246a § 1 (1) No. 1 EGBGB). */
function essentials(language: Language, line: OrderLine): string[] {
  const t = orderMailTexts(language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const sizes = (['widthMm', 'heightMm', 'depthMm', 'diameterMm'] as const).flatMap((name) => {
    const mm = line[name];
    return mm === null ? [] : [`${t.measures[name]} ${number.format(mm / 10)}\u00a0cm`];
  });
  return [
    ...(sizes.length === 0 ? [] : [sizes.join(', ')]),
    ...(line.condition === null ? [] : [t.condition(line.condition)]),
  ];
}

/** The shop's own mails about an order are German. */
const titleIn = ({ language }: OrderView, line: OrderLine): string =>
  language === 'de' ? line.title : shownTitle(line);

export function transfer({ language, gift }: OrderView, bank: BankTransfer): MailBlock[] {
  const { heldSoLong } = orderMailTexts(language);
  return [...transferTable(language, bank), ...(gift === null ? [paragraph(heldSoLong)] : [])];
}

/** What to type into a transfer, under its heading. */
export function transferTable(language: Language, bank: BankTransfer): MailBlock[] {
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
  ];
}
