import { useEffect, useState, type RefObject } from 'react';
import { askAfterPause } from '../../ask-after-pause.ts';
import { askSearch, type Found } from './ask-search.browser.ts';

/** Spec 9: search debounce. */
const pauseMs = 500;

export interface Hits {
  /** The query of these results. */
  readonly query: string;
  readonly found: Found;
}

/** The results for the box's text, half a second after the last key; null while there are none. */
export function useFound(input: RefObject<HTMLInputElement | null>): Hits | null {
  const [typed, setTyped] = useState('');
  const [hits, setHits] = useState<Hits | null>(null);
  useEffect(() => {
    const box = input.current;
    if (box === null) return undefined;
    const read = (): void => setTyped(box.value.trim());
    // The user may have typed before this was loaded. On a page of results, its own query needs no dropdown.
    if (box.value !== box.defaultValue) read();
    box.addEventListener('input', read);
    return () => box.removeEventListener('input', read);
  }, [input]);
  useEffect(() => {
    if (typed === '') return undefined;
    return askAfterPause(pauseMs, async (signal) => {
      const found = await askSearch(typed, signal);
      setHits(found === null ? null : { query: typed, found });
    });
  }, [typed]);
  return typed === '' ? null : hits;
}
