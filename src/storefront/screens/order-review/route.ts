import type { PageRoute } from '../../page.ts';
import { readPickup, type Pickup } from '../../pickup.ts';

export interface ReviewData {
  readonly pickup: Pickup;
}

/** The order review and its payment view (spec 2.14). What they show of the order is in the browser. */
export const route: PageRoute<ReviewData> = {
  screen: 'order-review',
  paths: ['/order-review'],
  takesPayment: true,
  load: async (shop) => ({ kind: 'page', data: { pickup: await readPickup(shop.content) } }),
};
