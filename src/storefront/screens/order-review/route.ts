import type { SitePicture } from '../../../shared/site-picture.ts';
import type { PageRoute } from '../../page.ts';
import { readPickup, type Pickup } from '../../pickup.server.ts';
import { guaranteePicture } from '../../reading/guarantee-picture.server.ts';

export interface ReviewData {
  readonly pickup: Pickup;
  readonly guarantee: SitePicture | null;
}

/** The order review and its payment view (spec 2.14). Their data about the order is in the browser. */
export const route: PageRoute<ReviewData> = {
  screen: 'order-review',
  paths: ['/order-review'],
  takesPayment: true,
  load: async (shop, { language }) => ({
    kind: 'page',
    data: { pickup: await readPickup(shop.content), guarantee: guaranteePicture(shop, language) },
  }),
};
