import { expect, type Page } from '@playwright/test';
import { fromEuros } from '../../src/shared/money/cents.ts';
import { shopProduct, type LineOptions } from '../../src/storefront/features/cart/store/shop-line.ts';
import type { Checkout } from '../../src/storefront/features/checkout/checkout-store.ts';
import { checkoutStorageKey } from '../../src/storefront/features/checkout/tab-keys.ts';
import { required } from './fill-checkout.ts';
import { claimPiece, type ProductDetail } from './pieces.ts';

/**
 * Puts a piece into the cart as its page does, but without opening it; the next page that is opened has it. The way
 * through the pages is gone in `buying.test.ts`.
 */
export async function putIntoCart(
  page: Page,
  piece: ProductDetail,
  options: LineOptions = {},
): Promise<void> {
  const product = shopProduct(
    {
      ...piece,
      productId: piece._id,
      priceCents: fromEuros(piece.pricing.price),
      description: '',
      image: piece.productImages[0] ?? '/vintage.svg',
      referenceCents: piece.saving && fromEuros(piece.saving.reference),
    },
    options,
  );
  await page.addInitScript(
    ({ id, line }) => {
      const key = 'persist:root';
      const done = `put ${id}`;
      // Also called for documents without storage, and once more for each page.
      if (!location.protocol.startsWith('http') || localStorage.getItem(done) !== null) return;
      const { cartDetails = '{}' } = JSON.parse(localStorage.getItem(key) ?? '{}') as {
        cartDetails?: string;
      };
      const lines = { ...(JSON.parse(cartDetails) as object), [id]: line };
      localStorage.setItem(key, JSON.stringify({ cartDetails: JSON.stringify(lines) }));
      localStorage.setItem(done, '');
    },
    { id: product.id, line: { ...product, quantity: 1 } },
  );
}

/**
 * Puts a piece into the cart that no other test wants.
 * @returns an e-mail address for its order
 */
export async function fillCart(page: Page): Promise<string> {
  const piece = await claimPiece(page);
  await putIntoCart(page, piece);
  // Longer than a phone is wide.
  return `donaudampfschifffahrtsgesellschaft-${piece._id.slice(-20)}@example.org`;
}

/** The next page that is opened finds the checkout filled in for somebody in Berlin. */
export async function fillInBefore(page: Page, email = required['E-Mail']): Promise<void> {
  const typed: Pick<Checkout, 'phone'> & { readonly formData: Partial<Checkout['formData']> } = {
    phone: required.Telefon,
    formData: {
      email,
      firstName: required.Vorname,
      lastName: required.Nachname,
      address: required['Straße und Hausnummer'],
      postalCode: required.Postleitzahl,
      city: required.Ort,
    },
  };
  await page.addInitScript(
    ({ key, text }) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem('typed') !== null) return;
      sessionStorage.setItem(key, text);
      sessionStorage.setItem('typed', '');
    },
    { key: checkoutStorageKey, text: JSON.stringify(typed) },
  );
}

/** Opens the review of what is in the cart. */
export async function openReview(page: Page, email?: string): Promise<void> {
  await fillInBefore(page, email);
  await page.goto('/order-review');
  await expect(page.getByRole('button', { name: 'Zur Zahlung fortfahren' })).toBeEnabled();
}
