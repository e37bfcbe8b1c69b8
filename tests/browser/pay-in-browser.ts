import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { openReview, putIntoCart } from './fill-cart.ts';
import { claimPiece, type ProductDetail } from './pieces.ts';
import { placeOrder } from './place-order.ts';

/** An order that waits for its money, on its own page, as after a reload of the checkout. */
export async function openUnpaid(
  page: Page,
  method: 'stripe' | 'paypal',
  piece?: ProductDetail,
): Promise<string> {
  const { orderId } = await placeOrder(page, piece ?? (await claimPiece(page)), {}, method);
  await page.goto(`/order-success/${orderId}`);
  return orderId;
}

/** From the review to the binding button. */
export async function toBinding(page: Page, piece: ProductDetail, method: RegExp): Promise<Locator> {
  await putIntoCart(page, piece);
  await openReview(page);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const binding = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await expect(binding).toBeVisible();
  // § 312j (2) BGB: where to and by when it comes, right above the button.
  await expect(page.getByText(/^Lieferzeit: innerhalb von \d\sWochen? nach der Zahlung$/)).toBeVisible();
  await expect(page.getByText('Lieferung an', { exact: true })).toBeVisible();
  // Before that, nothing on the page charges anything.
  await expect(page.getByLabel('Kartennummer')).toHaveCount(0);
  await expect(toPayPal(page)).toHaveCount(0);
  return binding;
}

/** Everything up to and including the binding click, for what the checkout itself does after it. */
export async function order(page: Page, piece: ProductDetail, method: RegExp): Promise<void> {
  await (await toBinding(page, piece, method)).click();
}

export const card = (page: Page) => page.getByLabel('Kartennummer');
/** The button that leads to PayPal names the amount, too. */
export const toPayPal = (page: Page) =>
  page.getByRole('button', { name: /^[\d.]+,\d\d\s€ mit PayPal bezahlen$/ });
export const pay = (page: Page) => page.getByRole('button', { name: /^[\d.]+,\d\d\s€ bezahlen$/ });

export async function payWith(page: Page, number: string): Promise<void> {
  await card(page).fill(number);
  await pay(page).click();
}

/** @param status how the order's page calls it: what Klarna has promised is taken later */
export async function expectPaid(page: Page, method: string, status = 'bezahlt'): Promise<void> {
  await expect(page).toHaveURL(/\/order-success\/[\w-]{22,}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
  await expect(page.getByText(status, { exact: true })).toBeVisible();
  await expect(page.getByText(method, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('N/A')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Warenkorb', exact: true })).toBeVisible();
}
