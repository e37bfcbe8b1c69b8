import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { reviewButton } from './fill-checkout.ts';
import { putIntoCart } from './fill-cart.ts';
import { goes } from './goes.ts';
import { findPiece } from './pieces.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test(
  'where no assembly is offered, the form says so before the review, and goes on without it',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(400, '/api/getShippingCharges');
    const piece = await findPiece(page, 'vintage', (one) => one.stockAmt > 0 && one.assemblyService);
    await putIntoCart(page, piece, { assembly: true });
    await page.goto('/checkout');
    const notice = page.getByRole('alert').filter({ hasText: 'Aufbauservice' });
    const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
    // Beside a vintage piece it has a row of its own, with its VAT.
    const assembled = summary.getByText('Aufbauservice', { exact: true });
    await expect(assembled).toBeVisible();
    await expect(summary.getByRole('listitem')).toContainText(/Aufbauservice\s*Inkl\. 19% MwSt\s*35,00\s€/);
    await expect(summary.getByText('Inkl. 19% MwSt', { exact: true })).toHaveCount(2);

    await page.getByRole('radio', { name: /^Abholung im Geschäft/ }).check();
    await expect(notice).toContainText('Bei Abholung gibt es keinen Aufbauservice.');
    await expect(notice).toContainText(piece.title);
    await goes(notice, () => page.getByRole('radio', { name: /^Versand/ }).check());
    await field(page, 'Postleitzahl').fill('80331');
    await expect(notice).toContainText('nur bei Lieferung nach Berlin und Potsdam');
    // Without all its digits, it is not known where that is.
    await goes(notice, () => field(page, 'Postleitzahl').fill('8033'));
    await field(page, 'Postleitzahl').fill('80331');
    await expect(notice).toContainText('nur bei Lieferung nach Berlin und Potsdam');
    await expectNoAxeViolations(page);

    for (const [label, text] of [
      ['E-Mail', 'munich@example.org'],
      ['Telefon', '089 1234567'],
      ['Vorname', 'Erika'],
      ['Nachname', 'Mustermann'],
      ['Straße und Hausnummer', 'Musterstraße 1'],
      ['Ort', 'München'],
    ] as const) {
      await field(page, label).fill(text);
    }
    await expect(reviewButton(page)).toBeEnabled();
    await reviewButton(page).click();
    await expect(notice).toBeFocused();
    await expect(page).toHaveURL('/checkout');

    // Where the price itself is refused for it, trying again would not help.
    const json = { message: 'Der Warenkorb kann so nicht bestellt werden.', code: 'cart-refused' };
    await page.route('**/api/getShippingCharges', (route) => route.fulfill({ status: 400, json }));
    const refused = page.waitForResponse('**/api/getShippingCharges');
    await field(page, 'Postleitzahl').fill('80333');
    await refused;
    await expect(notice).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Noch einmal versuchen' })).toHaveCount(0);
    await page.unroute('**/api/getShippingCharges');
    await field(page, 'Postleitzahl').fill('80331');

    const without = notice.getByRole('button', { name: 'Ohne Aufbauservice bestellen' });
    await goes(notice, () => without.press('Enter'));
    await expect(assembled).toBeHidden();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(assembled).toBeVisible();
    await without.click();
    await expect(field(page, 'Ort')).toHaveValue('München');
    await reviewButton(page).click();
    await expect(page).toHaveURL('/order-review');
  },
);
