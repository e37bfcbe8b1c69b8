import fc from 'fast-check';
import { openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { fontFamilies, fontRuns } from './fonts.ts';
import { pdfOf, type PdfContent } from './pdf.ts';
import { glyphsOf } from './testing/read-pdf.ts';

const roboto = (text: string) => ({ text, font: 'Roboto' });
const dejaVu = (text: string) => ({ text, font: 'DejaVu' });
const unifont = (text: string) => ({ text, font: 'Unifont' });
const fromRight = (text: string) => ({ text, font: 'DejaVu', noWrap: true });

describe('a text in fonts that have all its signs', () => {
  test.each([
    ['Łukasz Ångström, Ελένη, Юлия: 24″', [roboto('Łukasz Ångström, Ελένη, Юлия: 24″')]],
    // One letter and its accent are one letter.
    ['Scho\u0308nbo\u0308ck', [roboto('Schönböck')]],
    [
      'Tisch ⌀ 80, ⅔ → ✓',
      [
        roboto('Tisch '),
        dejaVu('⌀'),
        roboto(' 80, '),
        dejaVu('⅔'),
        roboto(' '),
        dejaVu('→'),
        roboto(' '),
        dejaVu('✓'),
      ],
    ],
    ['李 小明', [unifont('李'), roboto(' '), unifont('小明')]],
    ['さくら 안녕', [unifont('さくら'), roboto(' '), unifont('안녕')]],
    // Words from the right are one word, with blanks that do not break.
    ['Frau שרה כהן-לוי, Berlin', [roboto('Frau '), fromRight('שרה\u00a0כהן-לוי'), roboto(', Berlin')]],
    ['أحمد بن محمد', [fromRight('أحمد\u00a0بن\u00a0محمد')]],
    // What only says how a sign is drawn is left out where it would be a box.
    ['👩\u200d👧', [unifont('👩👧')]],
    ['a\nb\r\nc\td\u0000', [roboto('a\nb\nc d')]],
    // Not in any font: in its plain form, or else by its number.
    ['𠮷田', [roboto('[U+20BB7]'), unifont('田')]],
    ['豈\u{2F800}', [unifont('豈丽')]],
    ['', [roboto('')]],
    // Too long to be one word.
    [
      'שרה '.repeat(10),
      [dejaVu('שרה'), roboto(' ')].concat(...Array.from({ length: 9 }, () => [dejaVu('שרה'), roboto(' ')])),
    ],
  ])('%j', (text, runs) => {
    expect(fontRuns(text)).toEqual(runs);
  });

  test('each in a font that has it, and none disappears, whatever is written', () => {
    const fonts = new Map(
      Object.entries(fontFamilies).map(([font, files]) => [
        font,
        files.map((file) => {
          const opened = openSync(file);
          if (!('characterSet' in opened)) throw new Error('not a font');
          return new Set(opened.characterSet);
        }),
      ]),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        const runs = fontRuns(text);
        const missing = runs.flatMap((run) =>
          [...run.text.replaceAll('\n', '')].filter((char) =>
            fonts.get(run.font)?.some((known) => !known.has(char.codePointAt(0) ?? 0)),
          ),
        );
        expect(missing).toEqual([]);
        const visible = text.normalize('NFC').replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/gu, '');
        const printed = runs.map((run) => run.text).join('');
        expect(printed.replace(/\s/gu, '').length).toBeGreaterThanOrEqual([...visible].length);
      }),
    );
  });
});

describe('a document shows no empty box', () => {
  const strange = 'Couchtisch ⌀ 80 cm, ⅔ → 李小明 עברית 𠮷 🎉 ไทย\u202f€\u0000';
  const places: [string, PdfContent][] = [
    ['a text', strange],
    ['a styled text', { text: strange, bold: true, italics: true }],
    ['a text of parts', { text: ['a', { text: strange, bold: true }] }],
    ['a stack', { stack: [strange, { text: strange }] }],
    ['columns', { columns: [{ width: '*', stack: [strange] }, { text: strange }] }],
    ['a list', { ul: [strange], ol: [strange] } as PdfContent],
    ['a table', { table: { body: [[strange, { stack: [strange] }, { text: strange, italics: true }]] } }],
  ];
  test.each(places)('%s', async (_, content) => {
    const glyphs = glyphsOf(await pdfOf({ content, defaultStyle: { font: 'Roboto' } }));
    expect(glyphs.length).toBeGreaterThan(30);
    expect(glyphs).not.toContain(0);
  });

  test('at its head and foot', async () => {
    const glyphs = glyphsOf(
      await pdfOf({ content: 'x', header: strange, footer: (page, pages) => `${page}/${pages} ${strange}` }),
    );
    expect(glyphs.length).toBeGreaterThan(60);
    expect(glyphs).not.toContain(0);
  });
});
