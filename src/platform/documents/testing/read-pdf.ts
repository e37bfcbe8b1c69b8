import { inflateSync } from 'node:zlib';

/** One in 256 packed streams ends with a byte that is a carriage return: that is no part of the line's end. */
const packedIn = (stream: string): string => stream.split('\nendstream')[0] ?? '';

/** The numbers of all glyphs that a PDF of ours shows, within the fonts embedded in it; 0 is the empty box. */
export function glyphsOf(pdf: Uint8Array): readonly number[] {
  const parts = Buffer.from(pdf)
    .toString('latin1')
    .split(/stream\r?\n/);
  return parts
    .map(packedIn)
    .filter((part) => part.startsWith('x'))
    .map((part) => inflateSync(Buffer.from(part, 'latin1')).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)])
    .flatMap(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => Number.parseInt(code, 16));
}

/** A text on a page: where it begins and ends from the left, and how high above the bottom it stands, in points. */
export interface PlacedText {
  readonly text: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** The texts that a PDF of ours shows, page by page, as wide as its embedded fonts say. */
export function textsOf(pdf: Uint8Array): readonly PlacedText[] {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...file.matchAll(/^(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/gm)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );
  const object = (id: string | undefined): string => objects.get(id ?? '') ?? '';
  const unpacked = (text: string): string => {
    const packed = text.slice(text.search(/stream\r?\n/)).replace(/^stream\r?\n/, '');
    return inflateSync(Buffer.from(packedIn(packed), 'latin1')).toString('latin1');
  };
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const descendant = /\/DescendantFonts \[(\d+) 0 R/.exec(object(id))?.[1];
      const list = /\/W \[0 \[([^\]]*)\]/.exec(object(descendant))?.[1] ?? '';
      const letters = /\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1];
      // One range after the other, from glyph 0 on.
      const ranges = [...unpacked(object(letters)).matchAll(/> \[([^\]]*)\]/g)].map(
        ([, range = '']) => range,
      );
      return [
        name,
        {
          widths: list.trim().split(/\s+/).map(Number),
          letters: ranges.flatMap((range) =>
            [...range.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => hex),
          ),
        },
      ];
    }),
  );
  const pages = [...file.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) =>
    object(id),
  );
  return pages.flatMap((text, page) => {
    const shown = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n\[([^\]]*)\] TJ/g;
    return [...unpacked(text).matchAll(shown)].map(([, x, y, font = '', size, glyphs = '']) => {
      const { widths = [], letters = [] } = fonts.get(font) ?? {};
      let thousandths = 0;
      let written = '';
      for (const [, hex, kern] of glyphs.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)) {
        thousandths -= Number(kern ?? 0);
        for (const code of hex?.match(/.{4}/g) ?? []) {
          const glyph = Number.parseInt(code, 16);
          thousandths += widths[glyph] ?? 0;
          written += Buffer.from(letters[glyph] ?? '', 'hex')
            .swap16()
            .toString('utf16le');
        }
      }
      const left = Number(x);
      const right = left + (thousandths * Number(size)) / 1000;
      return { text: written, page, left, right, bottom: Number(y) };
    });
  });
}
