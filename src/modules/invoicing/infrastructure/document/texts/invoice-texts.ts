import type { InvoiceKind, MoneyWay } from '../../../domain/invoice.ts';
import type { Exemption } from '../../../../../shared/money/exemption.ts';

type OfKind<T> = Readonly<Record<InvoiceKind, T>>;
type Text<Values extends readonly unknown[]> = (...values: Values) => string;

/** The texts of an invoice in one language. Days and amounts are passed as text. */
export interface InvoiceTexts {
  readonly titles: OfKind<string>;
  readonly fileNames: OfKind<Text<[number: string]>>;
  readonly number: OfKind<string>;
  readonly issuedOn: string;
  readonly refersTo: string;
  readonly refersToOn: Text<[number: string, day: string]>;
  /** Before the invoice that was cancelled for this one. */
  readonly replaces: string;
  readonly order: string;
  readonly orderOn: Text<[number: string, day: string]>;
  readonly supply: string;
  readonly suppliedOn: string;
  readonly customerVatId: string;
  readonly customerReference: string;
  readonly position: string;
  readonly item: string;
  readonly quantity: string;
  readonly vat: string;
  readonly amount: string;
  readonly percent: Text<[percent: number]>;
  readonly marginVat: string;
  readonly total: OfKind<string>;
  readonly ofItVat: Text<[percent: string, net: string]>;
  /** Another member state's VAT, on a distance sale: by the state's name. */
  readonly ofItVatOf: Text<[country: string, percent: string, net: string]>;
  readonly distanceSale: Text<[country: string]>;
  readonly ofItMargin: string;
  /** § 14a (6) UStG requires the first two words, in German. */
  readonly margin: string;
  readonly marginReason: string;
  /** Why a supply bears no VAT (§ 14 (4) No. 8, § 14a (1), (3) UStG): in the sums, below them, and in the e-invoice. */
  readonly exempt: Readonly<Record<Exemption, { ofIt: string; note: string; reason: string }>>;
  /** Why a gift voucher that is sold has no VAT. */
  readonly giftVoucher: string;
  readonly ofItGiftVoucher: string;
  readonly paid: Text<[amount: string, day: string, way: string]>;
  /** Several payments, each as `paidPart`. */
  readonly paidInParts: Text<[parts: string, way: string]>;
  readonly paidPart: Text<[amount: string, day: string]>;
  readonly paidWays: Readonly<Record<Exclude<MoneyWay, 'gift_voucher'>, string>>;
  /** What a gift voucher has paid, or got back. */
  readonly gift: OfKind<Text<[amount: string]>>;
  /** § 14 (5) UStG: an invoice before the delivery must say so. */
  readonly inAdvance: string;
  readonly creditNote: Text<[number: string, day: string]>;
  readonly refund: Text<[number: string]>;
  /** For a credit note about money that the customer has from a lost dispute. */
  readonly byBank: {
    readonly line: Text<[number: string]>;
    readonly total: string;
    readonly note: Text<[number: string, day: string]>;
  };
  /** For an invoice that takes the place of one to another recipient, or of one with tax that is not owed. */
  readonly replacement: Text<[number: string, day: string, cancelledBy: string]>;
  readonly vatReplacement: Text<[number: string, day: string, cancelledBy: string]>;
  /** For a credit note that cancels an invoice: no money came, or it is issued to somebody else or without tax. */
  readonly cancellation: {
    readonly title: string;
    readonly line: Text<[number: string]>;
    readonly total: string;
    readonly note: Text<[number: string, day: string]>;
    readonly issuedAgain: Text<[number: string, day: string]>;
    readonly vatCorrected: Text<[number: string, day: string]>;
  };
  /** Replaces the title 'invoice', since nothing was paid. */
  readonly trial: string;
  readonly vatId: string;
  readonly management: string;
  readonly page: Text<[page: number, pages: number]>;
}
