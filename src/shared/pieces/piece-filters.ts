import { conditions, type Condition } from './condition.ts';
import {
  colourKeys,
  decades,
  materialKeys,
  type ColourKey,
  type Decade,
  type MaterialKey,
} from './facets.ts';
import {
  dimensionOf,
  measures,
  measuresOfLists,
  type DimensionName,
  type MeasureOfLists,
} from './piece-measures.ts';
import { isShopType, type ShopType } from './shop-type.ts';

/** From and to, both inclusive; null is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

export type RangeName = 'price' | DimensionName<MeasureOfLists>;
export const rangeNames: readonly RangeName[] = ['price', ...measuresOfLists.map(dimensionOf)];

/** Cents, and millimetres. A round piece is as wide and deep as its diameter. */
type RangeFilters = Readonly<Record<RangeName, Range | null>>;
const rangesOf = (rangeOf: (name: RangeName) => Range | null): RangeFilters =>
  Object.fromEntries(rangeNames.map((name) => [name, rangeOf(name)])) as RangeFilters;

/** The filters of a list. Values of one kind are alternatives; different kinds must all match. */
export interface PieceFilters extends RangeFilters {
  readonly materials: readonly MaterialKey[];
  readonly colours: readonly ColourKey[];
  readonly decades: readonly Decade[];
  /** Makers as they appear in addresses. */
  readonly makers: readonly string[];
  readonly conditions: readonly Condition[];
  readonly shopTypes: readonly ShopType[];
  /** Only pieces that may be rented. */
  readonly rentable: boolean;
  /** Only pieces that are free from now on. */
  readonly available: boolean;
}

/** The kinds of filter that take several values. */
export const choiceNames = [
  'materials',
  'colours',
  'decades',
  'makers',
  'conditions',
  'shopTypes',
] as const satisfies readonly (keyof PieceFilters)[];
export type ChoiceName = (typeof choiceNames)[number];

export const pieceSorts = ['relevance', 'newest', 'price', 'price-desc', 'size', 'size-desc'] as const;
export type PieceSort = (typeof pieceSorts)[number];

const parameters = {
  price: 'preis',
  ...Object.fromEntries(measuresOfLists.map((name) => [dimensionOf(name), measures[name]])),
} as Readonly<Record<RangeName, string>>;

export const rangeParameterNames = (name: RangeName): readonly [from: string, to: string] => [
  `${parameters[name]}-von`,
  `${parameters[name]}-bis`,
];

/** The unit of a filter's field. */
export const unitOfRange = (name: RangeName): '€' | 'cm' => (name === 'price' ? '€' : 'cm');
/** How many cents or millimetres that is. */
const perUnit = (name: RangeName): number => (name === 'price' ? 100 : 10);

/** The names of filters in addresses, the same in every language. */
export const choiceParameters: Readonly<Record<ChoiceName, string>> = {
  materials: 'material',
  colours: 'farbe',
  decades: 'jahrzehnt',
  makers: 'hersteller',
  conditions: 'zustand',
  shopTypes: 'linie',
};
const rentableParameter = 'miete';
const availableParameter = 'verfuegbar';
export const sortParameter = 'sortierung';

/** All parameters of an address that filter or sort a list. */
export const filterParameters = (): readonly string[] => [
  ...rangeNames.flatMap(rangeParameterNames),
  ...Object.values(choiceParameters),
  rentableParameter,
  availableParameter,
];

/** Nobody looks for more at once, and the limit keeps addresses short. */
const maxChoices = 8;
const maxEuros = 1_000_000;

/** A parameter as an address may give it: once, with commas, or several times. */
type Parameter = string | readonly string[] | undefined;

/** Reads the filters from an address. Unknown values are left out, so that an old link still shows a list. */
export function readFilters(query: Readonly<Record<string, Parameter>>): PieceFilters {
  const values = (name: ChoiceName): readonly string[] => listOf(query[choiceParameters[name]]);
  const chosen = <T extends string>(name: ChoiceName, known: readonly T[]): T[] =>
    known.filter((value) => values(name).includes(value)).slice(0, maxChoices);
  const makers = values('makers').filter(
    (maker) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(maker) && maker.length <= 60,
  );
  return {
    ...rangesOf((name) => readRange(query, name)),
    materials: chosen('materials', materialKeys),
    colours: chosen('colours', colourKeys),
    decades: decades.filter((decade) => values('decades').includes(String(decade))),
    makers: [...new Set(makers)].sort().slice(0, maxChoices),
    conditions: chosen('conditions', conditions),
    shopTypes: [...new Set(values('shopTypes').filter(isShopType))].sort(),
    rentable: listOf(query[rentableParameter])[0] === '1',
    available: listOf(query[availableParameter])[0] === '1',
  };
}

// Browsers that do not use it leave it out.
export const noFilters: PieceFilters = /* @__PURE__ */ readFilters({});

/** Writes the filters as parameters of an address; equal filters always give the same text. Empty without filters. */
export function writeFilters(filters: PieceFilters): readonly (readonly [name: string, value: string])[] {
  const written: [string, string][] = [];
  for (const name of rangeNames) {
    const [from, to] = rangeParameterNames(name);
    const range = filters[name];
    if (range?.from != null) written.push([from, String(inFieldUnit(name, range.from))]);
    if (range?.to != null) written.push([to, String(inFieldUnit(name, range.to))]);
  }
  for (const name of choiceNames) {
    if (filters[name].length > 0) written.push([choiceParameters[name], filters[name].join(',')]);
  }
  if (filters.rentable) written.push([rentableParameter, '1']);
  if (filters.available) written.push([availableParameter, '1']);
  return written;
}

/** A measurement or amount in the unit of its field: whole centimetres or euros. */
export function inFieldUnit(name: RangeName, value: number): number {
  return value / perUnit(name);
}

export const isFiltered = (filters: PieceFilters): boolean => writeFilters(filters).length > 0;

/** How many kinds of filter are set; 0 means the whole list is shown. */
export function countFilters(filters: PieceFilters): number {
  return (
    rangeNames.filter((name) => filters[name] !== null).length +
    choiceNames.filter((name) => filters[name].length > 0).length +
    Number(filters.rentable) +
    Number(filters.available)
  );
}

/** Combines the filters of a query with those chosen beside it. Alternatives of the same kind are joined. */
export function joinFilters(one: PieceFilters, other: PieceFilters): PieceFilters {
  const joined = <T>(a: readonly T[], b: readonly T[]): readonly T[] => [...new Set([...a, ...b])];
  return {
    ...rangesOf((name) => narrower(one[name], other[name])),
    materials: joined(one.materials, other.materials),
    colours: joined(one.colours, other.colours),
    decades: joined(one.decades, other.decades),
    makers: joined(one.makers, other.makers),
    conditions: joined(one.conditions, other.conditions),
    shopTypes: joined(one.shopTypes, other.shopTypes),
    rentable: one.rentable || other.rentable,
    available: one.available || other.available,
  };
}

export function readSort(value: Parameter, otherwise: PieceSort): PieceSort {
  return pieceSorts.find((sort) => sort === listOf(value)[0]) ?? otherwise;
}

function narrower(one: Range | null, other: Range | null): Range | null {
  if (one === null || other === null) return one ?? other;
  const least = [one.from, other.from].filter((value) => value !== null);
  const most = [one.to, other.to].filter((value) => value !== null);
  return {
    from: least.length === 0 ? null : Math.max(...least),
    to: most.length === 0 ? null : Math.min(...most),
  };
}

function readRange(query: Readonly<Record<string, Parameter>>, name: RangeName): Range | null {
  const [fromName, toName] = rangeParameterNames(name);
  const typed = (parameter: string, whole: (value: number) => number): number | null => {
    const value = readAmount([query[parameter] ?? ''].flat()[0] ?? '');
    return value === null ? null : Math.min(whole(value), maxEuros) * perUnit(name);
  };
  // Nothing outside the typed range is shown: '800,50' as an upper end is 800, as a lower end 801.
  const from = typed(fromName, Math.ceil);
  const to = typed(toName, Math.floor);
  if (from === null && to === null) return null;
  // If the ends are in the wrong order, they are swapped.
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/**
 * An amount or measurement as people type it: '800', '1.000', '1.000,50 €', '79,5 cm'. In every language three digits
 * after a point or comma are thousands, one or two are a fraction.
 */
function readAmount(typed: string): number | null {
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?:[.,](\d\d?))?$/.exec(
    typed.replace(/€|euro?|cm|\s/gi, ''),
  );
  return parts && Number(`${(parts[1] ?? '').replace(/[.,]/g, '')}.${parts[2] ?? 0}`);
}

function listOf(parameter: Parameter): readonly string[] {
  if (parameter === undefined) return [];
  const texts = typeof parameter === 'string' ? [parameter] : parameter;
  return texts.flatMap((text) => text.split(',')).slice(0, 50);
}
