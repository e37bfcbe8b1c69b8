import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import { sfntOf } from './sfnt.ts';

/** A piece of text and the font that has all of its signs. */
export interface FontRun {
  readonly text: string;
  readonly font: string;
  /** It is one word, however many blanks there are. */
  readonly noWrap?: true;
}

const require = createRequire(import.meta.url);
/** Files of a package, beside its `package.json`. */
const files = (manifest: string, names: readonly string[]): readonly string[] =>
  names.map((name) => join(dirname(manifest), name));

/**
 * The fonts of documents, the one to prefer first. Their files are the four styles, or fewer where a font has no more.
 *
 * - Roboto has the letters of European languages in Latin, Greek and Cyrillic.
 * - DejaVu Sans has arrows, fractions, mathematics and dingbats, Hebrew, Arabic, Armenian and Georgian.
 * - UnifontEX has every letter of the world's scripts in use, Chinese, Japanese and Korean among them, as dots. It is
 *   not beautiful, but a name stands on the invoice as its owner writes it, and the font is a twentieth of a family
 *   that draws all of them (ADR 0063).
 */
export const fontFamilies = {
  Roboto: files(require.resolve('pdfmake/package.json'), [
    'fonts/Roboto/Roboto-Regular.ttf',
    'fonts/Roboto/Roboto-Medium.ttf',
    'fonts/Roboto/Roboto-Italic.ttf',
    'fonts/Roboto/Roboto-MediumItalic.ttf',
  ]),
  DejaVu: files(require.resolve('@fontsource/dejavu-sans/package.json'), [
    'files/dejavu-sans-latin-400-normal.woff',
    'files/dejavu-sans-latin-700-normal.woff',
  ]),
  Unifont: files(require.resolve('@fontsource/unifontex/package.json'), [
    'files/unifontex-latin-400-normal.woff',
  ]),
} as const;
type Family = keyof typeof fontFamilies;

// PDF/A requires fonts to be embedded. Those that a document does not use are never read.
pdfmake.setFonts(
  Object.fromEntries(
    Object.entries(fontFamilies).map(
      ([family, [normal, bold = normal, italics = normal, bolditalics = bold]]) => [
        family,
        { normal, bold, italics, bolditalics },
      ],
    ),
  ),
);
// Nothing on a document may make it read another file or contact another server.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFamilies.Roboto.includes(path));

/** Files that pdfmake reads from memory; its types leave them out. */
const { virtualfs: memory } = pdfmake as unknown as {
  readonly virtualfs: { readonly writeFileSync: (path: string, bytes: Buffer) => void };
};

/** Which code points a font has in all its styles. Read when a text first needs to know. */
const known = new Map<Family, ReadonlySet<number>>();
function codePointsOf(family: Family): ReadonlySet<number> {
  const found = known.get(family);
  if (found) return found;
  // The same copy that pdfmake has loaded.
  const { create } = require('fontkit') as typeof import('fontkit');
  const [first = [], ...others] = fontFamilies[family].map((file) => {
    const bytes = sfntOf(readFileSync(file));
    // Kept unpacked, as pdfmake would unpack all letters of a packed font anew for each one.
    memory.writeFileSync(file, bytes);
    const font = create(bytes);
    if (!('characterSet' in font)) throw new Error(`${basename(file)} is a collection of fonts`);
    return font.characterSet;
  });
  const inAll = new Set(first);
  for (const other of others) {
    const its = new Set(other);
    for (const code of inAll) if (!its.has(code)) inAll.delete(code);
  }
  known.set(family, inAll);
  return inAll;
}

const has = (family: Family, text: string): boolean =>
  [...text].every((char) => codePointsOf(family).has(char.codePointAt(0) ?? 0));

/** Signs that only say how their neighbours are drawn, such as 'in colour'; UnifontEX would draw a box for them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A sign as people see it, in the first font that has all of it; null: there is none. What no font has is taken apart,
 * then written in its plain form (NFKC), and at last by its number in Unicode: nothing disappears, and no box is drawn.
 */
function runsOf(sign: string): readonly FontRun[] {
  if (sign === '\n') return [{ text: sign, font: 'Roboto' }];
  const bare = sign.replace(invisible, '');
  const font =
    (['Roboto', 'DejaVu'] as const).find((family) => has(family, sign)) ??
    (['Roboto', 'DejaVu', 'Unifont'] as const).find((family) => has(family, bare));
  if (font !== undefined) return [{ text: has(font, sign) && font !== 'Unifont' ? sign : bare, font }];
  const chars = [...bare];
  if (chars.length > 1) return chars.flatMap(runsOf);
  const plain = bare.normalize('NFKC');
  if (plain !== bare) return [...plain].flatMap(runsOf);
  const code = (bare.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return [{ text: `[U+${code}]`, font: 'Roboto' }];
}

const rightToLeft = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]`;
/** Words that are written from right to left, with what stands between them. */
const fromRight = new RegExp(String.raw`(${rightToLeft}(?:[^\p{L}\p{N}\n]*${rightToLeft})*\p{M}*)`, 'u');

/** A single word must not be wider than the column of an address. */
const longestWord = 36;

const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * A text in runs, each in a font that has all its signs; a text that Roboto has is one run.
 *
 * Each word is laid out by itself, and words from left to right. So a name in Hebrew or Arabic is made one word with
 * blanks that do not break: its font writes that from the right. A longer text breaks where lines do.
 */
export function fontRuns(text: string): readonly FontRun[] {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
  if (has('Roboto', plain.replaceAll('\n', ''))) return [{ text: plain, font: 'Roboto' }];
  const runs: FontRun[] = [];
  // Every second part is what was split by.
  for (const [index, part] of plain.split(fromRight).entries()) {
    const joined = part.replaceAll(' ', '\u00a0');
    if (index % 2 === 1 && joined.length <= longestWord && has('DejaVu', joined)) {
      runs.push({ text: joined, font: 'DejaVu', noWrap: true });
    } else {
      for (const { segment } of segmenter.segment(part)) for (const run of runsOf(segment)) append(runs, run);
    }
  }
  return runs;
}

function append(runs: FontRun[], run: FontRun): void {
  const last = runs.at(-1);
  if (run.text === '') return;
  if (last?.font === run.font && !last.noWrap) {
    runs[runs.length - 1] = { text: last.text + run.text, font: run.font };
  } else {
    runs.push(run);
  }
}
