import type { PageRoute } from '../../page.ts';

export interface PaymentCancelledData {
  readonly email: string;
}

/** The shopper has left the provider's page without paying (spec 2.16). */
export const route: PageRoute<PaymentCancelledData> = {
  screen: 'payment-cancelled',
  paths: ['/cancel'],
  // PayPal adds its own id of the payment to the address, and earlier versions the order's secret.
  secretAddress: true,
  load: async ({ content }) => {
    const { email } = await content.companyData();
    return { kind: 'page', data: { email } };
  },
};
