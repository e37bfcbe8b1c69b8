import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects that the page is no wider than its window. A phone's `innerWidth` grows with what it shows. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // A window takes its new width a moment after it is told.
  await expect.poll(() => page.evaluate(wider), page.url()).toBeLessThanOrEqual(0);
}

/**
 * Expects that no short word is broken for want of room, as when a label takes all of it from its value. Words that the
 * browser may hyphenate are left to it.
 */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(await page.evaluate(brokenWords), page.url()).toEqual([]);
}

/** Runs in the page, so it uses nothing from outside. */
function brokenWords(): string[] {
  const longest = 14;
  const found = new Set<string>();
  for (const element of document.querySelectorAll(
    'main :is(dt, dd, label, legend, button, a), :is(aside, dialog) :is(p, a, button)',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).hyphens === 'auto') continue;
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+(?:[.,]\d+)*(?:\u00a0(?:€|cm|kg))?/gu)) {
        if (word.length > longest) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(word);
      }
    }
  }
  return [...found];
}

/** Expects that every text of the page can be read in full. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(cutTexts), { message: page.url(), timeout: 5_000 }).toEqual([]);
}

/**
 * The texts that nobody can read in full: beside the window, or behind the edge of a part that does not scroll. Texts
 * that are shortened to a number of lines are shortened on purpose. Runs in the page, so it uses nothing from outside.
 */
export function cutTexts(): string[] {
  /** Letters may reach this far beyond their box. In px. */
  const tolerance = 3;
  const isPoint = ({ width, height }: DOMRect) => width <= 2 || height <= 2;

  const isCut = (element: Element, box: DOMRect): boolean => {
    let scrollsX = false;
    let scrollsY = false;
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      if (outer === document.body || outer === document.documentElement) break;
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(outer);
      const around = outer.getBoundingClientRect();
      // Texts for screen readers are clipped to a point.
      if (overflowX !== 'visible' && isPoint(around)) return false;
      if (webkitLineClamp !== 'none') return false;
      scrollsX ||= /auto|scroll/.test(overflowX);
      scrollsY ||= /auto|scroll/.test(overflowY);
      const isHiddenX = !scrollsX && /hidden|clip/.test(overflowX);
      const isHiddenY = !scrollsY && /hidden|clip/.test(overflowY);
      if (isHiddenX && (box.left < around.left - tolerance || box.right > around.right + tolerance))
        return true;
      if (isHiddenY && (box.top < around.top - tolerance || box.bottom > around.bottom + tolerance))
        return true;
      if (position === 'fixed') break;
    }
    return (
      !scrollsX && (box.left < -tolerance || box.right > document.documentElement.clientWidth + tolerance)
    );
  };

  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (element === null || text === '') continue;
    if (element.closest('script,style,noscript,svg,option,[aria-hidden=true]') !== null) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((box) => !isPoint(box) && isCut(element, box))) {
      found.add(`„${text.slice(0, 80)}“ in ${element.tagName.toLowerCase()}.${element.className.toString()}`);
    }
  }
  return [...found];
}
