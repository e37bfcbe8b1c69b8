import { inflateSync } from 'node:zlib';

/** The numbers of all glyphs that a PDF of ours shows, within the fonts embedded in it; 0 is the empty box. */
export function glyphsOf(pdf: Uint8Array): readonly number[] {
  const parts = Buffer.from(pdf)
    .toString('latin1')
    .split(/stream\r?\n/);
  return parts
    .map((part) => part.split(/\r?\nendstream/)[0] ?? '')
    .filter((part) => part.startsWith('x'))
    .map((part) => inflateSync(Buffer.from(part, 'latin1')).toString('latin1'))
    .flatMap((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)])
    .flatMap(([, shown = '']) => [...shown.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((code) => Number.parseInt(code, 16));
}
