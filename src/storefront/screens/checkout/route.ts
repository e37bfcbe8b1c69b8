import type { PageRoute } from '../../page.ts';
import { readPickup, type Pickup } from '../../screen-data.server.ts';

export interface CheckoutData {
  readonly pickup: Pickup;
  /** The German postal codes where pieces are assembled. */
  readonly assemblyPostalCodes: readonly string[];
}

/** The checkout (spec 2.13). The same page for everybody: cart and form are in the browser. */
export const route: PageRoute<CheckoutData> = {
  screen: 'checkout',
  paths: ['/checkout', '/cartpayment'],
  load: async (shop, request) => ({
    kind: 'page',
    data: {
      pickup: await readPickup(shop.content, request.language),
      assemblyPostalCodes: shop.assemblyPostalCodes,
    },
  }),
};
