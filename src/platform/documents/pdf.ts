import pdfmake from 'pdfmake';
import { fontRuns } from './fonts.ts';

export type PdfDefinition = Parameters<typeof pdfmake.createPdf>[0];
export type PdfContent = PdfDefinition['content'];

/** The colours of the shop's documents. */
export const inks = { ink: '#1f2a2e', faint: '#5d6a6e', rule: '#c9d0d2', warning: '#a4211a' } as const;

/**
 * The width of an A4 page, in points. What people have typed stands in columns whose width is a number: there a word
 * breaks that is longer than a line, while a column of '*' grows with it and pushes its neighbours off the page.
 */
export const pageWidth = 595.28;

/**
 * A document as PDF. It takes a whole core for a while: call it in a thread of its own. Each of its texts is in fonts
 * that have all its signs: PDF/A must not show a missing one (ISO 19005-3, 6.2.11.8), and an invoice names its
 * recipient (§ 14 (4) no. 1 UStG), in whatever letters that name is written.
 */
export async function pdfOf(definition: PdfDefinition): Promise<Uint8Array> {
  return pdfmake.createPdf(inFonts(definition)).getBuffer();
}

/** The keys of a definition that hold texts, or nodes with texts. */
const holders = new Set([
  'text',
  'stack',
  'columns',
  'ul',
  'ol',
  'table',
  'body',
  'content',
  'header',
  'footer',
]);

function inFonts<T>(definition: T): T {
  return withRuns(definition) as T;
}

function withRuns(node: unknown): unknown {
  if (typeof node === 'string') return runsIn(node);
  if (Array.isArray(node)) return node.map(withRuns);
  if (typeof node === 'function')
    return (...facts: unknown[]): unknown => withRuns(Reflect.apply(node, undefined, facts));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, holders.has(key) ? withRuns(value) : value]),
  );
}

/**
 * A word in one font is broken where its line ends. One in several is held together by pdfmake, however long: there is
 * a blank without width after each 20 letters, which fit beside what stands in the next column.
 */
const parted = (text: string): string => text.replace(/[^\s\u200b]{20}(?=\S)/gu, '$&\u200b');

function runsIn(text: string): unknown {
  const runs = fontRuns(text);
  const [first] = runs;
  if (first === undefined) return '';
  return runs.length === 1 && first.font === 'Roboto' ? first.text : { text: fontRuns(parted(text)) };
}
