import { createContext, useContext } from 'react';
import type { PaymentSetup } from '../../../modules/payments/index.ts';

/** The available ways to pay, which the server sends with every page. */
export const PaymentSetting = createContext<PaymentSetup>({
  stripeKey: null,
  takesKlarna: false,
  takesPaypal: false,
  isSandbox: false,
});

export function usePaymentSetup(): PaymentSetup {
  return useContext(PaymentSetting);
}
