import type { Tx } from '../../../platform/db/db.ts';
import { berlinDay, startOfDay } from '../../../shared/time/berlin-day.ts';
import type { CompanyData } from '../../content/index.ts';
import {
  invoiceLanguageOf,
  type GrossShare,
  type InvoiceDraft,
  type Recipient,
  type Seller,
} from '../../invoicing/index.ts';
import { deliveryWeeksTo } from '../../shipping/index.ts';
import { invoiceLines, invoiceTaxes, taxedParts } from '../domain/invoice-lines.ts';
import type { PaidDay } from '../domain/paying/days-of-payment.ts';
import type { RefundPart, WithdrawnRental } from '../../../shared/orders/owed-for-withdrawals.ts';
import { type Customer, type OrderLine, orderNumber, vatIdBilled } from '../domain/order.ts';
import { linesOf, type StoredOrder } from '../infrastructure/stored-order.ts';
import { orderedGiftOf } from '../infrastructure/stored-ordered-gift.ts';
import { paymentOf } from '../infrastructure/stored-payment.ts';
import type { OrderMailTexts } from './mails/mail-texts/de.ts';
import { orderMailTexts } from './mails/mail-parts.ts';
import type { OrderingDependencies } from './ordering-dependencies.ts';
import { fullName } from '../../../shared/text/full-name.ts';

type Dependencies = Pick<OrderingDependencies, 'content' | 'invoicing'>;

/**
 * The order is paid, and has its invoice (§ 14 (2), (5) UStG). The caller has locked it.
 * @param paid how the money came where that is not the order's method alone, and what the shop did without before
 */
export async function invoiceOrder(
  { content, invoicing }: Dependencies,
  tx: Tx,
  stored: StoredOrder,
  lines: readonly OrderLine[],
  {
    waivedCents,
    isKlarna,
    payments,
  }: {
    readonly waivedCents: number;
    readonly isKlarna: boolean;
    /** The money that came on each day, the earliest first; at least one. */
    readonly payments: readonly PaidDay[];
  },
  now: Date,
): Promise<void> {
  const language = invoiceLanguageOf(stored.language);
  const t = orderMailTexts(language);
  const { order, customer } = stored;
  const gift = (await orderedGiftOf(tx, stored.id)) === null ? null : giftLines(stored, t);
  const paidOn = payments.at(-1)?.on ?? berlinDay(now);
  const draft: InvoiceDraft = {
    language,
    ...(language === stored.language ? {} : { mailLanguage: stored.language }),
    orderNumber: orderNumber(stored.number),
    orderedOn: berlinDay(('offeredAt' in order ? order.offeredAt : null) ?? stored.createdAt),
    paidOn,
    ...(payments.length < 2 ? {} : { paidInParts: payments }),
    ...(waivedCents === 0 ? {} : { paidCents: stored.totals.totalCents - waivedCents }),
    moneyWay: isKlarna ? 'klarna' : stored.paymentMethod,
    ...(stored.totals.giftCents === 0 ? {} : { giftCents: stored.totals.giftCents }),
    ...((await paymentOf(tx, stored.id))?.isTrial === true ? { isTrial: true } : {}),
    ...(await partiesOf(content, tx, customer)),
    ...supplyOf(stored, paidOn),
    lines: gift ?? invoicedLines(stored, lines, t),
    taxes:
      gift === null
        ? invoiceTaxes(lines, stored.vatByRate)
        : [{ vatPercent: 0, netCents: gift[0].netCents, taxCents: 0 }],
  };
  await invoicing.issueInvoice(tx, stored.id, draft, now);
}

function invoicedLines(
  { vatByRate }: StoredOrder,
  lines: readonly OrderLine[],
  t: ReturnType<typeof orderMailTexts>,
) {
  return invoiceLines(lines, vatByRate, {
    delivery: t.shipping,
    voucher: t.voucher,
    voucherOnLine: (full, off) => t.voucherOnLine(t.euros(full), t.euros(off)),
    assemblyOf: ({ title }) => t.assemblyOf(title),
    details: ({ sku, maker, rentOption, titleInLanguage }, withAssembly) => [
      // The books name it in German; who reads another language finds the title that they know below.
      ...(titleInLanguage === null ? [] : [titleInLanguage]),
      t.sku(sku),
      ...(maker === null ? [] : [maker]),
      ...(rentOption === null ? [] : [t.rent(rentOption)]),
      ...(withAssembly ? [t.withAssembly] : []),
    ],
  });
}

/** The order bears less VAT than its invoice says: that is cancelled, and issued again. The caller has locked it. */
export async function correctInvoice(
  { content, invoicing }: Dependencies,
  tx: Tx,
  corrected: StoredOrder,
  lines: readonly OrderLine[],
  now: Date,
) {
  const { seller, recipient } = await partiesOf(content, tx, corrected.customer);
  const t = orderMailTexts(invoiceLanguageOf(corrected.language));
  return invoicing.correctVat(
    tx,
    corrected.id,
    (paidOn) => ({
      seller,
      recipient,
      ...supplyOf(corrected, paidOn),
      lines: invoicedLines(corrected, lines, t),
      taxes: invoiceTaxes(lines, corrected.vatByRate),
    }),
    now,
  );
}

/** A gift voucher for goods of several tax schemes is no supply yet: its price is without VAT (§ 3 (15) UStG). */
function giftLines({ totals: { totalCents } }: StoredOrder, t: OrderMailTexts) {
  const { name, invoiceNote } = t.boughtGift;
  const amounts = { grossCents: totalCents, netCents: totalCents, vatPercent: 0 };
  return [{ title: name, details: [invoiceNote], quantity: 1, ...amounts }] as const;
}

/** Money of the order goes back, or went back, and its invoice is corrected. The caller has locked it. */
export async function creditOrder(
  { invoicing, afterContract }: Pick<OrderingDependencies, 'invoicing' | 'afterContract'>,
  tx: Tx,
  stored: StoredOrder,
  {
    key,
    amountCents,
    giftCents = 0,
    parts = [],
    rentals = [],
    isByBank = false,
  }: {
    readonly key: string;
    readonly amountCents: number;
    /** The part of it that goes back to a gift voucher. */
    readonly giftCents?: number;
    /** The parts that it is made up of, if they are known. */
    readonly parts?: readonly RefundPart[];
    /** Rentals that came back and are paid for, beside what was booked as returned. */
    readonly rentals?: readonly WithdrawnRental[];
    /** The customer has it from a lost dispute. */
    readonly isByBank?: boolean;
  },
  now: Date,
): Promise<void> {
  const lines = await linesOf(tx, stored.id);
  const rented = rentals.map((one) => ({ ...one, owedAssemblyCents: 0 }));
  const returned = [...(await afterContract.returnsOf(tx, stored.id)), ...rented].flatMap(
    ({ position, owedCents, owedAssemblyCents }): GrossShare[] => {
      const line = lines[position];
      if (line === undefined) return [];
      const { goods, assembly } = taxedParts(line);
      if (assembly === null) return [{ ...goods, grossCents: owedCents }];
      return [
        { ...goods, grossCents: owedCents - owedAssemblyCents },
        { ...assembly, grossCents: owedAssemblyCents },
      ];
    },
  );
  const t = orderMailTexts(invoiceLanguageOf(stored.language));
  const details = parts.map((part) => {
    const amount = t.euros(part.cents);
    if (part.kind === 'shipping') return t.refundPart(t.shipping, amount);
    if (part.kind === 'used') return t.refundPart(t.usedRent(part.days, part.ofDays), amount);
    if (part.kind === 'deduction') return t.refundPart(t.lossOfValue, amount);
    if (part.kind === 'paid-back') return t.refundPart(t.refundedBefore, amount);
    return t.refundPart(`${part.quantity} × ${lines[part.position]?.title ?? ''}`, amount);
  });
  await invoicing.issueCreditNote(
    tx,
    { reference: stored.id, key, amountCents, giftCents, returned, details, isByBank },
    now,
  );
}

/** Whom the invoice of an order names: the shop as it is called today, and who is to get it. */
export async function partiesOf(
  content: Dependencies['content'],
  tx: Tx,
  customer: Customer,
): Promise<Pick<InvoiceDraft, 'seller' | 'recipient' | 'buyerReference'>> {
  const reference = customer.billing?.reference ?? null;
  return {
    seller: sellerOf(await content.companyData(tx)),
    recipient: recipientOf(customer),
    ...(reference === null ? {} : { buyerReference: reference }),
  };
}

function sellerOf(company: CompanyData): Seller {
  const { firm, shopName, street, postalCode, city, country, vatId, email, phone, bankAccount } = company;
  const { registerCourt, registerNumber, managingDirector } = company;
  return {
    firm,
    shopName,
    street,
    postalCode,
    city,
    country,
    vatId,
    email,
    phone,
    bankAccount,
    registerCourt,
    registerNumber,
    managingDirector,
  };
}

/** The place and time of a supply to another member state (§ 17a UStDV, EN 16931): it is delivered after it is paid. */
function supplyOf(
  { vatByRate, customer, deliveryWeeks }: StoredOrder,
  from: string,
): Pick<InvoiceDraft, 'supply'> {
  const isTaxedThere = vatByRate.some(
    ({ exemption, country }) => exemption === 'intra-community' || country !== undefined,
  );
  if (!isTaxedThere) return {};
  const days = 7 * (deliveryWeeks ?? deliveryWeeksTo(customer));
  return { supply: { country: customer.country, from, until: berlinDay(startOfDay(from, days)) } };
}

function recipientOf(customer: Customer): Recipient {
  const to = customer.billing ?? customer;
  return {
    name: fullName(to),
    company: to.company,
    street: to.street,
    addition: to.apartment,
    postalCode: to.postalCode,
    city: to.city,
    country: to.country,
    vatId: vatIdBilled(customer),
    email: customer.email,
  };
}
