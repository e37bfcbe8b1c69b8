import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { entriesWith, logInToOffice, openOffice, showAll } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { payByCard, placeOrder, waitForOrder } from './place-order.ts';

/** Stripe's number for a payment that is charged back because the goods did not come. */
const disputedCard = '4000000000002685';

test(
  'a chargeback is on „Heute“ with its deadline, says what to do, and stops the delivery until somebody decides',
  { tag: '@night' },
  async ({ page }) => {
    test.slow();
    const { orderId, orderNumber } = await placeOrder(page, await claimPiece(page), {}, 'stripe');
    await payByCard(page, orderId, disputedCard);
    await logInToOffice(page);
    // A webhook and a job bring it.
    await waitForOrder(page, orderNumber, { cases: [{ respondBy: expect.any(String) }] });
    await openOffice(page);

    const list = page.getByRole('region', { name: /^Angefochtene Zahlungen/ });
    const entry = list.getByRole('listitem').filter({ hasText: orderNumber });
    await showAll(list);
    await expect(entry).toContainText(/Rückbuchung: Belege einreichen .* antworten bis/);
    await expect(page.getByRole('region').first()).toHaveAccessibleName(/^Angefochtene Zahlungen/);
    await expectNoAxeViolations(page, '/admin');
    await expectNothingBeside(page);
    await entry.getByRole('link').click();

    const money = page.getByRole('region', { name: 'Angefochtene Zahlung', exact: true });
    await expect(money).toContainText('Ware nicht erhalten');
    await expect(money).toContainText('Zahlen Sie nicht zusätzlich zurück.');
    await expect(money).toContainText('Antworten bis');
    await expect(money.getByRole('link', { name: 'Beim Zahlungsdienst öffnen' })).toHaveAttribute(
      'href',
      /^https:\/\/dashboard\.stripe\.com\/payments\/pi_/,
    );
    const steps = page.getByRole('region', { name: 'Nächste Schritte' });
    await expect(steps).toContainText('Zahlung angefochten');
    await expect(steps.getByRole('button', { name: 'Bereitgestellt' })).toBeVisible();
    await expect(steps.getByRole('button', { name: 'Verschickt' })).toHaveCount(0);
    await expect(steps.getByRole('button', { name: 'Geld zurückzahlen' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectNothingBeside(page);

    await money.getByRole('button', { name: 'Belege zusammenstellen' }).click();
    const evidence = page.getByRole('dialog', { name: 'Belege zur Bestellung' });
    await expect(evidence.getByRole('alert')).toContainText(/^Einzureichen bis (\w+tag|Mittwoch), /);
    await expect(evidence.getByRole('textbox', { name: 'Lieferadresse' })).not.toHaveValue('');
    await expect(evidence.getByRole('textbox', { name: 'Text für den Zahlungsdienst' })).toHaveValue(
      new RegExp(`BESTELLUNG[^]*${orderNumber}[^]*Verbindlich bestellt`),
    );
    await expectNoAxeViolations(page);
    await expectNothingBeside(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      evidence.getByRole('link', { name: 'Belege herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Belege-${orderNumber}.zip`);
    await evidence.getByRole('button', { name: 'Schließen' }).click();

    await steps.getByRole('button', { name: 'Trotzdem ausliefern' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trotz offener Zahlung ausliefern?' });
    await dialog.getByRole('button', { name: 'Trotzdem ausliefern' }).click();
    await expect(dialog.getByRole('textbox', { name: /^Grund/ })).toBeFocused();
    await dialog.getByRole('textbox', { name: /^Grund/ }).fill('Am Telefon geklärt');
    await expectNoAxeViolations(page, 'office, step with faults');
    await dialog.getByRole('button', { name: 'Trotzdem ausliefern' }).click();
    await expect(dialog).toBeHidden();
    await expect(steps.getByRole('button', { name: 'Verschickt' })).toBeVisible();
    await expect(money).toContainText('Am Telefon geklärt');
    const history = page.getByRole('region', { name: 'Was geschehen ist' });
    await expect(history).toContainText('Trotzdem auszuliefern');
    await expect(history).toContainText('Rückbuchung · Ware nicht erhalten');

    await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderNumber }))}`);
    const row = entriesWith(page, orderNumber);
    await expect(row).toContainText('Zahlung angefochten');
    await expectNoAxeViolations(page, '/admin/orders');
  },
);
