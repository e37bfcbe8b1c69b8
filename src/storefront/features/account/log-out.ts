import { askShop } from '../../ask-shop.ts';
import { forgetCheckout } from '../checkout/forget-checkout.ts';
import { leaveAccountWishlist } from '../wishlist/account-wishlist.ts';
import { forgetQuietly } from './forget-login.ts';
import { stored, tokenKey } from './session.ts';

/**
 * Forgets token and profile, tells the shop, and shows the page as to anybody (spec 4.4). What the account keeps of the
 * wishlist stays there and leaves this browser, which others may use.
 */
export async function logOut(options: { readonly everywhere?: boolean } = {}): Promise<void> {
  const token = stored(tokenKey);
  leaveAccountWishlist();
  forgetQuietly();
  forgetCheckout();
  // Whether the shop hears of it or not: this browser has forgotten.
  await askShop('/logout', { send: options, headers: { authorization: `Bearer ${token ?? ''}` } });
  // Once more: an answer that was on its way may have come.
  forgetCheckout();
  location.reload();
}
