import type { PageRoute } from '../../page.ts';

/** Back from the card provider's page, or from the wallet (spec 2.16). The address names the payment. */
export const route: PageRoute<null> = {
  screen: 'payment-return',
  paths: ['/success', '/paypal-success'],
  secretAddress: true,
  load: () => Promise.resolve({ kind: 'page', data: null }),
};
