import { logIn } from './account-login.ts';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { words } from './words.ts';

/** The search box; on phones a click shows it, whether or not the page is hydrated. */
async function searchBox(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('link', { name: 'Suche', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Möbel suchen' });
  await expect(box).toBeVisible();
  return box;
}

test(
  '2.2 the header has everything, and the menu in its order',
  { tag: '@wide' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'WMK' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login');
    await expect(header.getByRole('button', { name: 'Wunschliste' })).toBeVisible();
    await expect(header.getByRole('button', { name: 'Warenkorb' })).toBeVisible();
    await expect(page.getByRole('note', { name: 'Ankündigung' })).toContainText('Möbel mit Geschichte');
    await expect(page.getByRole('note', { name: 'Öffnungszeiten' })).toContainText('9–18 Uhr');
    await expect(page.getByRole('region', { name: 'Aktuelles' })).toContainText('Die meisten Vintage-Stücke');
    await expect(page.getByRole('link', { name: 'Chat öffnen (in neuem Tab)' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    if (isMobile) return;
    const entries = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('> ul > li > :first-child');
    const order = ['Startseite', 'Shop', 'Katalog', 'Vintage', words.boatwood, 'Sale'];
    expect((await entries.allTextContents()).slice(0, order.length)).toEqual(order);
  },
);

test(
  '2.2 the mega dropdown works by keyboard alone, in the fixed order',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    await menu.getByRole('button', { name: 'Shop' }).focus();
    await page.keyboard.press('Enter');
    const vintage = menu.getByRole('link', { name: 'VINTAGE', exact: true });
    await expect(vintage).toBeVisible();
    await expect(menu.getByRole('link', { name: words.boatwoodInCapitals, exact: true })).toBeVisible();
    const rooms = await page.locator('#mega-menu section').first().locator('a.font-serif').allTextContents();
    expect(rooms).toEqual(['Wohnzimmer', 'Schlafzimmer', 'Küche & Esszimmer', 'Dekoration', 'Gastronomie']);
    await expectNoAxeViolations(page, 'mega menu');
    await page.keyboard.press('Tab');
    await expect(vintage).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(vintage).toBeHidden();
    await expect(menu.getByRole('button', { name: 'Shop' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(vintage).toBeVisible();
    // Tabbing on behind it closes it.
    await menu.getByRole('link', { name: 'Katalog' }).focus();
    await expect(vintage).toBeHidden();
  },
);

test(
  '2.2 the menu is as wide as the screen, shows each room with its picture, and loads none before',
  { tag: '@desk' },
  async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    // A page without pictures of rooms.
    await page.goto('/login');
    const shop = page.getByRole('button', { name: 'Shop' });
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    const rooms = menu.getByRole('link').filter({ has: page.locator('img') });
    const addresses = await page
      .locator('#mega-menu img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
    expect(addresses).toHaveLength(9);
    expect(addresses.filter((address) => loaded.has(address))).toEqual([]);
    await shop.focus();
    await page.keyboard.press('Enter');
    await expect(rooms).toHaveCount(9);
    const heights = () => rooms.evaluateAll((all) => all.map((room) => room.getBoundingClientRect().height));
    const first = await heights();
    await expect.poll(() => addresses.filter((address) => !loaded.has(address))).toEqual([]);
    await expect
      .poll(() =>
        rooms
          .locator('img')
          .evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
      )
      .toBe(true);
    expect(await heights()).toEqual(first);
    const open = (await page.locator('#mega-menu').boundingBox())!;
    expect([open.x, open.width]).toEqual([0, 1440]);
    expect(open.y + open.height).toBeLessThan(900);
    // The ring around the button ends above the menu, which would cover it.
    const ring = await shop.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      return button.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth);
    });
    expect(ring).toBeLessThanOrEqual(open.y);
  },
);

test('2.2 the side menu of phones has every entry', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
  for (const name of ['Startseite', 'Katalog', 'Vintage', words.boatwood, 'Sale']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await menu.getByText('Shop', { exact: true }).click();
  await menu.getByText('Wohnzimmer', { exact: true }).click();
  await expectNoAxeViolations(page, 'side menu, unfolded', menu.getByRole('link', { name: 'Sofas' }));
  await menu.getByRole('link', { name: 'Sofas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
});

test('2.2 the search box shows categories and products, and follows the arrow keys', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const box = await searchBox(page, isMobile);
  await box.focus();
  await box.pressSequentially('tisch');
  const list = page.getByRole('listbox', { name: 'Treffer' });
  await expect(list.getByRole('group', { name: 'Shop By Kategorien' })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Produkte' })).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectNoAxeViolations(page, 'search box');

  const options = list.getByRole('option');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('tisch');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  const chosen = await list.locator('[aria-selected=true]').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(chosen ?? '');
});

test('2.2 a search without hits says so, and Enter leads to the page of results', async ({
  page,
  isMobile,
}) => {
  await page.goto('/sales');
  const box = await searchBox(page, isMobile);
  await box.fill('qqqq');
  await expect(page.getByText('Nichts gefunden für „qqqq“.')).toBeVisible();
  await box.fill('sessel');
  await box.press('Enter');
  await expect(page).toHaveURL('/suche?query=sessel');
  await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „sessel“' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoAxeViolations(page, '/suche?query=tisch');
  await page.goto('/suche?query=qqqq');
  await expect(page.getByRole('main').getByText('Nichts gefunden für „qqqq“.')).toBeVisible();
});

test('2.2, 4.4 a logged-in customer finds the details and logs out', async ({ page }, info) => {
  const email = await logIn(page, 'details', info);
  await page.goto('/impressum');
  await page.getByRole('button', { name: 'Benutzerdetails' }).click();
  const details = page.getByRole('dialog', { name: 'Benutzerdetails' });
  for (const text of ['Ada Beispiel', email, '+49 30 23125001']) {
    await expect(details.getByText(text)).toBeVisible();
  }
  await expect(details).toBeInViewport({ ratio: 1 });
  const left = async () => (await details.boundingBox())!.x;
  await expect.poll(left, { message: 'beside the edge, not at it' }).toBeGreaterThan(0);
  await expectNoAxeViolations(page);
  await details.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
});

test('2.2 open menus and search fit into 320 px', { tag: ['@phone', '@night'] }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await (await searchBox(page, true)).fill('tisch');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(await overflow()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  expect(await overflow()).toBe(0);
});
