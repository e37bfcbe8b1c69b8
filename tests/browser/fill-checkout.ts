import type { Locator, Page } from '@playwright/test';

/** What the checkout requires, for somebody in Berlin. */
export const required = {
  'E-Mail': 'erika.mustermann@example.org',
  Telefon: '030 1234567',
  Vorname: 'Erika',
  Nachname: 'Mustermann',
  'Straße und Hausnummer': 'Musterstraße 1',
  Postleitzahl: '10245',
  Ort: 'Berlin',
};

/** The way on from the checkout, beside its sum; on large screens the form ends in a second one of that name. */
export const reviewButton = (page: Page): Locator =>
  page
    .getByRole('complementary', { name: 'Ihre Bestellung' })
    .getByRole('button', { name: 'Bestellung überprüfen' });

/** Types all that the open checkout requires. */
export async function fillCheckout(page: Page, others: Partial<typeof required> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...required, ...others })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** From the filled cart to the review of an order that is paid by bank transfer. */
export async function toReview(page: Page, email = required['E-Mail']): Promise<void> {
  await page.goto('/checkout');
  await fillCheckout(page, { 'E-Mail': email });
  await reviewButton(page).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
}
