import { useEffect, useRef, useState } from 'react';
import * as t from '#texts/paying.ts';
import { usePaymentSetup } from '../../components/payment-setting.ts';
import { providerMethodsOf, type ProviderMethod } from '../checkout/payment-methods.ts';
import { CardPayment } from './card-payment.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { wasRefused } from './order-under-payment.ts';
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
  const [isRefused] = useState(() => wasRefused(orderId));
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div>
      {isRefused && (
        <p
          ref={notice}
          tabIndex={-1}
          role="alert"
          className="mb-4 scroll-mt-20 border-2 border-error p-3 font-semibold"
        >
          {t.refused(methods.length > 1)}
        </p>
      )}
      <MethodTabs methods={methods} chosen={chosen} onChoose={setChosen}>
        {chosen === 'stripe' ? (
          <CardPayment orderId={orderId} totalCents={totalCents} onPaid={onPaid} />
        ) : (
          <WalletPayment orderId={orderId} onPaid={onPaid} />
        )}
      </MethodTabs>
    </div>
  );
}
