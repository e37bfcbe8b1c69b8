import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { findPiece, type ProductDetail } from './pieces.ts';
import { words } from './words.ts';

/** A piece that can be had, on its page. */
async function openPiece(page: Page): Promise<ProductDetail> {
  const canBeHad = ({ stockAmt, variants }: ProductDetail) => stockAmt > 0 && variants.length === 0;
  const piece = await findPiece(page, 'vintage', canBeHad);
  await page.goto(`/product/${piece._id}`);
  return piece;
}

test('2.12 the price to one’s door is calculated, remembered, and where the checkout begins', async ({
  page,
  watch,
}) => {
  watch.allowStatus(400, '/api/shipping-request');
  await page.setViewportSize({ width: page.viewportSize()!.width < 500 ? 320 : 1280, height: 800 });
  const piece = await openPiece(page);
  const open = page.getByRole('button', { name: 'Versandkosten berechnen' });
  await open.scrollIntoViewIfNeeded();
  await open.focus();
  await page.keyboard.press('Enter');
  const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });

  const forget = calculator.getByRole('button', { name: 'Adresse löschen' });
  await expect(calculator.getByRole('button', { name: words.calculate })).toBeVisible();
  await expect(forget).toBeHidden();

  // Nothing is requested before the address is complete (spec 5).
  await calculator.getByRole('button', { name: words.calculate }).press('Enter');
  await expect(calculator.getByText(words.postalCodeRequired)).toBeVisible();
  await expect(calculator.getByLabel('Straße und Hausnummer')).toBeFocused();
  await calculator.getByLabel('Straße und Hausnummer').fill('Boxhagener Straße 1');
  await calculator.getByLabel('Postleitzahl').fill('10247');
  // The town is filled in by itself.
  await expect(calculator.getByLabel('Ort')).toHaveValue('Berlin');
  const outcome = calculator.locator('form').getByRole('status');
  await expect(outcome).toContainText('Lieferung nach 10247 Berlin');
  await expect(outcome).toContainText(/(?<!\d)(?:25|50),00/);
  await expect(outcome).toContainText('Innerhalb von 1\u00a0Woche');
  await expect(outcome).toContainText('Aufbau ist dort möglich.');
  await expect(outcome).toContainText('Bis in die Wohnung');
  await expectNoAxeViolations(page);
  await expectNothingBeside(page);

  await calculator.getByLabel('Land').selectOption({ label: 'Anderes Land (auf Anfrage)' });
  await expect(calculator.getByText(`1 × ${piece.title}`)).toBeVisible();
  await calculator.getByRole('button', { name: 'Versand anfragen' }).press('Enter');
  await expect(calculator.getByRole('link', { name: 'Bitte geben Sie das Land an' })).toBeVisible();
  await calculator.getByLabel('Land', { exact: true }).last().fill('Kanada');
  await calculator.getByLabel('Name').fill('Erika Mustermann');
  await calculator.getByLabel('E-Mail').fill(`${piece._id.slice(-20)}@example.org`);
  await expectNoAxeViolations(page);
  await calculator.getByRole('button', { name: 'Versand anfragen' }).press('Enter');
  await expect(calculator.getByText('Wir melden uns mit einem Preis bei Ihnen.')).toBeVisible();
  await expect(calculator.getByText(/^Nummer Ihrer Anfrage: 1\d{3}$/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();
  // The browser goes back from the dialog's entry in its history, and would break off a reload.
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays);
  await page.reload();
  await expect(page.getByText(/Lieferung nach 10247 Berlin: (25|50),00\u00a0€/)).toBeVisible();

  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await cart.getByRole('button', { name: 'Versandkosten berechnen' }).click();
  await expect(outcome).toContainText(/(?<!\d)(?:25|50),00/);
  await expect(forget).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calculator).toBeHidden();
  await expect(cart).toBeVisible();

  await page.goto('/checkout');
  await expect(page.getByLabel('Postleitzahl')).toHaveValue('10247');
  await expect(page.getByLabel('Ort', { exact: true })).toHaveValue('Berlin');

  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Adresse ändern' }).click();
  await forget.click();
  await expect(forget).toBeHidden();
  const street = calculator.getByLabel('Straße und Hausnummer');
  await expect(street).toHaveValue('');
  await expect(street).toBeFocused();
});

test('at a piece, the postal code alone says what delivery costs and when it comes', async ({
  page,
  watch,
}) => {
  watch.allowStatus(422, '/api/getShippingCharges');
  await openPiece(page);
  const code = page.getByLabel('Lieferung nach (Postleitzahl)');
  await code.scrollIntoViewIfNeeded();
  await code.fill('10000');
  await expect(code).toHaveAccessibleDescription('Diese Postleitzahl gibt es nicht');
  await expectNoAxeViolations(page);
  await code.fill('80331');
  await expect(page.getByText(/^Lieferung nach 80331: \d+,00\u00a0€$/)).toBeVisible();
  await expect(page.getByText(/bis zur Bordsteinkante\.$/).first()).toBeVisible();
  // The next piece knows it, and so does the checkout.
  await page.reload();
  await expect(page.getByText(/^Lieferung nach 80331: \d+,00\u00a0€$/)).toBeVisible();
});

test(
  'a place that does not exist gets no price: the calculator says so at the field',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(422, '/api/getShippingCharges');
    await openPiece(page);
    await page.getByRole('button', { name: 'Versandkosten berechnen' }).click();
    const calculator = page.getByRole('dialog', { name: 'Versandkosten berechnen' });
    const code = calculator.getByLabel('Postleitzahl');
    const town = calculator.getByLabel('Ort');
    await calculator.getByLabel('Straße und Hausnummer').fill('Boxhagener Straße 1');
    await town.fill('München');
    await code.fill('1024');
    await calculator.getByRole('button', { name: words.calculate }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription('Bitte geben Sie die Postleitzahl mit fünf Ziffern ein');
    await code.fill('10245');
    await expect(code).toHaveAccessibleDescription('Diese Postleitzahl gehört nicht zu diesem Ort');
    await expect(calculator.getByText(/€/)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await code.fill('10000');
    await expect(code).toHaveAccessibleDescription('Diese Postleitzahl gibt es nicht');
    await code.fill('10245');
    await town.fill('Berlin');
    await expect(calculator.locator('form').getByRole('status')).toContainText('Lieferung nach 10245 Berlin');
  },
);

test('countries stand by name, and elsewhere every country of the world is suggested', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt > 0);
  await page.goto(`/en/product/${piece._id}`);
  await page.getByRole('button', { name: 'Calculate delivery costs' }).click();
  const calculator = page.getByRole('dialog');
  const country = calculator.getByLabel('Country');
  await expect(country.getByRole('option', { name: 'Luxembourg' })).toBeAttached();
  const names = (await country.getByRole('option').allTextContents()).slice(0, -1);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  await country.selectOption({ index: names.length });
  const elsewhere = calculator.getByLabel('Country', { exact: true }).last();
  const suggested = await elsewhere.evaluate((box: HTMLInputElement) =>
    [...(box.list?.options ?? [])].map(({ value }) => value),
  );
  expect(suggested).toEqual(expect.arrayContaining(['Canada', 'Japan', 'United States']));
});
