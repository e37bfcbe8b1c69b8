import type { Page } from '@playwright/test';
import { addressIn, completeLanguages } from '../../src/shared/text/language.ts';
import { expect, expectNoAxeViolations, test, withMotion } from './fixtures.ts';
import { officeOwner } from './office-login.ts';
import { printedOver, wordsOnScreen } from './words-on-screen.ts';

/** Milliseconds of animation, not of waiting: the tests turn its clock. */
const moments = [1000, 5000, 15_000];

/** Stops all time-based effects on the page at this many milliseconds after their start. */
const seek = (page: Page, ms: number) =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

/** The effects of endless animations on their elements, by element. */
const effects = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(
        ({ element, style }) =>
          style.animationName !== 'none' &&
          style.animationIterationCount === 'infinite' &&
          element.checkVisibility(),
      )
      .map(({ element, style }) => ({
        name: `${element.className} (${style.animationName})`,
        effect: `${style.transform} ${style.translate} ${style.opacity}`,
      })),
  );

const banner = (page: Page) => page.getByRole('region', { name: 'Aktuelles' });

/** The widest stretch of the banner without a word on it. */
async function widestHole(page: Page): Promise<number> {
  const { x = 0, width = 0 } = (await banner(page).boundingBox()) ?? {};
  const edges = [x];
  const moving = (await wordsOnScreen(page)).filter(({ isMoving }) => isMoving);
  let hole = 0;
  for (const { left, right } of moving.sort((one, other) => one.left - other.left)) {
    hole = Math.max(hole, left - Math.max(...edges));
    edges.push(right);
  }
  return Math.max(hole, x + width - Math.max(...edges));
}

/** The texts of the banner and their positions. */
async function bannerAt(page: Page, ms: number): Promise<string[]> {
  await seek(page, ms);
  return (await wordsOnScreen(page))
    .filter(({ isMoving }) => isMoving)
    .map(({ text, left, right }) => `${text} ${Math.round(left / 4)} ${Math.round(right / 4)}`);
}

async function expectSoundMotion(page: Page): Promise<void> {
  const seen = new Map<string, Set<string>>();
  for (const moment of moments) {
    await seek(page, moment);
    for (const { name, effect } of await effects(page)) {
      seen.set(name, (seen.get(name) ?? new Set()).add(effect));
    }
    expect(printedOver(await wordsOnScreen(page)), `after ${moment} ms`).toEqual([]);
    expect(await widestHole(page), `hole after ${moment} ms`).toBeLessThan(120);
  }
  const stuck = [...seen].filter(([, effect]) => effect.size < moments.length).map(([name]) => name);
  expect(seen.size).toBeGreaterThan(0);
  expect(stuck, 'these should move').toEqual([]);
  const roundMs = await page.evaluate(() =>
    Number(document.querySelector('.banner-track')?.getAnimations()[0]?.effect?.getComputedTiming().duration),
  );
  expect(await bannerAt(page, roundMs - 1), 'its end is its beginning').toEqual(await bannerAt(page, 0));
}

/** The page with another text in the banner, which no other test sees. */
async function showBannerOf(page: Page, sliderText: string): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: officeOwner })).ok()).toBe(true);
  const data = { welcomeText: '', sliderText, shopTiming: '' };
  const answer = await page.request.post('/api/admin/dashboard-texts/de/preview', { data });
  const { html } = (await answer.json()) as { html: string };
  await page.route('**/laufband', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/laufband');
}

for (const width of [390, 768, 1440]) {
  test.describe(`${width} px wide`, { tag: ['@night', '@phone'] }, () => {
    const isPhone = width < 768;
    test.use({ viewport: { width, height: 900 }, isMobile: isPhone, hasTouch: isPhone });

    test('animations move, return to their beginning, and cover no other text', async ({ page }) => {
      await withMotion(page);
      for (const path of ['/', '/highlights']) {
        await page.goto(path);
        await expectSoundMotion(page);
      }
    });

    test('the banner fills its line with any text', async ({ page }) => {
      await withMotion(page);
      const long = 'Ein längerer Satz, der vom Umbau des Ladens erzählt. '.repeat(15);
      for (const text of ['Neu', `<ul><li>${long}</li><li>Kurz</li></ul>`]) {
        await showBannerOf(page, text);
        await expectSoundMotion(page);
      }
    });

    test('with reduced motion nothing moves, and the banner is one line that shows each text once', async ({
      page,
    }) => {
      for (const path of ['/', '/highlights']) {
        await page.goto(path);
        expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
        const texts = banner(page).getByRole('listitem').filter({ visible: true });
        await expect(texts).toHaveCount(4);
        const lines = await texts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(new Set(lines).size).toBe(1);
        await expect.poll(async () => (await banner(page).boundingBox())!.height).toBeLessThan(48);
        await banner(page).focus();
        const overhang = () => banner(page).evaluate((line) => line.scrollWidth - line.clientWidth);
        if ((await overhang()) > 0) {
          await banner(page).press('ArrowRight');
          await expect.poll(() => banner(page).evaluate((line) => line.scrollLeft)).toBeGreaterThan(0);
        }
        await banner(page).evaluate((line) => line.scrollTo(line.scrollWidth, 0));
        // Its end, not all of it: the longest text is wider than a phone.
        const end = await texts.last().evaluate((one) => one.getBoundingClientRect().right);
        expect(end).toBeLessThanOrEqual(width);
      }
      await expectNoAxeViolations(page);
    });
  });
}

test('the banner rests under the pointer and the focus, and for as long as it is paused', async ({
  page,
}) => {
  await withMotion(page);
  await page.goto('/highlights');
  const runs = () =>
    page.locator('.banner-track').evaluate((track) => track.getAnimations()[0]?.playState === 'running');
  await expect.poll(runs).toBe(true);
  await banner(page).hover();
  await expect.poll(runs).toBe(false);
  await page.mouse.move(5, 600);
  await expect.poll(runs).toBe(true);
  await banner(page).focus();
  await expect.poll(runs).toBe(false);
  const pause = page.getByRole('button', { name: 'Laufband anhalten' });
  await pause.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  expect(await runs()).toBe(false);
  await pause.press('Enter');
  await expect.poll(runs).toBe(true);
});

test(
  'the film begins as its picture is: as large, at the same place, with the same things on it',
  { tag: ['@phone', '@night'] },
  async ({ page }) => {
    await withMotion(page);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const film = page.locator('main video');
      await expect(page.getByRole('button', { name: 'Film anhalten' })).toBeVisible();
      const [shown, picture] = await Promise.all(
        [film, page.locator('main img[fetchpriority=high]')].map((one) =>
          one.evaluate((element) => {
            const { x, y, width: wide, height } = element.getBoundingClientRect();
            const { objectFit, objectPosition, transform } = getComputedStyle(element);
            return { x, y, wide, height, objectFit, objectPosition, transform };
          }),
        ),
      );
      expect(shown).toEqual(picture);
      // The distance of their colours, 0 to 255, with both drawn at the same small size.
      const apart = await film.evaluate(async (video: HTMLVideoElement) => {
        video.pause();
        const sought = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
        video.currentTime = 0;
        await sought;
        const colours = (source: CanvasImageSource): Uint8ClampedArray => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 96, height: 54 });
          const context = canvas.getContext('2d')!;
          context.drawImage(source, 0, 0, 96, 54);
          return context.getImageData(0, 0, 96, 54).data;
        };
        const still = colours(document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')!);
        return colours(video).reduce((sum, one, at) => sum + Math.abs(one - still[at]!), 0) / still.length;
      });
      expect(apart).toBeLessThan(4);
    }
  },
);

test('fonts that come late change nothing on an open page', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/*.woff2');
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  const headings = page.getByRole('heading');
  await expect(headings.first()).toBeVisible();
  await asked;
  // A browser waits a tenth of a second for such a font, by the page's own clock.
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((asked) => performance.now() - asked > 500, since);
  const widths = () =>
    headings.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect().width;
      }),
    );
  const before = await widths();
  release();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await widths()).toEqual(before);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifted.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
});

test(
  'the button that stops the film lies beside the banner’s words and buttons, in each language',
  { tag: ['@phone', '@night'] },
  async ({ page }) => {
    await withMotion(page);
    for (const language of completeLanguages) {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(addressIn(language, '/'));
      const top = page.getByRole('main').locator('section').first();
      await expect(top.getByRole('button')).toBeVisible();
      for (const width of [390, 768, 820, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const [button, ...others] = await Promise.all(
          [top.getByRole('button'), ...(await top.locator('h1, p, a').all())].map((one) => one.boundingBox()),
        );
        for (const other of others) {
          const isApart =
            other!.y + other!.height <= button!.y ||
            other!.y >= button!.y + button!.height ||
            other!.x >= button!.x + button!.width;
          expect(isApart, `${language}, ${width} px: ${JSON.stringify({ button, other })}`).toBe(true);
        }
      }
    }
  },
);
