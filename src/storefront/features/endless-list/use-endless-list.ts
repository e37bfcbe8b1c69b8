import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { askShop } from '../../ask-shop.ts';
import { cardOfProduct, type Product } from '../../card-of-product.ts';
import * as t from '#texts/lists.ts';
import { grown, type EndlessList } from './grow.ts';
import { keepList, keptList, nameEntry, type KeptList } from './kept-list.ts';

export interface EndlessListView extends EndlessList {
  readonly isLoading: boolean;
  /** Why the next page is missing (spec 8); null: no error. */
  readonly failure: string | null;
  readonly loadNext: () => void;
  /** An element below the list: coming near it loads the next page. */
  readonly end: RefObject<HTMLDivElement | null>;
}

/** How far above the end the next page is requested. */
const ahead = '600px';

/**
 * A category's list. Its next page loads when its end comes near, one at a time (spec 2.6, 4.7).
 * @param call the REST call for its pages
 * @param narrowedBy the call's parameters besides the page
 */
export function useEndlessList(
  call: string,
  narrowedBy: URLSearchParams,
  first: EndlessList,
): EndlessListView {
  const parameters = narrowedBy.toString();
  const [list, setList] = useState(first);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const end = useRef<HTMLDivElement>(null);
  useKeeping(list, setList);

  const loadNext = useCallback((): void => {
    setLoading(true);
    setFailure(null);
    void askShop<{ products: Product[] }>(
      `${call}?${new URLSearchParams([...new URLSearchParams(parameters), ['page', String(list.page + 1)]]).toString()}`,
      { like: { products: [] } },
    ).then((answer) => {
      setLoading(false);
      if (answer.ok) {
        nameEntry();
        setList(grown(list, answer.value.products.map(cardOfProduct)));
      } else {
        setFailure(answer.status === 0 ? t.somethingWrong : (answer.message ?? t.fetchFailed));
      }
    });
  }, [call, parameters, list]);

  useEffect(() => {
    const { current } = end;
    if (current === null || !list.hasMore || isLoading || failure !== null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadNext();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [list.hasMore, isLoading, failure, loadNext]);

  return { ...list, isLoading, failure, loadNext, end };
}

/** Visitors who come back from a piece find the list at its former length and position. */
function useKeeping(list: EndlessList, restore: (list: EndlessList) => void): void {
  const kept = useRef<KeptList | null>(null);
  useLayoutEffect(() => {
    kept.current = keptList();
    if (kept.current !== null) restore(kept.current);
  }, [restore]);
  useLayoutEffect(() => {
    // Only once the page has its former length.
    if (kept.current !== list) return;
    scrollTo({ top: kept.current.scrollY, behavior: 'instant' });
    kept.current = null;
  }, [list]);
  useEffect(() => {
    const keep = (): void => keepList(list);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [list]);
}
