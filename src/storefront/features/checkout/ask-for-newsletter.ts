import { askShop } from '../../ask-shop.ts';
import type { Checkout } from './checkout-store.ts';

/**
 * Customers who ticked the box in the checkout are asked by mail, like anybody else (double opt-in). This happens only
 * once the order is placed, and an order never fails because of it.
 */
export async function askForNewsletter({ newsletter, formData }: Checkout): Promise<void> {
  if (!newsletter) return;
  await askShop('/subscribe', { send: { email: formData.email, source: 'checkout' } });
}
