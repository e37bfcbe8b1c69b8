import { field, logIn } from './account-login.ts';
import { openReview, putIntoCart } from './fill-cart.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openMail } from './open-mail.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

test('an order placed while logged in is in the account, with its documents and prefilled withdrawal', async ({
  page,
}, info) => {
  test.slow();
  const email = await logIn(page, 'bestellt', info);
  const piece = await claimPiece(page);
  await putIntoCart(page, piece);
  await openReview(page, email);
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();

  await page.goto('/account');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bestellung WMK-/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Jetzt überweisen' })).toBeVisible();
  await expectNoAxeViolations(page);
  const number =
    (await page.getByRole('heading', { level: 1 }).textContent())?.replace('Bestellung ', '') ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bestellbestätigung' }).click();
  expect((await downloading).suggestedFilename()).toBe(`Bestellbestätigung ${number}.txt`);
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(field(page, 'Bestellnummer oder Bezeichnung des Vertrags')).toHaveValue(number);
  await expect(field(page, 'Ihr Name')).toHaveValue('Ada Beispiel');
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
});

test(
  'a guest’s order is taken over by the mailed link, once',
  { tag: '@night' },
  async ({ page, watch }, info) => {
    test.slow();
    watch.allowStatus(410, '/order-claims/redeem');
    const piece = await claimPiece(page);
    const { orderNumber, email: guest } = await placeOrder(page, piece);

    await logIn(page, 'uebernahme', info);
    await page.goto('/account/orders');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Bitte geben Sie die Bestellnummer ein')).toBeVisible();
    await field(page, 'Bestellnummer').fill(orderNumber);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Wenn es eine Bestellung mit dieser Nummer gibt',
    );
    await openMail(page, guest, /übernehmen/);
    const mailed = page.getByRole('link', { name: /\/account\/claim-order/ });
    const link = (await mailed.getAttribute('href')) ?? '';
    await page.goto(link);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'In mein Konto übernehmen' }).click();
    await expect(page).toHaveURL(`/account/orders/${orderNumber}`);
    await expect(page.getByText(`Bestellung ${orderNumber} gehört jetzt zu Ihrem Konto`)).toBeVisible();
    await page.goto('/impressum');
    await page.goto(link);
    await page.getByRole('button', { name: 'In mein Konto übernehmen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link ist abgelaufen' })).toBeVisible();
  },
);
