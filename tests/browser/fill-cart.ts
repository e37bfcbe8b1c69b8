import { expect, type Page } from '@playwright/test';
import { claimPiece } from './pieces.ts';

/**
 * Puts a piece into the cart that no other test wants.
 * @returns an e-mail address for its order
 */
export async function fillCart(page: Page): Promise<string> {
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  // Longer than a phone is wide.
  return `donaudampfschifffahrtsgesellschaft-${piece._id.slice(-20)}@example.org`;
}
