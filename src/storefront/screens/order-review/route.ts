import type { SitePicture } from '../../../shared/pieces/site-picture.ts';
import type { PageRoute } from '../../page.ts';
import { readPickup, type Pickup, guaranteePicture } from '../../screen-data.server.ts';

export interface ReviewData {
  readonly pickup: Pickup;
  /** For the title, which follows the steps in the browser. */
  readonly shopName: string;
  readonly guarantee: SitePicture | null;
}

/** The order review and its payment view (spec 2.14). Their data about the order is in the browser. */
export const route: PageRoute<ReviewData> = {
  screen: 'order-review',
  paths: ['/order-review'],
  takesPayment: true,
  load: async (shop, { language }) => ({
    kind: 'page',
    data: {
      pickup: await readPickup(shop.content, language),
      shopName: (await shop.content.companyData()).shopName,
      guarantee: guaranteePicture(shop, language),
    },
  }),
};
