import { bought } from '../api/an-order.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { logInToOffice } from './office-login.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { claimPiece, findPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test('the pieces that a withdrawal means are recorded, and its customer reads what is left of them', async ({
  page,
}) => {
  test.slow();
  const series = await findPiece(page, 'boatwood', ({ stockAmt }) => stockAmt >= 3);
  const single = await claimPiece(page);
  const both = { order_items: [bought(series._id, { qty: 2 }), bought(single._id)] };
  const { orderId, orderNumber, email } = await placeOrder(page, single, {}, 'stripe', both);
  await payByCard(page, orderId);
  const declared = { name: 'Ada Muster', contract: orderNumber, email, pieces: 'Einen von den beiden' };
  await page.request.post('/api/withdrawal', { data: declared });
  await logInToOffice(page);
  await page.goto(`/admin/orders/${orderNumber}/show`);
  const withdrawn = page.getByRole('region', { name: 'Widerruf und Rücksendung' });
  await withdrawn.getByRole('button', { name: 'Gemeinte Stücke vermerken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welche Stücke meint der Widerruf?' });
  await expect(dialog.getByText('„Einen von den beiden“')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'nur ein Teil' })).toBeChecked();
  const quantity = dialog.getByLabel(`Wie viele von 2: ${series.title}`);
  await dialog.getByRole('button', { name: 'Vermerken' }).click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await quantity.fill('3');
  await dialog.getByRole('button', { name: 'Vermerken' }).click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(quantity).toHaveValue('3');
  await expectNoAxeViolations(page, 'office, recorded pieces, faults');
  await expectNothingBeside(page);
  await quantity.fill('1');
  await goes(dialog, () => dialog.getByRole('button', { name: 'Vermerken' }).click());
  await expect(withdrawn).toContainText(`1 × ${series.title}`);
  await expect(withdrawn.getByRole('button', { name: 'Gemeinte Stücke ändern' })).toBeVisible();
  await expectNoAxeViolations(page, 'office, recorded pieces');

  // What is proposed is what they cost, and no more.
  await page.getByRole('button', { name: 'Geld zurückzahlen' }).click();
  const refund = page.getByRole('dialog');
  await expect(refund.getByLabel('Betrag in Euro')).not.toHaveValue('');
  await expect(refund.getByText('Widerrufen ist nur ein Teil')).toHaveCount(0);
  await refund.getByRole('button', { name: 'Abbrechen' }).click();
  const taken = { position: 0, quantity: 1, key: `out of ${orderNumber}` };
  const answer = await page.request.post(`/api/admin/orders/${orderNumber}/take-out`, { data: taken });
  expect(answer.status(), await answer.text()).toBe(200);

  // What was withdrawn is out: nothing is left to be warned of.
  await page.reload();
  await page.getByRole('button', { name: 'Übergeben' }).click();
  await expect(refund.getByText(`1 × ${series.title}`)).toBeVisible();
  await expect(refund.getByText('Ein Teil ist widerrufen')).toHaveCount(0);

  // Once its money is on its way, no day is named by which it must be.
  await refund.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(withdrawn).toContainText('Geld zurück bis');
  const path = `/api/admin/orders/${orderNumber}`;
  const { refundSuggested } = (await (await page.request.get(path)).json()) as {
    refundSuggested: { cents: number };
  };
  const money = { amountCents: refundSuggested.cents, reason: 'Widerruf', key: `for ${orderNumber}` };
  const paidBack = await page.request.post(`${path}/refunds`, { data: money });
  expect(paidBack.status(), await paidBack.text()).toBe(200);
  await page.reload();
  await expect(withdrawn.getByRole('button', { name: 'Als bearbeitet ablegen' })).toBeVisible();
  await expect(withdrawn).not.toContainText('Geld zurück bis');
  await expect(withdrawn.getByRole('button', { name: 'Gemeinte Stücke ändern' })).toHaveCount(0);
  await page.goto('/admin/');
  const listed = page.getByRole('listitem').filter({ hasText: orderNumber });
  await expect(listed.filter({ hasText: 'nur noch abzulegen' })).not.toContainText('Geld zurück bis');

  for (const [prefix, left, out, about] of [
    ['', 'Anzahl: noch 1 von 2', '1 vor der Übergabe aus der Bestellung genommen', 'Er betrifft: 1 ×'],
    ['/fr', 'Quantité\u00a0: encore 1 sur 2', '1 retiré de la commande', 'Elle concerne\u00a0: 1 ×'],
  ] as const) {
    await page.goto(`${prefix}/order-success/${orderId}`);
    await expect(page.getByText(left)).toBeVisible();
    await expect(page.getByText(out)).toBeVisible();
    await expect(page.getByText(about)).toBeVisible();
    await expectNoAxeViolations(page, `order of which a part was taken out${prefix}`);
  }
  await expectNothingBeside(page);
});
