import type { Page, Route } from '@playwright/test';
import { fillCart, fillInBefore, putIntoCart } from './fill-cart.ts';
import { fillCheckout, reviewButton } from './fill-checkout.ts';
import { expect, test } from './fixtures.ts';
import { claimPiece } from './pieces.ts';
import { draftOf } from './place-order.ts';
import { words } from './words.ts';

/** What the checkout asks for and says while the shop is at work, with the numbers of `docs/specification.md`. */

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Ihre Bestellung' });

/** Keeps the answers to a call back until they are let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route: Route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Stops the page's clock; from then on a test turns it. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

test('2.13-10, -19, -27, 2.14-3, -7, -10: floor and carrier are asked for, and each wait is said', async ({
  page,
}) => {
  const email = await fillCart(page);
  await page.goto('/checkout');
  const letPriceGo = await hold(page, '**/api/getShippingCharges');
  await fillCheckout(page, { 'E-Mail': email });
  const review = page.locator('form button[type="submit"]').last();
  await expect(review).toHaveText(words.calculatingShipment);
  await expect(review).toBeDisabled();
  letPriceGo();
  await expect(review).toHaveText('Bestellung überprüfen');
  await expect(review).toBeEnabled();

  const floor = page.getByLabel(/^Wohnung, Etage, Zusatz.*freiwillig/);
  await expect(floor).toHaveValue('');
  await floor.fill('Vorderhaus, 3. Stock');
  const carrier = page.getByRole('checkbox', {
    name: /^Die Spedition darf Telefonnummer und E-Mail bekommen/,
  });
  await expect(carrier).not.toBeChecked();
  await review.click();

  await expect(page).toHaveURL('/order-review');
  const main = page.getByRole('main');
  await expect(main.getByText('Versand', { exact: true })).toBeVisible();
  await expect(main.getByText('Vorderhaus, 3. Stock')).toBeVisible();
  const pieces = page.getByRole('complementary', { name: 'Ihre Stücke' });
  await expect(pieces.getByText('Versandkosten', { exact: true })).toBeVisible();
  await expect(pieces.getByText(/^(25|50),00\u00a0€$/)).toBeVisible();
  const amounts = await pieces.getByText(/^[\d.]+,\d\d\u00a0€$/).allTextContents();
  const [goods = 0, shipping = 0, total = 0] = amounts
    .slice(-3)
    .map((text) => Number(text.replace(/[^\d]/g, '')));
  expect(total, amounts.join(' ')).toBe(goods + shipping);
  expect(shipping).toBeGreaterThan(0);

  const letDraftGo = await hold(page, '**/api/initiate-payment');
  const sent = page.waitForRequest('**/api/initiate-payment');
  const proceed = pieces.getByRole('button', { name: 'Zur Zahlung fortfahren' });
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await proceed.click();
  await expect(pieces.getByRole('button', { name: 'Wird verarbeitet...' })).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({
    carrierContact: false,
    shipmentAdress: { apartment: 'Vorderhaus, 3. Stock' },
  });
  letDraftGo();
  await expect(page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true })).toBeVisible();
});

test(
  '2.13-10, -27, 2.14-3: no floor need be named, and a ticked box lets the carrier have phone and e-mail',
  { tag: '@night' },
  async ({ page }) => {
    const email = await fillCart(page);
    await page.goto('/checkout');
    await fillCheckout(page, { 'E-Mail': email });
    await page.getByRole('checkbox', { name: /^Die Spedition darf/ }).check();
    await reviewButton(page).click();
    await expect(page).toHaveURL('/order-review');
    const sent = page.waitForRequest('**/api/initiate-payment');
    await page.getByRole('radio', { name: /^Überweisung/ }).check();
    await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      carrierContact: true,
      shipmentAdress: { apartment: '' },
    });
  },
);

test('9-7: the price of the delivery is asked for 500 ms after the last key', async ({ page }) => {
  const email = await fillCart(page);
  await page.clock.install();
  await page.goto('/checkout');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/getShippingCharges')) asked += 1;
  });
  await fillCheckout(page, { 'E-Mail': email, Postleitzahl: '' });
  await stopClock(page);
  await field(page, 'Postleitzahl').fill('10245');
  await expect(summary(page).getByText(words.calculatingShipment)).toBeVisible();
  await page.clock.runFor(300);
  // Another key begins the pause again.
  await field(page, 'Postleitzahl').fill('10247');
  await page.clock.runFor(499);
  expect(asked).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toBe(1);
});

test(
  '9-8: the countries of the phone number are searched 250 ms after the last key',
  { tag: '@night' },
  async ({ page }) => {
    await fillCart(page);
    await page.clock.install();
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Ländervorwahl: Deutschland +49' }).click();
    const box = page.getByRole('combobox', { name: 'Land oder Vorwahl suchen' });
    const options = page.getByRole('listbox', { name: 'Ländervorwahl' }).getByRole('option');
    await expect(options).toHaveCount(28);
    await stopClock(page);
    await box.fill('öster');
    await page.clock.runFor(249);
    await expect(options).toHaveCount(28);
    await page.clock.runFor(1);
    await expect(options).toHaveCount(1);
  },
);

test(
  'whether a piece is still held by another shopper is asked again by each press',
  { tag: '@night' },
  async ({ page }) => {
    const piece = await claimPiece(page);
    await putIntoCart(page, piece);
    await fillInBefore(page);
    const held = page.getByRole('alert').filter({ hasText: /reserviert bis|so nicht mehr zu haben/ });
    const holds = async () => (await draftOf(page, piece)).orderId;
    const givesBack = (orderId: string) => page.request.post(`/api/checkout/${orderId}/cancel`, { data: {} });

    const first = await holds();
    await page.goto('/impressum');
    await page.getByRole('button', { name: /^Warenkorb, 1/ }).click();
    const toCheckout = page
      .getByRole('dialog', { name: 'Ihr Warenkorb' })
      .getByRole('button', { name: 'Zur Kasse' });
    await expect(held).toBeVisible();
    // Reads as disabled, and can be pressed.
    await toCheckout.click({ force: true });
    await expect(toCheckout).toHaveText('Zur Kasse');
    await expect(held).toBeVisible();
    await givesBack(first);
    await toCheckout.click({ force: true });
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByLabel('E-Mail', { exact: true })).not.toHaveValue('');
    await expect(held).toHaveCount(0);

    const second = await holds();
    await page.reload();
    await expect(held).toBeVisible();
    await reviewButton(page).click();
    // The answer is there: who is refused is led to the reason.
    await expect(page.locator('div:focus')).toContainText(piece.title);
    await givesBack(second);
    await reviewButton(page).click();
    await expect(page).toHaveURL('/order-review');
  },
);
