import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openMail } from './open-mail.ts';
import { claimPiece } from './pieces.ts';
import { draftOf, payByCard, placeOrder } from './place-order.ts';
import { words } from './words.ts';

test("from a mail's link to the receipt of a withdrawal", async ({ page, watch }) => {
  test.slow();
  watch.allowStatus(400, '/api/withdrawal');
  const { orderId, email } = await placeOrder(page, await claimPiece(page));
  await openMail(page, email, 'Ihre Bestellung');
  await page.getByRole('link', { name: /\/vertrag-widerrufen#bestellung=WMK-\d+$/ }).click();

  const form = page.getByRole('main');
  await expect(form.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await alive(page);
  const contract = form.getByLabel('Bestellnummer oder Bezeichnung des Vertrags');
  await expect(contract).toHaveValue(/^WMK-\d+$/);
  const number = await contract.inputValue();
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(form.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).toBeFocused();
  await expect(form.getByLabel('Ihr Name')).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen an');
  await expectNoAxeViolations(page, 'withdrawal, faults');

  await form.getByLabel('Ihr Name').fill('Ada Muster');
  await form.getByLabel('E-Mail-Adresse').fill(email);
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).dblclick();
  await expect(form.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeFocused();
  await expect(form.getByText(/erhalten\.$/)).toContainText(/um \d\d:\d\d:\d\d Uhr/);
  await expect(form.getByText(number)).toBeVisible();
  await expectNoAxeViolations(page, 'withdrawal, received');

  await page.goto(`/order-success/${orderId}`);
  await expect(page.getByText('Widerruf eingegangen')).toBeVisible();
  await openMail(page, email, 'Eingang Ihres Widerrufs');
  await expect(page.getByText(`Vertrag: ${number}`)).toBeVisible();
});

test('the page of an order shows how its total is computed, and when it arrives', async ({ page }) => {
  const { orderId } = await placeOrder(page, await claimPiece(page));
  const { subtotal, shippingCost, orderTotal } = (await (
    await page.request.get(`/api/orders/${orderId}`)
  ).json()) as Record<'subtotal' | 'shippingCost' | 'orderTotal', number>;
  await page.goto(`/order-success/${orderId}`);
  const sum = page.getByRole('region', { name: 'Bestellte Stücke' });
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  for (const [term, amount] of [
    ['Zwischensumme', subtotal],
    ['Versandkosten', shippingCost],
    ['Gesamtsumme inkl. MwSt.', orderTotal],
  ] as const) {
    await expect(sum.getByText(term, { exact: true })).toBeVisible();
    await expect(sum.getByText(euros.format(amount)).first()).toBeVisible();
  }
  await expect(page.getByText('innerhalb von 1 Woche nach der Zahlung')).toBeVisible();
  await expectNoAxeViolations(page, 'order, bank transfer');
});

test('2.15-1, -10, 8-11: the page of an order waits, says what fails, tries again, and shows each picture', async ({
  page,
  watch,
}) => {
  const piece = await claimPiece(page);
  const { orderId } = await placeOrder(page, piece);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    `**/api/orders/${orderId}`,
    async (route) => {
      await held;
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  watch.allowError(/ERR_CONNECTION_FAILED /);
  await page.goto(`/order-success/${orderId}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: words.loading })).toBeVisible();
  answer();
  await expect(main.getByRole('alert')).not.toBeEmpty();
  await expect(main.getByText(words.loading)).toHaveCount(0);
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke für Ihre Bestellung');

  const picture = page.getByRole('region', { name: 'Bestellte Stücke' }).getByRole('listitem').locator('img');
  await expect(picture).toHaveCount(1);
  const folderOf = (address: string | null | undefined) => address?.split('/').slice(0, -1).join('/');
  expect(folderOf(await picture.getAttribute('src'))).toBe(folderOf(piece.productImages[0]));
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
});

test('the page of an order for pickup says where, and promises no delivery', async ({ page }) => {
  const { orderId } = await draftOf(page, await claimPiece(page), {}, 'bank_transfer', 'pickup');
  await page.request.post(`/api/checkout/${orderId}/confirm`, { data: {} });
  await page.goto(`/order-success/${orderId}`);
  const facts = page.getByRole('main');
  await expect(facts.getByText('Abholung bei')).toBeVisible();
  await expect(facts.getByText(/Frankfurter Allee|Revaler Straße/).first()).toBeVisible();
  await expect(facts.getByText('Ihre Adresse')).toBeVisible();
  await expect(facts.getByText(/Lieferung an|Lieferzeit/)).toHaveCount(0);
  await expect(facts.getByText('kostenlos')).toBeVisible();
  await expect(facts.getByRole('heading', { name: 'So geht es weiter' })).toBeVisible();
  await expect(facts.getByText('Hier holen Sie ab')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a paid order for pickup says what happens next, and waits for no payment', async ({ page }) => {
  const { orderId } = await draftOf(page, await claimPiece(page), {}, 'stripe', 'pickup');
  await page.request.post(`/api/checkout/${orderId}/confirm`, { data: {} });
  await payByCard(page, orderId);
  await page.goto(`/order-success/${orderId}`);
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'Ihre Zahlung ist da' });
  await expect(steps).toContainText('Wir stellen alles für Sie bereit und schreiben Ihnen');
  await expect(steps).toContainText('Zum Abholen genügt Ihre Bestellnummer');
  await expect(page.getByText('Sobald Ihre Zahlung da ist')).toHaveCount(0);
});

test('after one withdrawal a link to a second order begins the form again', async ({ page }) => {
  await page.goto('/vertrag-widerrufen#bestellung=WMK-990001');
  const form = page.getByRole('main');
  const contract = form.getByLabel('Bestellnummer oder Bezeichnung des Vertrags');
  await expect(contract).toHaveValue('WMK-990001');
  await form.getByLabel('Ihr Name').fill('Ada Muster');
  // As typed, key by key, which some browsers turn into ASCII in a field of type 'email'.
  await form.getByLabel('E-Mail-Adresse').pressSequentially('zwei@möbel-müller.example');
  await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  const received = form.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' });
  await expect(received).toBeVisible();
  await expect(form.getByText('zwei@möbel-müller.example')).toBeVisible();
  // Only the part after '#' differs: the page is not reloaded.
  await page.goto('/vertrag-widerrufen#bestellung=WMK-990002');
  await expect(received).toHaveCount(0);
  await expect(contract).toHaveValue('WMK-990002');
  await form.getByLabel('Ihr Name').fill('Ada Muster');
  // A link to a part of the page is no other contract.
  await page.evaluate(() => (location.hash = 'main'));
  await expect(contract).toHaveValue('WMK-990002');
  await expect(form.getByLabel('Ihr Name')).toHaveValue('Ada Muster');
  // What was typed is still there.
  await page.goto('/faq');
  await page.goto('/vertrag-widerrufen#bestellung=WMK-990002');
  await expect(form.getByLabel('Ihr Name')).toHaveValue('Ada Muster');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    "from a mail's order number to the receipt of the end of a rental",
    { tag: '@night' },
    async ({ page }) => {
      test.slow();
      const piece = await claimPiece(page);
      const item = { isRent: true, rentOption: '1 Woche' };
      const { orderNumber, email } = await placeOrder(page, piece, item);
      await openMail(page, email, `Ihre Bestellung ${orderNumber}`);
      await page.getByRole('link', { name: /\/vertraege-kuendigen#/ }).click();

      const form = page.getByRole('main');
      await expect(form.getByRole('heading', { level: 1, name: 'Verträge hier kündigen' })).toBeVisible();
      await form.getByRole('radio', { name: 'außerordentlich' }).check();
      await form.getByLabel('Grund der Kündigung').fill('Ein Bein ist gebrochen');
      await form.getByLabel('Ihr Name').fill('Ada Muster');
      await form.getByLabel('Bestellnummer oder Bezeichnung des Vertrags').fill(orderNumber);
      await form.getByLabel('E-Mail-Adresse').fill(email);
      const day = form.getByLabel('Zu welchem Tag?');
      await expect(day).toHaveAccessibleDescription(/wirkt nicht rückwirkend/);
      await day.fill('2026-01-31');
      await form.getByRole('button', { name: 'jetzt kündigen' }).click();

      await expect(form.getByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeVisible();
      await expect(form.getByText('Ein Bein ist gebrochen')).toBeVisible();
      await expect(
        form.getByText('31.01.2026 (liegt zurück; wirkt frühestens ab dem Eingang)'),
      ).toBeVisible();
      await openMail(page, email, 'Eingang Ihrer Kündigung');
      await expect(page.getByText('Art: außerordentlich')).toBeVisible();
    },
  );
});

test('an order that waits for its mail is confirmed with the mailed link', async ({ page }) => {
  const { orderId, email } = await draftOf(page, await claimPiece(page));
  // The shop requires this step only while much of it is reserved, which would affect other tests.
  await page.route(`**/api/orders/${orderId}`, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as object;
    await route.fulfill({ response, json: { ...order, state: 'offered', awaitsMailConfirmation: true } });
  });
  await page.goto(`/order-success/${orderId}#bestaetigen=token-of-the-mail`);
  await expect(page.getByRole('heading', { name: 'Noch ein Schritt: bitte bestätigen' })).toBeVisible();
  await expect(page.getByText(`Wir haben an ${email}`)).toBeVisible();
  await expect(page.getByText(/^DE\d\d/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  const sent = page.waitForRequest(/\/confirm$/);
  await page.getByRole('button', { name: 'Bestellung bestätigen' }).click();
  expect((await sent).postDataJSON()).toEqual({ mailToken: 'token-of-the-mail' });
  await expect(page.getByText(/^DE\d\d( \d{4}){4} \d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bestellung bestätigen' })).toHaveCount(0);
});
