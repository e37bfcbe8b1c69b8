import { bought } from '../api/an-order.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { logInToOffice } from './office-login.ts';
import { findPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test(
  'of two rented pieces, one is claimed for; the other comes back',
  { tag: '@night' },
  async ({ page }) => {
    const series = await findPiece(
      page,
      'boatwood',
      ({ stockAmt, rentable, variants }) => stockAmt >= 3 && rentable && variants.length === 0,
    );
    const two = [bought(series._id, { qty: 2, isRent: true, rentOption: '1 Woche' })];
    const { orderId, orderNumber } = await placeOrder(page, series, {}, 'stripe', { order_items: two });
    await payByCard(page, orderId);
    await logInToOffice(page);
    const act = (path: string, data: object) =>
      page.request.post(`/api/admin/orders/${orderNumber}/${path}`, { data });
    expect((await act('hand-over', {})).ok()).toBe(true);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await page.getByRole('button', { name: 'Nicht zurückgekommen: Ersatz fordern' }).click();
    const dialog = page.getByRole('dialog');
    const quantity = dialog.getByLabel('Für wie viele?');
    const confirm = dialog.getByRole('button', { name: 'Fordern' });
    await expect(dialog).toContainText('Leer heißt: für alle 2');
    await dialog.getByLabel('Betrag in Euro').fill('20');
    await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Zeitwert');
    await quantity.fill('3');
    await confirm.click();
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page, 'office, step with faults');
    await quantity.fill('1');
    await goes(dialog, () => confirm.click());
    const lines = page.getByRole('region', { name: 'Positionen' });
    await expect(lines).toContainText(`1 × ${series.title} (von 2, 1 nicht zurückgekommen)`);
    await expect(page.getByRole('region', { name: 'Schadensersatz' })).toContainText(
      `1 × ${series.title} (Nicht zurückgekommen)`,
    );
    expect((await act('return', { condition: 'as-handed-out' })).ok()).toBe(true);
    await page.goto(`/order-success/${orderId}`);
    const pieces = page.getByRole('region', { name: 'Bestellte Stücke' });
    await expect(pieces).toContainText('Anzahl: noch 1 von 2');
    await expect(pieces).toContainText('1 nicht zurückgegeben');
    await expectNoAxeViolations(page, 'order with a piece that was not returned');
    // It turns up after all: the last step that its line has.
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await page.getByRole('button', { name: 'Miete zurück' }).click();
    await dialog.getByRole('combobox', { name: /^Zustand/ }).click();
    await page.getByRole('option', { name: 'Wie übergeben' }).click();
    await goes(dialog, () => dialog.getByRole('button', { name: 'Zurückgekommen' }).click());
    await expect(lines).toContainText(`2 × ${series.title}`);
    await expect(page.getByRole('button', { name: 'Miete zurück' })).toHaveCount(0);
  },
);
