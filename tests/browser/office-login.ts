import { expect, type Locator, type Page } from '@playwright/test';

/** The owner created by `start-shop.ts`. */
export const officeOwner = { email: 'office@wmk.example', password: 'Sieben schmale Schränke' };

/** Logs in by a request and opens no screen: the login's own screen is the subject of `office-ways-back`. */
export async function logInToOffice(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: officeOwner });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Logs in and waits for „Heute“, the office's first screen. */
export async function openOffice(page: Page): Promise<void> {
  await logInToOffice(page);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}

/**
 * Opens one of the entries of „Heute“. A list shows its first eight until all are asked for, and other tests leave theirs
 * behind.
 */
export async function openFromToday(list: Locator, name: RegExp): Promise<void> {
  await showAll(list);
  await list.getByRole('link', { name }).click();
}

/** Shows all entries of a list of „Heute“. */
export async function showAll(list: Locator): Promise<void> {
  await expect(list).toBeVisible();
  const all = list.getByRole('button', { name: /^Alle \d+ ansehen$/ });
  if (await all.isVisible()) await all.click();
}
