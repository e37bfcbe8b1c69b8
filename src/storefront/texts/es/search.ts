import type { ColourKey, MaterialKey } from '../../../shared/pieces/facets.ts';
import {
  unitOfRange,
  type ChoiceName,
  type PieceSort,
  type RangeName,
} from '../../../shared/pieces/piece-filters.ts';

export const searchLabel = 'Buscar muebles';
export const searchPlaceholder = 'Mesa, sillón, lámpara…';
export const searchSubmit = 'Buscar';
export const hitCategories = 'Comprar por categoría';
export const hitProducts = 'Productos';
export const hitProductsWithout = (words: string): string => `Productos sin ${words}`;
export const quotedWords = (words: string): string => `«${words}»`;
export const hits = 'Resultados';
export const noHits = (query: string): string => `No hemos encontrado nada para «${query}».`;
export const allHits = (query: string): string => `Todos los resultados de «${query}»`;
export const hitCount = (count: number): string => {
  if (count === 0) return 'Sin resultados.';
  return count === 1
    ? '1 resultado. Elige con las flechas del teclado.'
    : `${count} resultados. Elige con las flechas del teclado.`;
};
export const hitPages = 'Páginas';

export const figure = (value: number): string => value.toLocaleString('es-ES');
export const filter = 'Filtrar';
export const filterWith = (count: number): string => `Filtrar (${count})`;
export const close = 'Cerrar los filtros';
export const pieces = (count: number): string => (count === 1 ? '1 pieza' : `${figure(count)} piezas`);
export const show = (count: number): string =>
  count === 0 ? 'Ninguna pieza encaja' : `Ver ${pieces(count)}`;
export const reset = 'Quitar todos los filtros';
export const active = 'Filtros elegidos';
export const understood = 'Así hemos entendido tu búsqueda';
export const remove = (label: string): string => `Quitar ${label}`;
export const nothing = 'Ninguna pieza encaja con todos los filtros.';
export const sortBy = 'Ordenar por';
export const sort = 'Ordenar';
export const from = 'de';
export const upTo = 'a';
export const fromOf = (name: string, unit: string): string => `${name} desde, en ${unit}`;
export const upToOf = (name: string, unit: string): string => `${name} hasta, en ${unit}`;
export const amountHint = 'Escribe un número, por ejemplo, 800 o 1000';
export const rentable = 'También en alquiler';
export const without = (word: string): string => `Sin «${word}»`;
export const available = 'Disponible ya';
export const supply = 'Disponibilidad';
export const histogram = (name: string): string => `Cuántas piezas hay por ${name.toLowerCase()}`;

export const sorts: Record<PieceSort, string> = {
  relevance: 'Relevancia',
  newest: 'Lo más nuevo',
  price: 'Precio: de menor a mayor',
  'price-desc': 'Precio: de mayor a menor',
  size: 'Ancho: de menor a mayor',
  'size-desc': 'Ancho: de mayor a menor',
};
export const ranges: Record<RangeName, string> = {
  price: 'Precio',
  width: 'Ancho',
  height: 'Alto',
  depth: 'Fondo',
  seatHeight: 'Altura del asiento',
};
const amount = (name: RangeName, value: number): string => `${figure(value)}\u00a0${unitOfRange(name)}`;
/** 'Ancho hasta 180 cm'; the values in euros or centimetres. */
export const rangeLabel = (name: RangeName, least: number | null, most: number | null): string => {
  if (least === null) return most === null ? ranges[name] : `${ranges[name]} hasta ${amount(name, most)}`;
  if (most === null) return `${ranges[name]} desde ${amount(name, least)}`;
  return `${ranges[name]} ${figure(least)}–${amount(name, most)}`;
};
export const choices: Record<ChoiceName, string> = {
  materials: 'Material',
  colours: 'Color',
  decades: 'Década',
  makers: 'Fabricante',
  conditions: 'Estado',
  shopTypes: 'Línea',
};
export const decade = (year: number): string => `Década de ${year}`;
export const materials: Record<MaterialKey, string> = {
  teak: 'Teca',
  nussbaum: 'Nogal',
  eiche: 'Roble',
  palisander: 'Palisandro',
  kirsche: 'Cerezo',
  kiefer: 'Pino',
  buche: 'Haya',
  esche: 'Fresno',
  mahagoni: 'Caoba',
  birke: 'Abedul',
  ulme: 'Olmo',
  bambus: 'Bambú',
  rattan: 'Ratán',
  sperrholz: 'Contrachapado',
  bootsholz: 'Madera de barco',
  lack: 'Laca',
  leder: 'Cuero',
  samt: 'Terciopelo',
  leinen: 'Lino',
  wolle: 'Lana',
  boucle: 'Bouclé',
  baumwolle: 'Algodón',
  cord: 'Pana',
  'wiener-geflecht': 'Rejilla vienesa',
  papierkordel: 'Cuerda de papel',
  messing: 'Latón',
  chrom: 'Cromo',
  stahl: 'Acero',
  eisen: 'Hierro',
  aluminium: 'Aluminio',
  metall: 'Metal',
  kupfer: 'Cobre',
  marmor: 'Mármol',
  stein: 'Piedra',
  keramik: 'Cerámica',
  glas: 'Cristal',
  rauchglas: 'Cristal ahumado',
  opalglas: 'Vidrio opalino',
  spiegelglas: 'Espejo',
  linoleum: 'Linóleo',
  kunststoff: 'Plástico',
  papier: 'Papel',
};
export const colours: Record<ColourKey, string> = {
  braun: 'Marrón',
  schwarz: 'Negro',
  weiss: 'Blanco',
  grau: 'Gris',
  beige: 'Beis',
  rot: 'Rojo',
  orange: 'Naranja',
  gelb: 'Amarillo',
  gruen: 'Verde',
  tuerkis: 'Turquesa',
  blau: 'Azul',
  rosa: 'Rosa',
  violett: 'Morado',
  gold: 'Dorado',
  silber: 'Plateado',
  bunt: 'Multicolor',
};

export const searchTitle = 'Búsqueda';
export const searchTitleFor = (query: string): string => `Búsqueda de «${query}»`;
export const askForWords =
  '¿Qué buscas? Escribe arriba un mueble, un material o un color. Nuestras descripciones están en alemán.';
export const tryOtherWords =
  'Prueba con una palabra más corta, más general o en alemán, o date una vuelta por el catálogo.';
export const toCatalogue = 'Todas las categorías';
export const meantOtherwise = (words: string): string =>
  `No hay nada para «${words}». Te mostramos lo que tiene un nombre parecido.`;
export const nothingTogether = 'No hay nada que lo cumpla todo a la vez.';
export const withoutWord = 'Sin';
export const and = 'y';
export const foundWithout = (pieces: string): string => `: ${pieces}.`;
export const nearest = 'Sin los filtros elegidos';
export const searchAgain = 'Búsqueda en esta página';
export const perhapsPages = 'Quizá buscas:';
