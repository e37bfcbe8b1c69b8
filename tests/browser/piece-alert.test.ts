import type { Page } from '@playwright/test';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openMail } from './open-mail.ts';
import { ownEmail } from './own.ts';
import { findPiece, type ProductDetail } from './pieces.ts';
import { unanswered } from '../../src/storefront/texts/de/form.ts';

const isSold = (one: ProductDetail) =>
  one.stockAmt < 1 && !one.reservedUntil && !one.rentedUntil && !one.away;
const form = (page: Page) => page.getByRole('region', { name: 'Sag mir Bescheid' });

test(
  '2.10 who waits for a sold piece: a wrong address, the mail, the confirmation, the end',
  { tag: '@night' },
  async ({ page, watch }) => {
    const piece = await findPiece(page, 'vintage', isSold);
    const address = ownEmail('wartet');
    await page.goto(`/product/${piece._id}`);
    const field = form(page).getByLabel('E-Mail-Adresse');
    const button = form(page).getByRole('button', { name: 'Bescheid sagen' });
    await expect(form(page).getByText('sobald ein ähnliches Stück kommt')).toBeVisible();
    await expectNoAxeViolations(page);
    await button.click();
    await expect(form(page).getByRole('alert')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);

    // What was typed is kept when the shop cannot be reached.
    await page.route('**/api/piece-alerts', (route) => route.abort());
    watch.allowError(/ERR_FAILED/);
    await field.fill(address);
    await button.click();
    await expect(form(page).getByRole('alert')).toHaveText(unanswered);
    await expect(field).toHaveValue(address);
    await page.unroute('**/api/piece-alerts');
    await field.press('Enter');
    const status = form(page).getByRole('status');
    await expect(status).toContainText('Fast geschafft');
    await expect(status).toBeFocused();
    await expectNoAxeViolations(page);

    await openMail(page, address, 'Sollen wir Ihnen Bescheid sagen?');
    await page.getByRole('link', { name: /\/benachrichtigung\/bestaetigen#/ }).click();
    await expect(page.getByRole('button', { name: 'Ja, Bescheid sagen' })).toBeVisible();
    await alive(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Ja, Bescheid sagen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir sagen Ihnen Bescheid');
    await expectNoAxeViolations(page);

    await openMail(page, address, 'Sollen wir Ihnen Bescheid sagen?');
    await page.getByRole('link', { name: /\/benachrichtigung\/beenden#/ }).click();
    await expect(page.getByRole('button', { name: 'Benachrichtigungen beenden' })).toBeVisible();
    await alive(page);
    await page.getByRole('button', { name: 'Benachrichtigungen beenden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benachrichtigungen beendet');
    await expectNoAxeViolations(page);
    await page.goto('/benachrichtigung/bestaetigen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  },
);

test('2.10 the form comes and goes with the state of the piece', async ({ page, watch }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1);
  const end = new Date(Date.now() + 40 * 24 * 60 * 60_000).toISOString();
  let state = {};
  await page.route(`**/api/products/${piece._id}`, (route) =>
    route.fulfill({ json: { ...piece, ...state } }),
  );
  await page.goto(`/product/${piece._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Kaufen', exact: true })).toBeEnabled();
  await expect(form(page)).toHaveCount(0);
  const back = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  for (const until of ['reservedUntil', 'rentedUntil']) {
    state = { stockAmt: 0, [until]: end };
    await page.evaluate(back);
    await expect(form(page).getByText('sobald dieses Stück wieder zu haben ist')).toBeVisible();
  }
  // In truth it is free: the shop's own words stand at the field.
  watch.allowStatus(409, '/api/piece-alerts');
  await form(page).getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await form(page).getByRole('button', { name: 'Bescheid sagen' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Dieses Stück ist wieder zu haben.');
  state = { stockAmt: 1 };
  await page.evaluate(back);
  await expect(form(page)).toHaveCount(0);
});

test('2.10 an English page asks in English', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', isSold);
  await page.goto(`/en/product/${piece._id}`);
  const asked = page.getByRole('region', { name: 'Let me know' });
  await asked.getByLabel('Email address').fill('ada');
  await asked.getByRole('button', { name: 'Let me know' }).click();
  await expect(asked.getByRole('alert')).toHaveText('Please enter a valid email address');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a sold piece has no form that does nothing; the question to the shop is there', async ({ page }) => {
    const piece = await findPiece(page, 'vintage', isSold);
    await page.goto(`/product/${piece._id}`);
    await expect(form(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Frage zum Stück' })).toBeVisible();
    await page.goto('/benachrichtigung/beenden#token=das-liest-hier-niemand');
    await expect(page.getByText('Dieser Schritt braucht JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Benachrichtigungen beenden' })).toBeHidden();
  });
});
