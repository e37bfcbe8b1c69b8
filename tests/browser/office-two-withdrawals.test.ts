import { bought } from '../api/an-order.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test(
  'of two withdrawals from an order, a refund deals with the one that it is for',
  { tag: '@night' },
  async ({ page }) => {
    const [first, second] = [await claimPiece(page), await claimPiece(page)];
    const both = { order_items: [bought(first._id), bought(second._id)] };
    const { orderId, orderNumber, email } = await placeOrder(page, first, {}, 'stripe', both);
    await payByCard(page, orderId);
    for (const pieces of ['Das erste', 'Das zweite']) {
      const declared = { name: 'Ada Muster', contract: orderNumber, email, pieces };
      expect((await page.request.post('/api/withdrawal', { data: declared })).ok()).toBe(true);
    }
    await logInToOffice(page);
    const taken = { position: 0, quantity: 1, key: `out of ${orderNumber}` };
    const out = await page.request.post(`/api/admin/orders/${orderNumber}/take-out`, { data: taken });
    expect(out.ok()).toBe(true);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await page.getByRole('button', { name: 'Geld zurückzahlen' }).click();
    const dialog = page.getByRole('dialog');
    const settles = (words: string) =>
      dialog.getByRole('switch', {
        name: new RegExp(`^Der Widerruf vom .* \\(„${words}“\\) ist damit erledigt`),
      });
    await expect(settles('Das erste')).toBeChecked();
    await expect(settles('Das zweite')).not.toBeChecked();
    await expectNoAxeViolations(page, 'office, refund');
    await goes(dialog, () => dialog.getByRole('button', { name: 'Zurückzahlen', exact: true }).click());
    const withdrawn = page.getByRole('region', { name: 'Widerruf und Rücksendung' });
    await expect(withdrawn.getByRole('button', { name: 'Als bearbeitet ablegen' })).toHaveCount(1);
    await expect(withdrawn.getByRole('button', { name: 'Wieder öffnen' })).toHaveCount(1);
  },
);
