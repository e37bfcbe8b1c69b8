import type { InvoiceKind, PaymentMethod } from '../../../shared/orders/order-vocabulary.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { Exemption } from '../../../shared/money/exemption.ts';
import type { Language } from '../../../shared/text/language.ts';

export type { InvoiceKind };

/** How the money came, or goes back. `gift_voucher`: there was none, and one paid for all of it. */
export type MoneyWay = PaymentMethod;

/** The recipient of an invoice. Texts as they were typed. */
export interface Recipient {
  readonly name: string;
  readonly company: string | null;
  readonly street: string;
  readonly addition: string | null;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly vatId: string | null;
  readonly email: string;
}

/** In one line, as lists name it: a person, a company, or both. */
export const recipientLine = ({ company, name }: Pick<Recipient, 'company' | 'name'>): string =>
  [company ?? '', name].filter((part) => part !== '').join(', ');

/** The sender, as the law requires (§ 14 (4) No. 1 and 2 UStG, § 35a GmbHG). */
export interface Seller {
  readonly firm: string;
  readonly shopName: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly registerCourt: string;
  readonly registerNumber: string;
  readonly managingDirector: string;
  readonly vatId: string;
  readonly email: string;
  readonly phone: string;
  readonly bankAccount: { readonly holder: string; readonly iban: string; readonly bic: string };
}

/** Which VAT an amount bears. */
export interface InvoiceRate {
  /**
   * Null: § 25a UStG, where net is gross and no VAT may be shown. 0: it is exempt, or else for a gift voucher, which bears
   * none when it is sold (§ 3 (15) UStG).
   */
  readonly vatPercent: number | null;
  readonly exemption?: Exemption;
  /** The member state whose VAT it is (§ 3c UStG). Left out: Germany's. */
  readonly country?: string;
}

export const rateOf = ({ vatPercent, exemption, country }: InvoiceRate): InvoiceRate => ({
  vatPercent,
  ...(exemption !== undefined && { exemption }),
  ...(country !== undefined && { country }),
});

export function hasSameRate(a: InvoiceRate, b: InvoiceRate): boolean {
  return a.vatPercent === b.vatPercent && a.exemption === b.exemption && a.country === b.country;
}

/** Amounts are for the whole line; `grossCents` is net and VAT together. */
export interface InvoiceLine extends InvoiceRate {
  readonly title: string;
  /** Article number, term of a rental and the like, one per line. */
  readonly details: readonly string[];
  readonly quantity: number;
  readonly grossCents: Cents;
  readonly netCents: Cents;
  /** What a voucher has taken off the line, with its name. Net, more than 0; the amounts above are without it. */
  readonly reduction?: { readonly name: string; readonly netCents: Cents };
}

/** All lines of one rate; `taxCents` is 0 without one. */
export interface TaxGroup extends InvoiceRate {
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/** Money that came on a day in Berlin, as '2028-02-29'. */
export interface PaidPart {
  readonly on: string;
  readonly cents: Cents;
}

/** The content of an invoice before it has a number. */
export interface InvoiceDraft {
  readonly language: InvoiceLanguage;
  /** The language of the mail that brings it. Omitted: the document's. */
  readonly mailLanguage?: Language;
  readonly orderNumber: string;
  /** Days in Berlin, as '2028-02-29'. */
  readonly orderedOn: string;
  /**
   * § 14 (4) No. 6, (5) UStG: the day on which the bank or the provider had the money, before anything was delivered. Of
   * several, the last.
   */
  readonly paidOn: string;
  /** The money that came on each day, the earliest first. Omitted: all on one. */
  readonly paidInParts?: readonly PaidPart[];
  /** The money that came, if the rest is credited in the same breath. Omitted: all of it. */
  readonly paidCents?: Cents;
  readonly moneyWay: MoneyWay;
  /**
   * What a gift voucher has paid, or what goes back to one: a means of payment, which lowers neither price nor tax
   * (§ 3 (15) UStG). Omitted: nothing.
   */
  readonly giftCents?: Cents;
  /** What its recipient has asked to stand on it, such as a cost centre (BT-10). Omitted: nothing. */
  readonly buyerReference?: string;
  /** No real money was paid, and the document says so. Omitted: it was. */
  readonly isTrial?: boolean;
  readonly seller: Seller;
  readonly recipient: Recipient;
  /** For an intra-Community supply (§ 17a UStDV) or a distance sale: where it goes, and between which days. */
  readonly supply?: { readonly country: string; readonly from: string; readonly until: string };
  /** At least one. */
  readonly lines: readonly InvoiceLine[];
  /** Each rate once; their sum is the sum of the lines. */
  readonly taxes: readonly TaxGroup[];
}

/** The content of a document. */
export interface InvoiceContent extends Omit<InvoiceDraft, 'paidOn'> {
  readonly kind: InvoiceKind;
  /** '2028-00001' */
  readonly number: string;
  /** A day in Berlin, as '2028-02-29'. */
  readonly issuedOn: string;
  /** Null on a credit note. */
  readonly paidOn: string | null;
  /** The invoice that a credit note corrects (§ 31 (5) UStDV). */
  readonly refersTo: { readonly number: string; readonly issuedOn: string } | null;
  /** For credit notes: it cancels an invoice that should not have been issued; no money goes back. Default: false. */
  readonly isCancellation?: boolean;
  /**
   * For cancellations: the invoice is issued again, to somebody else or with its tax corrected, and what was paid stays
   * paid. Default: false, because its money has not come.
   */
  readonly isIssuedAgain?: boolean;
  /**
   * For cancellations to issue an invoice again, and for the new invoice: German VAT was charged until the recipient's
   * VAT ID was confirmed. Default: false, because the recipient is another.
   */
  readonly isVatCorrected?: boolean;
  /** For invoices that replace another: the one that was cancelled, and by what. Omitted: none. */
  readonly replaces?: {
    readonly number: string;
    readonly issuedOn: string;
    readonly cancelledBy: string;
  };
  /** For credit notes: the customer has the money from a dispute that the shop has lost. Default: false. */
  readonly isByBank?: boolean;
  /** The sum of `taxes`, net and tax. */
  readonly grossCents: Cents;
}

/** So much of what came, the earliest first: the rest was too much, and goes back. */
export function partsUpTo(parts: readonly PaidPart[], totalCents: Cents): readonly PaidPart[] {
  let leftCents = totalCents;
  return parts.flatMap(({ on, cents }) => {
    const taken = Math.min(cents, leftCents);
    leftCents -= taken;
    return taken === 0 ? [] : [{ on, cents: taken }];
  });
}

/** The total of all groups. */
export function grossOf(taxes: readonly TaxGroup[]): Cents {
  return taxes.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);
}

/** Whether any line is sold under § 25a UStG. */
export function hasMargin({ taxes }: Pick<InvoiceContent, 'taxes'>): boolean {
  return taxes.some(({ vatPercent }) => vatPercent === null);
}

/** Whether it is for a gift voucher, which bears no VAT when it is sold (§ 3 (15) UStG). */
export function hasGiftVoucher({ taxes }: Pick<InvoiceContent, 'taxes'>): boolean {
  return taxes.some(isGiftVoucher);
}

const isGiftVoucher = ({ vatPercent, exemption }: InvoiceRate): boolean =>
  vatPercent === 0 && exemption === undefined;

/** Why lines of it bear no VAT although they are no sales under § 25a UStG, each once. */
export function exemptionsOf({ taxes }: Pick<InvoiceContent, 'taxes'>): readonly Exemption[] {
  return taxes.flatMap(({ exemption }) => exemption ?? []);
}

/** The member state whose VAT distance sales on it bear; undefined: there are none, or they bear Germany's. */
export function destinationOf({ taxes }: Pick<InvoiceContent, 'taxes'>): string | undefined {
  return taxes.find(({ country }) => country !== undefined)?.country;
}

/** The year of the series, and the position in it, counted from 1. What is only on trial has a series of its own. */
export interface InvoiceNumber {
  readonly year: number;
  readonly number: number;
  readonly isTrial: boolean;
}

const trialPrefix = 'TEST-';

/** '2028-00001', on trial 'TEST-2028-00001'; beyond 99999 it grows longer. */
export function invoiceNumber({ year, number, isTrial }: InvoiceNumber): string {
  return `${isTrial ? trialPrefix : ''}${year}-${String(number).padStart(5, '0')}`;
}

/** Parses such a number, or returns null; leading zeros may be missing. */
export function parseInvoiceNumber(text: string): InvoiceNumber | null {
  const parts = /^(TEST-)?(\d{4})-0*([1-9]\d{0,8})$/i.exec(text.trim());
  return parts === null
    ? null
    : { year: Number(parts[2]), number: Number(parts[3]), isTrial: parts[1] !== undefined };
}

/** The languages in which invoices are issued. */
export type InvoiceLanguage = 'de' | 'en';

/**
 * The language of the documents for a reader, decided here alone. German law prescribes some of their words in German
 * (§ 14a (6) UStG), and the German tax office reads them; with these words they also exist in English, which is what
 * everybody who does not read German gets. The mail that brings a document is in the reader's own language.
 */
export function invoiceLanguageOf(language: Language): InvoiceLanguage {
  return language === 'de' ? 'de' : 'en';
}
