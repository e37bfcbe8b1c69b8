import type { Page } from '@playwright/test';

/** A visible piece of text, without its clipped parts. */
export interface Words {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether it is carried by an endless animation. */
  readonly isMoving: boolean;
}

/** All text that can be seen on the page, line by line. */
export function wordsOnScreen(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const found: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement];
      if (text === '' || parent === null) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const around: Element[] = [];
      for (let one: Element | null = parent; one !== null; one = one.parentElement) around.push(one);
      const cutting = around
        .filter((one) => getComputedStyle(one).overflowX !== 'visible' && one !== document.body)
        .map((one) => one.getBoundingClientRect());
      const isMoving = around.some((one) => {
        const { animationName, animationIterationCount } = getComputedStyle(one);
        return animationName !== 'none' && animationIterationCount === 'infinite';
      });
      for (const line of range.getClientRects()) {
        const boxes = [line, ...cutting];
        const left = Math.max(...boxes.map((box) => box.left));
        const top = Math.max(...boxes.map((box) => box.top));
        const right = Math.min(...boxes.map((box) => box.right));
        const bottom = Math.min(...boxes.map((box) => box.bottom));
        if (right - left > 1 && bottom - top > 1) found.push({ text, left, top, right, bottom, isMoving });
      }
    }
    return found;
  });
}

const meet = (one: Words, other: Words): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;

/** Where moving text overlaps other text, moving or not. */
export function printedOver(words: readonly Words[]): string[] {
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => (one.isMoving || other.isMoving) && meet(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
}
