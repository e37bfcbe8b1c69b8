import type { PageRoute } from '../../page.ts';

/** The order review and its payment view (spec 2.14). What they show is in the browser. */
export const route: PageRoute<null> = {
  screen: 'order-review',
  paths: ['/order-review'],
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
