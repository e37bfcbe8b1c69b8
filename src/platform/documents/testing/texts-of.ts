import { inflateSync } from 'node:zlib';

/** Where a text begins and ends from the left, and how high above the bottom it stands, in points. */
export interface PlacedText {
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
  const widths = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => {
      const descendant = /\/DescendantFonts \[(\d+) 0 R/.exec(object(id))?.[1];
      const list = /\/W \[0 \[([^\]]*)\]/.exec(object(descendant))?.[1] ?? '';
      return [name, list.trim().split(/\s+/).map(Number)];
    }),
  );
  const pages = [...file.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(([, id]) =>
    object(id),
  );
  return pages.flatMap((text, page) => {
    const packed = text.slice(text.search(/stream\r?\n/)).replace(/^stream\r?\n/, '');
    const content = inflateSync(Buffer.from(packed.split(/\r?\nendstream/)[0] ?? '', 'latin1'));
    const shown = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm\n\/(F\d+) ([\d.]+) Tf\n\[([^\]]*)\] TJ/g;
    return [...content.toString('latin1').matchAll(shown)].map(([, x, y, font = '', size, glyphs = '']) => {
      const ofFont = widths.get(font) ?? [];
      const thousandths = [...glyphs.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)].reduce(
        (sum, [, hex, kern]) =>
          hex === undefined
            ? sum - Number(kern)
            : (hex.match(/.{4}/g) ?? []).reduce(
                (all, code) => all + (ofFont[Number.parseInt(code, 16)] ?? 0),
                sum,
              ),
        0,
      );
      const left = Number(x);
      return { page, left, right: left + (thousandths * Number(size)) / 1000, bottom: Number(y) };
    });
  });
}
