import type { PageRoute } from '../../page.ts';

/** The page on which gift vouchers are bought. */
export const route: PageRoute<null> = {
  screen: 'gift-purchase',
  paths: ['/gutschein-kaufen'],
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
