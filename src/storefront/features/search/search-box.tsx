import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { longestQuery } from '../../../shared/limits.ts';
import { loadablePart } from '../../loadable-part.tsx';
import * as t from '#texts/search.ts';
import { Boundary } from '../../components/boundary.tsx';
import { Glass } from '../../components/controls/icons.tsx';
import { to } from '../../to.ts';

const SearchHits = lazy(
  // The form leads to the results without it, too.
  loadablePart(
    async () => ({ default: (await import('./search-hits.browser.tsx')).SearchHits }),
    () => null,
  ),
);

/**
 * The search box of the header. Its dropdown is loaded with the first focus; the form itself leads to the page of
 * results, also without a script.
 * @param open whether small screens show it; null: they do at '#search'
 * @param query the query of the page of results, so that it can be corrected. Only the server passes it: React does not
 * touch a field's value if none is given
 */
export function SearchBox({
  open,
  query,
}: {
  readonly open: boolean | null;
  readonly query: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const hiding = open === null ? 'max-lg:not-target:hidden' : 'max-lg:hidden';
  useEffect(() => {
    if (open === true) input.current?.focus();
  }, [open]);
  return (
    <search
      id="search"
      className={`${open === true ? '' : hiding} noscript:block search-box relative order-last basis-full pb-3 lg:order-none lg:mx-auto lg:max-w-160 lg:basis-auto lg:grow lg:pb-0`}
    >
      <form action={to('/suche')} onFocus={() => setWanted(true)}>
        <div className="flex border border-line-strong bg-white">
          <input
            ref={input}
            type="search"
            name="query"
            maxLength={longestQuery}
            defaultValue={query}
            aria-label={t.searchLabel}
            placeholder={t.searchPlaceholder}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-expanded="false"
            aria-autocomplete="list"
            aria-controls="search-hits"
            className="min-h-11 w-full min-w-0 px-4 placeholder:text-ink-soft"
          />
          <button type="submit" aria-label={t.searchSubmit} className="grid w-12 shrink-0 place-items-center">
            <Glass className="size-5" />
          </button>
        </div>
        {wanted && (
          <Boundary>
            <Suspense>
              <SearchHits input={input} />
            </Suspense>
          </Boundary>
        )}
      </form>
    </search>
  );
}
