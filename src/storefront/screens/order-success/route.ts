import type { PageRoute } from '../../page.ts';
import { readPickup, type Pickup } from '../../screen-data.server.ts';

export interface OrderSuccessData {
  /** The opening hours of the stores, for customers who pick up. */
  readonly hours: Pick<Pickup, 'openingHours' | 'closures'>;
}

/** A placed order (spec 2.15). The browser requests it by its secret id, which this page never sees. */
export const route: PageRoute<OrderSuccessData> = {
  screen: 'order-success',
  paths: ['/order-success/:orderId'],
  secretAddress: true,
  takesPayment: true,
  load: async (shop, request) => {
    const { openingHours, closures } = await readPickup(shop.content, request.language);
    return { kind: 'page', data: { hours: { openingHours, closures } } };
  },
};
