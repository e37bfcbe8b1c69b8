import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Expects that the page is no wider than its window. A phone's `innerWidth` grows with what it shows. */
export async function expectNothingBeside(page: Page): Promise<void> {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(wider), page.url()).toBeLessThanOrEqual(0);
}
