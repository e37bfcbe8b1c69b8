import type { ColourKey, MaterialKey } from '../../../../shared/pieces/facets.ts';
import type { Era } from '../../../../shared/pieces/piece-fields.ts';
import type { Language, TranslatedLanguage } from '../../../../shared/text/language.ts';
import { anyWord, normalWord, normalWords } from '../normal-word.ts';
import { colourOf, kindOfMaterial, materialOf } from '../vocabulary.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { kindOfWord } from './german-kinds.ts';
import { featureKeys, originKeys, type FeatureKey, type GoodsWords, type KindKey } from './goods-words.ts';
import { italian } from './italian.ts';
import { openingOf, setInWords } from './sets.ts';
import { spanish } from './spanish.ts';

export const goodsWords: Readonly<Record<TranslatedLanguage, GoodsWords>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

/** What a piece's name in another language is made of. */
export interface NamedFacts {
  readonly title: string;
  readonly materials: readonly string[];
  readonly colour: string | null;
  readonly origin: string | null;
  readonly era: Era | null;
}

/**
 * A title made of a piece's facts, such as a dealer of that country gives it: 'Mesa de comedor redonda de teca,
 * Dinamarca, años 60'.
 * @returns null if the German title does not say what the piece is, or names several of different kinds
 */
export function titleInWords(language: TranslatedLanguage, facts: NamedFacts): string | null {
  const words = goodsWords[language];
  const plain = kindInWords(language, facts.title);
  if (plain === null) return null;
  const series = /„([^„“]+)“/.exec(facts.title)?.[1];
  const what = series === undefined ? plain : `${plain} ${words.quoted(series)}`;
  const materials = tellingOf(materialsOf(facts));
  const listed = materials.map((key) => words.materials[key][0]).join(` ${words.and} `);
  const parts = [
    materials.length === 0 ? what : words.madeOf(what, listed),
    colourIn(words, facts, materials),
    facts.origin === null ? null : originIn(words, facts.origin),
    eraIn(words, facts.era),
    measureIn(facts.title),
  ];
  const title = parts.filter((part) => part !== null).join(', ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** A material, colour or country in a language; the German word if the vocabulary lacks it. */
export interface FactInWords {
  readonly text: string;
  readonly language: Language;
}

export function materialInWords(language: TranslatedLanguage, material: string): FactInWords {
  const keys = materialsIn(material);
  return keys.length === 0
    ? { text: material, language: 'de' }
    : { text: keys.map((key) => goodsWords[language].materials[key][0]).join(', '), language };
}

export function colourInWords(language: TranslatedLanguage, colour: string): FactInWords {
  const keys = [...new Set(normalWords(colour).flatMap((word) => colourOf(word) ?? []))];
  return keys.length === 0
    ? { text: colour, language: 'de' }
    : { text: keys.map((key) => goodsWords[language].colours[key][0]).join(', '), language };
}

export function originInWords(language: TranslatedLanguage, origin: string): FactInWords {
  const named = originIn(goodsWords[language], origin);
  return named === null ? { text: origin, language: 'de' } : { text: named, language };
}

/** 'round dining table', 'set of 4 chairs'; sets are named without what their pieces look like. */
function kindInWords(language: TranslatedLanguage, title: string): string | null {
  const words = goodsWords[language];
  const opening = openingOf(title);
  const found = kindIn(opening?.rest ?? title);
  if (found === null) return null;
  const { kind, feature, isAlone } = found;
  // They are several by their name.
  if (opening !== null && kind !== 'satztische') {
    return isAlone ? setInWords(language, kind, opening.count) : null;
  }
  const { names, isFeminine } = words.kinds[kind];
  const adjective = feature === null ? null : words.features[feature][isFeminine ? 'her' : 'him'];
  return adjective === null ? names[0] : words.featured(names[0], adjective);
}

/** `isAlone`: nothing of another kind is named beside it, as in 'Set Tisch und Stühle'. */
function kindIn(title: string): { kind: KindKey; feature: FeatureKey | null; isAlone: boolean } | null {
  let feature: FeatureKey | null = null;
  for (const word of wordsOf(title)) {
    const kind = kindOfWord(word);
    if (kind !== null) {
      const [beside = ''] = title.slice(title.indexOf(word) + word.length).split(/ (?:mit|aus|von|für) |,/iu);
      const isAlone =
        !/ und | & |\+/u.test(beside) && !wordsOf(beside).some((other) => kindOfWord(other) !== null);
      return { kind, feature, isAlone };
    }
    feature ??= featureKeys.find((key) => normalWord(key) === normalWord(word)) ?? null;
    // Words before what the piece has or is made of.
    if (/^(?:mit|aus|von|für)$/i.test(word)) return null;
  }
  return null;
}

const wordsOf = (text: string): readonly string[] => text.match(anyWord) ?? [];

function materialsOf({ materials, title }: NamedFacts): MaterialKey[] {
  const named = materials.flatMap(materialsIn);
  return [...new Set(named.length > 0 ? named : materialsIn(title))];
}

function materialsIn(text: string): MaterialKey[] {
  return normalWords(text).flatMap((word) => materialOf(word) ?? []);
}

/** What stands beside a wood: a seat's cover, a table's top. Fittings and feet are left out, as dealers do. */
const besideWood = new Set(['bezug', 'stein', 'keramik', 'geflecht', 'glas'].map(normalWord));

/** The materials that a title names: the first, and one more where it matters as much. */
function tellingOf(materials: readonly MaterialKey[]): MaterialKey[] {
  const [first, ...others] = materials;
  if (first === undefined) return [];
  const second = others.find(
    (key) =>
      key !== 'spiegelglas' &&
      (kindOfMaterial(first) === normalWord('metall') || besideWood.has(kindOfMaterial(key))),
  );
  return second === undefined ? [first] : [first, second];
}

/** Materials whose colour is what one sees: covers, lacquer and plastic. Woods are told by the material alone. */
const coloured = new Set(['bezug', 'lack', 'kunststoff', 'metall', 'keramik'].map(normalWord));
const natural: ReadonlySet<MaterialKey> = new Set([
  'messing',
  'chrom',
  'stahl',
  'eisen',
  'kupfer',
  'aluminium',
]);

function colourIn(
  words: GoodsWords,
  { colour }: NamedFacts,
  materials: readonly MaterialKey[],
): string | null {
  if (colour === null) return null;
  if (!materials.some((key) => coloured.has(kindOfMaterial(key)) && !natural.has(key))) return null;
  const key = normalWords(colour)
    .map(colourOf)
    .find((one): one is ColourKey => one !== null);
  return key === undefined ? null : words.colours[key][0];
}

function originIn(words: GoodsWords, origin: string): string | null {
  const key = originKeys.find((one) => one === origin);
  return key === undefined ? null : words.origins[key][0];
}

function eraIn(words: GoodsWords, era: Era | null): string | null {
  if (era === null || era.fromYear < 1900 || era.toYear - era.fromYear > 10) return null;
  return words.decade(Math.floor(era.fromYear / 10) * 10);
}

/** Numbers need no translation. */
function measureIn(title: string): string | null {
  return /(?<!\d)(?:Ø\s)?\d+(?:\s×\s\d+)*\scm/u.exec(title)?.[0] ?? null;
}
