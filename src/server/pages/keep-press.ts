/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`), so it uses nothing from outside itself.
 *
 * A button that works by script alone does nothing until the page's scripts have loaded, which takes seconds on a slow
 * connection. The last press on such a button is remembered and repeated once the page is interactive
 * (`hydrate-page.tsx`).
 */
export function keepPress(): void {
  let pressed: HTMLElement | null = null;

  function keep({ target }: Event): void {
    // Links, and buttons that submit a form or open a popover, work without script: a repeated press would undo the
    // first one.
    pressed =
      target instanceof Element
        ? target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
        : null;
  }

  addEventListener('click', keep, true);
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', keep, true);
      // After typed text has been taken over.
      setTimeout(() => {
        if (pressed?.isConnected === true) pressed.click();
      });
    },
    { once: true },
  );
}
