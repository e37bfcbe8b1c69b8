import type { PageRoute } from '../../page.ts';

/** What is left on a gift voucher. The code never is part of the address that the server sees. */
export const route: PageRoute<null> = {
  screen: 'gift-balance',
  paths: ['/gutschein-guthaben'],
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
