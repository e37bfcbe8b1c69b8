import { bought } from '../api/an-order.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { expectNothingCutOff } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test(
  'a withdrawal from a part is opened again, and the part taken out of the order before it leaves',
  { tag: '@night' },
  async ({ page }) => {
    const [first, second] = [await claimPiece(page), await claimPiece(page)];
    const both = { order_items: [bought(first._id), bought(second._id)] };
    const { orderId, orderNumber, email } = await placeOrder(page, first, {}, 'stripe', both);
    await payByCard(page, orderId);
    const declared = { name: 'Ada Muster', contract: orderNumber, email, pieces: 'Das erste Stück' };
    await page.request.post('/api/withdrawal', { data: declared });
    await logInToOffice(page);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    const withdrawn = page.getByRole('region', { name: 'Widerruf und Rücksendung' });
    const press = async (name: string) => {
      await withdrawn.getByRole('button', { name }).click();
      const dialog = page.getByRole('dialog');
      await goes(dialog, () => dialog.getByRole('button', { name }).click());
    };
    await press('Als bearbeitet ablegen');
    await press('Wieder öffnen');
    await expect(withdrawn.getByRole('button', { name: 'Als bearbeitet ablegen' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      /Erklärung wieder geöffnet.*Erklärung abgelegt/,
    );

    const dialog = page.getByRole('dialog');
    // Nothing is proposed for a part of which nobody knows the worth.
    await page.getByRole('button', { name: 'Geld zurückzahlen' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Widerrufen ist nur ein Teil: „Das erste Stück“');
    await expect(dialog.getByLabel('Betrag in Euro')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Verschickt', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Ein Teil ist widerrufen: „Das erste Stück“');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();

    await page.getByRole('button', { name: 'Aus der Bestellung nehmen' }).click();
    await dialog.getByRole('combobox', { name: 'Was nehmen Sie heraus?' }).click();
    await page.getByRole('option', { name: first.title }).first().click();
    await expect(dialog.getByRole('combobox', { name: 'Was nehmen Sie heraus?' })).toContainText(first.title);
    await expectNoAxeViolations(page, 'office, take out');
    await goes(dialog, () => dialog.getByRole('button', { name: 'Herausnehmen' }).click());
    await expect(withdrawn).toContainText(`Aus der Bestellung genommen: 1 × ${first.title}`);
    const lines = page.getByRole('region', { name: 'Positionen' });
    await expect(lines.getByText('Vor der Übergabe herausgenommen')).toHaveCount(1);
    await expectNothingCutOff(page);
    await page.getByRole('button', { name: 'Geld zurückzahlen' }).click();
    await expect(dialog.getByLabel('Betrag in Euro')).not.toHaveValue('');
    await expect(dialog.getByLabel('Grund')).toHaveValue('Aus der Bestellung genommen');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();

    await page.getByRole('button', { name: 'Stornieren', exact: true }).click();
    await dialog.getByRole('button', { name: 'Stornieren', exact: true }).click();
    await expect(lines.getByText('Storniert')).toBeVisible();
  },
);
