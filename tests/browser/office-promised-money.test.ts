import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByKlarna, placeOrder, waitForOrder } from './place-order.ts';

test(
  'what Klarna has promised is told in words, lowered, and taken earlier by staff',
  { tag: '@night' },
  async ({ page }) => {
    test.slow();
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'stripe');
    await payByKlarna(page, orderId);
    await logInToOffice(page);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    const steps = page.getByRole('region', { name: 'Nächste Schritte' });
    await expect(
      steps.getByText(/Klarna hat .* zugesagt\. Das ist noch kein Geld: .* spätestens bis/),
    ).toBeVisible();
    await expect(steps.getByText('Angenommen, zugesagt')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Geld' })).toContainText('Einzuziehen bis');
    await expectNoAxeViolations(page, 'office, order');
    await expectNothingBeside(page);

    await steps.getByRole('button', { name: 'Weniger einziehen' }).click();
    const less = page.getByRole('dialog', { name: 'Weniger einziehen' });
    await less.getByLabel(/^Betrag in Euro/).fill('10');
    await less.getByLabel(/^Grund/).fill('Kratzer');
    await expectNoAxeViolations(page, 'office, refund');
    await less.getByRole('button', { name: 'Weniger einziehen' }).click();
    await expect(less).toBeHidden();
    await expect(page.getByRole('region', { name: 'Geld' })).toContainText(
      'Nicht eingezogen, nichts zurückzuzahlen',
    );

    await steps.getByRole('button', { name: 'Jetzt einziehen' }).click();
    const now = page.getByRole('dialog', { name: 'Zugesagten Betrag jetzt einziehen?' });
    await expect(now).toBeVisible();
    await expectNoAxeViolations(page, 'office, step');
    await now.getByRole('button', { name: 'Einziehen', exact: true }).click();
    await expect(now).toBeHidden();
    // A job takes it.
    await waitForOrder(page, orderNumber, { payments: [{ state: 'received' }] });
    await page.reload();
    await expect(steps.getByText('Bezahlt, wartet')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Was geschehen ist' })).toContainText(
      'Zugesagter Betrag wird eingezogen',
    );
  },
);
