import type { Page } from '@playwright/test';
import { storefrontRoutes } from '../../src/server/routes/storefront-routes.ts';
import { findPiece } from './pieces.ts';

/** All text that a page shows and announces in its own language, that is: except text marked as another. */
export async function spokenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const isSpoken = (element: Element | null): boolean =>
      element?.closest('[lang]')?.getAttribute('lang') === language &&
      element.closest('script, style, noscript') === null;
    const texts = [document.title];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (isSpoken(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'content']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (isSpoken(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim());
  });
}

/** The demo shop's address for a path with parameters. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const piece = path.startsWith('/product/') ? await findPiece(page, 'vintage', () => true) : null;
  const first = async (list: string): Promise<string> =>
    ((await (await page.request.get(`/api/${list}`)).json()) as { _id: string }[])[0]?._id ?? '';
  const id = async (): Promise<string> => {
    if (piece !== null) return piece._id;
    if (path.startsWith('/category/')) return first('categories');
    if (path.startsWith('/parent-category/')) return first('parent-categories');
    return 'unknown';
  };
  const filled = path
    .replace(':type', 'vintage')
    .replace(':answer', 'danke')
    .replace(/:step\b/, 'abbestellt');
  return filled.includes(':') ? filled.replace(/:\w+/, await id()) : filled;
}

/** The screens with their addresses; a screen looks alike at all of its addresses. */
export const pathsOfScreens: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(storefrontRoutes, ({ screen }) => screen)].map(([screen, routes]) => [
    screen,
    routes.flatMap(({ paths }) => paths),
  ]),
);
