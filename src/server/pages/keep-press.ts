/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`): uses nothing from outside itself.
 *
 * A button that answers by script alone does nothing until the page's scripts are there, seconds on a slow line. The
 * last press on such a button is kept, and made again when the page has come to life (`hydrate-page.tsx`).
 */
export function keepPress(): void {
  let pressed: HTMLElement | null = null;

  function keep({ target }: Event): void {
    // Links, and buttons that submit a form or open a popover, need no script: a second press would close it again.
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
      // After what was typed has been taken in.
      setTimeout(() => {
        if (pressed?.isConnected === true) pressed.click();
      });
    },
    { once: true },
  );
}
