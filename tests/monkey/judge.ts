import type { Page } from '@playwright/test';
import { faultsOfPage } from './faults-of-page.ts';
import { readPage } from './read-page.ts';
import { inPage, rest } from './waiting.ts';
import type { Watched } from './watch-context.ts';

/** How long a press may go without anything to be seen of it. A busy machine needs a second for what takes a blink. */
const answerWithin = 4_000;
/** The office's question who is logged in. That nobody is, is an answer like any other: it leads to the login. */
const askWhoIsThere = 'GET /api/admin/me';
/** Where the office leads whose login has ended: what was on its way then is refused, and the login is what it says. */
const loginOfOffice = '/admin/login';
/** The office's script takes seconds on a busy machine; until then its page is empty. */
const blankWithin = 20_000;
/** How far down a page is looked through, in windows. */
const mostWindows = 8;

/**
 * Whether anything came of a press: in the page, by another page in its place, or outside of it.
 * @param outside how often the browser itself did something: a download, a chooser of files, a new tab
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

/** What is wrong with the page as it stands, once it has come to rest. */
export async function judgePage(page: Page, isBusy = () => false): Promise<string[]> {
  await rest(page, isBusy);
  const faults = faultsOfPage(await inPage(page, readPage));
  if (faults.length === 0) return [];
  // What is on its way out or in is no fault: a fault is there to stay. A busy machine may take its time.
  await page
    .waitForFunction(() => document.body.innerText.trim() !== '', undefined, { timeout: blankWithin })
    .catch(() => undefined);
  await rest(page, isBusy);
  const later = faultsOfPage(await inPage(page, readPage));
  return later.filter((fault) => faults.includes(fault));
}

/** The same for all of it, window by window, as a reader scrolls. */
export async function judgeWholePage(page: Page, isBusy = () => false): Promise<string[]> {
  const faults = await judgePage(page, isBusy);
  for (let windows = 1; windows < mostWindows; windows += 1) {
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

/** Whether a message is on the page, or was since this was last asked. */
async function isSaid(page: Page): Promise<boolean> {
  if (await inPage(page, () => window.monkeyObserver?.hasSaid() ?? false)) return true;
  return (await inPage(page, readPage)).messages.length > 0;
}

/** The same, with time: on a busy machine a message comes up some while after the answer that it is about. */
async function isSaidSoon(page: Page, isBusy: () => boolean): Promise<boolean> {
  const end = performance.now() + answerWithin;
  do {
    if (await isSaid(page)) return true;
    await rest(page, isBusy);
  } while (performance.now() < end);
  return isSaid(page);
}

/** What went wrong behind the page: an error status counts if nothing on the page speaks of it, that of a fault always. */
export async function judgeWatched(
  page: Page,
  { errors, badAnswers }: Watched,
  isBusy = () => false,
): Promise<string[]> {
  const faults = [...errors];
  // Asked after each step: what was said before it explains nothing that comes later.
  const hasSaid = await inPage(page, () => window.monkeyObserver?.hasSaid() ?? false);
  for (const { status, what, isPage } of badAnswers) {
    const leadsToLogin =
      status === 401 &&
      (what === askWhoIsThere ||
        (what.includes(' /api/admin/') && new URL(page.url()).pathname === loginOfOffice));
    const isExplained = isPage
      ? (await inPage(page, readPage)).hasMain
      : hasSaid || leadsToLogin || (await isSaidSoon(page, isBusy));
    if (status >= 500 || !isExplained)
      faults.push(`${status} ${what}${isExplained ? '' : ', and the page says nothing'}`);
  }
  return faults;
}
