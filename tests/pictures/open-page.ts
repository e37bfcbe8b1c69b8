import type { BrowserContext, Page } from '@playwright/test';

/** Pages of the shop signal when they are interactive; before that, a click may be lost. */
export async function noteWhenAlive(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('alive', () => document.documentElement.setAttribute('data-alive', '')),
  );
}

export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () => document.getElementById('page-state') === null || 'alive' in document.documentElement.dataset,
  );
}
