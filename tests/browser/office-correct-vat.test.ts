import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder } from './place-order.ts';

test(
  'the office offers to correct the VAT, says what goes back, and why it does not go where it does not',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(409, /\/correct-vat$/);
    const address = { firstName: 'Ada', lastName: 'Muster', address: 'Ring 1', apartment: '' };
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'stripe', {
      // Its member state never answers the stand-in for VIES.
      country: 'AT',
      customerKind: 'business',
      company: 'Tischlerei',
      vatId: 'ATU12345400',
      shipmentAdress: { ...address, postalCode: '1010', city: 'Wien' },
    });
    await payByCard(page, orderId);
    await logInToOffice(page);
    let isCorrected = false;
    const asIf = (order: { readonly steps: readonly object[] }) => ({
      ...order,
      ...(isCorrected
        ? {}
        : {
            steps: [...order.steps, { action: 'correct-vat', positions: [], isDue: true }],
            vatCorrection: { oldCents: 187_400, newCents: 177_353, backCents: 10_047 },
          }),
    });
    await page.route(`**/api/admin/orders/${orderNumber}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: asIf((await answer.json()) as { steps: object[] }) });
    });
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await page.getByRole('button', { name: 'Steuer berichtigen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Steuer berichtigen: innergemeinschaftliche Lieferung' });
    for (const sum of ['1.874,00', '1.773,53', '100,47']) {
      await expect(dialog).toContainText(`${sum}\u00a0€`);
    }
    await expect(dialog).toContainText('von selbst auf dem Weg zurück');
    await expectNoAxeViolations(page, 'office, VAT to be corrected');
    await expectNothingBeside(page);

    const press = () => dialog.getByRole('button', { name: 'Steuer berichtigen' }).click();
    await press();
    await expect(dialog.getByRole('alert')).toContainText(
      'Alles in dieser Bestellung ist differenzbesteuert',
    );
    await page.route('**/correct-vat', async (route) => {
      isCorrected = true;
      const answer = await page.request.get(`/api/admin/orders/${orderNumber}`);
      await route.fulfill({ response: answer });
    });
    await goes(dialog, press);
    await expect(page.getByRole('button', { name: 'Steuer berichtigen' })).toHaveCount(0);
    await expect(page.getByText('Die Steuer ist berichtigt.')).toBeVisible();
  },
);
