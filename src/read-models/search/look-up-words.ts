import { sql } from 'kysely';
import {
  editDistance,
  forgivenMistakes,
  synonymKeys,
  synonymsOf,
  takeApart,
  type CatalogueTables,
  type Stand,
  type Term,
} from '../../modules/catalogue/index.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { plannedAnew } from '../../platform/db/planned-anew.ts';

interface LookedUp {
  word: string;
  containing: string[];
  alike: string[];
}

export interface LookedUpWords {
  /** By what words those terms are looked for that no piece has. */
  readonly stands: Stand;
  /** Terms that were mistyped, as they were typed. */
  readonly corrected: readonly string[];
}

/**
 * Words of the catalogue for terms that no piece has under any name: words that contain the term, which also serves
 * who is still typing ('sess'), or else those that differ from it by a typing error ('sidebord').
 */
export async function lookUpWords(db: Db, terms: readonly Term[]): Promise<LookedUpWords> {
  const q = queries<CatalogueTables>(db);
  const known = terms.map(({ word, synonyms }) => {
    const anyName = [word, ...synonyms].map((name) => `'${name}'`).join('|');
    return sql`exists (select from listings l where l.document @@ ${anyName}::tsquery)`;
  });
  const { rows: found } = await sql<{ known: boolean[] }>`
    select ${plannedAnew} array[${sql.join(known)}] as known
  `.execute(q);
  const unknown = terms.filter((_, index) => found[0]?.known[index] !== true).map(({ word }) => word);
  if (unknown.length === 0) return { stands: new Map(), corrected: [] };
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
  `.execute(q);
  const stands = new Map<string, readonly string[]>();
  const corrected: string[] = [];
  for (const { word, containing, alike } of rows) {
    const similar = containing.length > 0 ? containing : mostAlike(word, [...alike, ...synonymKeys]);
    // A Plattenspielerkommode is a Kommode at least.
    const head = takeApart(word)?.head;
    const meant = similar.length === 0 && head !== undefined ? [head] : similar;
    if (meant.length === 0) continue;
    stands.set(word, [...new Set(meant.flatMap((one) => [one, ...synonymsOf(one)]))]);
    if (containing.length === 0) corrected.push(terms.find((term) => term.word === word)?.text ?? word);
  }
  return { stands, corrected };
}

/** The words with the fewest mistakes between them and the one that was typed, if few enough. */
function mostAlike(typed: string, candidates: readonly string[]): string[] {
  const forgiven = forgivenMistakes(typed.length);
  const distances = new Map(candidates.map((word) => [word, editDistance(typed, word, forgiven)]));
  const least = Math.min(...distances.values());
  return least > forgiven
    ? []
    : [...distances].flatMap(([word, distance]) => (distance === least ? [word] : []));
}
