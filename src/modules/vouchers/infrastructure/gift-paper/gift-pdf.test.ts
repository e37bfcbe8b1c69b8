import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../../platform/documents/testing/read-pdf.ts';
import { giftText } from '../../../../shared/money/gift-vouchers.ts';
import { unprintable } from '../../../../shared/text/printable.ts';
import { giftPdf, type GiftPaper } from './gift-pdf.ts';

const paper: GiftPaper = {
  language: 'de',
  design: 'planks',
  title: 'Geschenkgutschein',
  shopName: 'Werkstatt Möbel Kreuzberg',
  issuer:
    'Werkstatt Möbel Kreuzberg GmbH und ihre langen Namen, Boxhagener Straße 1, 10245 Berlin · shop.example.org',
  amount: '5.000 €',
  recipient: 'Für Ada',
  greeting: 'Alles Gute!',
  codeLabel: 'Code',
  code: '7K3M-90XA-QW4R-T2B8',
  link: 'https://shop.example.org/gutschein-guthaben#code=7K3M-90XA-QW4R-T2B8',
  scan: 'Mit dem Telefon gelesen, führt das Bild zum Guthaben.',
  validUntil: 'Einlösbar bis zum 31. Dezember 2031',
  terms: 'Einlösbar im Shop und in unseren Geschäften, auch in Teilen. '.repeat(7),
};

/** As many lines as there may be, and all that may be written on them. */
const lines = Array.from({ length: giftText.greetingLines }, () =>
  'W'.repeat(giftText.greeting / giftText.greetingLines - 1),
).join('\n');

test.each<[string, Partial<GiftPaper>]>([
  ['with nothing on it', { recipient: null, greeting: null }],
  ['with a short greeting', {}],
  ['with the widest letters, in one word', { recipient: 'W'.repeat(80), greeting: 'W'.repeat(300) }],
  ['with as many lines as there may be', { recipient: 'Ŵ'.repeat(80), greeting: lines }],
  ['with a last line that is very long', { greeting: `a\nb\nc\nd\ne\n${'Ж'.repeat(290)}` }],
])('a voucher is one page: %s', async (_, change) => {
  for (const design of ['planks', 'armchair', 'stripes'] as const) {
    const pdf = await giftPdf({ ...paper, design, ...change });
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1);
    expect(Math.max(...textsOf(pdf).map((text) => text.right))).toBeLessThan(595.28 - 57 + 3);
  }
});

describe('what can be printed', () => {
  interface Font {
    readonly characterSet: readonly number[];
  }
  const pdfmake = createRequire(import.meta.url).resolve('pdfmake/package.json');
  const { openSync } = createRequire(pdfmake)('fontkit') as { openSync: (path: string) => Font };

  test.each(['Regular', 'Italic'])('is in the font, %s', (style) => {
    const font = openSync(join(dirname(pdfmake), 'fonts', 'Roboto', `Roboto-${style}.ttf`));
    const known = new Set(font.characterSet);
    const missing = Array.from({ length: 0x3000 }, (_, code) => code)
      .filter((code) => code !== 10 && !known.has(code))
      .map((code) => String.fromCodePoint(code))
      .filter((char) => unprintable(`1${char}1`).length === 0 && char.normalize('NFC') === char)
      .filter((char) => char !== '\t' && char !== '\r');
    expect(missing).toEqual([]);
  });
});
