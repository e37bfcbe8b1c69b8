import pdfmake from 'pdfmake';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export type PdfDefinition = Parameters<typeof pdfmake.createPdf>[0];
export type PdfContent = PdfDefinition['content'];

// Its font covers all European letters. PDF/A requires fonts to be embedded.
const fontFolder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts');
const font = (name: string): string => join(fontFolder, 'Roboto', `Roboto-${name}.ttf`);
pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
// Nothing on a document may make it read another file or contact another server.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => resolve(path).startsWith(fontFolder));

/** The colours of the shop's documents. */
export const inks = { ink: '#1f2a2e', faint: '#5d6a6e', rule: '#c9d0d2', warning: '#a4211a' } as const;

/** A document as PDF. It takes a whole core for a while: call it in a thread of its own. */
export async function pdfOf(definition: PdfDefinition): Promise<Uint8Array> {
  return pdfmake.createPdf(definition).getBuffer();
}
