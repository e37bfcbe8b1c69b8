import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { fillCheckout } from './fill-checkout.ts';
import type { ProductDetail } from './pieces.ts';

/** Everything up to and including the binding click. */
export async function order(
  page: Page,
  piece: ProductDetail,
  method: RegExp,
  press: 'click' | 'dblclick' = 'click',
): Promise<void> {
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  await page.goto('/checkout');
  // The browser knows the cart: what is typed now stays.
  await expect(page.getByRole('complementary').getByText(piece.title).first()).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: 'Bestellung überprüfen' }).click();
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
  await expectNoAxeViolations(page);
  await binding[press]();
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
