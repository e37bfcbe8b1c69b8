import { create } from 'qrcode';
import { inks, pdfOf, type PdfContent, type PdfDefinition } from '../../../../platform/documents/pdf.ts';
import type { GiftDesign } from '../../../../shared/money/gift-vouchers.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { drawingOf } from './gift-drawings.ts';

/** A gift voucher in words that are ready to print. */
export interface GiftPaper {
  readonly language: Language;
  readonly design: GiftDesign;
  readonly title: string;
  readonly shopName: string;
  /** The line at the foot: who owes it. */
  readonly issuer: string;
  /** '50 €' */
  readonly amount: string;
  /** For whom; null: the line is left out. */
  readonly recipient: string | null;
  /** null: the greeting is left out. */
  readonly greeting: string | null;
  readonly codeLabel: string;
  readonly code: string;
  /** The address in the QR code, with the code behind `#`. */
  readonly link: string;
  readonly scan: string;
  readonly validUntil: string;
  readonly terms: string;
}

/** The width of what is printed, in points: A4 without its margins of 20 mm. */
const widthPt = 482;

/** How large things are: long texts leave less room for the drawing. The last one holds whatever may be written. */
const layouts = [
  { drawing: 190, recipient: 15, greeting: 11 },
  { drawing: 130, recipient: 13, greeting: 10 },
  { drawing: 80, recipient: 11, greeting: 8 },
] as const;
type Layout = (typeof layouts)[number];

/** One page, always. */
export async function giftPdf(paper: GiftPaper): Promise<Uint8Array> {
  for (const layout of layouts) {
    let pages = 0;
    const bytes = await pdfOf(definition(paper, layout, (count) => (pages = count)));
    if (pages === 1) return bytes;
  }
  throw new Error('the text of a gift voucher does not fit on its page');
}

function definition(paper: GiftPaper, layout: Layout, count: (pages: number) => void): PdfDefinition {
  const { language, title, shopName, issuer, amount, recipient, greeting } = paper;
  return {
    version: '1.7',
    tagged: true,
    language,
    info: { title, author: shopName },
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: [57, 57, 57, 57],
    defaultStyle: { font: 'Roboto', fontSize: 11, lineHeight: 1.3, color: inks.ink },
    footer: (_page, pages) => {
      count(pages);
      return '';
    },
    content: [
      { svg: drawingOf(paper.design, widthPt, layout.drawing), width: widthPt, margin: [0, 0, 0, 26] },
      { text: shopName, fontSize: 11, color: inks.faint },
      { text: title, fontSize: 26, margin: [0, 2, 0, 10] },
      ...(recipient === null ? [] : [{ text: recipient, fontSize: layout.recipient } satisfies PdfContent]),
      ...(greeting === null
        ? []
        : [
            {
              text: greeting,
              italics: true,
              fontSize: layout.greeting,
              margin: [0, 8, 0, 0],
            } satisfies PdfContent,
          ]),
      { text: amount, fontSize: 44, bold: true, margin: [0, 16, 0, 16] },
      codeTable(paper),
      { text: paper.terms, fontSize: 8.5, color: inks.faint, margin: [0, 18, 0, 0] },
      { text: issuer, fontSize: 8.5, color: inks.faint, margin: [0, 6, 0, 0] },
    ],
  };
}

/** The code to type, and beside it the same to be read by a phone. */
function codeTable({ codeLabel, code, validUntil, scan, link }: GiftPaper): PdfContent {
  return {
    table: {
      widths: ['*', 96],
      body: [
        [
          {
            stack: [
              { text: codeLabel, fontSize: 9, color: inks.faint },
              { text: code, fontSize: 15, bold: true, margin: [0, 2, 0, 12] },
              { text: validUntil },
              { text: scan, fontSize: 9, color: inks.faint, margin: [0, 12, 0, 0] },
            ],
          },
          { svg: qrCode(link), width: 96 },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: () => 0,
      hLineColor: () => inks.rule,
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 14,
      paddingBottom: () => 14,
    },
  };
}

/** As vectors, which every printer renders sharp. With the quiet zone of four modules that its standard requires. */
function qrCode(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const path = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => `M${(index % size) + 4} ${Math.floor(index / size) + 4}h1v1h-1z`)
    .join('');
  const whole = size + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}"><rect width="${whole}" height="${whole}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}
