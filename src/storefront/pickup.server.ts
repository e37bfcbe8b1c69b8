import type { Content, OpeningHours } from '../modules/content/index.ts';
import type { ShopType } from '../shared/shop-type.ts';

/** Where pieces are picked up (spec 2.13), from the company's data. */
export interface Pickup {
  readonly stores: readonly { readonly shopType: ShopType; readonly place: string }[];
  readonly openingHours: readonly OpeningHours[];
}

/** On the server. */
export async function readPickup(content: Pick<Content, 'companyData'>): Promise<Pickup> {
  const { stores, openingHours } = await content.companyData();
  return {
    stores: stores.map(({ shopType, name, street, postalCode, city }) => ({
      shopType,
      place: `${name}, ${street}, ${postalCode} ${city}`,
    })),
    openingHours,
  };
}
