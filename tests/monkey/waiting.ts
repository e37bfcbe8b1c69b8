import type { Page } from '@playwright/test';

/** A page that is blocked for this long hangs. In ms. */
const hangsAfter = 10_000;

/** A page that navigates during a call is asked again. */
async function ask<T>(page: Page, question: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await question();
    } catch (error) {
      if (tries === 6 || page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Runs a function in the page, once it no longer navigates. */
export const inPage = <T>(page: Page, look: () => T): Promise<Awaited<T>> =>
  ask(page, () => page.evaluate(look) as Promise<Awaited<T>>);

const longestRest = 8_000;

/**
 * @param isBusy whether the browser still loads something: a part whose script is still loading changes nothing yet
 * @returns when the page has settled: nothing changes, no request is pending
 */
export async function rest(page: Page, isBusy: () => boolean): Promise<void> {
  const end = performance.now() + longestRest;
  do await inPage(page, () => window.monkeyObserver?.rest(150, 8_000));
  while (isBusy() && performance.now() < end);
}

/** Whether the page's script has blocked everything else for ten seconds. */
export async function hangs(page: Page): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), hangsAfter)));
  const answers = page.evaluate(() => false).catch(() => false);
  return Promise.race([answers, late]).finally(() => clearTimeout(timer));
}
