/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`): uses nothing from outside itself.
 *
 * Of what is typed before the page's scripts are there, React knows nothing when it takes the fields over, and empties
 * them with the next change. It is told as if it were typed then (`hydrate-page.tsx` says when).
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
        // React remembers on the field what it knows to stand there, by a property of its own: it is told of nothing,
        // so that what is set past it counts as a change.
        field.value = '';
        const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        value?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { once: true },
  );
}
