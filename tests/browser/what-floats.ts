import type { Page } from '@playwright/test';

/**
 * What fixed and sticky elements hide, at every scroll position from top to bottom. A bar as wide as the window at its
 * upper or lower edge may cover what can be scrolled out from under it, so it counts only where scrolling ends; all
 * other floating elements must never cover a line of text or a control. If a dialog is open, it is checked instead of
 * the page under it.
 * @param within a selector of the parts that are looked at
 */
export function hiddenByWhatFloats(page: Page, within = '*'): Promise<readonly string[]> {
  return page.evaluate(async (parts) => {
    const window_ = { width: document.documentElement.clientWidth, height: innerHeight };
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

    const isSeen = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // For screen readers alone until it has the focus.
      getComputedStyle(one).clipPath !== 'inset(50%)' &&
      one.getBoundingClientRect().height > 1;
    /** The rest of a long page is looked at where it can be seen. */
    const isInWindow = ({ top, bottom }: DOMRect) => bottom > 0 && top < window_.height;
    const nameOf = (one: Element) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40) ||
      one.className;

    /** The visible part of a box, which surrounding elements may clip. */
    const seenPart = (box: DOMRect, element: Element) => {
      let { left, top, right, bottom } = box;
      for (let one = element.parentElement; one !== null && one !== root; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const around = one.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
      return { left: Math.max(0, left), top: Math.max(0, top), right, bottom };
    };

    const everything = [...root.querySelectorAll('*')];
    const floating = everything.filter((one) => {
      const { position } = getComputedStyle(one);
      // On large screens messages hang from the sticky header.
      return (
        position === 'fixed' || position === 'sticky' || (position === 'absolute' && one.matches('.toasts'))
      );
    });
    const isLookedAt = (one: Element) => one.closest(parts) !== null;
    const controls = everything.filter(
      (one) => one.matches('a, button, input, select, textarea, summary') && isLookedAt(one),
    );
    const lines: { readonly element: Element; readonly range: Range }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() === '' || node.parentElement === null) continue;
      if (!isLookedAt(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push({ element: node.parentElement, range });
    }

    const found = new Set<string>();
    const judge = (isTop: boolean, isEnd: boolean) => {
      const needed = [
        ...lines
          .filter(({ element, range }) => isInWindow(range.getBoundingClientRect()) && isSeen(element))
          .flatMap(({ element, range }) => [...range.getClientRects()].map((box) => ({ element, box }))),
        ...controls
          .filter((element) => isInWindow(element.getBoundingClientRect()) && isSeen(element))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // A linked photograph can be clicked beside what covers its edge.
          .filter(({ box }) => box.width < 160 || box.height < 160),
      ].map(({ element, box }) => ({ element, ...seenPart(box, element) }));
      for (const thing of floating.filter(isSeen)) {
        const over = thing.getBoundingClientRect();
        const isWide = over.left <= 1 && over.right >= window_.width - 1;
        if (isWide && over.top <= 1 && !isTop) continue;
        if (isWide && over.bottom >= window_.height - 1 && !isEnd) continue;
        for (const one of needed) {
          if (thing.contains(one.element)) continue;
          const [left, right] = [Math.max(one.left, over.left), Math.min(one.right, over.right)];
          const [top, bottom] = [
            Math.max(one.top, over.top),
            Math.min(one.bottom, over.bottom, window_.height),
          ];
          if (right - left <= 2 || bottom - top <= 2) continue;
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (above === null || !thing.contains(above)) continue;
          found.add(`${nameOf(thing)} over ${nameOf(one.element)}`);
        }
      }
    };

    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const furthest = () => document.documentElement.scrollHeight - innerHeight;
    for (let at = 0; ; at += innerHeight * 0.6) {
      const isEnd = at >= furthest();
      scrollTo(0, isEnd ? furthest() : at);
      await frame();
      judge(scrollY <= 0, isEnd);
      if (isEnd) return [...found];
    }
  }, within);
}
