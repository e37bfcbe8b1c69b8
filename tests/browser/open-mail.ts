import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens the newest mail to somebody with this subject, which the shop keeps if no mail server is set. */
export async function openMail(page: Page, email: string, subject: string | RegExp): Promise<void> {
  const mail = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/mails');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await mail.click();
}
