/** An element of the page that a person can click, type into or choose from. */
export interface Control {
  /** Its index among those found; `controlAt` gives the element. */
  readonly index: number;
  readonly kind: 'press' | 'type' | 'select' | 'tick' | 'file';
  readonly tag: string;
  readonly role: string;
  readonly name: string;
  /** Of links, in full; null for everything else. */
  readonly href: string | null;
  readonly inputType: string;
  readonly autocomplete: string;
  readonly required: boolean;
  /** Chosen already, such as the open tab: clicking it again rightly has no effect. */
  readonly chosen: boolean;
  readonly submits: boolean;
  readonly area: 'header' | 'main' | 'footer' | 'dialog' | 'elsewhere';
}

declare global {
  interface Window {
    monkeyControls?: readonly HTMLElement[];
  }
}

/**
 * Runs in the page, so it uses nothing from outside.
 * @returns what is visible, enabled and not covered
 */
export function findControls(): Control[] {
  const wanted =
    'a[href],button,input,select,textarea,summary,[contenteditable=true],[role=button],[role=tab],[role=option],' +
    '[role=menuitem],[role=checkbox],[role=radio],[role=switch],[role=combobox],[role=link]';
  const dialogs = [
    ...document.querySelectorAll<HTMLElement>('dialog[open],[role=dialog],[aria-modal=true]'),
  ].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

  const isEnabled = (element: HTMLElement) =>
    !element.matches(':disabled,[aria-disabled=true],[inert],[inert] *,[aria-hidden=true] *,.Mui-disabled') &&
    getComputedStyle(element).pointerEvents !== 'none';

  /** Whether people can see it: elements for screen readers only are clipped to a point, here or further out. */
  const isSeen = (element: HTMLElement): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let outer: HTMLElement | null = element; outer !== null; outer = outer.parentElement)
      if (/^inset\((?:50|100)%/.test(getComputedStyle(outer).clipPath)) return false;
    return true;
  };

  /** Nothing covers its middle, unless it is out of view and must be scrolled to. */
  const isOpen = (element: HTMLElement): boolean => {
    // A checkbox is often painted by its label: whatever has a size can be clicked.
    const box = element.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return false;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    // An element above or beside the page appears only with the keyboard's focus. It may be fixed there, and is then
    // out of view at every scroll position.
    let outer: HTMLElement | null = element;
    while (outer !== null && getComputedStyle(outer).position !== 'fixed') outer = outer.parentElement;
    const [across, down] = outer === null ? [scrollX, scrollY] : [0, 0];
    if (box.right + across <= 0 || box.bottom + down <= 0) return false;
    const inSight = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    if (!inSight)
      return !dialogs.some(
        (dialog) => dialog.matches(':modal,[aria-modal=true]') && !dialog.contains(element),
      );
    const top = document.elementFromPoint(x, y);
    return (
      top !== null &&
      (element.contains(top) || top.contains(element) || top.closest('label')?.control === element)
    );
  };

  const nameOf = (element: HTMLElement): string => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    const texts = [
      element.getAttribute('aria-label'),
      labelled,
      labels.map((label) => label.textContent).join(' '),
      element.tagName === 'INPUT' ? null : element.innerText,
      element.querySelector('img')?.alt,
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
      element.getAttribute('name'),
    ];
    return (texts.find((text) => text != null && text.trim() !== '') ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
  };

  const kindOf = (element: HTMLElement): Control['kind'] => {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLTextAreaElement || element.isContentEditable) return 'type';
    if (!(element instanceof HTMLInputElement)) return 'press';
    if (element.type === 'file') return 'file';
    if (element.type === 'checkbox' || element.type === 'radio') return 'tick';
    return ['button', 'submit', 'reset', 'image'].includes(element.type) ? 'press' : 'type';
  };

  const areaOf = (element: HTMLElement): Control['area'] => {
    if (dialogs.some((dialog) => dialog.contains(element))) return 'dialog';
    const part = element.closest('header,main,footer')?.tagName.toLowerCase();
    return part === 'header' || part === 'main' || part === 'footer' ? part : 'elsewhere';
  };

  // A chosen value is removed by its cross or by Delete; a click on its name at most focuses its field.
  const isChosen = (element: HTMLElement): boolean =>
    element.matches(
      '[aria-selected=true],[role=radio][aria-checked=true],[aria-current]:not([aria-current=false]),.MuiAutocomplete-tag',
    ) ||
    (element instanceof HTMLInputElement && element.type === 'radio' && element.checked);

  const elements = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
    (element) =>
      isSeen(element) &&
      isEnabled(element) &&
      isOpen(element) &&
      !(element instanceof HTMLInputElement && (element.readOnly || element.type === 'hidden')),
  );
  window.monkeyControls = elements;
  return elements.map((element, index) => {
    const field = element as Partial<HTMLInputElement>;
    return {
      index,
      kind: kindOf(element),
      tag: element.tagName.toLowerCase(),
      role:
        element.getAttribute('role') ?? (element.tagName === 'A' ? 'link' : element.tagName.toLowerCase()),
      name: nameOf(element),
      href: element instanceof HTMLAnchorElement ? element.href : null,
      inputType: element.tagName === 'INPUT' ? (field.type ?? '') : '',
      autocomplete: element.getAttribute('autocomplete') ?? '',
      required: field.required === true || element.getAttribute('aria-required') === 'true',
      chosen: isChosen(element),
      submits: field.type === 'submit' && element.closest('form') !== null,
      area: areaOf(element),
    };
  });
}
