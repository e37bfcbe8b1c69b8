import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { minuteMs } from '../../src/shared/time/durations.ts';
import { mailTo } from './open-mail.ts';
import { ownEmail } from './own.ts';

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

/** The owner invites somebody of this test's own. @returns their address */
export async function invite(page: Page, name: string, role: string): Promise<string> {
  const email = ownEmail(role);
  const invited = await page.request.post('/api/admin/staff', { data: { name, email, role } });
  expect(invited.status(), await invited.text()).toBe(201);
  return email;
}

/** Lets the page in as somebody new, whom no other test knows: without the screens, which are `office-roles`' subject. */
export async function enterAsNew(page: Page, name: string, role: string, password: string): Promise<string> {
  await logInAlone(page);
  const email = await invite(page, name, role);
  const mail = await page.request.get(await mailTo(page, email, /./));
  const token = /#\/invitation\?token=([\w-]+)/.exec(await mail.text())?.[1];
  const accepted = await page.request.post('/api/admin/invitation', { data: { token, name, password } });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return email;
}

/** Logs in and waits for „Heute“, the office's first screen. */
export async function openOffice(page: Page, enter = logInToOffice): Promise<void> {
  await enter(page);
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}

/** The menu with its places, which a phone shows after a click. The office must be open. */
export async function openMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Menü (?:öffnen|schließen)$/ });
  // Not there before it is known whether somebody must set up their login first.
  await expect(button).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Bereiche' });
  if (await menu.isHidden()) await button.click();
  await expect(menu).toBeVisible();
  return menu;
}

/** The entries of a list with a text: rows of its table, or what a phone shows instead of them. */
export function entriesWith(page: Page, hasText: string | RegExp): Locator {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText });
}

/**
 * Opens one of the entries of „Heute“. A list shows its first eight until all are asked for, and other tests leave theirs
 * behind.
 */
export async function openFromToday(list: Locator, name: RegExp): Promise<void> {
  await showAll(list);
  await list.getByRole('link', { name }).click();
}

/** Shows all entries of a list of „Heute“, and those of any other list in part. */
export async function showAll(list: Locator): Promise<void> {
  await expect(list).toBeVisible();
  const all = list.getByRole('button', { name: /^Alle \d+ ansehen$/ });
  if (await all.isVisible()) await all.click();
  // Gone once they have come.
  await expect(all).toBeHidden();
}

/** Expects that an entry of a list of „Heute“ is gone from it, also beyond the first eight; the list may have ended. */
export async function expectNotListed(page: Page, list: Locator, entry: Locator): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Verkauf und Miete/ })).toBeVisible();
  if (await list.isVisible()) await showAll(list);
  await expect(entry).toHaveCount(0);
}
