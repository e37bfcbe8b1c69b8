import type { ShopType } from '../../../shared/shop-type.ts';

/** Where a piece is picked up (spec 2.13). A mixed cart is picked up in both. */
const pickupStores: Record<ShopType, string> = {
  vintage: 'Vintage-Store, Frankfurter Allee, Berlin',
  boatwood: 'Bootsholz-Store, Revaler Straße, Berlin',
};

export function pickupStoreOf(shopType: ShopType): string {
  return pickupStores[shopType];
}
