import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { minuteMs } from '../../src/shared/time/durations.ts';

/** The owner created by `start-shop.ts`. */
export const officeOwner = { email: 'office@wmk.example', password: 'Sieben schmale Schränke' };

/** Shared by the tests of a worker: checking a password takes a third of a second of a whole processor. */
let login: { readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>; readonly at: number } | null =
  null;

/** What is dangerous asks for a login of the last ten minutes, and no test takes five. */
const sharedMs = 5 * minuteMs;

/** Logs in without the login's own screen, which is the subject of `office-ways-back`, and opens none. */
export async function logInToOffice(page: Page): Promise<void> {
  if (login === null || Date.now() - login.at > sharedMs) {
    await logInAlone(page);
    const cookies = await page.context().cookies();
    login = { cookies: cookies.filter(({ name }) => name === 'wmk_staff'), at: Date.now() };
  } else {
    await page.context().addCookies(login.cookies);
  }
}

/** The same with a login of its own, for a test that ends it. */
export async function logInAlone(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: officeOwner });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Logs in and waits for „Heute“, the office's first screen. */
export async function openOffice(page: Page, enter = logInToOffice): Promise<void> {
  await enter(page);
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
