import { expect, expectNoAxeViolations, test, withMotion } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { printedOver, wordsOnScreen } from './words-on-screen.ts';

test('2.3 home: banner, three blocks, info cards, filler banners, reviews and the locations', async ({
  page,
}) => {
  await withMotion(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Highlights', 'SALE', 'Neuheiten']) {
    const block = page.getByRole('region', { name });
    expect(await block.getByRole('article').count()).toBeGreaterThan(0);
    expect(await block.getByRole('article').count()).toBeLessThanOrEqual(7);
    await expect(block.getByRole('link', { name: `Alle ansehen ${name}` })).toBeVisible();
  }
  // Spec 2.4: the sale shows each piece's reduction as far as the record supports it, new pieces show none.
  const sale = page.getByRole('region', { name: 'SALE' }).getByRole('article');
  expect(await sale.getByText(/SPARE/).count()).toBeGreaterThan(0);
  await expect(page.getByText('Kein Rabatt')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Neuheiten' }).getByText(/SPARE/)).toHaveCount(0);
  const locations = page.getByRole('region', { name: 'Von Friedrichshain in die ganze Welt' });
  await expect(locations.getByText('Aus Berlin. Für Berlin. Danke Berlin.')).toBeVisible();
  await expect(locations.getByRole('link', { name: 'Unsere Standorte' })).toHaveAttribute(
    'href',
    '/wmk-for-ukraine',
  );
  await expectNoAxeViolations(page, 'home, with motion');
});

test(
  'on a phone the pieces of a block are one row to swipe, and the page is no wider',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Highlights' });
    const tops = await block
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectNothingBeside(page);
    const all = block.getByRole('link', { name: 'Alle ansehen Highlights' });
    await expect(all).not.toBeInViewport();
    await all.scrollIntoViewIfNeeded();
    await expect(all).toBeInViewport();
  },
);

test(
  '4.8 reviews: as many at a time as there is room for, moved by itself and by hand',
  { tag: '@night' },
  async ({ page, isMobile }) => {
    await withMotion(page);
    await page.clock.install();
    await page.goto('/');
    const reviews = page.getByRole('region', { name: 'Kundenbewertungen' });
    await reviews.scrollIntoViewIfNeeded();
    const row = reviews.getByRole('list').first();
    await expect(reviews.getByText(/Muster für die Vorführung/)).toBeVisible();
    const [first, second] = [row.getByRole('listitem').nth(0), row.getByRole('listitem').nth(1)];
    const [{ x = 0, width = 0 }, { x: nextX = 0 }] = [
      await first.boundingBox(),
      await second.boundingBox(),
    ].map((box) => box ?? { x: 0, width: 0 }) as [{ x: number; width: number }, { x: number }];
    expect(Math.round(nextX - x - width)).toBe(isMobile ? 16 : 24);
    const slides = isMobile ? 1 : 4;
    const places = reviews.getByRole('list', { name: 'Bewertungen' }).getByRole('button');
    await expect(places).toHaveCount(10 - slides + 1);
    const current = () =>
      places.evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true'));
    // By itself, every 3 seconds: however late somebody looks, it has gone on.
    const inASecond = async () => {
      await page.clock.fastForward(1000);
      return current();
    };
    const soon = { intervals: [20] };
    const movesOnFrom = (place: number) => expect.poll(inASecond, soon).toBeGreaterThan(place);
    await movesOnFrom(0);
    // It goes on by itself after each press (4.8-2).
    await places.nth(2).click();
    await movesOnFrom(2);
    const before = await current();
    await reviews.getByRole('button', { name: 'Nächste Bewertung' }).click();
    await movesOnFrom(before + 1);
    // After the last one comes the first.
    await places.last().click();
    await expect.poll(current).toBe(10 - slides);
    // Its three seconds pass once: with a second for each look, a busy browser is past the first before anybody sees it.
    await page.clock.fastForward(3000);
    await expect.poll(current).toBe(0);
    await reviews.getByRole('button', { name: 'Automatischen Wechsel anhalten' }).click();
    await places.nth(4).click();
    await expect(places.nth(4)).toHaveAttribute('aria-current', 'true');
    await reviews.getByRole('button', { name: 'Nächste Bewertung' }).click();
    await expect(places.nth(5)).toHaveAttribute('aria-current', 'true');
    await reviews.getByRole('button', { name: 'Vorherige Bewertung' }).click();
    await expect(places.nth(4)).toHaveAttribute('aria-current', 'true');
    expect(printedOver(await wordsOnScreen(page))).toEqual([]);
    await expectNoAxeViolations(page, 'home, with motion');
  },
);

test('2.3 home: for less motion nothing moves by itself', async ({ page }) => {
  await page.goto('/');
  const reviews = page.getByRole('region', { name: 'Kundenbewertungen' });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('4.8 reviews: all can be reached', async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Kundenbewertungen' }).getByRole('list').first();
    await expect(row.getByRole('listitem')).toHaveCount(10);
    await row.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(row.getByRole('listitem').last()).toBeInViewport();
  });
});
