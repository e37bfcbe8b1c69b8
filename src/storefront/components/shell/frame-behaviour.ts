import { to } from '../../to.ts';
import { overlaysOfEntry } from '../../features/overlays/overlay-store.ts';

/**
 * Adds the behaviour of the frame's server-rendered parts that HTML alone cannot provide, by listening to the whole
 * document. Without it menus still open and close, and the banner stands still.
 * @returns a function that stops listening
 */
export function listenToFrame(): () => void {
  document.addEventListener('focusin', closeLeftDropdowns);
  document.addEventListener('click', onClick);
  document.addEventListener('toggle', onToggle, true);
  if (overlaysOfEntry() > 0 || document.querySelector('[data-closes-on-back]:popover-open') !== null) {
    closeOnBack();
  }
  return () => {
    document.removeEventListener('focusin', closeLeftDropdowns);
    document.removeEventListener('click', onClick);
    document.removeEventListener('toggle', onToggle, true);
  };
}

/** The browser's Back closes menus and filters, which open without a script; what does that is loaded with the first. */
function onToggle({ target }: Event): void {
  if (target instanceof Element && target.matches('[data-closes-on-back]')) closeOnBack();
}

/** Written so, since the build makes more of an `await`, and every page loads it. */
function closeOnBack(): void {
  void import('../../features/overlays/back-closes.ts').then(({ listenToBack }) => listenToBack());
}

/** Tabbing on from an open menu must not hide the focus behind it (WCAG 2.4.11). */
function closeLeftDropdowns({ target }: FocusEvent): void {
  for (const open of document.querySelectorAll<HTMLElement>(
    '.dropdown:popover-open,.side-menu:popover-open',
  )) {
    const opener = document.querySelector(`[popovertarget=${open.id}]`);
    if (target instanceof Node && !open.contains(target) && !opener?.contains(target)) open.hidePopover();
  }
}

function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const pause = target.closest('[data-pauses-banner]');
  pause?.setAttribute('aria-pressed', String(pause.getAttribute('aria-pressed') !== 'true'));
  const link = target.closest<HTMLAnchorElement>('a[data-language]');
  if (link === null) return;
  remember(link.lang);
  if ('leadsHere' in link.dataset) {
    // It leads to the other language's home.
    const here = location.href.slice(location.origin.length + to('/').replace(/\/$/, '').length);
    link.href = link.pathname.replace(/\/$/, '') + here;
  }
}

function remember(language: string): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // If nothing may be stored, the address still contains the language.
  }
}
