/**
 * What the font of the shop's documents can print: Latin with all its accents, Greek and Cyrillic, and the usual
 * punctuation. `printable.test.ts` compares this with the font.
 */
const printable =
  /^[\n -~\u00a0-\u017f\u0218-\u021b\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0482\u048a-\u0513\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2010\u2011\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2212]$/u;

/** A text as it is printed: accents joined to their letters, and one kind of line break. */
export function asPrinted(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();
}

/** What of a text cannot be printed, each once and as people see it: '🎉' is one sign, however it is written. */
export function unprintable(text: string): readonly string[] {
  const signs = new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(asPrinted(text));
  const strange = [...signs]
    .map(({ segment }) => segment)
    .filter((sign) => [...sign].some((char) => !printable.test(char)));
  return [...new Set(strange)];
}

export const countLines = (text: string): number => asPrinted(text).split('\n').length;
