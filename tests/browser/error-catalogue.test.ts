import type { Page } from '@playwright/test';
import { password } from './account-login.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { ownEmail } from './own.ts';
import { card, order, payWith } from './pay-in-browser.ts';
import { claimPiece, findPiece } from './pieces.ts';
import { words } from './words.ts';

/** A 200 that is not from the shop, such as the page of a hotel's Wi-Fi; `ask-shop.test.ts` knows more of them. */
const portal = { contentType: 'text/html', body: '<!doctype html><title>Willkommen im Hotel</title>' };

type How = 'break' | 'empty' | 'portal' | 'pass';

/** The browser's calls to the shop are answered with errors, until they are let through again. */
async function failing(page: Page, call: string): Promise<(how: How) => void> {
  let now: How = 'break';
  await page.route(`**/api/${call}`, async (route) => {
    if (now === 'break') return route.abort('internetdisconnected');
    if (now === 'empty') return route.fulfill({ json: {} });
    if (now === 'portal') return route.fulfill(portal);
    return route.continue();
  });
  return (how) => (now = how);
}

test.beforeEach(({ watch }) => watch.allowError(/ERR_INTERNET_DISCONNECTED/));

test(
  '8 login and registration: an alert, nobody is logged in, and nothing typed is lost',
  { tag: '@night' },
  async ({ page }) => {
    const login = await failing(page, 'login');
    const signup = await failing(page, 'signup');
    await page.goto('/login');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const alert = page.getByRole('alertdialog').filter({ hasText: words.errorOccurred });
    await field('E-Mail').fill('ada@example.org');
    await field('Passwort').fill(password);
    for (const how of ['break', 'portal'] as const) {
      login(how);
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(alert).toBeVisible();
      if (how === 'break') await expectNoAxeViolations(page);
      await goes(alert, () => alert.getByRole('button', { name: 'OK' }).click());
      await expect(field('E-Mail')).toHaveValue('ada@example.org');
    }
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await page.getByRole('button', { name: 'Registrieren' }).click();
    await field('Name').fill('Ada Beispiel');
    await field('Telefon').fill('030 23125 001');
    await field('E-Mail').fill(ownEmail('portal'));
    await field('Passwort').fill(password);
    const register = page.getByRole('main').locator('button[type=submit]');
    signup('portal');
    await register.click();
    await goes(alert, () => alert.getByRole('button', { name: 'OK' }).click());
    await expect(field('Name')).toHaveValue('Ada Beispiel');
    signup('pass');
    await register.click();
    await expect(page).toHaveURL('/');
  },
);

test('8 stock: no more of a piece than there are', { tag: '@night' }, async ({ page }) => {
  const piece = await findPiece(
    page,
    'vintage',
    ({ stockAmt, variants }) => stockAmt === 1 && !variants.length,
  );
  await page.goto(`/product/${piece._id}`);
  const buy = page.getByRole('button', { name: 'Kaufen', exact: true });
  await buy.click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(cart.getByRole('button', { name: `Eins mehr: ${piece.title}` })).toBeDisabled();
  await page.keyboard.press('Escape');
  await buy.click();
  await expect(page.getByText('Only 1 items available in stock!')).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  '8 shipping calculator: the shop cannot be reached, answers without a price, and is there again',
  { tag: '@night' },
  async ({ page, watch }) => {
    // "See console for details."
    watch.allowError(/^console: Asking for the shipping charges failed/);
    const answer = await failing(page, 'getShippingCharges');
    const piece = await findPiece(
      page,
      'vintage',
      ({ stockAmt, variants }) => stockAmt > 0 && !variants.length,
    );
    await page.goto(`/product/${piece._id}`);
    await page.getByRole('button', { name: 'Versandkosten berechnen' }).click();
    const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
    await calculator.getByLabel('Straße und Hausnummer').fill('Boxhagener Straße 1');
    await calculator.getByLabel('Postleitzahl').fill('10247');
    await calculator.getByLabel('Ort').fill('Berlin');
    const calculate = calculator.getByRole('button', { name: words.calculate });
    await calculate.click();
    await expect(calculator.getByText(words.calculationFailed)).toBeVisible();
    await expectNoAxeViolations(page);
    answer('portal');
    await calculate.click();
    await expect(calculator.getByText(words.calculationFailed)).toBeVisible();
    answer('empty');
    await calculate.click();
    await expect(calculator.getByText(words.noRates)).toBeVisible();
    answer('pass');
    await calculate.click();
    await expect(calculator.getByText('Lieferung nach 10247 Berlin')).toBeVisible();
  },
);

test('8 order and card: no answer, no number, no payment begun; a second try goes on', async ({ page }) => {
  const draft = await failing(page, 'initiate-payment');
  const intent = await failing(page, 'card-intent');
  // Clicks „Zur Zahlung fortfahren“, which is refused twice here before the binding button appears.
  const ordered = order(page, await claimPiece(page), /^Kreditkarte/);
  const proceed = page.getByRole('button', { name: 'Zur Zahlung fortfahren' });
  await expect(page.getByRole('alert').filter({ hasText: words.initiateFailed })).toBeVisible();
  await expectNoAxeViolations(page);
  draft('empty');
  await proceed.click();
  const alert = page.getByRole('alertdialog').filter({ hasText: words.noOrder });
  await alert.getByRole('button', { name: 'OK' }).click();
  draft('pass');
  await proceed.click();
  await ordered;
  await expect(page.getByText(words.initializeFailed)).toBeVisible();
  await expectNoAxeViolations(page);
  intent('pass');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(card(page)).toBeVisible();
  const confirm = await failing(page, 'card-confirm');
  confirm('portal');
  await payWith(page, '4242424242424242');
  await expect(page.getByText(words.paymentFailed)).toBeVisible();
});
