import { useEffect } from 'react';

/** Updates a list's numbers while filters are chosen, from the first touch on. */
export function useLiveFilters(): void {
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
