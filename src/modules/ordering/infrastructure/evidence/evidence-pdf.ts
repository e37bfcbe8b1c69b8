import { inks, pageWidth, pdfOf, type PdfContent } from '../../../../platform/documents/pdf.ts';

/** A page with headings and facts below each, in words that are ready to print. */
export interface EvidencePage {
  readonly title: string;
  /** The line below the title. */
  readonly made: string;
  readonly author: string;
  readonly parts: readonly {
    readonly title: string;
    readonly facts: readonly (readonly [name: string, value: string])[];
  }[];
  /** 'Seite 1 von 2', with `{page}` and `{pages}` for the numbers. */
  readonly pageOf: string;
}

const margin = 57;
const nameWidth = 150;
/** Beside each of the two columns. */
const gap = 6;

export async function evidencePdf({ title, made, author, parts, pageOf }: EvidencePage): Promise<Uint8Array> {
  return pdfOf({
    version: '1.7',
    tagged: true,
    language: 'de',
    info: { title, author },
    displayTitle: true,
    pageSize: 'A4',
    pageMargins: margin,
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.25, color: inks.ink },
    content: [
      { text: title, fontSize: 16, bold: true },
      { text: made, color: inks.faint, margin: [0, 2, 0, 8] },
      ...parts.flatMap(partOf),
    ],
    footer: (page, pages) => ({
      text: pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
      alignment: 'right',
      fontSize: 8,
      color: inks.faint,
      margin: [margin, 18, margin, 0],
    }),
  });
}

function partOf({ title, facts }: EvidencePage['parts'][number]): PdfContent[] {
  return [
    { text: title, fontSize: 12, bold: true, margin: [0, 12, 0, 4], headlineLevel: 1 },
    {
      table: {
        widths: [nameWidth, pageWidth - 2 * margin - nameWidth - 2 * gap],
        body: facts.map(([name, value]) => [{ text: name, color: inks.faint }, { text: value }]),
      },
      layout: {
        hLineWidth: (row: number) => (row === 0 ? 0 : 0.5),
        vLineWidth: () => 0,
        hLineColor: () => inks.rule,
        paddingLeft: () => 0,
        paddingRight: () => gap,
        paddingTop: () => 3,
        paddingBottom: () => 3,
      },
    },
  ];
}
