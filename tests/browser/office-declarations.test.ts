import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNotListed, logInToOffice, showAll } from './office-login.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test(
  'a withdrawal from another address stops nothing until staff say that it is the customer’s',
  { tag: '@night' },
  async ({ page }) => {
    const { orderId, orderNumber, email } = await placeOrder(page, await claimPiece(page), {}, 'stripe');
    await payByCard(page, orderId);
    const name = `Irgend Wer ${orderNumber}`;
    const strange = { name, contract: orderNumber, email: `anders-${email}` };
    expect((await page.request.post('/api/withdrawal', { data: strange })).status()).toBe(200);
    await logInToOffice(page);
    const toHandOver = page.getByRole('region', { name: /^Zu übergeben/ });
    const ofOrder = (list: Locator) =>
      list.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(orderNumber) }) });
    await page.goto('/admin');
    await showAll(toHandOver);
    await expect(ofOrder(toHandOver)).toContainText(
      'Widerruf, der nicht zum Kunden passt – bitte vorher prüfen',
    );
    const declared = page.getByRole('region', { name: /^Widerrufe und Kündigungen/ });
    await showAll(declared);
    await expect(ofOrder(declared)).toContainText('passt nicht zum Kunden – bitte prüfen');
    await expectNothingBeside(page);
    await expectNoAxeViolations(page, '/admin');

    // By the way from Today to the list of declarations, and from there to the order.
    await ofOrder(declared).getByRole('link').click();
    const main = page.getByRole('main');
    await expect(main.getByText('Passt nicht zum Kunden – bitte prüfen').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Ist vom Kunden' }).first()).toBeVisible();
    await expectNothingBeside(page);
    await expectNoAxeViolations(page, '/admin/declarations');
    await main.getByRole('link', { name: orderNumber }).click();
    const withdrawn = page.getByRole('region', { name: 'Widerruf und Rücksendung' });
    await expect(withdrawn).toContainText(`Erklärt von${name}`);
    await expect(withdrawn).toContainText('Passt nicht zum Kunden – bitte prüfen');
    await expect(withdrawn).not.toContainText('Geld zurück bis');
    await expectNothingBeside(page);
    await expectNoAxeViolations(page, 'office, order');

    await withdrawn.getByRole('button', { name: 'Ist vom Kunden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ist der Widerruf vom Kunden?' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page, 'office, step');
    await dialog.getByRole('button', { name: 'Ist vom Kunden' }).click();
    await expect(dialog).toBeHidden();
    await expect(withdrawn).toContainText('Als vom Kunden bestätigt');
    await expect(withdrawn).toContainText('Geld zurück bis');
    await expect(withdrawn.getByText('Passt nicht zum Kunden')).toHaveCount(0);
    await page.goto('/admin');
    const clocks = page.getByRole('region', { name: /^Nach Widerruf oder Rückgabe zurückzuzahlen/ });
    await showAll(clocks);
    await expect(ofOrder(clocks)).toContainText('noch bei uns: stornieren');
    await expectNotListed(page, toHandOver, ofOrder(toHandOver));
  },
);
