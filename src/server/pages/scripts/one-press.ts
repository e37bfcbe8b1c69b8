/**
 * Runs in the browser, as a part of the inlined script (`head-script.ts`), so it uses nothing from outside itself.
 *
 * Some people press twice where once would do. Their first press closes a dialog or sends a form, and the second one would
 * meet what has come into its place: a picture that opens, a link that leads away. A second press counts only where the
 * first one went.
 */
export function onePress(): void {
  let first: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      if (!(target instanceof Element)) return;
      // A press on a label is followed by one on its field.
      const pressed = target.closest('label')?.control ?? target.closest('a,button,input,select,summary');
      if (detail < 2) first = pressed;
      else if (pressed !== first) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
