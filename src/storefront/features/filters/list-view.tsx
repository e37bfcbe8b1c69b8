import * as t from '#texts/filters.ts';
import { countFilters } from '../../../shared/piece-filters.ts';
import type { AsRead } from '../../as-read.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { CardView } from '../../components/piece-card.tsx';
import { PieceGrid } from '../../components/piece-grid.tsx';
import type { Discount } from '../../components/price.tsx';
import { Still } from '../../components/still.tsx';
import { to } from '../../to.ts';
import type { FilterData } from './filter-data.server.ts';
import { withoutFilters } from './filter-labels.ts';
import { listAddress } from './list-address.ts';
import { ListControls, type Said } from './list-controls.tsx';
import { useLiveFilters } from './use-live-filters.ts';

/** Whether this is a part of a list, or another order of it: search engines should index the list instead. */
export function isNarrowed({ filters, sort, usualSort }: AsRead<FilterData>): boolean {
  return countFilters(filters) > 0 || sort !== usualSort;
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
  return <Still id="controls">{import.meta.env.SSR && <ListControls data={list} said={said} />}</Still>;
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
  if (pieces.length > 0 || countFilters(list.filters) === 0) {
    return <PieceGrid pieces={pieces} eagerCount={eagerCount} discount={discount} />;
  }
  return <Still id="nothing">{import.meta.env.SSR && <NothingLeft list={list} />}</Still>;
}

/** Its link removes the filters, but keeps the search text. */
function NothingLeft({ list }: { readonly list: AsRead<FilterData> }) {
  return (
    <EmptyState title={t.nothing}>
      <ButtonLink href={to(listAddress({ ...list, filters: withoutFilters }))}>{t.reset}</ButtonLink>
    </EmptyState>
  );
}
