import { useEffect, useRef, useState } from 'react';
import * as t from '#texts/checkout/paying.ts';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { providerMethodsOf, type ProviderMethod } from '../checkout/payment-methods.ts';
import { CardPayment } from './card-payment.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { leaveToPay, refusalOf } from './order-under-payment.ts';
import { PaymentAlert, problemOfShop, type PaymentProblem } from './payment-problem.tsx';
import { askShop } from '../../asking/ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';

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
  const [refusal] = useState(() => refusalOf(orderId));
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div>
      {refusal !== null && (
        <p
          ref={notice}
          tabIndex={-1}
          role="alert"
          className="mb-4 scroll-mt-20 border-2 border-error p-3 font-semibold"
        >
          {t.refused[refusal](methods.length > 1)}
        </p>
      )}
      <MethodTabs methods={methods} chosen={chosen} onChoose={setChosen}>
        {chosen === 'stripe' ? (
          <CardPayment orderId={orderId} totalCents={totalCents} onPaid={onPaid} />
        ) : (
          <WalletPayment orderId={orderId} totalCents={totalCents} onPaid={onPaid} />
        )}
      </MethodTabs>
    </div>
  );
}

/** The wallet's own page, from which the shopper returns to /paypal-success. */
function WalletPayment({
  orderId,
  totalCents,
  onPaid,
}: {
  readonly orderId: string;
  readonly totalCents: number;
  readonly onPaid: () => void;
}) {
  const { isSandbox } = usePaymentSetup();
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const proceed = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const answer = await askShop<{ approveUrl: string | null }>('/wallet-order', { send: { orderId } });
    if (answer.ok && answer.value.approveUrl !== null) {
      leaveToPay(orderId, answer.value.approveUrl);
      return;
    }
    if (!answer.ok && answer.code === 'payment-closed') {
      onPaid();
      return;
    }
    setProblem(answer.ok ? { text: t.failed, cause: null } : problemOfShop(answer, t.failed));
    setBusy(false);
  };

  return (
    <div className="space-y-4">
      {isSandbox && <p className="border-l-4 border-saving bg-paper p-3 font-semibold">{t.sandboxNote}</p>}
      <p>{t.walletHint}</p>
      {problem !== null && <PaymentAlert problem={problem} />}
      <Button className="w-full text-lg" unavailable={isBusy} onClick={() => void proceed()}>
        {isBusy ? t.paying : t.toWallet(totalCents)}
      </Button>
    </div>
  );
}
