import { alone, least, most } from './written-numbers.ts';

const small: Readonly<Record<string, number>> = {
  ...counted('ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf', 1),
  ...counted('dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 13),
  eins: 1,
  eine: 1,
  fuenf: 5,
  zwoelf: 12,
  fuenfzehn: 15,
  ...counted('one two three four five six seven eight nine ten eleven twelve', 1),
  ...counted('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...counted('uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 1),
};
const tens: Readonly<Record<string, number>> = {
  ...byTens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 2),
  dreissig: 30,
  fuenfzig: 50,
  ...byTens('twenty thirty forty fifty sixty seventy eighty ninety', 2),
  ...byTens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 2),
};
/** Spanish says each of its hundreds in a word of its own. */
const hundreds: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const times: Readonly<Record<string, number>> = {
  hundert: 100,
  hundred: 100,
  tausend: 1000,
  thousand: 1000,
  mil: 1000,
};
const joining = ['und', 'and', 'y'];

const values = new Map(Object.entries({ ...small, ...tens, ...hundreds }));
const words = [...values.keys(), ...Object.keys(times)].toSorted((one, other) => other.length - one.length);
/**
 * A number may be one word or several: 'zweihundertfünfzig', 'two hundred and fifty'. 999.999 has nine; a row of them
 * without an end would be read to it from each of its words.
 */
const piece = `(?:${words.join('|')})`;
const several = `${piece}(?:(?:[ -]?(?:${joining.join('|')}))?[ -]?${piece}){0,9}`;
/** Read once and kept: 'fünfzehn' is also five and ten, and trying each way takes ages for a long row of them. */
const worded = String.raw`(?=(?<number>${several}))\k<number>`;
const unit = String.raw`(?:€|euros?|eur|cm|zentimeter|centimet(?:er|re)s?)`;

const patterns = [
  alone(String.raw`(?<before>)${worded}(?=[ -]?${unit}(?!\p{L}))`),
  // The six of 'bis sechs Personen' counts something.
  alone(String.raw`(?<before>(?:${most}|${least}) ?)${worded}(?! ?\p{L})`),
];
const parts = new RegExp(`${words.join('|')}|${joining.join('|')}`, 'giu');
/** Smaller ones count pieces, doors and guests. */
const minAmount = 20;

/** A query whose prices and sizes are in figures: 'unter zweihundert Euro' → 'unter 200 Euro'. */
export function inFigures(query: string): string {
  return patterns.reduce(
    (text, pattern) =>
      text.replace(pattern, (...match) => {
        const { before, number } = match.at(-1) as { before: string; number: string };
        const value = valueOf(number);
        return value < minAmount ? `${before}${number}` : `${before}${String(value)}`;
      }),
    query,
  );
}

function valueOf(number: string): number {
  let [whole, part] = [0, 0];
  for (const [word] of number.toLowerCase().matchAll(parts)) {
    const factor = times[word];
    if (factor === undefined) part += values.get(word) ?? 0;
    else if (factor === 1000) [whole, part] = [whole + Math.max(part, 1) * factor, 0];
    else part = Math.max(part, 1) * factor;
  }
  return whole + part;
}

function counted(list: string, first: number): Record<string, number> {
  return Object.fromEntries(list.split(' ').map((word, index) => [word, first + index]));
}

function byTens(list: string, first: number): Record<string, number> {
  return Object.fromEntries(list.split(' ').map((word, index) => [word, (first + index) * 10]));
}
