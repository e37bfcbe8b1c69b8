import {
  sortParameter,
  writeFilters,
  type PieceFilters,
  type PieceSort,
} from '../../../shared/pieces/piece-filters.ts';

/** The state of a list that is in its address. */
export interface ListState {
  /** Without language and parameters: '/category/sofas'. */
  readonly base: `/${string}`;
  /** The search text; null for lists that are not a search. */
  readonly query: string | null;
  readonly filters: PieceFilters;
  readonly sort: PieceSort;
  /** The default order, which is left out of the address. */
  readonly usualSort: PieceSort;
}

/** The address of a page of a list, the same for the same state. */
export function listAddress(state: ListState, page = 1): `/${string}` {
  const search = new URLSearchParams(parametersOf(state).map(([name, value]) => [name, value]));
  if (page > 1) search.set('page', String(page));
  // Commas between values need no escaping, and people read addresses.
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? state.base : `${state.base}?${text}`;
}

/** All parameters but the page. */
export function parametersOf(state: ListState): readonly (readonly [name: string, value: string])[] {
  return [
    ...(state.query === null ? [] : [['query', state.query] as const]),
    ...writeFilters(state.filters),
    ...(state.sort === state.usualSort ? [] : [[sortParameter, state.sort] as const]),
  ];
}
