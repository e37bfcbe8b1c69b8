/** Long enough for a second click to be included, short enough to feel immediate. */
const pauseMs = 250;

/**
 * Enhances the filters of a list by script: a new order applies at once, empty fields stay out of the address, and the
 * numbers follow the choice. They come from the very page that the form leads to.
 */
export function start(controls: Element): void {
  const sort = controls.querySelector<HTMLFormElement>('[data-sort]');
  sort?.addEventListener('change', () => sort.requestSubmit());
  sort?.addEventListener('submit', (event) => follow(event, sort));
  // A choice made before this script was loaded counts.
  const chosen = sort?.querySelector<HTMLOptionElement>('option:checked');
  if (chosen?.defaultSelected === false) sort?.requestSubmit();

  const form = controls.querySelector<HTMLFormElement>('[data-filters]');
  if (form === null) return;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: AbortController | null = null;
  const review = () => {
    clearTimeout(pause);
    // A text that is no amount narrows nothing: that is said at once, and nothing is counted by it.
    if (!sayAmounts(form)) return;
    pause = setTimeout(() => {
      last?.abort();
      last = new AbortController();
      void count(form, last.signal);
    }, pauseMs);
  };
  form.addEventListener('input', review);
  // So does what was typed before.
  if (addressOf(form) !== location.href) review();
  form.addEventListener('submit', (event) => follow(event, form));
}

/** Says beside each pair of fields whether an amount can be read in them. @returns whether it can in all */
function sayAmounts(form: HTMLFormElement): boolean {
  for (const note of form.querySelectorAll<HTMLElement>('[data-no-amount]')) {
    const fields = [...(note.parentElement?.querySelectorAll<HTMLInputElement>('input[pattern]') ?? [])];
    note.hidden = fields.every((field) => field.validity.valid);
    for (const field of fields) field.setAttribute('aria-invalid', String(!field.validity.valid));
  }
  return form.checkValidity();
}

/** The address that the form leads to, with each name once and without empty values. */
function addressOf(form: HTMLFormElement): string {
  const values = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    values.set(name, [...(values.get(name) ?? []), value.trim()]);
  }
  const search = new URLSearchParams([...values].map(([name, all]) => [name, all.join(',')]));
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? form.action : `${form.action}?${text}`;
}

function follow(event: Event, form: HTMLFormElement): void {
  event.preventDefault();
  location.assign(addressOf(form));
}

async function count(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(addressOf(form), { signal });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const show = page.querySelector('[data-show]')?.textContent;
    const button = form.querySelector('[data-show]');
    if (show && button !== null) button.textContent = show;
    for (const number of form.querySelectorAll<HTMLElement>('[data-count]')) {
      const fresh = page.querySelector(`[data-count="${CSS.escape(number.dataset['count'] ?? '')}"]`);
      number.textContent = fresh?.textContent ?? '0';
    }
    for (const drawing of form.querySelectorAll<HTMLElement>('[data-histogram]')) {
      const fresh = page.querySelector(`[data-histogram="${drawing.dataset['histogram'] ?? ''}"]`);
      drawing.replaceChildren(...(fresh?.childNodes ?? []));
    }
  } catch {
    // The numbers stay as they were; the form works all the same.
  }
}
