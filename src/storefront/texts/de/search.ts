import type { ColourKey, MaterialKey } from '../../../shared/pieces/facets.ts';
import {
  unitOfRange,
  type ChoiceName,
  type PieceSort,
  type RangeName,
} from '../../../shared/pieces/piece-filters.ts';

export const searchLabel = 'Möbel suchen';
export const searchPlaceholder = 'Tisch, Sessel, Lampe …';
export const searchSubmit = 'Suchen';
export const hitCategories = 'Shop By Kategorien';
export const hitProducts = 'Produkte';
export const hitProductsWithout = (words: string): string => `Produkte ohne ${words}`;
export const quotedWords = (words: string): string => `„${words}“`;
export const hits = 'Treffer';
export const noHits = (query: string): string => `Nichts gefunden für „${query}“.`;
export const allHits = (query: string): string => `Alle Treffer für „${query}“`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Keine Treffer.';
  return count === 1 ? '1 Treffer. Mit Pfeiltasten wählen.' : `${count} Treffer. Mit Pfeiltasten wählen.`;
};
export const hitPages = 'Seiten';

export const figure = (value: number): string => value.toLocaleString('de-DE');
export const filter = 'Filtern';
export const filterWith = (count: number): string => `Filtern (${count})`;
export const close = 'Filter schließen';
export const pieces = (count: number): string => (count === 1 ? '1 Stück' : `${figure(count)} Stücke`);
export const show = (count: number): string => (count === 0 ? 'Kein Stück passt' : `${pieces(count)} zeigen`);
export const reset = 'Alle Filter entfernen';
export const active = 'Gewählte Filter';
export const understood = 'So haben wir Ihre Suche verstanden';
export const remove = (label: string): string => `${label} entfernen`;
export const nothing = 'Kein Stück passt zu allen Filtern.';
export const sortBy = 'Sortieren nach';
export const sort = 'Sortieren';
export const from = 'von';
export const upTo = 'bis';
export const fromOf = (name: string, unit: string): string => `${name} von, in ${unit}`;
export const upToOf = (name: string, unit: string): string => `${name} bis, in ${unit}`;
export const amountHint = 'Bitte eine Zahl, zum Beispiel 800 oder 1.000';
export const rentable = 'Auch zu mieten';
export const without = (word: string): string => `Ohne „${word}“`;
export const available = 'Jetzt verfügbar';
export const supply = 'Angebot';
export const histogram = (name: string): string => `Wie viele Stücke es je ${name} gibt`;

export const sorts: Record<PieceSort, string> = {
  relevance: 'Relevanz',
  newest: 'Neueste zuerst',
  price: 'Preis aufsteigend',
  'price-desc': 'Preis absteigend',
  size: 'Breite aufsteigend',
  'size-desc': 'Breite absteigend',
};
export const ranges: Record<RangeName, string> = {
  price: 'Preis',
  width: 'Breite',
  height: 'Höhe',
  depth: 'Tiefe',
  seatHeight: 'Sitzhöhe',
};
const amount = (name: RangeName, value: number): string => `${figure(value)}\u00a0${unitOfRange(name)}`;
/** 'Breite bis 180 cm'; the values in euros or centimetres. */
export const rangeLabel = (name: RangeName, least: number | null, most: number | null): string => {
  if (least === null) return most === null ? ranges[name] : `${ranges[name]} bis ${amount(name, most)}`;
  if (most === null) return `${ranges[name]} ab ${amount(name, least)}`;
  return `${ranges[name]} ${figure(least)}–${amount(name, most)}`;
};
export const choices: Record<ChoiceName, string> = {
  materials: 'Material',
  colours: 'Farbe',
  decades: 'Jahrzehnt',
  makers: 'Hersteller',
  conditions: 'Zustand',
  shopTypes: 'Linie',
};
export const decade = (year: number): string => `${year}er`;
export const materials: Record<MaterialKey, string> = {
  teak: 'Teak',
  nussbaum: 'Nussbaum',
  eiche: 'Eiche',
  palisander: 'Palisander',
  kirsche: 'Kirsche',
  kiefer: 'Kiefer',
  buche: 'Buche',
  esche: 'Esche',
  mahagoni: 'Mahagoni',
  birke: 'Birke',
  ulme: 'Ulme',
  bambus: 'Bambus',
  rattan: 'Rattan',
  sperrholz: 'Sperrholz',
  bootsholz: 'Bootsholz',
  lack: 'Lack',
  leder: 'Leder',
  samt: 'Samt',
  leinen: 'Leinen',
  wolle: 'Wolle',
  boucle: 'Bouclé',
  baumwolle: 'Baumwolle',
  cord: 'Cord',
  'wiener-geflecht': 'Wiener Geflecht',
  papierkordel: 'Papierkordel',
  messing: 'Messing',
  chrom: 'Chrom',
  stahl: 'Stahl',
  eisen: 'Eisen',
  aluminium: 'Aluminium',
  metall: 'Metall',
  kupfer: 'Kupfer',
  marmor: 'Marmor',
  stein: 'Stein',
  keramik: 'Keramik',
  glas: 'Glas',
  rauchglas: 'Rauchglas',
  opalglas: 'Opalglas',
  spiegelglas: 'Spiegelglas',
  linoleum: 'Linoleum',
  kunststoff: 'Kunststoff',
  papier: 'Papier',
};
export const colours: Record<ColourKey, string> = {
  braun: 'Braun',
  schwarz: 'Schwarz',
  weiss: 'Weiß',
  grau: 'Grau',
  beige: 'Beige',
  rot: 'Rot',
  orange: 'Orange',
  gelb: 'Gelb',
  gruen: 'Grün',
  tuerkis: 'Türkis',
  blau: 'Blau',
  rosa: 'Rosa',
  violett: 'Violett',
  gold: 'Gold',
  silber: 'Silber',
  bunt: 'Bunt',
};

export const searchTitle = 'Suche';
export const searchTitleFor = (query: string): string => `Suche nach „${query}“`;
export const askForWords =
  'Wonach suchen Sie? Geben Sie oben einen Möbelnamen, ein Material oder eine Farbe ein.';
export const tryOtherWords =
  'Versuchen Sie ein kürzeres oder allgemeineres Wort, oder sehen Sie sich im Katalog um.';
export const toCatalogue = 'Alle Kategorien';
export const meantOtherwise = (words: string): string =>
  `Zu „${words}“ gibt es nichts. Gezeigt wird, was ähnlich heißt.`;
export const nothingTogether = 'Keine Treffer für alles zusammen.';
export const withoutWord = 'Ohne';
export const and = 'und';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Ohne die gewählten Filter';
export const searchAgain = 'Suche auf dieser Seite';
export const perhapsPages = 'Vielleicht suchen Sie:';
