/** The visible contents of a page, as far as they can be judged without knowing its purpose. */
export interface PageReading {
  readonly isOffice: boolean;
  readonly hasMain: boolean;
  /** Each visible text, once. */
  readonly texts: readonly string[];
  /** By how much the page is wider than its window, and the element that reaches furthest. */
  readonly sideways: { readonly by: number; readonly widest: string } | null;
  /** Overlapping visible texts. */
  readonly overlaps: readonly string[];
  /** Texts in message areas, or at a field that is marked as wrong. */
  readonly messages: readonly string[];
}

/** Runs in the page, so it uses nothing from outside. */
export function readPage(): PageReading {
  interface Line {
    readonly element: Element;
    readonly text: string;
    readonly box: DOMRect;
  }

  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()}${element.classList[0] === undefined ? '' : `.${element.classList[0]}`}>`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** The visible part of a box after clipping by its ancestors; null if there is none. */
  const cutBox = (element: Element, box: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = box;
    for (
      let outer: Element | null = element;
      outer !== null && outer !== document.documentElement;
      outer = outer.parentElement
    ) {
      const style = getComputedStyle(outer);
      // Texts for screen readers are clipped to a point.
      const isCutOut =
        style.clipPath.startsWith('inset(') || (style.clip !== 'auto' && style.position === 'absolute');
      const hides = [style.overflowX, style.overflowY].some((overflow) => overflow !== 'visible');
      if (isCutOut && outer.getBoundingClientRect().width <= 2) return null;
      if (isCutOut && /inset\((50|100)%/.test(style.clipPath)) return null;
      if (hides && outer !== document.body) {
        const around = outer.getBoundingClientRect();
        left = Math.max(left, around.left);
        top = Math.max(top, around.top);
        right = Math.min(right, around.right);
        bottom = Math.min(bottom, around.bottom);
      }
      if (style.position === 'fixed') break;
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };

  const lines: Line[] = [];
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (
      element === null ||
      text === '' ||
      element.closest('script,style,noscript,template,textarea,svg') !== null
    )
      continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .map((box) => cutBox(element, box))
      .filter((box) => box !== null);
    if (boxes.length === 0) continue;
    texts.add(text);
    const inSight = boxes.filter(
      ({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    );
    for (const box of inSight) lines.push({ element, text, box });
  }

  /** Whether text at this point is covered by something opaque. */
  const isCovered = (x: number, y: number, below: Element): boolean => {
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === below || over.contains(below)) return false;
      const style = getComputedStyle(over);
      const alpha = /^rgba?\([^,]+,[^,]+,[^,]+(?:,\s*([\d.]+))?\)$/.exec(style.backgroundColor);
      const paints = alpha !== null && Number(alpha[1] ?? 1) > 0.6;
      if (
        paints ||
        style.backgroundImage !== 'none' ||
        /^(IMG|VIDEO|CANVAS|IFRAME|OBJECT)$/.test(over.tagName)
      )
        return true;
      // The backdrop of a modal dialog greys everything behind it on purpose.
      if (over.matches('dialog:modal')) return true;
    }
    // Not at this point at all: another layer has it.
    return true;
  };

  const sheet = new CSSStyleSheet();
  // Elements without pointer events would not be found at their point.
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const overlaps = new Set<string>();
  lines.sort((one, other) => one.box.top - other.box.top);
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (one.element === other.element) continue;
      const left = Math.max(one.box.left, other.box.left);
      const right = Math.min(one.box.right, other.box.right);
      const bottom = Math.min(one.box.bottom, other.box.bottom);
      // Tightly set lines overlap in the empty space above and below their letters.
      const tall = (bottom - other.box.top) / Math.min(one.box.height, other.box.height);
      if (right - left < 4 || tall < 0.4) continue;
      const x = (left + right) / 2;
      const y = (other.box.top + bottom) / 2;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      if (isCovered(x, y, one.element) || isCovered(x, y, other.element)) continue;
      overlaps.add(
        `„${one.text.slice(0, 40)}“ ${named(one.element)} and „${other.text.slice(0, 40)}“ ${named(other.element)}`,
      );
    }
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  const { scrollWidth, clientWidth } = document.documentElement;
  const furthest = () =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => isSeen(element) && cutBox(element, element.getBoundingClientRect()) !== null)
      .reduce(
        (far, element) =>
          element.getBoundingClientRect().right > far.getBoundingClientRect().right ? element : far,
        document.body,
      );

  const places =
    '[role=alert],[role=status],[aria-live]:not([aria-live=off]),[aria-invalid=true],dialog[open],[role=dialog]';
  return {
    isOffice: location.pathname.startsWith('/admin'),
    hasMain: [...document.querySelectorAll('main,[role=main]')].some(isSeen),
    texts: [...texts],
    sideways: scrollWidth > clientWidth ? { by: scrollWidth - clientWidth, widest: named(furthest()) } : null,
    overlaps: [...overlaps],
    messages: [...document.querySelectorAll<HTMLElement>(places)]
      .map((place) => (place.matches('[aria-invalid=true]') ? 'aria-invalid' : place.textContent).trim())
      .filter((text) => text !== ''),
  };
}
