import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { card, order } from './pay-in-browser.ts';
import { claimPiece, findPiece, type ProductDetail } from './pieces.ts';
import { words } from './words.ts';

const isSold = (one: ProductDetail) =>
  one.stockAmt < 1 && !one.reservedUntil && !one.rentedUntil && !one.away;
const buy = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kaufen', exact: true });

/** The visitor looks elsewhere for this many seconds, and comes back. */
async function leaveFor(page: Page, seconds: number): Promise<void> {
  const say = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await say('hidden');
  await page.clock.fastForward(seconds * 1000);
  await say('visible');
}

test('2.10 a sold piece stays: it says so, and shows similar pieces that are available', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', isSold);
  const response = await page.goto(`/product/${piece._id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(words.soldOut, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Dieses Stück ist verkauft.')).toBeVisible();
  // There are no dead links.
  const main = page.getByRole('main');
  await expect(buy(page)).toHaveCount(0);
  for (const name of ['Mieten', 'Wunschliste', 'Versandkosten berechnen']) {
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(main.getByRole('region', { name: 'Zahlungsarten' })).toBeHidden();
  await expect(page.getByText(words.soldOut, { exact: true }).first()).toHaveAttribute(
    'lang',
    words.quotedLanguage,
  );
  const [offered, told] = [
    await page.locator('#aehnlich').boundingBox(),
    await page.getByRole('heading', { name: 'Beschreibung' }).boundingBox(),
  ];
  expect(offered!.y).toBeLessThan(told!.y);
  await expectNoAxeViolations(page, 'product, sold');
  await page.getByRole('link', { name: 'Ähnliche Stücke ansehen' }).click();
  const similar = page.locator('#aehnlich').getByRole('article');
  await expect(similar).toHaveCount(8);
  await expect(similar.first()).toBeInViewport();
  await expect(similar.first().getByText(words.soldOut)).toHaveCount(0);
});

test(
  '8 visitors who come back after a long time see what has changed',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
    const answer = { ...piece, stockAmt: 0 };
    const end = new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString();
    let asked = 0;
    let reply: object | 'lost' | 'gone' = answer;
    await page.route(`**/api/products/${piece._id}`, async (route) => {
      asked += 1;
      if (reply === 'lost') await route.abort('internetdisconnected');
      else if (reply === 'gone')
        await route.fulfill({ status: 404, json: { message: words.productNotFound } });
      else await route.fulfill({ json: reply });
    });
    watch.allowError('net::ERR_INTERNET_DISCONNECTED');
    watch.allowStatus(404, '/api/products/');
    await page.clock.install();
    await page.goto(`/product/${piece._id}`);
    await expect(buy(page)).toBeEnabled();
    // Interactive only once its scripts run: the heart reacts.
    await leaveFor(page, 30);
    expect(asked, 'a short look elsewhere asks nothing').toBe(0);

    for (const [different, news, badge] of [
      [{}, 'Dieses Stück wurde inzwischen verkauft.', words.soldOut],
      [{ stockAmt: 1 }, 'Dieses Stück ist wieder zu haben.', 'Einzelstück, sofort verfügbar'],
      [{ reservedUntil: end }, 'Dieses Stück wurde inzwischen reserviert.', /^reserviert bis /],
      [{ stockAmt: 1 }, 'Dieses Stück ist wieder zu haben.', 'Einzelstück, sofort verfügbar'],
      [{ rentedUntil: end }, 'Dieses Stück wurde inzwischen vermietet.', /^vermietet bis /],
      [{ stockAmt: 1 }, 'Dieses Stück ist wieder zu haben.', 'Einzelstück, sofort verfügbar'],
      [{ away: 'showroom' }, 'Dieses Stück ist zurzeit nicht online zu kaufen.', 'Im Showroom'],
      [{ stockAmt: 1 }, 'Dieses Stück ist wieder zu haben.', 'Einzelstück, sofort verfügbar'],
    ] as const) {
      reply = { ...answer, ...different };
      await leaveFor(page, 90);
      await expect(page.getByText(news)).toBeVisible();
      await expect(page.getByText(badge).first()).toBeVisible();
      if (!('stockAmt' in different)) await expect(buy(page)).toHaveCount(0);
    }
    await expectNoAxeViolations(page);
    reply = 'lost';
    await leaveFor(page, 90);
    await expect(page.getByText(words.refreshFailed)).toBeVisible();
    reply = 'gone';
    await leaveFor(page, 90);
    await expect(page.getByText(words.productNotFound)).toBeVisible();
  },
);

test('2.10, 4.2 reserved or rented pieces show until when, and can be watched', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
  const end = new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString();
  const back = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  let state = {};
  await page.route(`**/api/products/${piece._id}`, (route) =>
    route.fulfill({ json: { ...piece, stockAmt: 0, ...state } }),
  );
  await page.goto(`/product/${piece._id}`);
  const heart = page.getByRole('main').getByRole('button', { name: 'Wunschliste', exact: true });
  for (const [until, badge, text] of [
    [{ reservedUntil: end }, /^reserviert bis /, 'Wird es nicht bezahlt, ist es danach wieder zu haben.'],
    [{ rentedUntil: end }, /^vermietet bis /, 'Danach ist es wieder zu haben.'],
  ] as const) {
    state = until;
    await page.evaluate(back);
    await expect(page.getByText(badge).first()).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(buy(page)).toHaveCount(0);
    await expect(heart).toBeEnabled();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectNoAxeViolations(page, 'product, reserved');
  }
});

test('2.10, 4.3 renting from the page: each duration with its price, confirmed only when chosen', async ({
  page,
}) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.rentable);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('main').getByRole('button', { name: 'Mieten', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Mietdauer auswählen' });
  await expect(popup.getByRole('radio')).toHaveCount(5);
  await expect(popup.getByText(/^[\d.]+,\d\d\s€$/)).toHaveCount(5);
  await expect(popup.getByRole('button', { name: 'Bestätigen' })).toBeDisabled();
  await expectNoAxeViolations(page, 'rental durations');
  await popup.getByRole('radio', { name: '1 Monat' }).check();
  await expect(popup.getByRole('button', { name: 'Bestätigen' })).toBeEnabled();
  await popup.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(popup).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Mieten', exact: true }).click();
  await popup.getByRole('radio', { name: /^1 Woche [\d.]+,\d\d\s€$/ }).check();
  // A second press meets the picture that lay behind the dialog, and does not open it.
  await popup.getByRole('button', { name: 'Bestätigen' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByText('Miete: 1 Woche')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Große Ansicht: / })).toHaveCount(0);
});

test(
  '2.10 the longest title neither scrolls sideways at 320 px nor is covered',
  { tag: '@phone' },
  async ({ page }) => {
    let longest: ProductDetail | null = null;
    await findPiece(page, 'boatwood', (one) => {
      // An unavailable piece has no buy bar.
      if (one.stockAmt > 0 && one.title.length > (longest?.title.length ?? 0)) longest = one;
      return one.variants.length > 3;
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/product/${longest!._id}`);
    const measure = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await measure()).toBe(0);
    // The page's last line is above the bar when the page has been scrolled to its end.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [bar, last] = [
      await page.locator('.buy-bar').boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ];
    expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y + 1);
  },
);

test('2.10 on paper the piece is one sheet, with its address and without buttons', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
  await page.goto(`/product/${piece._id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Zeichnung im Maßstab/ })).toBeVisible();
  await expect(page.getByRole('main').locator('address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kaufen' }).first()).toBeHidden();
  await page.emulateMedia({ media: null });
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a piece can be read, and its pictures lead to their files', async ({ page }) => {
    const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
    await page.goto(`/product/${piece._id}`);
    await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Zeichnung im Maßstab/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Beschreibung' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kaufen', exact: true })).toHaveCount(0);
    await expect(page.getByText('Warenkorb und Wunschliste brauchen JavaScript.')).toBeVisible();
    const large = await page
      .getByRole('region', { name: 'Bilder' })
      .getByRole('link')
      .first()
      .getAttribute('href');
    expect((await page.request.get(large ?? '')).headers()['content-type']).toBe('image/avif');
  });
});

test(
  '2.10 a piece in the shopper’s own unpaid order is reserved for them, and leads there',
  { tag: '@night' },
  async ({ page }) => {
    const piece = await claimPiece(page);
    await order(page, piece, /^Kreditkarte/);
    await expect(card(page)).toBeVisible();

    await page.goto(`/product/${piece._id}`);
    await expect(page.getByText(/^reserviert bis /).first()).toBeVisible();
    const own = page.getByRole('status').filter({ hasText: 'Für Sie reserviert' });
    await expect(own).toContainText('gehört zu Ihrer Bestellung, die noch nicht bezahlt ist');
    await expect(page.getByText('Jemand hat dieses Stück für sich reserviert.')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Sag mir Bescheid' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await own.getByRole('link', { name: 'Zu Ihrer Bestellung' }).click();
    await expect(page).toHaveURL(/\/order-success\//);

    // To everybody else it is somebody's.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/product/${piece._id}`);
    await expect(page.getByRole('heading', { name: 'Sag mir Bescheid' })).toBeVisible();
    await expect(page.getByText('Jemand hat dieses Stück für sich reserviert.')).toBeVisible();
  },
);
