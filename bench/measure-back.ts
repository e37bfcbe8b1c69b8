import type { Browser, Page } from '@playwright/test';
import { phone, startBrowser } from './browser.ts';
import { median, rounded, type Figure, type Section } from './figures.ts';
import type { Options } from './options.ts';
import { sampleOf, type Workplace } from './workplace.ts';

interface Return {
  /** From `history.back()` to the second frame of the list. */
  readonly ms: number;
  /** How far the list is from the place where it was left, in CSS pixels. */
  readonly offPx: number;
  /** Whether the browser had kept the whole page. */
  readonly kept: boolean;
}

/** Back from a piece to the category that led to it, scrolled down, in a browser as people use it. */
export async function measureBack(place: Workplace, options: Options): Promise<Section[]> {
  const shop = await place.shop(null);
  const { categories } = await sampleOf(shop.base);
  const figures: Figure[] = [];
  for (const keepPages of [true, false]) {
    const browser = await startBrowser({ keepPages });
    const returns: Return[] = [];
    try {
      for (let round = 0; round < options.rounds; round += 1) {
        returns.push(await goAndComeBack(browser, shop.base + categories[0]));
      }
    } finally {
      await browser.close();
    }
    figures.push(...figuresOf(returns, keepPages));
  }
  await place.stopServers();
  return [{ title: 'back to a list from a product, Chromium at 390 px', figures }];
}

function figuresOf(returns: readonly Return[], keepPages: boolean): Figure[] {
  const times = returns.map(({ ms }) => ms);
  const name = keepPages ? 'page kept by the browser' : 'page asked for again';
  const kept = returns.filter((one) => one.kept).length;
  return [
    {
      name: `${name}: time`,
      value: median(times),
      unit: 'ms',
      goal: { atMost: 150 },
      note: `${rounded(Math.min(...times))} to ${rounded(Math.max(...times))}; kept ${kept} of ${returns.length}`,
    },
    {
      name: `${name}: off its place`,
      value: Math.max(...returns.map(({ offPx }) => offPx)),
      unit: 'px',
      goal: { atMost: 1 },
    },
  ];
}

async function goAndComeBack(browser: Browser, list: string): Promise<Return> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(noteReturn);
    await page.goto(list, { waitUntil: 'networkidle' });
    const piece = page.getByRole('article').nth(12).getByRole('link').first();
    await piece.scrollIntoViewIfNeeded();
    // Lists that grow or pictures that load late must not be what moves the page afterwards.
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() => scrollY);
    await piece.click();
    await page.waitForURL(/\/product\//);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      sessionStorage.setItem('bench-left', String(performance.timeOrigin + performance.now()));
      history.back();
    });
    // A page that was kept is not loaded again, so 'commit' is all that can be waited for.
    await page.waitForURL(list, { waitUntil: 'commit' });
    const noted = await readNote(page);
    return { ms: noted.at - noted.left, offPx: Math.abs(noted.scrollY - before), kept: noted.kept };
  } finally {
    await context.close();
  }
}

interface Note {
  readonly left: number;
  readonly at: number;
  readonly scrollY: number;
  readonly kept: boolean;
}

/** Runs in every page: writes down when it is seen again, and where. */
function noteReturn(): void {
  addEventListener('pageshow', (event) => {
    const left = sessionStorage.getItem('bench-left');
    if (left === null) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const at = performance.timeOrigin + performance.now();
        const note = { left: Number(left), at, scrollY, kept: event.persisted };
        sessionStorage.setItem('bench-note', JSON.stringify(note));
      }),
    );
  });
}

async function readNote(page: Page): Promise<Note> {
  const note = await page.waitForFunction(() => sessionStorage.getItem('bench-note'));
  return JSON.parse((await note.jsonValue()) ?? '') as Note;
}
