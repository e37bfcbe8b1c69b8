import { measured, type MeantRange } from './bare-numbers.ts';
import { normalWord } from './normal-word.ts';
import type { Term } from './query-part.ts';
import { synonymsOf } from './synonyms.ts';
import { alone } from './written-numbers.ts';

/** How many people a query is about, as in 'Tisch für 8 Personen', and the part of the text that says so. */
export interface Guests {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

const written = new Map(
  ['vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
    .map((word, index): [string, number] => [word, index + 4])
    .concat([
      ['four', 4],
      ['six', 6],
      ['eight', 8],
      ['ten', 10],
      ['twelve', 12],
    ]),
);
const count = String.raw`(\d{1,2}|${[...written.keys()].join('|')})`;
const phrase = alone(
  String.raw`(?:(?:für|fuer|for) )?(?:(?:bis(?: zu)?|up to|mindestens|at least|ca\.?|etwa) )?${count}` +
    `(?: ?(?:-|–|bis|oder|to|or) ?${count})? ?` +
    `(?:personen|person|leute|gäste|gaeste|sitzplätze|plätze|people|persons|guests|seats)`,
);

/** The first of them; of 'for 6 to 8 people' the larger number. */
export function guestsIn(query: string): Guests | null {
  const [match] = query.matchAll(phrase);
  if (match === undefined) return null;
  const [text, least, most = least] = match;
  const typed = (most ?? '').toLowerCase();
  const end = match.index + text.length;
  return { start: match.index, end, count: written.get(typed) ?? Number(typed) };
}

/**
 * How long a table for them is at least, as furniture shops advise with two of them at its ends: 120 cm for four, 160 cm
 * for six, 200 cm for eight.
 * @returns null for a few, whom any table suits
 */
export function tableFor(guests: number): MeantRange | null {
  return guests < 4 ? null : measured('width', 400 + guests * 200, null);
}

const [diningTable, table, englishTable] = ['esstisch', 'tisch', 'table'].map(normalWord) as [
  string,
  string,
  string,
];

/** The word for a table in a query about guests: people eat at it. Null: it is not a table. */
export function asDiningTable(term: Term): Term | null {
  const others = synonymsOf(diningTable);
  if (term.word === diningTable || others.includes(term.word)) return term;
  if (term.word !== table && term.word !== englishTable) return null;
  return { ...term, word: diningTable, synonyms: [...others, table] };
}
