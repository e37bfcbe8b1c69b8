import type { PageRoute } from '../../page.ts';

/** A placed order (spec 2.15). The browser requests it by its secret id, which this page never sees. */
export const route: PageRoute<null> = {
  screen: 'order-success',
  paths: ['/order-success/:orderId'],
  secretAddress: true,
  takesPayment: true,
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
