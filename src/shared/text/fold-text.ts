const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * Text as it is compared and used in addresses: lower case, German umlauts written out ('Bücherregal' →
 * 'buecherregal'), other marks dropped ('Café' → 'cafe').
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Square and cubic metres: a unit, no figure of a word. */
const unitOfSize = /(?<![\p{L}\p{M}])(?:[cdm]?m)[²³]$/u;

/**
 * Letters and figures in their plain form (NFKC, Unicode Standard Annex 15), as a search compares them: 'ｓｏｆａ' of full
 * width and '𝐬𝐨𝐟𝐚' of mathematics are 'sofa', a ligature is its letters, and '2²' is '22'. Other signs stay: 'Eames™' is
 * not 'EamesTM', and '½' not '1⁄2'.
 */
export function plainLetters(text: string): string {
  if (/^[\n\r\t -~]*$/.test(text)) return text;
  return text.replace(/[\p{L}\p{M}\p{N}]+|[！-～]/gu, (word) => {
    const plain = word.normalize('NFKC');
    return unitOfSize.test(word) || plain.includes('⁄') ? word : plain;
  });
}

/** A text as part of an address: 'Esstisch „Bali“' → 'esstisch-bali'. May be empty. */
export function slugOf(text: string, maxLength: number): string {
  const slug = foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replace(/(?<!-)-+$/, '');
}

/** Quotes around words, of any language; a mark of inches has a figure before it and is none. */
const quoted =
  /(?<![^\s(])[„“”"«»‚‘’'‹›]{1,2}\s?([^\s„“”"«»‚‘’'‹›][^„“”"«»‹›]{0,200}?)\s?[“”"»«’‘'›‹]{1,2}(?![^\s),.;:!?])/gu;

/** A query inside of the quotes in which a page names it: in plain letters, and without quotes of its own. */
export const queryAsShown = (query: string): string => plainLetters(query).replace(quoted, '$1').trim();
