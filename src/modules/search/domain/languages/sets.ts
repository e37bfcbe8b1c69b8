import type { TranslatedLanguage } from '../../../../shared/text/language.ts';
import type { KindKey } from './goods-words.ts';

/** How several of a kind that are sold together are called in a language. */
interface SetWords {
  /** Plurals of kinds that come in sets. */
  readonly plurals: Readonly<Partial<Record<KindKey, string>>>;
  readonly pair: (plural: string) => string;
  /** @param count null: the title does not say how many there are */
  readonly set: (count: number | null, plural: string) => string;
}

const english: SetWords = {
  plurals: {
    stuhl: 'chairs',
    esszimmerstuhl: 'dining chairs',
    freischwinger: 'cantilever chairs',
    hocker: 'stools',
    barhocker: 'bar stools',
    sessel: 'armchairs',
    clubsessel: 'club chairs',
    cocktailsessel: 'cocktail chairs',
    ohrensessel: 'wing chairs',
    nachttisch: 'bedside tables',
    beistelltisch: 'side tables',
    tisch: 'tables',
    sitzbank: 'benches',
    regal: 'shelves',
    stehlampe: 'floor lamps',
    tischlampe: 'table lamps',
    pendelleuchte: 'pendant lamps',
    wandlampe: 'wall lamps',
    lampe: 'lamps',
    spiegel: 'mirrors',
    vase: 'vases',
  },
  pair: (plural) => `pair of ${plural}`,
  set: (count, plural) => (count === null ? `set of ${plural}` : `set of ${count} ${plural}`),
};

const spanish: SetWords = {
  plurals: {
    stuhl: 'sillas',
    esszimmerstuhl: 'sillas de comedor',
    freischwinger: 'sillas cantilever',
    hocker: 'taburetes',
    barhocker: 'taburetes de bar',
    sessel: 'sillones',
    clubsessel: 'sillones club',
    cocktailsessel: 'sillones cóctel',
    ohrensessel: 'sillones orejeros',
    nachttisch: 'mesillas de noche',
    beistelltisch: 'mesas auxiliares',
    tisch: 'mesas',
    sitzbank: 'bancos',
    regal: 'estanterías',
    stehlampe: 'lámparas de pie',
    tischlampe: 'lámparas de mesa',
    pendelleuchte: 'lámparas colgantes',
    wandlampe: 'apliques',
    lampe: 'lámparas',
    spiegel: 'espejos',
    vase: 'jarrones',
  },
  pair: (plural) => `pareja de ${plural}`,
  set: (count, plural) => (count === null ? `juego de ${plural}` : `juego de ${count} ${plural}`),
};

const french: SetWords = {
  plurals: {
    stuhl: 'chaises',
    esszimmerstuhl: 'chaises de salle à manger',
    freischwinger: 'chaises cantilever',
    hocker: 'tabourets',
    barhocker: 'tabourets de bar',
    sessel: 'fauteuils',
    clubsessel: 'fauteuils club',
    cocktailsessel: 'fauteuils cocktail',
    ohrensessel: 'fauteuils à oreilles',
    nachttisch: 'chevets',
    beistelltisch: 'tables d’appoint',
    tisch: 'tables',
    sitzbank: 'bancs',
    regal: 'étagères',
    stehlampe: 'lampadaires',
    tischlampe: 'lampes de table',
    pendelleuchte: 'suspensions',
    wandlampe: 'appliques',
    lampe: 'lampes',
    spiegel: 'miroirs',
    vase: 'vases',
  },
  pair: (plural) => `paire ${elided(plural)}`,
  set: (count, plural) => (count === null ? `lot ${elided(plural)}` : `lot de ${count} ${plural}`),
};

/** 'de chaises', 'd’appliques' */
function elided(plural: string): string {
  return /^[aeéiou]/.test(plural) ? `d’${plural}` : `de ${plural}`;
}

const italian: SetWords = {
  plurals: {
    stuhl: 'sedie',
    esszimmerstuhl: 'sedie da pranzo',
    freischwinger: 'sedie cantilever',
    hocker: 'sgabelli',
    barhocker: 'sgabelli da bar',
    sessel: 'poltrone',
    clubsessel: 'poltrone club',
    cocktailsessel: 'poltroncine cocktail',
    ohrensessel: 'poltrone bergère',
    nachttisch: 'comodini',
    beistelltisch: 'tavolini',
    tisch: 'tavoli',
    sitzbank: 'panche',
    regal: 'scaffali',
    stehlampe: 'lampade da terra',
    tischlampe: 'lampade da tavolo',
    pendelleuchte: 'lampade a sospensione',
    wandlampe: 'lampade da parete',
    lampe: 'lampade',
    spiegel: 'specchi',
    vase: 'vasi',
  },
  pair: (plural) => `coppia di ${plural}`,
  set: (count, plural) => (count === null ? `set di ${plural}` : `set di ${count} ${plural}`),
};

const languages: Readonly<Record<TranslatedLanguage, SetWords>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

/** 'set of 4 chairs', 'pair of armchairs'; null: the kind is not known in sets. */
export function setInWords(language: TranslatedLanguage, kind: KindKey, count: number | null): string | null {
  const { plurals, pair, set } = languages[language];
  const plural = plurals[kind];
  if (plural === undefined) return null;
  return count === 2 ? pair(plural) : set(count, plural);
}

const numbers: Readonly<Record<string, number>> = {
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
};
const counted = String.raw`\d+|${Object.keys(numbers).join('|')}`;

/** 'Vier ', '4er-Set ', 'Satz von sechs ', 'Ein Paar '; not '2-Sitzer' or 'Zweisitzer'. */
const opening = new RegExp(
  String.raw`^(?:eine?\s+)?(?:(?<many>${counted})(?<each>er)?(?<grouped>[ -](?:set|satz))?|(?<pair>paar)|(?:satz|set))` +
    String.raw`(?![\p{L}\d-])(?:\s+(?:von|aus))?(?:\s+(?<inner>${counted})(?![\p{L}\d-]))?\s+(?=\p{L})`,
  'iu',
);
/** A decade is none: '1960er Sessel'. */
const maxInASet = 24;

/** What a German title says of how many there are. */
export interface Opening {
  /** Null: several, but it does not say how many. */
  readonly count: number | null;
  /** The title without that. */
  readonly rest: string;
}

/** @returns null: the title names one piece */
export function openingOf(title: string): Opening | null {
  const found = opening.exec(title);
  if (found?.groups === undefined) return null;
  const { many, each, grouped, pair, inner } = found.groups;
  // '60er Sessel' is of a decade, '6er Sessel' is nothing; '6er-Set Sessel' is a set.
  if (each !== undefined && grouped === undefined) return null;
  const said = inner ?? many;
  const count =
    pair !== undefined ? 2 : said === undefined ? null : (numbers[said.toLowerCase()] ?? Number(said));
  if (count !== null && (count < 2 || count > maxInASet)) return null;
  return { count, rest: title.slice(found[0].length) };
}
