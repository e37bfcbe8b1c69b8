import type { PageRoute } from '../../page.ts';

/** The checkout (spec 2.13). The same page for everybody: cart and form are in the browser. */
export const route: PageRoute<null> = {
  screen: 'checkout',
  paths: ['/checkout', '/cartpayment'],
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
