import type { Page } from '@playwright/test';
import { faultsOfPage, shortestPage } from './faults-of-page.ts';
import { readPage } from './read-page.ts';
import { inPage, rest } from './waiting.ts';
import type { Watched } from './watch-context.ts';

/** How long a click may take to have a visible effect. A busy machine may need a second. */
const answerWithin = 4_000;
/** The office's request for who is logged in. The answer 'nobody' is valid: it leads to the login. */
const askWhoIsThere = 'GET /api/admin/me';
/** A refusal is shown at the login's own form, which somebody who follows a link in the meantime no longer sees. */
const logIn = 'POST /api/admin/login';
/** Where the office goes when the login has ended: pending requests are refused, and the login is the explanation. */
const loginOfOffice = '/admin/login';
/** The office's script takes seconds on a busy machine; until then its page is empty. */
const blankWithin = 20_000;
/** How far down a page is checked, in windows. */
const maxWindows = 8;

/**
 * Whether a click had an effect: in the page, by navigation, or outside of it.
 * @param outside how often the browser itself did something: a download, a file chooser, a new tab
 */
export async function isAnswered(page: Page, before: string, outside: () => boolean): Promise<boolean> {
  if (outside() || page.url() !== before) return true;
  try {
    await page.waitForFunction(() => (window.monkeyObserver?.count() ?? 1) > 0, undefined, {
      timeout: answerWithin,
    });
    return true;
  } catch {
    return outside() || page.isClosed() || page.url() !== before;
  }
}

/** The faults of the present page, once it has settled. */
export async function judgePage(page: Page, isBusy = () => false): Promise<string[]> {
  await rest(page, isBusy);
  const faults = faultsOfPage(await inPage(page, readPage));
  if (faults.length === 0) return [];
  // Elements that are appearing or disappearing are no fault: a fault is permanent. A busy machine may take its time.
  // A message alone is not a page yet: the screen below it may still be loading.
  await page
    .waitForFunction((least) => document.body.innerText.trim().length >= least, shortestPage, {
      timeout: blankWithin,
    })
    .catch(() => undefined);
  await rest(page, isBusy);
  const later = faultsOfPage(await inPage(page, readPage));
  return later.filter((fault) => faults.includes(fault));
}

/** The same for all of it, window by window, as a reader scrolls. */
export async function judgeWholePage(page: Page, isBusy = () => false): Promise<string[]> {
  const faults = await judgePage(page, isBusy);
  for (let windows = 1; windows < maxWindows; windows += 1) {
    const hasMore = await inPage(page, () => {
      const before = scrollY;
      scrollBy(0, innerHeight * 0.9);
      return scrollY > before;
    });
    if (!hasMore) break;
    faults.push(...(await judgePage(page, isBusy)));
  }
  return [...new Set(faults)];
}

/** Whether a message is on the page, or has been since the last call. */
async function isSaid(page: Page): Promise<boolean> {
  if (await inPage(page, () => window.monkeyObserver?.hasSaid() ?? false)) return true;
  return (await inPage(page, readPage)).messages.length > 0;
}

/** The same, with patience: on a busy machine a message may appear some time after its answer. */
async function isSaidSoon(page: Page, isBusy: () => boolean): Promise<boolean> {
  const end = performance.now() + answerWithin;
  do {
    if (await isSaid(page)) return true;
    await rest(page, isBusy);
  } while (performance.now() < end);
  return isSaid(page);
}

/** Errors behind the page: an error status counts if the page shows no message for it, a server error always. */
export async function judgeWatched(
  page: Page,
  { errors, badAnswers }: Watched,
  isBusy = () => false,
): Promise<string[]> {
  const faults = [...errors];
  // Called after each step: earlier messages explain nothing that comes later.
  const hasSaid = await inPage(page, () => window.monkeyObserver?.hasSaid() ?? false);
  for (const { status, what, isPage } of badAnswers) {
    const isAtLogin = new URL(page.url()).pathname === loginOfOffice;
    const leadsToLogin =
      status === 401 &&
      (what === askWhoIsThere || (what === logIn ? !isAtLogin : what.includes(' /api/admin/') && isAtLogin));
    const isExplained = isPage
      ? (await inPage(page, readPage)).hasMain
      : hasSaid || leadsToLogin || (await isSaidSoon(page, isBusy));
    if (status >= 500 || !isExplained)
      faults.push(`${status} ${what}${isExplained ? '' : ', and the page says nothing'}`);
  }
  return faults;
}
