/** What tables are saved in that are not Unicode: by Windows, by Excel for Mac, and as „CSV (MS-DOS)“. */
const codePages = ['windows-1252', 'macintosh', 'cp850'] as const;
export type CodePage = (typeof codePages)[number];

/** The upper half of code page 850. Page 437 has the letters of our languages at the same places, apart from capitals. */
const upperHalfOf850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Bytes as text. Each byte is one character, so pieces of a file can be read by themselves. */
export function textIn(codePage: CodePage, bytes: Uint8Array): string {
  if (codePage !== 'cp850') return new TextDecoder(codePage).decode(bytes);
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (char) => upperHalfOf850[char.charCodeAt(0) - 0x80] ?? char);
}

/** How likely letters are in German words, in those of our other languages, and in names from elsewhere. */
const letters: readonly (readonly [string, number])[] = [
  ['äöüß', 3],
  ['šž', 1.5],
  ['áàâåæçéèêëíìîïóòôøúùûñœ', 1],
  ['ýÿõ', 0.25],
];
const weights = new Map(
  letters.flatMap(([chars, weight]) =>
    [...new Set([...chars, ...chars.toUpperCase()])].map((char) => [char, weight] as const),
  ),
);

const isLetter = (char: string): boolean => /\p{L}/u.test(char);
const isUpper = (char: string): boolean => /\p{Lu}/u.test(char);
const isLower = (char: string): boolean => /\p{Ll}/u.test(char);

/** Signs that tables of furniture have, and those that also stand within a word. */
const signs = new Set('€–—…°²³×½¼¾§™®©«»·•±µ¿¡ªº¹£„“”‚‘’´\u00a0');
const withinWords = new Set('’·´');

/**
 * How well a character that is not ASCII fits where it stands: more than 0 for letters and signs at their places, less
 * for what no word has there: a sign or a capital among small letters, or a line of a box.
 */
function fitOf(before: string, char: string, after: string): number {
  const never = -9;
  const weight = weights.get(char);
  if (weight === undefined) {
    if (!signs.has(char)) return never;
    if (isLetter(before) && isLetter(after) && !withinWords.has(char)) return never;
    if (/[„‚€£]/.test(char) && isLetter(before)) return never;
    return /[€£]/.test(char) && isLetter(after) ? never : 0.5;
  }
  if (!isLetter(before) && !isLetter(after)) {
    // 'Ø 80 cm', and words of one letter.
    if (char === 'Ø') return 0.5;
    return /[àèòó]/i.test(char) ? 0 : never;
  }
  // In French and Italian ù stands only at the end of a word, ç only before a, o and u, and â ê î ô only inside a word.
  if (/ù/i.test(char) && isLetter(after)) return never;
  if (/ç/i.test(char) && !/[aou]/i.test(after)) return never;
  if (/[âêîô]/i.test(char) && !isLetter(after)) return never;
  if (char === 'ß') return /[aeiouyäöü]/i.test(before) ? weight : never;
  if (isUpper(char)) return isLetter(before) && (!isUpper(before) || isLower(after)) ? never : weight;
  return isUpper(before) && isUpper(after) ? never : weight;
}

export type Verdict =
  | { readonly ok: true; readonly codePage: CodePage }
  /** A word of the file as the two likeliest code pages have it. */
  | { readonly ok: false; readonly readings: readonly string[] };

/** After this many characters outside of ASCII, more evidence changes nothing. */
const enough = 20_000;

/**
 * Collects how well the code pages fit to a file, piece by piece, and decides. One of them must fit more than twice as
 * well as each other; otherwise the letters could as well be others, and nobody would notice.
 */
export class CodePageEvidence {
  private readonly fits = new Map<CodePage, number>(codePages.map((page) => [page, 0]));
  private seen = 0;
  /** The first word that is not read alike. */
  private word: Uint8Array | null = null;

  add(bytes: Uint8Array): void {
    if (this.seen >= enough) return;
    // At the edges of a piece, the neighbours are not known.
    const places: number[] = [];
    for (let at = 0; at < bytes.length && this.seen + places.length < enough; at += 1) {
      if ((bytes[at] ?? 0) >= 0x80) places.push(at);
    }
    if (places.length === 0) return;
    this.seen += places.length;
    this.word ??= wordAt(bytes, places[0] ?? 0);
    for (const page of codePages) {
      const sum = places.reduce((fit, at) => {
        const [before, char, after] = [at - 1, at, at + 1].map((place) =>
          textIn(page, bytes.subarray(Math.max(place, 0), Math.max(place, 0) + 1)),
        );
        return fit + fitOf(at === 0 ? '' : (before ?? ''), char ?? '', after ?? '');
      }, 0);
      this.fits.set(page, (this.fits.get(page) ?? 0) + sum);
    }
  }

  verdict(): Verdict {
    const [best, second] = [...this.fits].sort(([, one], [, other]) => other - one);
    if (best === undefined || second === undefined) throw new Error('there are several code pages');
    if (best[1] > 0 && second[1] * 2 < best[1]) return { ok: true, codePage: best[0] };
    const word = this.word ?? new Uint8Array();
    return { ok: false, readings: [...new Set([textIn(best[0], word), textIn(second[0], word)])] };
  }
}

function wordAt(bytes: Uint8Array, place: number): Uint8Array {
  const isPart = (at: number): boolean => /[\w\u0080-\u00ff]/.test(String.fromCharCode(bytes[at] ?? 0));
  let [start, end] = [place, place + 1];
  while (start > 0 && place - start < 20 && isPart(start - 1)) start -= 1;
  while (end < bytes.length && end - place < 20 && isPart(end)) end += 1;
  return bytes.subarray(start, end);
}
