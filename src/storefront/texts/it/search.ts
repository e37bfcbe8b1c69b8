import type { ColourKey, MaterialKey } from '../../../shared/pieces/facets.ts';
import {
  unitOfRange,
  type ChoiceName,
  type PieceSort,
  type RangeName,
} from '../../../shared/pieces/piece-filters.ts';
import { decadeOf } from './shell.ts';

export const searchLabel = 'Cerca mobili';
export const searchPlaceholder = 'Tavolo, poltrona, lampada…';
export const searchSubmit = 'Cerca';
export const hitCategories = 'Acquista per categoria';
export const hitProducts = 'Prodotti';
export const hitProductsWithout = (words: string): string => `Prodotti senza ${words}`;
export const quotedWords = (words: string): string => `«${words}»`;
export const hits = 'Risultati';
export const noHits = (query: string): string => `Nessun risultato per «${query}».`;
export const allHits = (query: string): string => `Tutti i risultati per «${query}»`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Nessun risultato.';
  return count === 1
    ? '1 risultato. Scegli con i tasti freccia.'
    : `${count} risultati. Scegli con i tasti freccia.`;
};
export const hitPages = 'Pagine';

export const figure = (value: number): string => value.toLocaleString('it-IT');
export const filter = 'Filtra';
export const filterWith = (count: number): string => `Filtra (${count})`;
export const close = 'Chiudi i filtri';
export const pieces = (count: number): string => (count === 1 ? '1 pezzo' : `${figure(count)} pezzi`);
export const show = (count: number): string =>
  count === 0 ? 'Nessun pezzo corrisponde' : `Mostra ${pieces(count)}`;
export const reset = 'Rimuovi tutti i filtri';
export const active = 'Filtri scelti';
export const understood = 'Abbiamo inteso così la tua ricerca';
export const remove = (label: string): string => `Rimuovi ${label}`;
export const nothing = 'Nessun pezzo corrisponde a tutti i filtri.';
export const sortBy = 'Ordina per';
export const sort = 'Ordina';
export const from = 'da';
export const upTo = 'a';
export const fromOf = (name: string, unit: string): string => `${name} da, in ${unit}`;
export const upToOf = (name: string, unit: string): string => `${name} fino a, in ${unit}`;
export const amountHint = 'Inserisci un numero, per esempio 800 o 1000';
export const rentable = 'Anche a noleggio';
export const without = (word: string): string => `Senza «${word}»`;
export const available = 'Subito disponibile';
export const supply = 'Disponibilità';
export const histogram = (name: string): string => `Quanti pezzi ci sono per ${name.toLowerCase()}`;

export const sorts: Record<PieceSort, string> = {
  relevance: 'Rilevanza',
  newest: 'Prima i più recenti',
  price: 'Prezzo crescente',
  'price-desc': 'Prezzo decrescente',
  size: 'Larghezza crescente',
  'size-desc': 'Larghezza decrescente',
};
export const ranges: Record<RangeName, string> = {
  price: 'Prezzo',
  width: 'Larghezza',
  height: 'Altezza',
  depth: 'Profondità',
  seatHeight: 'Altezza seduta',
};
const amount = (name: RangeName, value: number): string => `${figure(value)}\u00a0${unitOfRange(name)}`;
/** 'Larghezza fino a 180 cm'; the values in euros or centimetres. */
export const rangeLabel = (name: RangeName, least: number | null, most: number | null): string => {
  if (least === null) return most === null ? ranges[name] : `${ranges[name]} fino a ${amount(name, most)}`;
  if (most === null) return `${ranges[name]} da ${amount(name, least)}`;
  return `${ranges[name]} ${figure(least)}–${amount(name, most)}`;
};
export const choices: Record<ChoiceName, string> = {
  materials: 'Materiale',
  colours: 'Colore',
  decades: 'Decennio',
  makers: 'Produttore',
  conditions: 'Stato',
  shopTypes: 'Linea',
};
export const decade = (year: number): string => {
  const name = decadeOf(year);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
export const materials: Record<MaterialKey, string> = {
  teak: 'Teak',
  nussbaum: 'Noce',
  eiche: 'Rovere',
  palisander: 'Palissandro',
  kirsche: 'Ciliegio',
  kiefer: 'Pino',
  buche: 'Faggio',
  esche: 'Frassino',
  mahagoni: 'Mogano',
  birke: 'Betulla',
  ulme: 'Olmo',
  bambus: 'Bambù',
  rattan: 'Rattan',
  sperrholz: 'Compensato',
  bootsholz: 'Legno di barca',
  lack: 'Lacca',
  leder: 'Pelle',
  samt: 'Velluto',
  leinen: 'Lino',
  wolle: 'Lana',
  boucle: 'Bouclé',
  baumwolle: 'Cotone',
  cord: 'Velluto a coste',
  'wiener-geflecht': 'Paglia di Vienna',
  papierkordel: 'Corda di carta',
  messing: 'Ottone',
  chrom: 'Cromo',
  stahl: 'Acciaio',
  eisen: 'Ferro',
  aluminium: 'Alluminio',
  metall: 'Metallo',
  kupfer: 'Rame',
  marmor: 'Marmo',
  stein: 'Pietra',
  keramik: 'Ceramica',
  glas: 'Vetro',
  rauchglas: 'Vetro fumé',
  opalglas: 'Vetro opalino',
  spiegelglas: 'Specchio',
  linoleum: 'Linoleum',
  kunststoff: 'Plastica',
  papier: 'Carta',
};
export const colours: Record<ColourKey, string> = {
  braun: 'Marrone',
  schwarz: 'Nero',
  weiss: 'Bianco',
  grau: 'Grigio',
  beige: 'Beige',
  rot: 'Rosso',
  orange: 'Arancione',
  gelb: 'Giallo',
  gruen: 'Verde',
  tuerkis: 'Turchese',
  blau: 'Blu',
  rosa: 'Rosa',
  violett: 'Viola',
  gold: 'Dorato',
  silber: 'Argentato',
  bunt: 'Multicolore',
};

export const searchTitle = 'Ricerca';
export const searchTitleFor = (query: string): string => `Ricerca di «${query}»`;
export const askForWords =
  'Che cosa cerchi? Scrivi qui sopra un mobile, un materiale o un colore. Le nostre descrizioni sono in tedesco.';
export const tryOtherWords =
  'Prova con una parola più breve, più generica o in tedesco, oppure dai un’occhiata al catalogo.';
export const toCatalogue = 'Tutte le categorie';
export const meantOtherwise = (words: string): string =>
  `Per «${words}» non c’è nulla. Ti mostriamo quello che ha un nome simile.`;
export const nothingTogether = 'Nessun pezzo corrisponde a tutto insieme.';
export const withoutWord = 'Senza';
export const and = 'e';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Senza i filtri scelti';
export const searchAgain = 'Ricerca in questa pagina';

export const perhapsPages = 'Forse cerchi:';
