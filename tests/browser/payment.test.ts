import type { Page } from '@playwright/test';
import { withStripe } from '../../src/server/pages/security-headers.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { card, expectPaid, openUnpaid, order, pay, payWith, toBinding, toPayPal } from './pay-in-browser.ts';
import { claimPiece } from './pieces.ts';
import { words } from './words.ts';

const unpaid = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Ihre Bestellung ist da, die Zahlung fehlt noch' });

test('by card: declined, then 3-D Secure refused, then passed', async ({ page, watch }) => {
  test.slow();
  watch.allowStatus(402, '/sandbox/stripe/');
  const binding = await toBinding(page, await claimPiece(page), /^Kreditkarte/);
  await expectNoAxeViolations(page, 'binding order');
  await binding.click();
  await expect(page.getByRole('tab', { name: 'Credit Card (Stripe)', selected: true })).toBeVisible();
  await expect(page.getByText(/^Testbetrieb:/).first()).toBeVisible();
  await expect(card(page)).toBeVisible();
  await expectNoAxeViolations(page, 'payment by card');

  await payWith(page, '4000000000000002');
  await expect(page.getByRole('alert').filter({ hasText: 'Ihre Karte wurde abgelehnt.' })).toBeVisible();
  await expectNoAxeViolations(page);

  await payWith(page, '4000002500003155');
  const bank = page.getByRole('dialog', { name: '3-D Secure (Testbank)' });
  await expect(bank).toBeVisible();
  await expectNoAxeViolations(page);
  const failed = page.getByRole('alert').filter({ hasText: words.paymentFailed });
  await bank.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(failed).toContainText('bei Ihrer Bank abgelehnt');
  await expect(failed).toContainText('Es wurde nichts abgebucht.');

  await pay(page).click();
  await bank.getByRole('button', { name: 'Schließen' }).click();
  await expect(failed).toContainText('Das Fenster Ihrer Bank wurde geschlossen');
  await expectNoAxeViolations(page);

  await pay(page).click();
  await bank.getByRole('button', { name: 'Zahlung freigeben' }).click();
  await expectPaid(page, 'Kreditkarte');
});

test('a lost connection: what is known of the money is said, and the next press goes on', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowError('net::ERR_INTERNET_DISCONNECTED');
  await openUnpaid(page, 'stripe');
  await expect(card(page)).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: words.paymentFailed });

  // Before the bank was asked.
  await page.route('**/sandbox/stripe/**', (route) => route.abort('internetdisconnected'));
  await payWith(page, '4242424242424242');
  await expect(failed).toContainText('Deshalb wissen wir noch nicht, ob die Zahlung angekommen ist.');
  await expect(failed).toContainText('Doppelt abgebucht wird dabei nichts.');

  // After it has agreed, with its answer lost, and then the shop.
  await page.unroute('**/sandbox/stripe/**');
  await page.route('**/sandbox/stripe/**', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  const lost = page.waitForEvent('requestfailed');
  await pay(page).click();
  await lost;
  await expect(pay(page)).toBeVisible();
  await page.unroute('**/sandbox/stripe/**');
  watch.allowStatus(400, '/sandbox/stripe/');
  await page.route('**/api/card-confirm', (route) => route.abort('internetdisconnected'));
  await pay(page).click();
  await expect(failed).toContainText('Die Zahlung wurde freigegeben');
  await page.unroute('**/api/card-confirm');
  await pay(page).click();
  await expectPaid(page, 'Kreditkarte');
});

test(
  'back from the bank’s own page after a refusal: told so, and paid again on the order',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    watch.allowStatus(402, '/sandbox/stripe/');
    watch.allowStatus(402, '/api/capture-payment');
    await openUnpaid(page, 'stripe');
    const asked = page.waitForRequest(/\/payment_intents\/pi_\w+\/confirm$/);
    await payWith(page, '4000000000000002');
    const [intent] = /pi_\w+/.exec((await asked).url().split('/confirm')[0] ?? '') ?? [];
    await expect(page.getByRole('alert').filter({ hasText: 'Ihre Karte wurde abgelehnt.' })).toBeVisible();
    // As Stripe sends browsers back from the bank.
    await page.goto(`/success?payment_intent=${intent}&redirect_status=failed`);
    const failed = page.getByRole('alertdialog').filter({ hasText: words.processingFailed });
    await failed.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/order-success\//);
    await expect(page.getByRole('alert').filter({ hasText: 'Ihre Zahlung wurde abgelehnt' })).toBeVisible();
    await payWith(page, '4242424242424242');
    await expectPaid(page, 'Kreditkarte');
  },
);

test(
  'an unpaid order says so, however often its page is loaded again, and after a declined card',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    watch.allowStatus(402, '/sandbox/stripe/');
    await order(page, await claimPiece(page), /^Kreditkarte/);
    await expect(card(page)).toBeVisible();
    await expect(unpaid(page)).toBeVisible();
    await expect(page).toHaveTitle(/^Ihre Bestellung ist da, die Zahlung fehlt noch/);
    await expect(page.getByRole('button', { name: words.backToReview })).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveURL(/\/order-success\//);
    await expect(page.getByRole('heading', { name: 'Jetzt bezahlen' })).toBeVisible();
    await expect(unpaid(page)).toBeVisible();
    await expectNoAxeViolations(page);
    await payWith(page, '4000000000000002');
    const declined = page.getByRole('alert').filter({ hasText: 'Ihre Karte wurde abgelehnt.' });
    await expect(declined).toBeFocused();
    await expect(declined).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [alert, header] = await Promise.all([
        declined.boundingBox(),
        page.locator('.header-row').boundingBox(),
      ]);
      expect(alert!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    }).toPass();
    await page.reload();
    await expect(page).toHaveURL(/\/order-success\//);
    await expect(unpaid(page)).toBeVisible();
    await payWith(page, '4242424242424242');
    await expectPaid(page, 'Kreditkarte');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
);

test(
  'with Klarna: refused and cancelled first, then agreed to: back by /success',
  { tag: '@night' },
  async ({ page, watch }) => {
    test.slow();
    watch.allowStatus(402, '/sandbox/stripe/pay');
    await order(page, await claimPiece(page), /^Klarna/);
    await expect(page.getByRole('tab', { name: 'Klarna', selected: true })).toBeVisible();
    await expectNoAxeViolations(page);
    const toKlarna = page.getByRole('button', { name: /mit Klarna bezahlen$/ });
    await toKlarna.click();
    await expect(page.getByRole('heading', { name: 'Stripe Checkout (Testseite)' })).toBeVisible();
    await page.getByRole('button', { name: 'Von Klarna abgelehnt werden' }).click();
    await expect(page.getByRole('alert')).toHaveText('Klarna hat die Zahlung abgelehnt.');
    await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click();
    await page.getByRole('link', { name: 'Doch noch bezahlen' }).click();
    await expect(page.getByRole('tab')).toHaveText(['Credit Card (Stripe)', 'Klarna', 'PayPal']);
    await toKlarna.click();
    await page.getByRole('button', { name: 'Mit Klarna bezahlen' }).click();
    await expect(page).toHaveURL(/\/success\?session_id=cs_test_\w+$/);
    const alert = page.getByRole('alertdialog').filter({ hasText: words.paymentSuccessful });
    await expect(alert).toBeVisible();
    // Nothing is being processed any more beneath it.
    await expect(page.getByText('Ihre Zahlung ist bestätigt.')).toBeVisible();
    await expect(page.getByText(words.processingPayment)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expectPaid(page, 'Klarna', 'zugesagt, wird beim Versand eingezogen');
    await expect(page.getByText(/^Ihre Zahlung ist zugesagt/)).toBeVisible();
  },
);

test('from the wallet: cancelled first, then paid', async ({ page, watch }) => {
  test.slow();
  watch.allowStatus(402, '/api/capture-payment');
  await openUnpaid(page, 'paypal');
  await expect(page.getByRole('tab', { name: 'PayPal', selected: true })).toBeVisible();
  await expectNoAxeViolations(page);
  const toWallet = toPayPal(page);
  await toWallet.click();
  await expect(page.getByRole('heading', { name: 'PayPal (Testseite)' })).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click();

  await expect(page).toHaveURL(/\/cancel\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlung abgebrochen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('status')).toHaveText(/^Bis \d\d:\d\d Uhr können Sie sie noch bezahlen/);
  await page.getByRole('link', { name: 'Doch noch bezahlen' }).click();

  await toWallet.click();
  await page.getByRole('button', { name: 'Mit einem Konto bezahlen, das nicht gedeckt ist' }).click();
  const failed = page.getByRole('alertdialog').filter({ hasText: words.processingFailed });
  // Nothing is being processed any more.
  await expect(failed).toBeVisible();
  await expect(page.getByText(words.processingPayment)).toHaveCount(0);
  await failed.getByRole('button', { name: 'OK' }).click();
  // Back at the payment, which says why, and offers other means.
  await expect(page).toHaveURL(/\/order-success\//);
  const refused = page.getByRole('alert').filter({ hasText: 'Ihre Zahlung wurde abgelehnt' });
  await expect(refused).toBeInViewport();
  await expect(refused).toContainText('es wurde nichts abgebucht');
  await expect(page.getByRole('tab', { name: 'PayPal', selected: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Credit Card (Stripe)' })).toBeVisible();
  await expectNoAxeViolations(page);

  await toWallet.click();
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(page).toHaveURL(/\/paypal-success\?token=\w+&PayerID=\w+$/);
  await page
    .getByRole('alertdialog')
    .filter({ hasText: words.paymentSuccessful })
    .getByRole('button')
    .last()
    .click();
  await expectPaid(page, 'PayPal');
});

test('a shopper who goes back can leave: the piece is free again, and nothing is owed', async ({ page }) => {
  const piece = await claimPiece(page);
  await order(page, piece, /^Kreditkarte/);
  await expect(card(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Credit Card (Stripe)' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Klarna', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'PayPal', selected: true })).toBeFocused();
  await page.getByRole('button', { name: 'Bestellung zurücknehmen und zurück zur Prüfung' }).click();
  await expect(page.getByRole('button', { name: 'Zur Zahlung fortfahren' })).toBeVisible();
  const after = (await (await page.request.get(`/api/products/${piece._id}`)).json()) as { stockAmt: number };
  expect(after.stockAmt).toBe(1);
});

test('on its own page an order can still be taken back, until it is paid', async ({ page }) => {
  const piece = await claimPiece(page);
  let sendForm = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => (sendForm = resolve));
  await page.route('**/card-intent', async (route) => {
    await isWanted;
    await route.fallback();
  });
  await openUnpaid(page, 'stripe', piece);
  const takeBack = page.getByText('Bestellung zurücknehmen', { exact: true });
  const topOf = async () => (await takeBack.boundingBox())?.y ?? 0;
  await expect(takeBack).toBeVisible();
  const before = await topOf();
  sendForm();
  await expect(card(page)).toBeVisible();
  // The form for the card comes later, into room that is kept for it: nobody's finger misses what stands below.
  expect(Math.abs((await topOf()) - before)).toBeLessThan(100);
  await takeBack.click();
  await expect(page.getByText(/^Dann sind die Stücke wieder für alle frei/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Ja, Bestellung zurücknehmen' }).click();
  await expect(page.getByText('Sie haben diese Bestellung zurückgenommen.')).toBeVisible();
  await expect(page.getByText('Bestellung von Ihnen zurückgenommen')).toBeVisible();
  // The delivery, and its money.
  await expect(page.getByText('entfällt', { exact: true })).toHaveCount(2);
  await expect(page.getByText('verfallen', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Bestellung zurücknehmen', { exact: true })).toHaveCount(0);
  const after = (await (await page.request.get(`/api/products/${piece._id}`)).json()) as { stockAmt: number };
  expect(after.stockAmt).toBe(1);

  const main = page.getByRole('main');
  const restored = main.getByRole('heading', { name: 'In Ihrem Warenkorb' }).locator('+ ul');
  await expect(restored).toHaveText(piece.title);
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Warenkorb ansehen' }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await expect(cart.getByRole('link', { name: piece.title })).toBeVisible();
});

/** The order’s page as a shop with real keys sends it; the provider's host is not reached. */
async function withRealKeys(page: Page): Promise<string[]> {
  const elsewhere: string[] = [];
  const own = new URL(test.info().project.use.baseURL ?? '').origin;
  await page.route(
    ({ origin }) => origin !== own,
    async (route) => {
      elsewhere.push(route.request().url());
      await route.abort();
    },
  );
  await page.route('**/order-success/*', async (route) => {
    // Whole, also where the browser has it already.
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const html = await response.text();
    const real = html.replace('"isSandbox":true', '"isSandbox":false');
    expect(real).not.toBe(html);
    const headers = withStripe(response.headers());
    await route.fulfill({ status: 200, headers, body: real });
  });
  return elsewhere;
}

test('7-33, 8-37: the card’s script comes from the provider’s own host, and says so where it does not load', async ({
  page,
  watch,
}) => {
  watch.allowError(/ERR_FAILED .*js\.stripe\.com/);
  watch.allowError(/Failed to load resource: net::ERR_FAILED/);
  const elsewhere = await withRealKeys(page);
  await openUnpaid(page, 'stripe');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load Stripe.js' })).toBeVisible();
  expect(elsewhere.map((address) => new URL(address).host)).toContain('js.stripe.com');
  expect(elsewhere.filter((address) => !address.startsWith('https://js.stripe.com/'))).toEqual([]);
});

test('7-34: with real keys, too, the wallet needs no script of its own', async ({ page }) => {
  const elsewhere = await withRealKeys(page);
  await openUnpaid(page, 'paypal');
  await expect(toPayPal(page)).toBeVisible();
  await expect(page.locator('script[src*="paypal.com"]')).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
