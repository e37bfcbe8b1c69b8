import { expect, type Page } from '@playwright/test';

/** The owner created by `start-shop.ts`. */
export const officeOwner = { email: 'office@wmk.example', password: 'Sieben schmale Schränke' };

/** Logs in at the back office and waits for its first screen. */
export async function logInToOffice(page: Page, { email, password } = officeOwner): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('button', { name: 'Mein Konto' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}
