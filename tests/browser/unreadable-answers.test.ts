import type { Page } from '@playwright/test';
import { say } from '../../src/server/answers/say.ts';
import { fillCart } from './fill-cart.ts';
import { fillCheckout, reviewButton } from './fill-checkout.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { words } from './words.ts';

// A hotel's Wi-Fi portal, a broken proxy: the answer is a 200, but not from the shop. `ask-shop.test.ts` reads them all;
// here is what shows more than the message of a lost connection, which `error-catalogue.test.ts` looks at.

const portal = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><title>Willkommen im Hotel</title>',
};
const nothing = { status: 200, contentType: 'application/json', body: '' };

/** The shop's answers to a call are replaced, until that ends. */
async function unreadable(page: Page, call: string, answer: object): Promise<() => Promise<void>> {
  const address = `**/api/${call}`;
  await page.route(address, (route) => route.fulfill(answer));
  return () => page.unroute(address);
}

test('8 list: the next pages are asked for once, then by a press', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/**/products?*', (route) => {
    asked += 1;
    return route.fulfill(portal);
  });
  await page.goto('/category/vintage-sideboards');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const failure = page.getByRole('alert').filter({ hasText: words.wentWrong });
  await expect(failure).toBeVisible();
  expect(asked).toBe(1);
  await page.unroute('**/api/**/products?*');
  await failure.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(failure).toHaveCount(0);
});

test('8 search: nothing is shown, and the form still leads to the results', async ({ page, isMobile }) => {
  await unreadable(page, 'search?*', nothing);
  await page.goto('/sales');
  if (isMobile) await page.getByRole('link', { name: 'Suche', exact: true }).click();
  const asked = page.waitForResponse('**/api/search?*');
  const box = page.getByRole('combobox', { name: 'Möbel suchen' });
  await box.fill('tisch');
  await (await asked).finished();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/suche\?query=tisch/);
});

test('withdrawal: no receipt without the shop, and the typed values stay', async ({ page }) => {
  await unreadable(page, 'withdrawal', portal);
  await page.goto('/vertrag-widerrufen');
  const main = page.getByRole('main');
  await main.getByLabel('Ihr Name').fill('Ada Beispiel');
  await main.getByLabel('Bestellnummer oder Bezeichnung des Vertrags').fill('WMK-2026-00001');
  await main.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await main.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(main.getByRole('alert')).toContainText('Doppelt gesendet wird dabei nichts');
  await expect(main.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(main.getByLabel('Ihr Name')).toHaveValue('Ada Beispiel');
  await expectNoAxeViolations(page);
});

test(
  '8-42: without its database the shop says so at each step of an order, keeps all of it, and goes on',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    watch.allowStatus(503, '/api/');
    const message = say('de', { code: 'database-away' });
    const away = { status: 503, json: { message, code: 'database-away' } };
    await fillCart(page);
    await page.goto('/checkout');
    let end = await unreadable(page, 'getShippingCharges', away);
    await fillCheckout(page);
    const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
    await expect(summary.getByRole('alert')).toContainText(message);
    await end();
    await summary.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(summary).toContainText(/(?<!\d)(?:25|50),00\u00a0€/);
    await reviewButton(page).click();

    end = await unreadable(page, 'initiate-payment', away);
    await page.getByRole('radio', { name: /^Überweisung/ }).check();
    await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: message });
    await expect(refusal).toBeInViewport();
    await expect(page.getByRole('radio', { name: /^Überweisung/ })).toBeChecked();
    await end();
    await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
    const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
    await expect(refusal).toHaveCount(0);

    end = await unreadable(page, 'checkout/*/confirm', away);
    await order.click();
    await expect(refusal).toBeInViewport();
    await end();
    await order.click();
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
  },
);
