import { describe, expect, test } from 'vitest';
import { type CodePage, CodePageEvidence, textIn } from './code-page.ts';

/** A text as a program writes it in a code page. */
function bytesIn(page: CodePage, text: string): Buffer {
  const all = textIn(
    page,
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  return Buffer.from(
    [...text].map((char) => {
      const byte = all.indexOf(char);
      if (byte === -1) throw new Error(`${page} has no ${char}`);
      return byte;
    }),
  );
}

function verdictOn(bytes: Buffer) {
  const evidence = new CodePageEvidence();
  evidence.add(bytes);
  return evidence.verdict();
}

const german = 'Küchenbüfett aus Kirschholz, weiß gestrichen;Schränkchen für den Flur, Höhe 80;Großer Lüster';

describe('which code page a table is in', () => {
  test.each<[CodePage, string]>([
    ...(['windows-1252', 'macintosh', 'cp850'] as const).flatMap((page): [CodePage, string][] => [
      [page, german],
      [page, 'GRÖSSE;MAẞE'.replace('ẞ', 'SS')],
      [page, 'für'],
      [page, 'Änderung;Öl;Übergröße;fünf Stühle'],
      [page, 'Canapé Napoléon III, époque, à restaurer, hêtre teinté, façade'],
      [page, 'Sillón tapizado, diseño años cincuenta, patas de jacarandá'],
      [page, 'Credenza in ciliegio, qualità, così, età: più di cent’anni'.replace('’', "'")],
      [page, 'Børge Mogensen, Århus, Sølvbeck, für daheim'],
      [
        page,
        'Tisch, Ø 80 cm, 30° geneigt, für 2½ Personen, 4 m²'
          .replace('½', page === 'macintosh' ? ',5' : '½')
          .replace('²', page === 'macintosh' ? '2' : '²'),
      ],
    ]),
    ['windows-1252', '1.250,00 €;480 € – „Teak“ … ‚rund‘'],
    ['windows-1252', '30 × 40 cm;80°;½;¾ Liter;² m'],
    ['windows-1252', 'Aleš Novotný; Šafář'.replace('ř', 'r')],
    ['macintosh', '1.250,00 €;„Teak“; schön – neu'],
  ])('%s: %s', (page, text) => {
    expect(verdictOn(bytesIn(page, text))).toEqual({ ok: true, codePage: page });
  });

  test.each<[string, Buffer, readonly string[]]>([
    ['a name that is one in several', bytesIn('windows-1252', 'Marke Škoda, rot'), ['äkoda', 'Škoda']],
    ['Polish of a page that is not among them', Buffer.from([0xa3, 0xf3, 0x64, 0x9f]), ['£Ûdü', '£ódŸ']],
    ['nothing beyond ASCII', Buffer.from('x'), ['']],
  ])('nobody can tell: %s', (_, bytes, readings) => {
    expect(verdictOn(bytes)).toEqual({ ok: false, readings });
  });
});
