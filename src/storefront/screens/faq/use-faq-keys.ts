import { useEffect, useRef, type RefObject } from 'react';

/** Escape closes the open question; Ctrl or Cmd plus K goes to the search (spec 2.19). */
export function useFaqKeys(actions: {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly close: () => void;
}): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { search, close } = latest.current;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        search.current?.focus();
        search.current?.select();
      }
      if (event.key !== 'Escape') return;
      // A focused element inside an answer would disappear with it.
      const { activeElement } = document;
      activeElement?.closest('details[open][name="faq"]')?.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
