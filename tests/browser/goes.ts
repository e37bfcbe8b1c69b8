import { expect, type Locator } from '@playwright/test';

/** Sees something, acts, and sees it go. What was never there would be gone at once. */
export async function goes(thing: Locator, act: () => Promise<unknown>): Promise<void> {
  await expect(thing).toBeVisible();
  await act();
  await expect(thing).toBeHidden();
}
