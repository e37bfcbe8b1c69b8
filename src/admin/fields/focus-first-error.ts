/** Scrolls to a field of the form by its path, 'pictures.0.alt', opens its section, and focuses it. */
export function leadToField(path: string): void {
  const place = placeOf(path);
  if (place === null) return;
  const section = place.closest('.MuiAccordion-root');
  section?.querySelector<HTMLElement>('.MuiAccordionSummary-root[aria-expanded="false"]')?.click();
  // A section that was closed shows its fields in the next frame.
  requestAnimationFrame(() => {
    const problem = problemOfList(place);
    if (problem !== null) {
      problem.scrollIntoView({ block: 'center' });
      return [...place.querySelectorAll('button')].at(-1)?.focus({ preventScroll: true });
    }
    place.scrollIntoView({ block: 'center' });
    // The tools of a formatted text stand before it.
    const target = place.querySelector<HTMLElement>('[contenteditable="true"]');
    (target ?? place.querySelector<HTMLElement>(focusable))?.focus({ preventScroll: true });
  });
}

/**
 * What is wrong with a list as a whole, such as too many entries: it stands at the list's end, beside the button that adds
 * one, and none of the entries is to blame. Null: it is no list, or its entries say it.
 */
function problemOfList(place: Element): Element | null {
  if (!place.classList.contains('RaArrayInput-root')) return null;
  const problem = [...place.children].find((part) => part.matches('.MuiFormHelperText-root.Mui-error'));
  return problem?.textContent.trim() ? problem : null;
}

/** The same for the first of several fields on the page; missing ones are ignored. */
export function focusFirstError(paths: readonly string[]): void {
  const first = inOrderOfPage(paths).find(isFieldShown);
  if (first !== undefined) leadToField(first);
}

/** Paths in the order of their fields; those that the page does not show come last, as they were. */
export function inOrderOfPage(paths: readonly string[]): readonly string[] {
  const places = paths.map((path) => ({ path, place: placeOf(path) }));
  const order = (a: Element | null, b: Element | null): number => {
    if (a === b) return 0;
    if (a === null || b === null) return a === null ? 1 : -1;
    return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 ? -1 : 1;
  };
  return places.toSorted((a, b) => order(a.place, b.place)).map(({ path }) => path);
}

/** Whether a field with this path is on the page, to show its own error. */
export const isFieldShown = (path: string): boolean => placeOf(path) !== null;

const focusable = [
  '[role="combobox"]',
  'input:not([aria-hidden="true"], [type="file"])',
  'textarea:not([aria-hidden="true"])',
  'button',
].join(', ');

/** The element of a field, or of the list that it belongs to. */
function placeOf(path: string): Element | null {
  const named = document.getElementsByName(path)[0]?.closest('.MuiFormControl-root');
  const place = named ?? document.getElementsByClassName(`ra-input-${path}`)[0] ?? markedPlace(path);
  if (place !== null) return place;
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' ? null : placeOf(parent);
}

const markedPlace = (path: string): Element | null =>
  document.querySelector(`[data-field="${CSS.escape(path)}"]`);

interface FormError {
  /** The path of the field: 'pictures.0.alt'. */
  readonly path: string;
  readonly message: string;
  /** The server has said so, and not the form itself. */
  readonly isOfServer: boolean;
}

/** All errors of a form, which react-hook-form nests, as a list. */
export function formErrors(errors: object, above = ''): readonly FormError[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'root' || typeof error !== 'object' || error === null) return [];
    const path = `${above}${name}`;
    if (!('type' in error)) return formErrors(error, `${path}.`);
    const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
    return [{ path, message, isOfServer: error.type === 'server' }];
  });
}
