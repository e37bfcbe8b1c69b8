import type { ColourKey, MaterialKey } from '../../../shared/pieces/facets.ts';
import {
  unitOfRange,
  type ChoiceName,
  type PieceSort,
  type RangeName,
} from '../../../shared/pieces/piece-filters.ts';

export const searchLabel = 'Rechercher un meuble';
export const searchPlaceholder = 'Table, fauteuil, lampe…';
export const searchSubmit = 'Rechercher';
export const hitCategories = 'Acheter par catégorie';
export const hitProducts = 'Produits';
export const hitProductsWithout = (words: string): string => `Produits sans ${words}`;
export const quotedWords = (words: string): string => `«\u00a0${words}\u00a0»`;
export const hits = 'Résultats';
export const noHits = (query: string): string => `Aucun résultat pour «\u00a0${query}\u00a0».`;
export const allHits = (query: string): string => `Tous les résultats pour «\u00a0${query}\u00a0»`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Aucun résultat.';
  return count === 1
    ? '1 résultat. Choisissez avec les flèches du clavier.'
    : `${count} résultats. Choisissez avec les flèches du clavier.`;
};
export const hitPages = 'Pages';

export const figure = (value: number): string => value.toLocaleString('fr-FR');
export const filter = 'Filtrer';
export const filterWith = (count: number): string => `Filtrer (${count})`;
export const close = 'Fermer les filtres';
export const pieces = (count: number): string => (count < 2 ? `${count} pièce` : `${figure(count)} pièces`);
export const show = (count: number): string =>
  count === 0 ? 'Aucune pièce ne correspond' : `Voir ${pieces(count)}`;
export const reset = 'Retirer tous les filtres';
export const active = 'Filtres choisis';
export const understood = 'Voici comment nous avons compris votre recherche';
export const remove = (label: string): string => `Retirer ${label}`;
export const nothing = 'Aucune pièce ne correspond à tous les filtres.';
export const sortBy = 'Trier par';
export const sort = 'Trier';
export const from = 'de';
export const upTo = 'à';
export const fromOf = (name: string, unit: string): string => `${name} à partir de, en ${unit}`;
export const upToOf = (name: string, unit: string): string => `${name} jusqu’à, en ${unit}`;
export const amountHint = 'Veuillez saisir un nombre, par exemple 800 ou 1\u202f000';
export const rentable = 'Aussi en location';
export const without = (word: string): string => `Sans «\u00a0${word}\u00a0»`;
export const available = 'Disponible maintenant';
export const supply = 'Disponibilité';
export const histogram = (name: string): string => `Nombre de pièces par ${name.toLowerCase()}`;

export const sorts: Record<PieceSort, string> = {
  relevance: 'Pertinence',
  newest: 'Nouveautés',
  price: 'Prix croissant',
  'price-desc': 'Prix décroissant',
  size: 'Largeur croissante',
  'size-desc': 'Largeur décroissante',
};
export const ranges: Record<RangeName, string> = {
  price: 'Prix',
  width: 'Largeur',
  height: 'Hauteur',
  depth: 'Profondeur',
  seatHeight: 'Hauteur d’assise',
};
const amount = (name: RangeName, value: number): string => `${figure(value)}\u00a0${unitOfRange(name)}`;
/** 'Largeur jusqu’à 180 cm'; the values in euros or centimetres. */
export const rangeLabel = (name: RangeName, least: number | null, most: number | null): string => {
  if (least === null) return most === null ? ranges[name] : `${ranges[name]} jusqu’à ${amount(name, most)}`;
  if (most === null) return `${ranges[name]} à partir de ${amount(name, least)}`;
  return `${ranges[name]} ${figure(least)}–${amount(name, most)}`;
};
export const choices: Record<ChoiceName, string> = {
  materials: 'Matériau',
  colours: 'Couleur',
  decades: 'Décennie',
  makers: 'Fabricant',
  conditions: 'État',
  shopTypes: 'Gamme',
};
export const decade = (year: number): string => `Années ${year}`;
export const materials: Record<MaterialKey, string> = {
  teak: 'Teck',
  nussbaum: 'Noyer',
  eiche: 'Chêne',
  palisander: 'Palissandre',
  kirsche: 'Merisier',
  kiefer: 'Pin',
  buche: 'Hêtre',
  esche: 'Frêne',
  mahagoni: 'Acajou',
  birke: 'Bouleau',
  ulme: 'Orme',
  bambus: 'Bambou',
  rattan: 'Rotin',
  sperrholz: 'Contreplaqué',
  bootsholz: 'Bois de bateau',
  lack: 'Laque',
  leder: 'Cuir',
  samt: 'Velours',
  leinen: 'Lin',
  wolle: 'Laine',
  boucle: 'Bouclette',
  baumwolle: 'Coton',
  cord: 'Velours côtelé',
  'wiener-geflecht': 'Cannage',
  papierkordel: 'Corde de papier',
  messing: 'Laiton',
  chrom: 'Chrome',
  stahl: 'Acier',
  eisen: 'Fer',
  aluminium: 'Aluminium',
  metall: 'Métal',
  kupfer: 'Cuivre',
  marmor: 'Marbre',
  stein: 'Pierre',
  keramik: 'Céramique',
  glas: 'Verre',
  rauchglas: 'Verre fumé',
  opalglas: 'Opaline',
  spiegelglas: 'Miroir',
  linoleum: 'Linoléum',
  kunststoff: 'Plastique',
  papier: 'Papier',
};
export const colours: Record<ColourKey, string> = {
  braun: 'Brun',
  schwarz: 'Noir',
  weiss: 'Blanc',
  grau: 'Gris',
  beige: 'Beige',
  rot: 'Rouge',
  orange: 'Orange',
  gelb: 'Jaune',
  gruen: 'Vert',
  tuerkis: 'Turquoise',
  blau: 'Bleu',
  rosa: 'Rose',
  violett: 'Violet',
  gold: 'Doré',
  silber: 'Argenté',
  bunt: 'Multicolore',
};

export const searchTitle = 'Recherche';
export const searchTitleFor = (query: string): string => `Recherche de «\u00a0${query}\u00a0»`;
export const askForWords =
  'Que cherchez-vous\u202f? Saisissez ci-dessus un meuble, un matériau ou une couleur. Nos descriptions sont en allemand.';
export const tryOtherWords =
  'Essayez un mot plus court, plus général ou en allemand, ou parcourez le catalogue.';
export const toCatalogue = 'Toutes les catégories';
export const meantOtherwise = (words: string): string =>
  `Il n’y a rien pour «\u00a0${words}\u00a0». Voici ce qui porte un nom proche.`;
export const nothingTogether = 'Aucun résultat pour l’ensemble.';
export const withoutWord = 'Sans';
export const and = 'et';
export const foundWithout = (pieces: string): string => `\u00a0: ${pieces}.`;
export const nearest = 'Sans les filtres choisis';
export const searchAgain = 'Recherche sur cette page';

export const perhapsPages = 'Vous cherchez peut-être\u00a0:';
