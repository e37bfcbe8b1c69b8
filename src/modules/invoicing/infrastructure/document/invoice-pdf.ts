import {
  inks,
  pageWidth,
  pdfOf,
  type PdfContent,
  type PdfDefinition,
} from '../../../../platform/documents/pdf.ts';
import { mailFormatsIn } from '../../../../platform/mail/mail-formats.ts';
import { withShownEmails } from '../../../../platform/mail/shown-emails.ts';
import {
  exemptionsOf,
  hasGiftVoucher,
  hasMargin,
  type InvoiceContent,
  type InvoiceLine,
  type TaxGroup,
} from '../../domain/invoice.ts';
import { distanceSaleNotes, giftNotes, paymentNotes, stateName } from './e-invoice.ts';
import { headingsOf, invoiceTexts } from './texts/invoice-in-words.ts';

type ContentTable = Extract<PdfContent, { readonly table: unknown }>;
type TableCell = ContentTable['table']['body'][number][number];

const { ink, faint, rule, warning } = inks;

/** DIN 5008, form B: the address is visible in an envelope's window. Left, top, right and bottom. */
const margins: [number, number, number, number] = [70, 60, 57, 100];
const width = pageWidth - margins[0] - margins[2];
const factsWidth = 236;
const bankWidth = 140;
const lineWidths = { position: 24, quantity: 44, vat: 40, amount: 74 } as const;
const cellPadding = 4;

/** The human-readable document, a PDF/A-3 into which the e-invoice can be embedded. */
export async function invoicePdf(content: InvoiceContent): Promise<Uint8Array> {
  return pdfOf(definition(content));
}

function definition(content: InvoiceContent): PdfDefinition {
  const t = invoiceTexts(content.language);
  const { seller } = content;
  return {
    subset: 'PDF/A-3b',
    version: '1.7',
    tagged: true,
    language: content.language,
    info: { title: `${headingsOf(content).title} ${content.number}`, author: seller.firm },
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: margins,
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: ink },
    content: [
      { text: seller.shopName, fontSize: 18, bold: true, margin: [0, 0, 0, 38] },
      {
        text: `${seller.firm} · ${seller.street} · ${seller.postalCode} ${seller.city}`,
        fontSize: 7,
        color: faint,
        margin: [0, 0, 0, 6],
      },
      {
        columns: [
          { width: width - factsWidth - 20, stack: addressLines(content) },
          { width: factsWidth, ...facts(content) },
        ],
        columnGap: 20,
      },
      {
        text: `${headingsOf(content).title} ${content.number}`,
        fontSize: 15,
        bold: true,
        margin: [0, 34, 0, 12],
      },
      ...(content.isTrial === true
        ? [{ text: t.trial, bold: true, color: warning, margin: [0, 0, 0, 12] } satisfies PdfContent]
        : []),
      lineTable(content),
      sums(content),
      ...words(content).map((text): PdfContent => ({ text, margin: [0, 0, 0, 8] })),
    ],
    footer: (page, pages) => footer(content, page, pages),
  };
}

function addressLines({ recipient: to, seller }: InvoiceContent): string[] {
  const country = to.country === seller.country ? [] : [countryIn(to.country)];
  const lines = [to.company ?? '', to.name, to.street, to.addition ?? '', `${to.postalCode} ${to.city}`];
  // The country is read by the postal service of the destination.
  return [...lines, ...country].filter((line) => line !== '');
}

/** Letters abroad name the country in capitals, in the language of the sending country. */
function countryIn(country: string): string {
  return (new Intl.DisplayNames('de', { type: 'region' }).of(country) ?? country).toLocaleUpperCase('de');
}

/** The facts of a document, as labels and values. */
export function invoiceFacts(content: InvoiceContent): readonly [string, string][] {
  const t = invoiceTexts(content.language);
  const { day } = mailFormatsIn(content.language);
  const { refersTo, replaces, recipient, buyerReference } = content;
  return [
    [t.number[content.kind], content.number],
    [t.issuedOn, day(content.issuedOn)],
    ...(refersTo === null
      ? []
      : [[t.refersTo, t.refersToOn(refersTo.number, day(refersTo.issuedOn))] as [string, string]]),
    ...(replaces === undefined
      ? []
      : [[t.replaces, t.refersToOn(replaces.number, day(replaces.issuedOn))] as [string, string]]),
    [t.order, t.orderOn(content.orderNumber, day(content.orderedOn))],
    // A multi-purpose voucher is no supply: that comes when it is redeemed (§ 3 (15) UStG).
    ...(content.kind === 'invoice' && !hasGiftVoucher(content)
      ? [[t.supply, t.suppliedOn] as [string, string]]
      : []),
    ...(recipient.vatId === null ? [] : [[t.customerVatId, recipient.vatId] as [string, string]]),
    ...(buyerReference === undefined ? [] : [[t.customerReference, buyerReference] as [string, string]]),
  ];
}

function facts(content: InvoiceContent): ContentTable {
  return {
    table: {
      widths: [90, 140],
      body: invoiceFacts(content).map(([label, value]): TableCell[] => [
        { text: label, color: faint },
        { text: value },
      ]),
    },
    layout: { ...bare, paddingBottom: () => 1.5, paddingTop: () => 0 },
  };
}

const bare = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 6,
};

function lineTable(content: InvoiceContent): PdfContent {
  const t = invoiceTexts(content.language);
  const head = [t.position, t.item, t.quantity, t.vat, t.amount];
  const { position, quantity, vat, amount } = lineWidths;
  const item = width - position - quantity - vat - amount - 2 * cellPadding * (head.length - 1);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [position, item, quantity, vat, amount],
      body: [
        head.map((text, column): TableCell => ({
          text,
          color: faint,
          alignment: column < 2 ? 'left' : 'right',
        })),
        ...content.lines.map((line, index) => lineRow(content, line, index)),
      ],
    },
    layout: {
      hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => rule,
      paddingLeft: (column: number) => (column === 0 ? 0 : cellPadding),
      paddingRight: (column: number) => (column === 4 ? 0 : cellPadding),
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
  };
}

function lineRow(content: InvoiceContent, line: InvoiceLine, index: number): TableCell[] {
  const t = invoiceTexts(content.language);
  const { euros } = mailFormatsIn(content.language);
  const right = (text: string): TableCell => ({ text, alignment: 'right' });
  return [
    String(index + 1),
    {
      stack: [line.title, ...line.details.map((text): PdfContent => ({ text, fontSize: 8.5, color: faint }))],
    },
    right(String(line.quantity)),
    right(line.vatPercent === null ? t.marginVat : t.percent(line.vatPercent)),
    right(euros(line.grossCents)),
  ];
}

function sums(content: InvoiceContent): PdfContent {
  const t = invoiceTexts(content.language);
  const { euros } = mailFormatsIn(content.language);
  const total: [string, string] = [headingsOf(content).total, euros(content.grossCents)];
  const ofIt = ({ vatPercent, exemption, country, netCents, taxCents }: TaxGroup): [string, string] => {
    if (exemption !== undefined) return [t.exempt[exemption].ofIt, euros(netCents)];
    if (vatPercent === null) return [t.ofItMargin, euros(netCents)];
    if (vatPercent === 0) return [t.ofItGiftVoucher, euros(netCents)];
    const [percent, net] = [t.percent(vatPercent), euros(netCents)];
    if (country === undefined) return [t.ofItVat(percent, net), euros(taxCents)];
    return [t.ofItVatOf(stateName(country, content.language), percent, net), euros(taxCents)];
  };
  return {
    margin: [0, 8, 0, 20],
    unbreakable: true,
    table: {
      widths: ['*', 90],
      body: [total, ...content.taxes.map(ofIt)].map(([label, value], index): TableCell[] => {
        const look = index === 0 ? { bold: true, fontSize: 11 } : { color: faint, fontSize: 8.5 };
        return [
          { text: label, alignment: 'right', ...look },
          { text: value, alignment: 'right', ...look },
        ];
      }),
    },
    layout: { ...bare, paddingRight: () => 0, paddingTop: () => 1, paddingBottom: () => 2 },
  };
}

function words(content: InvoiceContent): string[] {
  const t = invoiceTexts(content.language);
  const { correction } = headingsOf(content);
  return [
    ...giftNotes(content),
    ...paymentNotes(content),
    ...(content.paidOn === null || hasGiftVoucher(content) ? [] : [t.inAdvance]),
    ...(correction === null ? [] : [correction]),
    ...(hasMargin(content) ? [t.margin] : []),
    ...exemptionsOf(content).map((exemption) => t.exempt[exemption].note),
    ...distanceSaleNotes(content),
    ...(hasGiftVoucher(content) ? [`${t.giftVoucher}.`] : []),
  ];
}

function footer(content: InvoiceContent, page: number, pages: number): PdfContent {
  const t = invoiceTexts(content.language);
  const { seller } = content;
  const { bankAccount } = seller;
  const columns = [
    [seller.firm, seller.street, `${seller.postalCode} ${seller.city}`],
    [seller.phone, withShownEmails(seller.email), `${t.vatId} ${seller.vatId}`],
    [
      `${seller.registerCourt}, ${seller.registerNumber}`,
      `${t.management}: ${seller.managingDirector}`,
      ...(pages > 1 ? [t.page(page, pages)] : []),
    ],
    [bankAccount.holder, `IBAN ${bankAccount.iban}`, `BIC ${bankAccount.bic}`],
  ];
  return {
    margin: [margins[0], 18, margins[2], 0],
    fontSize: 7,
    color: faint,
    columnGap: 10,
    columns: columns.map((stack, index) => ({
      stack,
      width: index === 3 ? bankWidth : (width - bankWidth - 3 * 10) / 3,
    })),
  };
}
