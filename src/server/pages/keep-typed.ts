/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`): uses nothing from outside itself.
 *
 * Who types before the page's scripts are there types into fields that React empties when it takes them over. What was
 * typed is put back, and told to the page as if it were typed then (`hydrate-page.tsx` says when).
 */
export function keepTyped(): void {
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();

  function keep({ target }: Event): void {
    const isText = target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(target.type);
    if (isText || target instanceof HTMLTextAreaElement) typed.set(target, target.value);
  }

  addEventListener('input', keep, true);
  addEventListener(
    'alive',
    () => {
      removeEventListener('input', keep, true);
      for (const [field, text] of typed) {
        if (!field.isConnected || field.value === text) continue;
        // React sets a property of its own on the field; only past it can it be told of a change.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { once: true },
  );
}
