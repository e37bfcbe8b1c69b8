import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { own } from './own.ts';

const widths = [390, 1440];
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** The values sent to the server. */
async function sentBy(page: Page, press: () => Promise<void>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/admin/pieces')),
    press(),
  ]);
  return request.postDataJSON() as Record<string, unknown>;
}

// A browser reads and writes numbers in its own language; the office does not rely on it.
for (const locale of ['de-DE', 'en-US']) {
  test.describe(`numbers in a browser of ${locale}`, { tag: '@night' }, () => {
    test.use({ locale });

    test('are read and written as Germans do', async ({ page }) => {
      await logInToOffice(page);
      await page.goto('/admin/pieces/create');
      const title = own(`Tisch mit Zahlen, ${locale}`);
      await field(page, 'Titel').fill(title);
      const price = field(page, 'Preis in Euro').first();
      const save = page.getByRole('button', { name: 'Speichern', exact: true });

      await test.step('unambiguous numbers are formatted in German', async () => {
        await price.fill('1.250');
        await price.blur();
        await expect(price).toHaveValue('1.250,00');
        await price.fill('1 250,5 €');
        await price.blur();
        await expect(price).toHaveValue('1.250,50');
      });

      await test.step('ambiguous numbers must be clarified, and keep the piece from being saved', async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await price.fill('1.25');
          await price.blur();
          await expect(page.getByText('Meinen Sie 125,00\u00a0€ oder 1,25\u00a0€?')).toBeVisible();
          await expect(price).toHaveValue('1.25');
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        // At the form's end, where its bar lies over no field.
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await expectNoAxeViolations(page);
        await save.click();
        await expect(price).toBeFocused();
        await page.getByRole('button', { name: '125,00\u00a0€', exact: true }).click();
        await expect(price).toHaveValue('125,00');
        await expect(price).toBeFocused();
        await expect(page.getByText('Meinen Sie')).toBeHidden();
        await price.fill('1,250');
        await price.blur();
        await page.getByRole('button', { name: '1.250,00\u00a0€', exact: true }).click();
        await expect(price).toHaveValue('1.250,00');
      });

      await test.step('invalid numbers get a message, and stay', async () => {
        await price.fill('12,345');
        await price.blur();
        await expect(price).toHaveAccessibleDescription(/Höchstens 2 Stellen nach dem Komma/);
        await expect(price).toHaveValue('12,345');
        await price.fill('-5');
        await price.blur();
        await expect(price).toHaveAccessibleDescription(/Bitte ohne Minuszeichen/);
        await price.fill('1250');
      });

      await test.step('measures, weight and years', async () => {
        await page.getByRole('button', { name: 'Maße, Material, Herkunft' }).click();
        await field(page, 'Breite in cm').fill('42,5');
        await field(page, 'Gewicht in kg').fill('12,5');
        await field(page, 'Entstanden von (Jahr)').fill('1965');
        await field(page, 'Entstanden bis (Jahr)').fill('1969');
        await expect(field(page, 'Entstanden von (Jahr)')).toHaveValue('1965');
        await expect(field(page, 'Breite in cm')).toHaveValue('42,5');
      });

      const sent = await sentBy(page, () => save.click());
      expect(sent).toMatchObject({
        priceCents: 125_000,
        dimensions: { widthMm: 425 },
        weightGrams: 12_500,
        era: { fromYear: 1965, toYear: 1969 },
      });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(field(page, 'Preis in Euro').first()).toHaveValue('1.250,00');

      await test.step('the list shows euros, at a desk and on a phone', async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(`/admin/pieces?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
          await expect(page.getByText('1.250,00\u00a0€')).toBeVisible();
          await expect(page.getByText('125.000')).toBeHidden();
        }
      });
    });
  });
}
