import * as t from '#texts/search.ts';
import { isFiltered, countFilters, sortParameter, noFilters } from '../../../shared/pieces/piece-filters.ts';
import type { AsRead } from '../../page.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PieceGrid } from '../../components/pieces/piece-card.tsx';
import type { CardView } from '../../components/pieces/card-view.ts';
import type { Discount } from '../../components/pieces/price.tsx';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { to } from '../../to.ts';
import type { FilterData } from './filter-data.server.ts';
import { setFilters } from './filter-labels.ts';
import { listAddress, parametersOf } from './list-address.ts';
import { useEffect } from 'react';
import { Sliders } from '../../components/controls/icons.tsx';
import { Chips } from './chips.tsx';
import { FilterPanel } from './filter-panel.tsx';

/** Whether this is a part of a list, or another order of it: search engines should index the list instead. */
export function isNarrowed({ filters, sort, usualSort }: AsRead<FilterData>): boolean {
  return isFiltered(filters) || sort !== usualSort;
}

/** Filters, order and number of pieces of a list. */
export function ListTop({
  list,
  said,
}: {
  readonly list: AsRead<FilterData>;
  readonly said?: Said | undefined;
}) {
  useLiveFilters();
  return (
    <ServerRendered id="controls">
      {import.meta.env.SSR && <ListControls data={list} said={said} />}
    </ServerRendered>
  );
}

/** The pieces of a list, or a message if its filters leave none. */
export function NarrowedGrid({
  list,
  pieces,
  eagerCount = 4,
  discount,
}: {
  readonly list: AsRead<FilterData>;
  readonly pieces: readonly CardView[];
  readonly eagerCount?: number;
  readonly discount?: Discount | undefined;
}) {
  if (pieces.length > 0 || !isFiltered(list.filters)) {
    return <PieceGrid pieces={pieces} eagerCount={eagerCount} discount={discount} />;
  }
  return <ServerRendered id="nothing">{import.meta.env.SSR && <NothingLeft list={list} />}</ServerRendered>;
}

/** Its link removes the filters, but keeps the search text. */
function NothingLeft({ list }: { readonly list: AsRead<FilterData> }) {
  return (
    <EmptyState title={t.nothing}>
      <ButtonLink href={to(listAddress({ ...list, filters: noFilters }))}>{t.reset}</ButtonLink>
    </EmptyState>
  );
}

/** Updates a list's numbers while filters are chosen, from the first touch on. */
function useLiveFilters(): void {
  useEffect(() => {
    const controls = document.querySelector('[data-list-controls]');
    const load = (): void => {
      import('./live-filters.browser.ts').then(
        (live) => live.start(controls!),
        // The form leads to the filtered list all the same.
        () => undefined,
      );
    };
    // The focus may have been there before hydration.
    if (controls?.contains(document.activeElement) === true) load();
    else controls?.addEventListener('focusin', load, { once: true });
    return () => controls?.removeEventListener('focusin', load);
  }, []);
}

/** What a query says, as a filter's label, and the query without it. */
export type Said = Readonly<Record<string, string>>;

/**
 * The controls above a list: the number of its pieces, its filters as a panel, its order, and the active filters. All
 * of it works without a script; rendered on the server only.
 */
function ListControls({
  data,
  said = {},
}: {
  readonly data: AsRead<FilterData>;
  readonly said?: Said | undefined;
}) {
  const set = countFilters(data.filters);
  const chips = setFilters(data.filters, data.makerNames).map(({ label, without }) => ({
    label,
    // A filter that the query says as well would stay if only the filter went.
    href: to(listAddress({ ...data, filters: without, query: said[label] ?? data.query })),
  }));
  return (
    <div data-list-controls className="mb-4 border-y border-line py-1 md:mb-8 md:py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6">
        <button
          type="button"
          popoverTarget="filters"
          className="inline-flex min-h-11 items-center gap-2.5 border border-ink px-4 transition-colors hover:bg-ink hover:text-paper"
        >
          <Sliders className="size-5" />
          {set === 0 ? t.filter : t.filterWith(set)}
        </button>
        {/* On phones the pieces come first, and the panel of the filters says how many there are. */}
        <p className="text-ink-soft tabular-nums max-sm:sr-only">{t.pieces(data.total)}</p>
        <SortForm data={data} />
      </div>
      {chips.length > 0 && (
        <Chips label={t.active} chips={chips} reset={to(listAddress({ ...data, filters: noFilters }))} />
      )}
      <FilterPanel data={data} />
    </div>
  );
}

function SortForm({ data }: { readonly data: AsRead<FilterData> }) {
  const kept = parametersOf({ ...data, sort: data.usualSort });
  return (
    <form
      action={to(data.base)}
      className="flex items-center gap-2 max-sm:min-w-0 max-sm:grow max-sm:basis-36 sm:ml-auto"
      data-sort
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-ink-soft max-sm:sr-only">
        {t.sortBy}
      </label>
      <select
        id="sort"
        name={sortParameter}
        defaultValue={data.sort}
        className="min-h-11 border border-line-strong bg-white px-3 max-sm:w-full max-sm:min-w-0"
      >
        {data.sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t.sorts[sort]}
          </option>
        ))}
      </select>
      <button type="submit" className="min-h-11 border border-line-strong px-4 not-noscript:hidden">
        {t.sort}
      </button>
    </form>
  );
}
