import { Fragment } from 'react';
import type { AsRead, Head } from '../../page.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { CategoryTiles } from '../../components/pieces/category-tiles.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Pager } from '../../components/controls/pager.tsx';
import { PieceGrid } from '../../components/pieces/piece-card.tsx';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { Chips } from '../../features/filters/chips.tsx';
import { setFilters, labelOfRange } from '../../features/filters/filter-labels.ts';
import { listAddress } from '../../features/filters/list-address.ts';
import { type Said, ListTop, NarrowedGrid } from '../../features/filters/list-view.tsx';
import { shopPagesFor } from '../../features/search/shop-pages.ts';
import * as t from '#texts/search.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import { longestQuery } from '../../../shared/limits.ts';
import { isFiltered } from '../../../shared/pieces/piece-filters.ts';
import type { FoundData, SearchData } from './route.ts';
import * as conditions from '#texts/pieces.ts';
import * as lists from '#texts/lists.ts';
import type { SearchPage } from '../../../read-models/index.ts';
import { Glass } from '../../components/controls/icons.tsx';

export function head({ query, shown }: AsRead<SearchData>): Head {
  const title = query === '' ? t.searchTitle : t.searchTitleFor(shown);
  // Pages of results should not be indexed.
  return { title, description: t.askForWords, canonical: null };
}

/** The query, how it was understood, and the results. */
export function Page({ data }: { readonly data: AsRead<SearchData> }) {
  const { query, shown, found } = data;
  return (
    <div className="frame">
      <PageHeading
        crumbs={[{ label: shell.home, href: to('/') }]}
        title={query === '' ? t.searchTitle : t.searchTitleFor(shown)}
      />
      <ServerRendered id="search">{import.meta.env.SSR && <PageSearch query={query} />}</ServerRendered>
      <ServerRendered id="shop-pages">{import.meta.env.SSR && <ShopPages query={query} />}</ServerRendered>
      {found === null ? <Nothing shown={shown} /> : <Found shown={shown} found={found} />}
    </div>
  );
}

/** Pages of the shop for queries such as vouchers or opening hours, for which no furniture is found. */
function ShopPages({ query }: { readonly query: string }) {
  const pages = shopPagesFor(query);
  if (pages.length === 0) return null;
  return (
    <p className="mb-8 border-l-3 border-petrol pl-4 text-lg">
      {t.perhapsPages}{' '}
      {pages.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={to(path)} className="underline underline-offset-4">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function Found({ shown, found }: { readonly shown: string; readonly found: AsRead<FoundData> }) {
  const { pieces, categories, nearest, list, page, totalPages, corrected, dropped } = found;
  const isNarrowed = isFiltered(list.filters);
  // Near matches come before the categories: they match the query except for a word.
  const isAnswered = pieces.length > 0 && dropped.length === 0;
  const tiles = categories.length > 0 && (
    <section className={isAnswered ? 'mb-14' : 'mt-14'}>
      <h2 className="text-2xl">{t.hitCategories}</h2>
      <CategoryTiles categories={categories} />
    </section>
  );
  return (
    <>
      <ServerRendered id="dropped">{import.meta.env.SSR && <Dropped found={found} />}</ServerRendered>
      <ServerRendered id="understood">{import.meta.env.SSR && <Understood found={found} />}</ServerRendered>
      {corrected.length > 0 && pieces.length > 0 && (
        <p className="mb-6 text-ink-soft">{t.meantOtherwise(corrected.join(' '))}</p>
      )}
      {pieces.length === 0 && !isNarrowed && <Nothing shown={shown} />}
      {isAnswered && tiles}
      {(pieces.length > 0 || isNarrowed) && (
        <section>
          <h2 className="mb-6 text-2xl">{t.hitProducts}</h2>
          <ListTop list={list} said={import.meta.env.SSR ? saidIn(found) : undefined} />
          <NarrowedGrid
            list={list}
            pieces={pieces}
            eagerCount={isAnswered && categories.length > 0 ? 0 : 4}
          />
          {totalPages > 1 && (
            <Pager page={page} totalPages={totalPages} address={(number) => to(listAddress(list, number))} />
          )}
        </section>
      )}
      {nearest.length > 0 && (
        <section>
          <h2 className="mb-8 text-2xl">{t.nearest}</h2>
          <PieceGrid pieces={nearest} />
        </section>
      )}
      {!isAnswered && tiles}
    </>
  );
}

/** Says at the top what was dropped from a query that nothing matches completely. */
function Dropped({ found: { dropped, list } }: { readonly found: AsRead<FoundData> }) {
  if (dropped.length === 0) return null;
  return (
    <p className="mb-4 border-l-3 border-petrol pl-4 text-lg">
      {t.nothingTogether} {t.withoutWord}{' '}
      {dropped.map((words, index) => (
        <Fragment key={words}>
          {index > 0 && (index === dropped.length - 1 ? ` ${t.and} ` : ', ')}
          <del>{t.quotedWords(words)}</del>
        </Fragment>
      ))}
      {t.foundWithout(t.pieces(list.total))}
    </p>
  );
}

function saidIn({ understood, list }: AsRead<FoundData>): Said {
  return Object.fromEntries(
    understood.map(({ meaning, queryWithout }) => [labelOfMeaning(meaning, list.makerNames), queryWithout]),
  );
}

function Understood({ found }: { readonly found: AsRead<FoundData> }) {
  // A filter that says the same has a chip of its own, which takes both away.
  const filtered = setFilters(found.list.filters, found.list.makerNames).map(({ label }) => label);
  const chips = Object.entries(saidIn(found))
    .filter(([label]) => !filtered.includes(label))
    .map(([label, query]) => ({ label, href: to(listAddress({ ...found.list, query })) }));
  if (chips.length === 0) return null;
  return (
    <div className="mb-8">
      <Chips label={t.understood} chips={chips} />
    </div>
  );
}

function Nothing({ shown }: { readonly shown: string }) {
  const isAsked = shown !== '';
  return (
    <EmptyState title={isAsked ? t.noHits(shown) : t.askForWords}>
      {isAsked && <p className="mx-auto mb-6 max-w-[48ch]">{t.tryOtherWords}</p>}
      <ButtonLink href={to('/categories/all')}>{t.toCatalogue}</ButtonLink>
    </EmptyState>
  );
}

/** The meaning of a query's part, in words. */
export function labelOfMeaning(
  meaning: AsRead<SearchPage['understood'][number]['meaning']>,
  makerNames: Readonly<Record<string, string>>,
): string {
  if ('range' in meaning) return labelOfRange(meaning.kind, meaning.range);
  switch (meaning.kind) {
    case 'decades':
      return meaning.decades.map(t.decade).join(', ');
    case 'material':
      return `${t.choices.materials}${shell.colon}${t.materials[meaning.material]}`;
    case 'colour':
      return `${t.choices.colours}${shell.colon}${meaning.word === '' ? t.colours[meaning.colour] : meaning.word}`;
    case 'condition':
      return `${t.choices.conditions}${shell.colon}${meaning.condition.map((one) => conditions.conditionName[one]).join(', ')}`;
    case 'without':
      return t.without(meaning.word);
    case 'maker':
      return makerNames[meaning.maker] ?? meaning.maker;
    case 'shop-type':
      return lists.lineName[meaning.shopType];
    case 'rentable':
      return t.rentable;
    case 'available':
      return t.available;
  }
}

/** The page's own field, for small screens, where the header's is collapsed. */
export function PageSearch({ query }: { readonly query: string }) {
  return (
    <form
      action={to('/suche')}
      role="search"
      aria-label={t.searchAgain}
      className="mb-8 flex border border-line-strong bg-white lg:hidden"
    >
      <input
        type="search"
        name="query"
        maxLength={longestQuery}
        defaultValue={query}
        aria-label={t.searchLabel}
        placeholder={t.searchPlaceholder}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-12 w-full min-w-0 px-4 placeholder:text-ink-soft"
      />
      <button type="submit" aria-label={t.searchSubmit} className="grid w-12 shrink-0 place-items-center">
        <Glass className="size-5" />
      </button>
    </form>
  );
}
