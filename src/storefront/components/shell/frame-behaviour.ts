/**
 * Adds the behaviour of the frame's server-rendered parts that HTML alone cannot provide, by listening to the whole
 * document. Without it menus still open and close, and the banner stands still.
 * @returns a function that stops listening
 */
export function listenToFrame(): () => void {
  document.addEventListener('focusin', closeLeftDropdowns);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('focusin', closeLeftDropdowns);
    document.removeEventListener('click', onClick);
  };
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
  const language = target.closest<HTMLElement>('[data-language]')?.dataset['language'];
  if (language !== undefined) remember(language);
}

function remember(language: string): void {
  try {
    localStorage.setItem('language', language);
  } catch {
    // If nothing may be stored, the address still contains the language.
  }
}
