import type { Cents } from '../../../shared/money/cents.ts';
import type { InvoiceKind, TaxGroup } from './invoice.ts';

/** An invoice or credit note as the returns see it. Days in Berlin, as '2028-02-29'. */
export interface ReturnedDocument {
  readonly kind: InvoiceKind;
  readonly issuedOn: string;
  /** The day of the payment; for a credit note, that of its invoice. */
  readonly paidOn: string;
  /** The recipient's VAT ID; null: none was named. */
  readonly vatId: string | null;
  readonly taxes: readonly TaxGroup[];
}

/** Distance sales into one member state at one rate. */
export interface OssSale {
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
  readonly percent: number;
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/** What changes the VAT of an earlier quarter, which is declared with the present one. */
export interface OssCorrection {
  /** '2028-Q1' */
  readonly quarter: string;
  readonly country: string;
  /** Negative: less is owed. */
  readonly taxCents: Cents;
}

/** The VAT return for distance sales of a quarter (One-Stop-Shop, § 18j UStG). */
export interface OssReturn {
  readonly sales: readonly OssSale[];
  readonly corrections: readonly OssCorrection[];
}

/** The quarter of a day: '2028-Q1' of '2028-02-29'. */
export const quarterOf = (day: string): string =>
  `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Days in Berlin; `before` is the first that no longer counts. */
export interface Period {
  readonly from: string;
  readonly before: string;
}

export function daysOfQuarter(quarter: string): Period {
  const [year = 0, number = 1] = quarter.split('-Q').map(Number);
  return { from: firstOfMonth(year, number * 3 - 2), before: firstOfMonth(year, number * 3 + 1) };
}

/** @param month '2028-02' */
export function daysOfMonth(month: string): Period {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: firstOfMonth(year, number), before: firstOfMonth(year, number + 1) };
}

const firstOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/**
 * A sale belongs to the quarter of its payment, which here comes before the delivery (§ 13 (1) No. 1 a sentence 4 UStG). A
 * credit note of the same quarter lowers it; a later one corrects the quarter of its invoice, and is declared in its own
 * (Art. 369g (4) of Directive 2006/112/EC). What comes to nothing is left out: the portal refuses zeros.
 */
export function ossReturnOf(quarter: string, documents: readonly ReturnedDocument[]): OssReturn {
  const sales = new Map<string, OssSale>();
  const corrections = new Map<string, OssCorrection>();
  for (const { kind, issuedOn, paidOn, taxes } of documents) {
    const soldIn = quarterOf(paidOn);
    if (quarter !== (kind === 'invoice' ? soldIn : quarterOf(issuedOn))) continue;
    const sign = kind === 'invoice' ? 1 : -1;
    for (const { country, vatPercent: percent, netCents, taxCents } of taxes) {
      if (country === undefined || percent === null) continue;
      if (soldIn === quarter) {
        const key = `${country} ${percent}`;
        const before = sales.get(key) ?? { country, percent, netCents: 0, taxCents: 0 };
        sales.set(key, {
          ...before,
          netCents: before.netCents + sign * netCents,
          taxCents: before.taxCents + sign * taxCents,
        });
      } else {
        const key = `${soldIn} ${country}`;
        const before = corrections.get(key) ?? { quarter: soldIn, country, taxCents: 0 };
        corrections.set(key, { ...before, taxCents: before.taxCents + sign * taxCents });
      }
    }
  }
  return {
    sales: inOrder(sales).filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0),
    corrections: inOrder(corrections).filter(({ taxCents }) => taxCents !== 0),
  };
}

const inOrder = <T>(found: ReadonlyMap<string, T>): readonly T[] =>
  [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

/** An intra-Community supply, or a service whose VAT the recipient owes. */
export const ecSaleKinds = ['supply', 'service'] as const;

/** What a business in another member state was sold without VAT in a month. */
export interface EcSale {
  /** Null: its invoice names none, and it cannot be declared without. */
  readonly vatId: string | null;
  readonly kind: (typeof ecSaleKinds)[number];
  /** In whole euros, as the list asks for them; negative: more came back than was sold. */
  readonly euros: number;
}

/**
 * The EC sales list of a month, given as '2028-02' (Zusammenfassende Meldung, § 18a UStG): what was invoiced in it
 * (paragraph 8), less what was credited in it (paragraph 7 sentence 2).
 */
export function ecSalesOf(month: string, documents: readonly ReturnedDocument[]): readonly EcSale[] {
  const sums = new Map<string, Omit<EcSale, 'euros'> & { readonly netCents: Cents }>();
  for (const { kind: document, issuedOn, vatId, taxes } of documents) {
    if (issuedOn.slice(0, 7) !== month) continue;
    const sign = document === 'invoice' ? 1 : -1;
    for (const { exemption, netCents } of taxes) {
      if (exemption !== 'intra-community' && exemption !== 'reverse-charge') continue;
      const kind = exemption === 'intra-community' ? 'supply' : 'service';
      const key = `${vatId} ${kind}`;
      const before = sums.get(key)?.netCents ?? 0;
      sums.set(key, { vatId, kind, netCents: before + sign * netCents });
    }
  }
  return inOrder(sums)
    .map(({ netCents, ...sale }) => ({ ...sale, euros: Math.round(netCents / 100) }))
    .filter(({ euros }) => euros !== 0);
}

/** Greece has other letters in matters of VAT. */
const inVatMatters = (country: string): string => (country === 'GR' ? 'EL' : country);

const decimal = (cents: Cents): string => (cents / 100).toFixed(2);

/**
 * The return as the tax office's portal imports it (BZSt, „OSS EU-Regelung“, CSV version 2.0): a record of type 1 for each
 * member state, one of type 3 for goods that were sent there from Germany. Corrections are entered by hand.
 */
export function ossRecords({ sales }: OssReturn): readonly (readonly string[])[] {
  const countries = new Set(sales.map(({ country }) => inVatMatters(country)));
  return [
    ['#v2.0'],
    ...[...countries].map((country) => ['1', country]),
    ...sales.map(({ country, percent, netCents, taxCents }) => [
      '3',
      inVatMatters(country),
      'STANDARD',
      percent.toFixed(2),
      decimal(netCents),
      decimal(taxCents),
    ]),
  ];
}

/** The list as the tax office's portal imports it (Mein ELSTER, „Zusammenfassende Meldung“, CSV version 3.0). */
export function ecSalesRecords(sales: readonly EcSale[]): readonly (readonly string[])[] {
  return [
    ['#v3.0'],
    ['USt-IdNr.', 'Betrag (EUR)', 'Art der Leistung'],
    ...sales.flatMap(({ vatId, kind, euros }) =>
      vatId === null ? [] : [[vatId, String(euros), kind === 'supply' ? 'L' : 'S']],
    ),
  ];
}
