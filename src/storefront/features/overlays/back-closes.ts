import { useEffect, useRef } from 'react';
import { overlaysOfEntry } from './overlay-store.ts';

/** How each open overlay is closed, topmost last. */
const open: (() => void)[] = [];
let isDue = false;
/** The browser is on its way to another entry of its history. */
let isMoving = false;

/** Gives each open overlay its entry, and takes the entries of closed ones back. */
function settle(): void {
  isDue = false;
  if (isMoving) return;
  const tooMany = overlaysOfEntry() - open.length;
  if (tooMany > 0) {
    isMoving = true;
    history.go(-tooMany);
    return;
  }
  while (overlaysOfEntry() < open.length) {
    history.pushState({ ...(history.state as object | null), overlays: overlaysOfEntry() + 1 }, '');
  }
}

/** One that closes and another that opens in its place share an entry. */
function settleSoon(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(settle);
}

/**
 * The browser's Back, or a swipe, closes this overlay instead of leaving the page.
 * @returns a function for when it has closed, however that came about
 */
function closeOnBack(close: () => void): () => void {
  listenToBack();
  const one = (): void => close();
  open.push(one);
  settleSoon();
  return () => {
    if (!open.includes(one)) return;
    open.splice(open.indexOf(one), 1);
    settleSoon();
  };
}

export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen]);
}

function onPopState(): void {
  if (isMoving) isMoving = false;
  else for (const close of open.splice(overlaysOfEntry()).reverse()) close();
  // Also where the browser went forward to the entry of an overlay that is closed.
  settleSoon();
}

/**
 * A page that comes back as it was left has its overlays, too. A page that has just been loaded is shown as well, perhaps
 * while it takes back the entry of an overlay from before a reload: a second step would leave the page.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  isMoving = false;
  settleSoon();
}

const popovers = new WeakMap<Element, () => void>();

function onToggle({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches('[data-closes-on-back]')) follow(target);
}

/** Popovers open and close without a script. */
function follow(popover: HTMLElement): void {
  popovers.get(popover)?.();
  popovers.delete(popover);
  if (popover.matches(':popover-open')) {
    popovers.set(
      popover,
      closeOnBack(() => popover.hidePopover()),
    );
  }
}

let isListening = false;

/** Loaded with the first overlay, or where a reload has left an entry of one. */
export function listenToBack(): void {
  if (isListening) return;
  isListening = true;
  document.querySelectorAll<HTMLElement>('[data-closes-on-back]').forEach(follow);
  // Such events do not bubble.
  document.addEventListener('toggle', onToggle, true);
  addEventListener('popstate', onPopState);
  addEventListener('pageshow', onPageShow);
  // After a reload, or back from the next page, nothing is open.
  settleSoon();
}
