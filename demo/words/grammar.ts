/** Grammatical gender of a noun: der, die, das. */
export type Gender = 'm' | 'f' | 'n';

export interface Noun {
  readonly word: string;
  readonly gender: Gender;
}

/** Non-breaking space: between number and unit, so that a line never breaks there. */
export const nbsp = '\u00a0';

// A German compound has the gender of its last part.
const genderOfEnding: readonly (readonly [ending: string, gender: Gender])[] = [
  ['sideboard', 'n'],
  ['kommode', 'f'],
  ['schrank', 'm'],
  ['regal', 'n'],
  ['vitrine', 'f'],
  ['sekretär', 'm'],
  ['tisch', 'm'],
  ['bank', 'f'],
  ['hocker', 'm'],
  ['pouf', 'm'],
  ['stuhl', 'm'],
  ['freischwinger', 'm'],
  ['sessel', 'm'],
  ['sofa', 'n'],
  ['daybed', 'n'],
  ['bett', 'n'],
  ['lampe', 'f'],
  ['leuchte', 'f'],
  ['spiegel', 'm'],
  ['wagen', 'm'],
  ['ständer', 'm'],
  ['theke', 'f'],
  ['satz', 'm'],
];

/** The gender of a furniture noun, or null where the table does not know it. */
function genderOf(word: string): Gender | null {
  const lower = word.toLowerCase();
  return genderOfEnding.find(([ending]) => lower.endsWith(ending))?.[1] ?? null;
}

/**
 * The noun a phrase is about: the first word with a known gender.
 * 'Satztische' and other plurals are spoken of as 'Satz', so that verbs stay in the singular.
 */
export function headNoun(phrase: string, fallback: string): Noun {
  const words = phrase.split(/[\s,]+/);
  if (words.some((word) => /^Satztische$/.test(word))) return { word: 'Satz', gender: 'm' };
  for (const word of words) {
    const gender = genderOf(word);
    if (gender !== null && /^\p{Lu}/u.test(word)) return { word, gender };
  }
  return { word: fallback, gender: genderOf(fallback) ?? 'n' };
}

/** True when the phrase begins with its noun, so that an adjective may be put in front. */
export function beginsWithNoun(phrase: string): boolean {
  return genderOf(phrase.split(/[\s,]+/)[0] ?? '') !== null;
}

const strongNominative = { m: 'er', f: 'e', n: 'es' } as const;

/** An adjective in front of a noun without article, nominative: 'Dänisches', 'Dänische', 'Dänischer'. */
export function strongAdjective(stem: string, gender: Gender): string {
  return stem.charAt(0).toUpperCase() + stem.slice(1) + strongNominative[gender];
}

const articles = {
  m: { das: 'der', den: 'den', dem: 'dem', ein: 'ein', es: 'er', ihn: 'ihn', ihm: 'ihm', dieses: 'dieser' },
  f: { das: 'die', den: 'die', dem: 'der', ein: 'eine', es: 'sie', ihn: 'sie', ihm: 'ihr', dieses: 'diese' },
  n: { das: 'das', den: 'das', dem: 'dem', ein: 'ein', es: 'es', ihn: 'es', ihm: 'ihm', dieses: 'dieses' },
} as const;

/**
 * Puts a noun into a sentence. Placeholders: {das X} nominative, {den X} accusative, {dem X} dative,
 * {ein X}, {dieses X} nominative, {X}; pronouns {es}, {ihn}, {ihm}. A capital first letter is kept: {Das X}, {Es}.
 */
export function withNoun(sentence: string, noun: Noun): string {
  return sentence.replace(/\{(\p{L}+)( X)?\}/gu, (whole, key: string, x: string | undefined) => {
    if (key === 'X') return noun.word;
    const table: Readonly<Record<string, string>> = articles[noun.gender];
    const form = table[key.toLowerCase()];
    if (form === undefined) throw new RangeError(`unknown placeholder ${whole}`);
    const text = x === undefined ? form : `${form} ${noun.word}`;
    return /^\p{Lu}/u.test(key) ? capital(text) : text;
  });
}

/**
 * The phrase with the indefinite article at the beginning of a sentence. In the nominative the endings after
 * 'ein' are those without article, so only an adjective's capital has to go. Plurals get no article.
 */
export function withArticle(phrase: string): string {
  const noun = headNoun(phrase, '');
  if (noun.word === 'Satz' || noun.word === '') return phrase;
  const rest = beginsWithNoun(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
  return `${noun.gender === 'f' ? 'Eine' : 'Ein'} ${rest}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const numbers = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** 2 to 12 as running text has them. */
export function numberWord(count: number): string {
  return numbers[count] ?? (count === 11 ? 'elf' : count === 12 ? 'zwölf' : String(count));
}
