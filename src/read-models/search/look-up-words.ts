import { sql } from 'kysely';
import type { CatalogueTables } from '../../modules/catalogue/index.ts';
import {
  colourOf,
  colourWord,
  editDistance,
  forgivenMistakes,
  materialWords,
  synonymKeys,
  synonymsOf,
  takeApart,
  type Substitutes,
  type Term,
} from '../../modules/search/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/statement-names.ts';

interface LookedUp {
  word: string;
  containing: string[];
  alike: string[];
}

export interface LookedUpWords {
  /** The replacement words for terms that no piece has. */
  readonly substitutes: Substitutes;
  /** Mistyped terms, as they were typed. */
  readonly corrected: readonly string[];
}

/** How the catalogue knows a term: the word itself, or a synonym. */
type Known = 'itself' | 'synonym' | null;

/**
 * Words of the catalogue for terms that no piece has: their synonyms. If no piece has these either, words that contain
 * the term, which also helps people who are still typing ('sess'), or else words that differ from it by a typing error
 * ('sidebord').
 */
export async function lookUpWords(db: Db, terms: readonly Term[]): Promise<LookedUpWords> {
  const known = await whatIsKnown(db, terms);
  const substitutes = new Map<string, readonly string[]>();
  const corrected: string[] = [];
  const unknown: string[] = [];
  for (const [index, { word, synonyms }] of terms.entries()) {
    if (known[index] === 'synonym') substitutes.set(word, synonyms);
    if (known[index] !== null) continue;
    // No piece has this shade: others of its colour are nearer than nothing.
    const colour = colourOf(word);
    if (colour === null) unknown.push(word);
    else substitutes.set(word, [colourWord(colour)]);
  }
  for (const { word, containing, alike } of await similarWords(db, unknown)) {
    const typed = terms.find((term) => term.word === word)?.text ?? word;
    const isBegun = containing.some((one) => one.startsWith(word));
    // 'Teek' is nearer to teak than to what has the same letters inside, as a Bibliothek has.
    const named = isBegun ? [] : maxAlike(word, materialWords, typed);
    const spelled = named.length > 0 ? named : maxAlike(word, [...alike, ...synonymKeys], typed);
    const isCorrected = named.length > 0 || containing.length === 0;
    const similar = isCorrected ? spelled : containing;
    // A Plattenspielerkommode is at least a Kommode.
    const head = takeApart(word)?.head;
    const meant = similar.length === 0 && head !== undefined ? [head] : similar;
    if (meant.length === 0) continue;
    substitutes.set(word, [...new Set(meant.flatMap((one) => [one, ...synonymsOf(one)]))]);
    if (isCorrected) corrected.push(typed);
  }
  return { substitutes, corrected };
}

async function whatIsKnown(db: Db, terms: readonly Term[]): Promise<readonly Known[]> {
  const has = (names: readonly string[]) =>
    sql`exists (select from listings l where l.document @@ ${names.map((name) => `'${name}'`).join('|')}::tsquery)`;
  const known = terms.map(
    ({ word, synonyms }) =>
      sql`case when ${has([word])} then 'itself' ${
        synonyms.length > 0 ? sql`when ${has(synonyms)} then 'synonym'` : sql``
      } end`,
  );
  const { rows } = await sql<{ known: Known[] }>`
    select ${plannedAnew} array[${sql.join(known)}] as known
  `.execute(queries<CatalogueTables>(db));
  return rows[0]?.known ?? [];
}

async function similarWords(db: Db, unknown: readonly string[]): Promise<readonly LookedUp[]> {
  if (unknown.length === 0) return [];
  const { rows } = await sql<LookedUp>`
    select asked.word,
      array(
        select w.word from search_words w where length(asked.word) > 2 and w.word like '%' || asked.word || '%'
        order by not starts_with(w.word, asked.word), length(w.word), w.word limit 20
      ) as containing,
      array(
        select w.word from search_words w where w.word % asked.word
        order by similarity(w.word, asked.word) desc, w.word limit 20
      ) as alike
    from unnest(${unknown}::text[]) as asked (word)
  `.execute(queries<CatalogueTables>(db));
  return rows;
}

/**
 * The candidates with the fewest differences from a word, if few enough.
 * @param typed the word as it was typed: of 'Teek' its normal form has three letters only
 */
function maxAlike(word: string, candidates: readonly string[], typed: string): string[] {
  const forgiven = forgivenMistakes(Math.max(word.length, Math.min(typed.length, 4)));
  const distances = new Map(candidates.map((one) => [one, editDistance(word, one, forgiven)]));
  const least = Math.min(...distances.values());
  return least > forgiven
    ? []
    : [...distances].flatMap(([one, distance]) => (distance === least ? [one] : []));
}
