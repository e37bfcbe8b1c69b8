/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`), so it uses nothing from outside itself.
 *
 * React knows nothing about text typed before the page's scripts have loaded. When it takes over the fields, it would
 * clear them with the next change. So it is told as if the text were typed then (`hydrate-page.tsx` decides when).
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
        if (!field.isConnected) continue;
        // React records a field's known value in a property of its own. Setting the value past that record makes React
        // see a change.
        field.value = '';
        const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        value?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { once: true },
  );
}
