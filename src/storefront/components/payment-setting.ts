import { createContext, useContext } from 'react';
import type { PaymentSetup } from '../../modules/payments/index.ts';

/** How one can pay here; the server says it with every page. */
export const PaymentSetting = createContext<PaymentSetup>({
  stripeKey: null,
  takesPaypal: false,
  isSandbox: false,
});

export function usePaymentSetup(): PaymentSetup {
  return useContext(PaymentSetting);
}
