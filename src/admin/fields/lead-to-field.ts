/** Scrolls to a field of the form by its path, 'pictures.0.alt', opens the section it is in, and puts the cursor there. */
export function leadToField(path: string): void {
  const place = placeOf(path);
  if (place === null) return;
  const section = place.closest('.MuiAccordion-root');
  section?.querySelector<HTMLElement>('.MuiAccordionSummary-root[aria-expanded="false"]')?.click();
  // A section that was closed shows its fields with the next frame.
  requestAnimationFrame(() => {
    place.scrollIntoView({ block: 'center' });
    place.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
  });
}

const focusable = [
  '[role="combobox"]',
  'input:not([aria-hidden="true"], [type="file"])',
  'textarea:not([aria-hidden="true"])',
  'button',
].join(', ');

/** What stands for a field, or for the list that it belongs to. */
function placeOf(path: string): Element | null {
  const named = document.getElementsByName(path)[0]?.closest('.MuiFormControl-root');
  const place = named ?? document.getElementsByClassName(`ra-input-${path}`)[0] ?? markedPlace(path);
  if (place !== null) return place;
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' ? null : placeOf(parent);
}

const markedPlace = (path: string): Element | null =>
  document.querySelector(`[data-field="${CSS.escape(path)}"]`);
