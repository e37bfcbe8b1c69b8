import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

const changed = 'Diese Bestellung wurde inzwischen geändert';

/** Opens a step of an order in this tab, and leaves its dialog open. */
async function dialogOf(page: Page, number: string, button: string): Promise<Locator> {
  await page.goto(`/admin/orders/${number}/show`);
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

test(
  'of two who book one transfer or refund the same 50 €, the second sees what the first has done',
  { tag: '@night' },
  async ({ page, context, watch }) => {
    test.slow();
    watch.allowStatus(409, '/api/admin/orders/');
    const { orderNumber: number } = await placeOrder(page, await claimPiece(page));
    await logInToOffice(page);
    const other = await context.newPage();

    const money = page.getByRole('region', { name: 'Geld', exact: true });
    const mine = await dialogOf(page, number, 'Als bezahlt verbuchen');
    const theirs = await dialogOf(other, number, 'Als bezahlt verbuchen');
    await theirs.getByRole('button', { name: 'Verbuchen' }).click();
    await expect(theirs).toBeHidden();
    await mine.getByLabel('Kennung der Bank').fill('NOTIZ-17');
    await mine.getByRole('button', { name: 'Verbuchen' }).click();
    const news = mine.getByRole('alert').filter({ hasText: changed });
    await expect(news).toContainText('Bezahlt');
    await expect(mine.getByLabel('Kennung der Bank')).toHaveValue('NOTIZ-17');
    await expectNoAxeViolations(page, 'office, step overtaken');
    await expectNothingBeside(page);
    await mine.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(mine).toBeHidden();
    await expect(money).not.toContainText('NOTIZ-17');

    const refund = await dialogOf(page, number, 'Geld zurückzahlen');
    const same = await dialogOf(other, number, 'Geld zurückzahlen');
    for (const dialog of [same, refund]) {
      await dialog.getByLabel('Betrag').fill('50');
      await dialog.getByLabel('Grund').fill('Kratzer am Bein');
      await dialog.getByRole('button', { name: 'Zurückzahlen' }).click();
    }
    await expect(same).toBeHidden();
    await expect(refund.getByRole('alert').filter({ hasText: changed })).toContainText(
      /Rückzahlung veranlasst\s*50,00\s€ · Kratzer am Bein/,
    );
    await expect(refund.getByLabel('Betrag')).toHaveValue('50,00');
    await expect(refund.getByLabel('Grund')).toHaveValue('Kratzer am Bein');
    // Who has read it may want it all the same.
    await refund.getByLabel('Betrag').fill('20');
    await refund.getByRole('button', { name: 'Zurückzahlen' }).click();
    await expect(refund).toBeHidden();
    await expect(money).toContainText(/50,00\s€.*20,00\s€/);
  },
);

test(
  'a step that somebody else has made impossible says so, and is not offered any more',
  { tag: '@night' },
  async ({ page, context, watch }) => {
    watch.allowStatus(409, '/api/admin/orders/');
    const { orderNumber: number } = await placeOrder(page, await claimPiece(page));
    await logInToOffice(page);
    const other = await context.newPage();
    const mine = await dialogOf(page, number, 'Stornieren');
    const theirs = await dialogOf(other, number, 'Stornieren');
    await mine.getByLabel('Grund').fill('Rückruf der Kundin');
    await theirs.getByRole('button', { name: 'Stornieren', exact: true }).click();
    await expect(theirs).toBeHidden();
    await mine.getByRole('button', { name: 'Stornieren', exact: true }).click();
    const news = mine.getByRole('alert').filter({ hasText: changed });
    await expect(news).toContainText('Dieser Schritt ist nicht mehr möglich');
    await expect(news).toContainText('Storniert');
    await expect(mine.getByLabel('Grund')).toHaveValue('Rückruf der Kundin');
    await expect(mine.getByRole('button', { name: 'Stornieren', exact: true })).toHaveCount(0);
    await expectNoAxeViolations(page, 'office, step overtaken');
  },
);
