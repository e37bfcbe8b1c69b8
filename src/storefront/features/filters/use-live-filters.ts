import { useEffect } from 'react';

/** Lets a list's filters count along while they are chosen, from the first touch of them on. */
export function useLiveFilters(): void {
  useEffect(() => {
    const controls = document.querySelector('[data-list-controls]');
    const load = (): void => {
      import('./live-filters.ts').then(
        (live) => live.start(controls!),
        // The form leads to the narrowed list all the same.
        () => undefined,
      );
    };
    // The focus may have been there before hydration.
    if (controls?.contains(document.activeElement) === true) load();
    else controls?.addEventListener('focusin', load, { once: true });
    return () => controls?.removeEventListener('focusin', load);
  }, []);
}
