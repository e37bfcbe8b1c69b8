import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { askShop } from '../../asking/ask-shop.ts';
import * as t from '#texts/lists.ts';
import { cardOfProduct, grown, type EndlessList, type Product } from './grow.ts';

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
  const kept = useRef<StoredList | null>(null);
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

/** A list as it was left, with the scroll position. */
interface StoredList extends EndlessList {
  readonly scrollY: number;
}

const storageKey = 'lists';
/** Keeps the storage of a long visit from filling up. */
const maxKept = 5;

/** The name of this entry of the browser's history, written into it once its list has grown. */
function nameOfEntry(): string | null {
  const { list } = (history.state ?? {}) as { list?: string };
  return list ?? null;
}

/** Gives this entry of the history a name, so that its list is found again after 'back'. */
function nameEntry(): void {
  if (nameOfEntry() !== null) return;
  history.replaceState({ ...(history.state as object | null), list: String(performance.timeOrigin) }, '');
}

/** Keeps a list for 'back'; if the browser forbids that, 'back' shows its first page. */
function keepList(list: EndlessList): void {
  const name = nameOfEntry();
  if (name === null) return;
  try {
    const others = Object.entries(readAll()).filter(([key]) => key !== name);
    const kept: StoredList = { ...list, scrollY };
    sessionStorage.setItem(
      storageKey,
      JSON.stringify(Object.fromEntries([...others.slice(1 - maxKept), [name, kept]])),
    );
  } catch {
    // Storage is forbidden or full.
  }
}

/** The list that was left in this entry of the history; null on a first visit, and after a reload. */
function keptList(): StoredList | null {
  const name = nameOfEntry();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (name === null || navigation?.type !== 'back_forward') return null;
  try {
    return readAll()[name] ?? null;
  } catch {
    return null;
  }
}

function readAll(): Record<string, StoredList> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, StoredList>;
}
