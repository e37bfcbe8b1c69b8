import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { card, order } from './pay-in-browser.ts';
import { claimPiece, findPiece } from './pieces.ts';
import { words } from './words.ts';

/** The browser's calls to the shop are answered with errors, until they are let through again. */
async function failing(page: Page, call: string): Promise<(how: 'break' | 'empty' | 'pass') => void> {
  let now = 'break';
  await page.route(`**/api/${call}`, async (route) => {
    if (now === 'break') return route.abort('internetdisconnected');
    if (now === 'empty') return route.fulfill({ json: {} });
    return route.continue();
  });
  return (how) => (now = how);
}

test.beforeEach(({ watch }) => watch.allowError(/ERR_INTERNET_DISCONNECTED/));

test('8 login: the shop cannot be reached', async ({ page }) => {
  await failing(page, 'login');
  await page.goto('/login');
  await page.getByLabel('E-Mail', { exact: true }).fill('ada@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('Vier alte Stühle');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const alert = page.getByRole('alertdialog').filter({ hasText: words.errorOccurred });
  await expectNoAxeViolations(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('ada@example.org');
});

test('8 stock: no more of a piece than there are', async ({ page }) => {
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

test('8 shipping calculator: the shop cannot be reached, and answers without a price', async ({
  page,
  watch,
}) => {
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
  answer('empty');
  await calculate.click();
  await expect(calculator.getByText(words.noRates)).toBeVisible();
  answer('pass');
  await calculate.click();
  await expect(calculator.getByText('Lieferung nach 10247 Berlin')).toBeVisible();
});

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
});
