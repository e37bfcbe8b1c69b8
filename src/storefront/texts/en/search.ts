import type { ColourKey, MaterialKey } from '../../../shared/pieces/facets.ts';
import {
  unitOfRange,
  type ChoiceName,
  type PieceSort,
  type RangeName,
} from '../../../shared/pieces/piece-filters.ts';

export const searchLabel = 'Search furniture';
export const searchPlaceholder = 'Table, armchair, lamp …';
export const searchSubmit = 'Search';
export const hitCategories = 'Shop by category';
export const hitProducts = 'Products';
export const hitProductsWithout = (words: string): string => `Products without ${words}`;
export const quotedWords = (words: string): string => `‘${words}’`;
export const hits = 'Results';
export const noHits = (query: string): string => `Nothing found for ‘${query}’.`;
export const allHits = (query: string): string => `All results for ‘${query}’`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'No results.';
  return count === 1
    ? '1 result. Choose with the arrow keys.'
    : `${count} results. Choose with the arrow keys.`;
};
export const hitPages = 'Pages';

export const figure = (value: number): string => value.toLocaleString('en-GB');
export const filter = 'Filter';
export const filterWith = (count: number): string => `Filter (${count})`;
export const close = 'Close filters';
export const pieces = (count: number): string => (count === 1 ? '1 piece' : `${figure(count)} pieces`);
export const show = (count: number): string => (count === 0 ? 'No piece matches' : `Show ${pieces(count)}`);
export const reset = 'Remove all filters';
export const active = 'Chosen filters';
export const understood = 'This is how we understood your search';
export const remove = (label: string): string => `Remove ${label}`;
export const nothing = 'No piece matches all filters.';
export const sortBy = 'Sort by';
export const sort = 'Sort';
export const from = 'from';
export const upTo = 'to';
export const fromOf = (name: string, unit: string): string => `${name} from, in ${unit}`;
export const upToOf = (name: string, unit: string): string => `${name} to, in ${unit}`;
export const amountHint = 'Please enter a number, for example 800 or 1,000';
export const rentable = 'Also for rent';
export const without = (word: string): string => `Without ‘${word}’`;
export const available = 'Available now';
export const supply = 'Availability';
export const histogram = (name: string): string => `How many pieces there are by ${name.toLowerCase()}`;

export const sorts: Record<PieceSort, string> = {
  relevance: 'Relevance',
  newest: 'Newest first',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  size: 'Width, narrow to wide',
  'size-desc': 'Width, wide to narrow',
};
export const ranges: Record<RangeName, string> = {
  price: 'Price',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  seatHeight: 'Seat height',
};
const amount = (name: RangeName, value: number): string => {
  return name === 'price' ? `€${figure(value)}` : `${figure(value)}\u00a0${unitOfRange(name)}`;
};
/** 'Width up to 180 cm'; the values in euros or centimetres. */
export const rangeLabel = (name: RangeName, least: number | null, most: number | null): string => {
  if (least === null) return most === null ? ranges[name] : `${ranges[name]} up to ${amount(name, most)}`;
  if (most === null) return `${ranges[name]} from ${amount(name, least)}`;
  return `${ranges[name]} ${figure(least)}–${amount(name, most)}`;
};
export const choices: Record<ChoiceName, string> = {
  materials: 'Material',
  colours: 'Colour',
  decades: 'Decade',
  makers: 'Maker',
  conditions: 'Condition',
  shopTypes: 'Line',
};
export const decade = (year: number): string => `${year}s`;
export const materials: Record<MaterialKey, string> = {
  teak: 'Teak',
  nussbaum: 'Walnut',
  eiche: 'Oak',
  palisander: 'Rosewood',
  kirsche: 'Cherry',
  kiefer: 'Pine',
  buche: 'Beech',
  esche: 'Ash',
  mahagoni: 'Mahogany',
  birke: 'Birch',
  ulme: 'Elm',
  bambus: 'Bamboo',
  rattan: 'Rattan',
  sperrholz: 'Plywood',
  bootsholz: 'Boat wood',
  lack: 'Lacquer',
  leder: 'Leather',
  samt: 'Velvet',
  leinen: 'Linen',
  wolle: 'Wool',
  boucle: 'Bouclé',
  baumwolle: 'Cotton',
  cord: 'Corduroy',
  'wiener-geflecht': 'Vienna cane',
  papierkordel: 'Paper cord',
  messing: 'Brass',
  chrom: 'Chrome',
  stahl: 'Steel',
  eisen: 'Iron',
  aluminium: 'Aluminium',
  metall: 'Metal',
  kupfer: 'Copper',
  marmor: 'Marble',
  stein: 'Stone',
  keramik: 'Ceramic',
  glas: 'Glass',
  rauchglas: 'Smoked glass',
  opalglas: 'Opal glass',
  spiegelglas: 'Mirror glass',
  linoleum: 'Linoleum',
  kunststoff: 'Plastic',
  papier: 'Paper',
};
export const colours: Record<ColourKey, string> = {
  braun: 'Brown',
  schwarz: 'Black',
  weiss: 'White',
  grau: 'Grey',
  beige: 'Beige',
  rot: 'Red',
  orange: 'Orange',
  gelb: 'Yellow',
  gruen: 'Green',
  tuerkis: 'Turquoise',
  blau: 'Blue',
  rosa: 'Pink',
  violett: 'Purple',
  gold: 'Gold',
  silber: 'Silver',
  bunt: 'Multicoloured',
};

export const searchTitle = 'Search';
export const searchTitleFor = (query: string): string => `Search for ‘${query}’`;
export const askForWords =
  'What are you looking for? Enter a piece of furniture, a material or a colour above. Our descriptions are in German.';
export const tryOtherWords =
  'Try a shorter, more general or German word, or have a look around our catalogue.';
export const toCatalogue = 'All categories';
export const meantOtherwise = (words: string): string =>
  `There is nothing for ‘${words}’. Here is what has a similar name.`;
export const nothingTogether = 'Nothing matches all of it.';
export const withoutWord = 'Without';
export const and = 'and';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Without the chosen filters';
export const searchAgain = 'Search on this page';
export const perhapsPages = 'Perhaps you are looking for:';
