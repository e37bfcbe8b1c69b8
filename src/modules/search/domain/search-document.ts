import {
  colourWord,
  colourWordsIn,
  kindOfMaterial,
  materialWord,
  colourOf,
  materialOf,
} from './vocabulary.ts';
import { partsOf, takeApart } from './compound.ts';
import { normalWord, normalWords } from './normal-word.ts';
import { colourKeys, materialKeys, type ColourKey, type MaterialKey } from '../../../shared/pieces/facets.ts';
import {
  searchedFacts,
  searchedTexts,
  type FieldValues,
  type SearchedFact,
  type SearchedText,
} from '../../../shared/pieces/piece-fields.ts';
import { slugOf } from '../../../shared/text/fold-text.ts';

/** The values by which filters find a piece, each in the order of its list. */
interface PieceFacets {
  readonly materialKeys: readonly MaterialKey[];
  readonly colourKeys: readonly ColourKey[];
  /** The maker as part of an address; null if unknown. */
  readonly makerKey: string | null;
}

/** Derives filter values from a piece's free text. Gaps in its facts are filled from the title. */
export function facetsOf(
  draft: Pick<SearchedDraft, 'title' | 'materials' | 'colour' | 'maker'>,
): PieceFacets {
  const named = draft.materials.flatMap(materialsIn);
  const materials = new Set(named.length > 0 ? named : materialsIn(draft.title));
  const said = draft.colour === null ? [] : coloursIn(draft.colour);
  const colours = new Set(said.length > 0 ? said : coloursIn(draft.title));
  const maker = draft.maker === null ? '' : slugOf(draft.maker, 60);
  return {
    materialKeys: materialKeys.filter((key) => materials.has(key)),
    colourKeys: colourKeys.filter((key) => colours.has(key)),
    makerKey: maker === '' ? null : maker,
  };
}

function materialsIn(text: string): MaterialKey[] {
  return normalWords(text).flatMap((word) => {
    const whole = materialOf(word);
    if (whole !== null) return [whole];
    return (takeApart(word)?.materials ?? []).filter((key) => key !== 'holz');
  });
}

function coloursIn(text: string): ColourKey[] {
  return normalWords(text).flatMap((word) => colourOf(word) ?? []);
}

/** Must be increased whenever a piece's search columns (`searchColumnsOf`) would change for the same piece. */
export const searchVersion = 9;

/** More would lengthen the row for words that nobody searches for. */
const maxWords = 400;

/**
 * How well a word matches its piece. A: the title says that the piece is this (or it is its number). B: part of such a
 * word, or a fact. C: part of a fact or its kind, or the title says that the piece has this. D: in a text.
 */
type Weight = 'A' | 'B' | 'C' | 'D';

/** The searchable words of a piece. */
export type SearchedDraft = Pick<FieldValues, SearchedFact> & {
  readonly title: string;
  readonly sku: string;
  readonly variants: readonly { readonly sku: string; readonly name: string }[];
  readonly texts: Pick<FieldValues, SearchedText> & { readonly descriptions: readonly string[] };
};

/**
 * The words of a piece in their normal form, as PostgreSQL writes a `tsvector`. The quality of the match is part of the
 * word instead of a weight beside it: this way the database knows how rare each combination is, and needs no row to
 * compare it.
 * @returns "'esstisch' 'esstisch/b' 'esstisch/a' 'tisch' 'tisch/b' …"
 */
export function searchDocumentOf(draft: SearchedDraft): string {
  const weights = new Map<string, Weight>();
  const say = (weight: Weight, words: readonly string[]): void => {
    // No word remains of a number such as '7'.
    for (const word of words.filter((one) => one !== '')) {
      const before = weights.get(word);
      if (before === undefined ? weights.size < maxWords : weight < before) weights.set(word, weight);
    }
  };
  const [what, rest] = mainPartOf(draft.title);
  const title = normalWords(what);
  const numbers = [draft.sku, ...draft.variants.map(({ sku }) => sku)];
  say('A', [...title, ...numbers.map(normalWord), ...numbers.flatMap(normalWords)]);
  say('B', [...title.flatMap(partsOf), ...colourWordsIn(title)]);
  const { materialKeys, colourKeys } = facetsOf(draft);
  const facts = searchedFacts.flatMap((name) => draft[name] ?? []);
  const words = facts.flatMap(normalWords);
  say('B', [...words, ...materialKeys.map(materialWord), ...colourKeys.map(colourWord)]);
  const variants = draft.variants.flatMap(({ name }) => normalWords(name));
  say('B', [...variants, ...colourWordsIn(variants)]);
  const having = normalWords(rest);
  // A Sideboard 'mit Marmorplatte' is of marble as well.
  say('B', materialsIn(rest).map(materialWord));
  say('C', [...having, ...colourWordsIn(having)]);
  say('C', [...words.flatMap(partsOf), ...materialKeys.map(kindOfMaterial)]);
  const texts = [...searchedTexts.map((name) => draft.texts[name]), ...draft.texts.descriptions];
  // A soft hyphen is within a word.
  const told = normalWords(
    texts
      .join(' ')
      .replaceAll('\u00ad', '')
      .replace(/<[^<>]*>|&\w+;/g, ' '),
  );
  say('D', [...told, ...colourWordsIn(told)]);
  return [...weights].flatMap(([word, weight]) => lexemesOf(word, weight)).join(' ');
}

/** 'Leiterregal mit einem kleinen Schrank, 1970er' is a Leiterregal of the 1970s, not a Schrank. */
function mainPartOf(title: string): readonly [what: string, rest: string] {
  const [, what, having, rest] = /^(.*?)( (?:mit|auf|zwischen|für) (?:[^,]|, \p{Ll})*)(.*)$/u.exec(title) ?? [
    null,
    title,
    '',
    '',
  ];
  return [`${what} ${rest}`, having ?? ''];
}

/** A word of a title is also found by searches for any word of title or facts, and by searches for any word at all. */
function lexemesOf(word: string, weight: Weight): readonly string[] {
  const suffixes = { A: ['', '/b', '/a'], B: ['', '/b'], C: [''], D: [''] }[weight];
  return suffixes.map((suffix) => `'${word}${suffix}'`);
}
