/** The two lines of the shop. Vintage pieces exist once; boat-wood furniture is made in small series. */
export const shopTypes = ['vintage', 'boatwood'] as const;
export type ShopType = (typeof shopTypes)[number];

export function isShopType(value: string): value is ShopType {
  return (shopTypes as readonly string[]).includes(value);
}
