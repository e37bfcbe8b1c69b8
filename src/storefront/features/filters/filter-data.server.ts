import type { Bucket, FilterCounts, Narrowed } from '../../../read-models/index.ts';
import {
  isFiltered,
  choiceNames,
  filterParameters,
  readFilters,
  readSort,
  sortParameter,
  writeFilters,
  type ChoiceName,
  type PieceSort,
  type RangeName,
} from '../../../shared/pieces/piece-filters.ts';
import type { ListState } from './list-address.ts';

/** The data of a list's filters in a page. */
export interface FilterData extends ListState {
  readonly total: number;
  readonly sorts: readonly PieceSort[];
  readonly ranges: Readonly<Record<RangeName, readonly Bucket[]>>;
  /** Values with the number of their pieces, in the order of their list; makers by name. */
  readonly choices: Readonly<
    Record<ChoiceName, readonly { readonly value: string; readonly count: number }[]>
  >;
  readonly makerNames: Readonly<Record<string, string>>;
  readonly rentable: number;
  readonly available: number;
}

/** Parameters of a list's address that reach its page. */
export const listParameters: readonly string[] = [...filterParameters(), sortParameter, 'page'];

const listSorts: readonly PieceSort[] = ['newest', 'price', 'price-desc', 'size', 'size-desc'];

/** The filters in an address. */
export function narrowedBy(query: Readonly<Record<string, string>>, usual: PieceSort = 'newest'): Narrowed {
  return { filters: readFilters(query), sort: readSort(query[sortParameter], usual) };
}

/** The same parameters in canonical form; unknown ones are left out. */
export function plainListQuery(
  query: Readonly<Record<string, string>>,
  usual: PieceSort = 'newest',
): Readonly<Record<string, string>> {
  const { filters, sort } = narrowedBy(query, usual);
  const { query: words = '', page = '' } = query;
  return Object.fromEntries([
    ...(words.trim() === '' ? [] : [['query', words.trim().replace(/\s+/g, ' ')]]),
    ...writeFilters(filters),
    ...(sort === usual ? [] : [[sortParameter, sort]]),
    ...(/^[1-9]\d{0,4}$/.test(page) && page !== '1' ? [['page', page]] : []),
  ]) as Record<string, string>;
}

/** Few people turn more pages of a list. */
const usualPages = 20;

/** Whether an address is one of very many, few of which are requested twice. */
export function isLongTailList(query: Readonly<Record<string, string>>): boolean {
  return (
    query['query'] !== undefined ||
    sortParameter in query ||
    Number(query['page'] ?? 1) > usualPages ||
    isFiltered(readFilters(query))
  );
}

export function filterData(
  state: Omit<ListState, 'usualSort'>,
  counts: FilterCounts,
  /** The kinds that are useless for this list: a list of vintage pieces needs no choice of lines. */
  hidden: readonly ChoiceName[] = [],
): FilterData {
  const isSearch = state.query !== null;
  const names = Object.fromEntries(counts.makers.map(({ key, name }) => [key, name]));
  const chosen = (kind: ChoiceName): readonly string[] => state.filters[kind].map(String);
  return {
    ...state,
    usualSort: isSearch ? 'relevance' : 'newest',
    total: counts.total,
    sorts: isSearch ? ['relevance', ...listSorts] : listSorts,
    ranges: counts.ranges,
    choices: Object.fromEntries(
      choiceNames.map((kind) => {
        const values = new Map(counts.choices[kind]);
        for (const value of chosen(kind)) if (!values.has(value)) values.set(value, 0);
        const isHidden = hidden.includes(kind) && chosen(kind).length === 0;
        return [kind, isHidden ? [] : [...values].map(([value, count]) => ({ value, count }))];
      }),
    ) as unknown as FilterData['choices'],
    makerNames: names,
    rentable: counts.rentable,
    available: counts.available,
  };
}
