import { useState } from 'react';
import { usePaymentSetup } from '../../components/payment-setting.ts';
import { providerMethodsOf, type ProviderMethod } from '../checkout/payment-methods.ts';
import { CardPayment } from './card-payment.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { WalletPayment } from './wallet-payment.tsx';

/** Paying for a placed order: by card or from the wallet, as the shopper chooses. */
export function PayNow({
  orderId,
  totalCents,
  method,
  onPaid,
}: {
  readonly orderId: string;
  readonly totalCents: number;
  readonly method: ProviderMethod;
  readonly onPaid: () => void;
}) {
  const methods = providerMethodsOf(usePaymentSetup());
  const [chosen, setChosen] = useState(method);
  return (
    <MethodTabs methods={methods} chosen={chosen} onChoose={setChosen}>
      {chosen === 'stripe' ? (
        <CardPayment orderId={orderId} totalCents={totalCents} onPaid={onPaid} />
      ) : (
        <WalletPayment orderId={orderId} onPaid={onPaid} />
      )}
    </MethodTabs>
  );
}
