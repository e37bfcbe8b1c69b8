/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`), so it uses nothing from outside itself.
 *
 * A button that works by script alone does nothing until the page's scripts have loaded, which takes seconds on a slow
 * connection. The last press on such a button is remembered and repeated once the page is interactive
 * (`hydrate-page.tsx`). So is the last press that submits a form which works by script alone: the browser would send
 * what was typed, passwords as well, as a part of this page's own address.
 *
 * Once React has begun to hydrate, a press makes it finish at once and is handled by it. Repeating that one would put a
 * piece into the cart twice, so from then on nothing is remembered any more.
 */
export function keepPress(): void {
  let pressed: HTMLElement | null = null;
  let isHydrating = false;

  function keep({ target }: Event): void {
    // Links, and buttons that submit a form or open a popover, work without script: a repeated press would undo the
    // first one.
    pressed =
      target instanceof Element && !isHydrating
        ? target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
        : null;
  }

  function keepSubmit(event: SubmitEvent): void {
    const { target } = event;
    // Those with an address or a method of their own work without script.
    if (!(target instanceof Element) || !target.matches('form:not([action]):not([method])')) return;
    if (isHydrating) {
      pressed = null;
      return;
    }
    event.preventDefault();
    pressed = event.submitter;
  }

  function repeat(button: HTMLElement): void {
    if (!button.isConnected) return;
    if (!button.matches('[data-idle]')) {
      button.click();
      return;
    }
    // It waits for the shop's answer about what was typed.
    new MutationObserver((_changes, observer) => {
      if (button.matches('[data-idle]')) return;
      observer.disconnect();
      button.click();
    }).observe(button, { attributeFilter: ['data-idle'] });
  }

  addEventListener('click', keep, true);
  addEventListener('submit', keepSubmit, true);
  addEventListener('hydrating', () => (isHydrating = true), { once: true });
  addEventListener(
    'alive',
    () => {
      removeEventListener('click', keep, true);
      removeEventListener('submit', keepSubmit, true);
      // After typed text has been taken over.
      setTimeout(() => {
        if (pressed !== null) repeat(pressed);
      });
    },
    { once: true },
  );
}
