import { askShop } from '../../ask-shop.ts';
import type { Checkout } from './checkout-store.ts';

/**
 * Who ticked the box in the checkout is asked by mail, like anybody else (double opt-in). Only once the order is
 * placed, and an order never fails for it.
 */
export async function askForNewsletter({ newsletter, formData }: Checkout): Promise<void> {
  if (!newsletter) return;
  await askShop('/subscribe', { send: { email: formData.email, source: 'checkout' } });
}
