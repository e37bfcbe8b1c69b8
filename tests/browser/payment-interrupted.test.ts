import type { Page } from '@playwright/test';
import { reviewButton, toReview } from './fill-checkout.ts';
import { expect, test } from './fixtures.ts';
import { card, expectPaid, openUnpaid, order, pay, payWith, toPayPal } from './pay-in-browser.ts';
import { claimPiece } from './pieces.ts';
import { words } from './words.ts';

interface Order {
  readonly state: string;
  readonly paymentData: readonly { readonly status: string; readonly paymentId: string | null }[];
}

/** The id of the order placed in this tab. */
async function placedIn(page: Page): Promise<string> {
  const placed = () =>
    page.evaluate(() => {
      const kept = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as { placed?: string };
      return kept.placed ?? '';
    });
  await expect.poll(placed).not.toBe('');
  return placed();
}

async function orderOf(page: Page, orderId: string): Promise<Order> {
  return (await (await page.request.get(`/api/orders/${orderId}`)).json()) as Order;
}

test('a double click on paying is one payment', async ({ page }) => {
  const orderId = await openUnpaid(page, 'stripe');
  let confirmations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm') && request.url().includes('/stripe/')) confirmations += 1;
  });
  await card(page).fill('4242424242424242');
  await pay(page).dblclick();
  await expectPaid(page, 'Kreditkarte');
  expect(confirmations).toBe(1);
  expect((await orderOf(page, orderId)).paymentData).toHaveLength(1);
});

test(
  'back in the checkout with an order that is not paid yet, going on leads to it',
  { tag: '@night' },
  async ({ page }) => {
    await order(page, await claimPiece(page), /^Kreditkarte/);
    await expect(card(page)).toBeVisible();
    const orderId = await placedIn(page);
    await page.goto('/checkout');
    await reviewButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/order-success/${orderId}`));
    await expect(card(page)).toBeVisible();
  },
);

test('the window is closed after the card was charged: the order is paid all the same', async ({
  page,
  context,
}) => {
  const orderId = await openUnpaid(page, 'stripe');
  await expect(card(page)).toBeVisible();
  const charged = page.waitForResponse(/\/stripe\/v1\/payment_intents\/.+\/confirm/);
  // The shop does not hear of it from this window.
  await page.route('**/api/card-confirm', () => undefined);
  await payWith(page, '4242424242424242');
  await charged;
  await page.close();
  const later = await context.newPage();
  await expect
    .poll(async () => (await orderOf(later, orderId)).paymentData[0]?.status, { timeout: 60_000 })
    .toBe('received');
  await later.goto(`/order-success/${orderId}`);
  await expectPaid(later, 'Kreditkarte');
});

test('two tabs of one order: it is paid once', async ({ page, context, watch }) => {
  // The second tab learns that it is paid.
  watch.allowStatus(409, '/api/');
  watch.allowStatus(400, '/sandbox/stripe/');
  watch.allowStatus(402, '/sandbox/stripe/');
  const orderId = await openUnpaid(page, 'stripe');
  await expect(card(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(`/order-success/${orderId}`);
  await expect(card(second)).toBeVisible();
  await payWith(page, '4242424242424242');
  await expectPaid(page, 'Kreditkarte');
  await payWith(second, '4242424242424242');
  await expect
    .poll(async () => (await orderOf(page, orderId)).paymentData.map(({ status }) => status))
    .toEqual(['received']);
  await second.reload();
  await expectPaid(second, 'Kreditkarte');
});

test(
  'back from the wallet’s page with the browser’s button: the order waits and is paid later',
  { tag: '@night' },
  async ({ page }) => {
    await order(page, await claimPiece(page), /^PayPal/);
    const orderId = await placedIn(page);
    await toPayPal(page).click();
    await page.waitForURL('**/sandbox/paypal/**');
    await page.goBack();
    // Whichever page the browser shows again leads to the order, where it can still be paid.
    await expect(toPayPal(page)).toBeVisible();
    expect((await orderOf(page, orderId)).paymentData[0]?.status).toBe('open');
    await toPayPal(page).click();
    await page.waitForURL('**/sandbox/paypal/**');
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    const alert = page.getByRole('alertdialog').filter({ hasText: words.paymentSuccessful });
    await alert.getByRole('button').last().click();
    await expectPaid(page, 'PayPal');
    expect(page.url()).toContain(orderId);
  },
);

test(
  'a paid order whose page nobody opened does not swallow the next purchase',
  { tag: '@night' },
  async ({ page }) => {
    await order(page, await claimPiece(page), /^PayPal/);
    const first = await placedIn(page);
    await toPayPal(page).click();
    await page.waitForURL('**/sandbox/paypal/**');
    await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
    await expect(page.getByRole('alertdialog').filter({ hasText: words.paymentSuccessful })).toBeVisible();
    // Through the screens: any of them could take the new cart for the paid one.
    await page.goto(`/product/${(await claimPiece(page))._id}`);
    await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
    await toReview(page);
    await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true }).click();
    await page.waitForURL('**/order-success/**');
    expect(page.url()).not.toContain(first);
  },
);

test('an unpaid order leaves what came into the cart after it', { tag: '@night' }, async ({ page }) => {
  await order(page, await claimPiece(page), /^PayPal/);
  const first = await placedIn(page);
  const later = await claimPiece(page);
  await page.goto(`/product/${later._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  // The checkout leads to the order that still waits for its money.
  await page.goto('/order-review');
  await page.waitForURL(`**/order-success/${first}`);
  await expect(toPayPal(page)).toBeVisible();
  await page.goto('/checkout');
  const cart = page.getByRole('complementary');
  await expect(cart.getByText(later.title).first()).toBeVisible();
  await reviewButton(page).click();
  await expect(page.getByRole('button', { name: 'Zur Zahlung fortfahren' })).toBeVisible();
});

test('back from the wallet in another tab: the payment is taken, and the mail leads to the order', async ({
  page,
  context,
}) => {
  const orderId = await openUnpaid(page, 'paypal');
  await toPayPal(page).click();
  await page.waitForURL('**/sandbox/paypal/**');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Jetzt bezahlen' }).click();
  await expect(other.getByText(/^Ihre Zahlung ist bestätigt\. Zu Ihrer Bestellung kommen Sie/)).toBeVisible();
  expect(other.url()).not.toContain(orderId);
  expect((await orderOf(other, orderId)).paymentData[0]?.status).toBe('received');
});

test('an address of return that says nothing leads on', async ({ page }) => {
  await page.goto('/success');
  await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link ist unvollständig.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/contact-us');
});
