import type { Page } from '@playwright/test';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openMail } from './open-mail.ts';
import { ownEmail } from './own.ts';
import { unanswered } from '../../src/storefront/texts/de/form.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Newsletter' });

test(
  'the newsletter (4.5): a wrong address, the mail, the confirmation, the end',
  { tag: '@night' },
  async ({ page }) => {
    // Its own each time: an address gets three such mails a day.
    const address = ownEmail('leser');
    await page.goto('/sales');
    const section = form(page);
    await section.scrollIntoViewIfNeeded();
    // Before hydration, the browser itself checks the form.
    await expect(section.locator('form')).toHaveJSProperty('noValidate', true);
    await section.getByRole('button', { name: 'ABONNIEREN' }).click();
    await expect(section.getByRole('alert')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    await expect(section.getByLabel('E-Mail-Adresse')).toBeFocused();
    await expectNoAxeViolations(page);
    await section.getByLabel('E-Mail-Adresse').fill(address);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/subscribe', async (route) => {
      await held;
      await route.continue();
    });
    await section.getByLabel('E-Mail-Adresse').press('Enter');
    await expect(section.getByRole('button')).toHaveText('WIRD GESENDET...');
    letGo();
    await expect(section.getByRole('status')).toContainText('Vielen Dank!');

    await openMail(page, address, 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    const confirming = page.getByRole('link', { name: /\/newsletter\/bestaetigen#/ });
    const link = (await confirming.getAttribute('href')) ?? '';
    await confirming.click();
    await expect(page.getByRole('button', { name: 'Anmeldung bestätigen' })).toBeVisible();
    await alive(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anmeldung ist bestätigt');
    await expectNoAxeViolations(page);

    await openMail(page, address, 'Ihre Newsletter-Anmeldung ist bestätigt');
    await page.getByRole('link', { name: /\/newsletter\/abbestellen#/ }).click();
    await expect(page.getByRole('button', { name: 'Newsletter abbestellen' })).toBeVisible();
    await alive(page);
    await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter abbestellt');
    await expectNoAxeViolations(page);

    // The first link again: it does not bring back somebody who has left. In mails of an earlier version the token is in
    // the query, and they go on working.
    await page.goto(link.replace('#', '?'));
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
    await expectNoAxeViolations(page);
  },
);

test('the newsletter says what is wrong when the shop refuses or cannot be reached', async ({
  page,
  watch,
}) => {
  await page.goto('/highlights');
  const section = form(page);
  await section.scrollIntoViewIfNeeded();
  // Before hydration, the browser itself sends the form.
  await expect(section.locator('form')).toHaveJSProperty('noValidate', true);
  await section.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await page.route('**/api/subscribe', (route) => route.abort());
  watch.allowError(/ERR_FAILED/);
  await section.getByRole('button', { name: 'ABONNIEREN' }).click();
  await expect(section.getByRole('alert')).toHaveText(unanswered);
  await page.unroute('**/api/subscribe');
  await page.route('**/api/subscribe', (route) => route.fulfill({ json: { success: false, message: '' } }));
  await section.getByRole('button', { name: 'ABONNIEREN' }).click();
  await expect(section.getByRole('alert')).toHaveText('Anmeldung fehlgeschlagen');
  await expect(section.getByLabel('E-Mail-Adresse')).toHaveValue('ada@example.org');
  // The form accepts this address; the shop's message appears at the field.
  await page.unroute('**/api/subscribe');
  watch.allowStatus(400, '/api/subscribe');
  await section.getByLabel('E-Mail-Adresse').fill('käthe@example.org');
  await section.getByRole('button', { name: 'ABONNIEREN' }).click();
  await expect(section.getByRole('alert')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein');
  await page.goto('/newsletter/abbestellen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
  await page.goto('/newsletter/bestaetigen#token=das-ist-kein-richtiger-token');
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the newsletter form leads to a page', async ({ page }) => {
    await page.goto('/newhits');
    await form(page).getByLabel('E-Mail-Adresse').fill(ownEmail('ohne-skript'));
    await form(page).getByRole('button', { name: 'ABONNIEREN' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast geschafft');
  });

  test('a mailed link says what it needs', async ({ page }) => {
    await page.goto('/newsletter/abbestellen#token=das-liest-hier-niemand');
    await expect(page.getByText('Dieser Schritt braucht JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Newsletter abbestellen' })).toBeHidden();
  });
});
