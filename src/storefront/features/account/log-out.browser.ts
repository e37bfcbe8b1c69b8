import { askShop } from '../../asking/ask-shop.ts';
import { forgetCheckout } from '../checkout/forget-checkout.browser.ts';
import { leaveAccountWishlist } from '../wishlist/account-wishlist.browser.ts';
import { stored, tokenKey } from './session.ts';
import { forgetQuietly } from './stored-login.ts';

/**
 * Forgets token and profile, tells the shop, and shows the page as to any visitor (spec 4.4). The account keeps its
 * wishlist, but it is removed from this browser, which others may use.
 */
export async function logOut(): Promise<void> {
  const token = stored(tokenKey);
  leaveAccountWishlist();
  forgetQuietly();
  forgetCheckout();
  // Whether the shop gets this or not: this browser has forgotten.
  await askShop('/logout', { send: {}, headers: { authorization: `Bearer ${token ?? ''}` } });
  // Again, because an answer that was in progress may have arrived.
  forgetCheckout();
  location.reload();
}
