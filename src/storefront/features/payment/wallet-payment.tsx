import { useState } from 'react';
import { askShop } from '../../ask-shop.ts';
import { Button } from '../../components/button.tsx';
import { usePaymentSetup } from '../../components/payment-setting.ts';
import * as t from '#texts/paying.ts';
import { leaveToPay } from './order-under-payment.ts';

/** The wallet's own page, from which the shopper returns to /paypal-success. */
export function WalletPayment({
  orderId,
  onPaid,
}: {
  readonly orderId: string;
  readonly onPaid: () => void;
}) {
  const { isSandbox } = usePaymentSetup();
  const [problem, setProblem] = useState<string | null>(null);
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
    setProblem((answer.ok ? null : answer.message) ?? t.failed);
    setBusy(false);
  };

  return (
    <div className="space-y-4">
      {isSandbox && <p className="border-l-4 border-saving bg-paper p-3 font-semibold">{t.sandboxNote}</p>}
      <p>{t.walletHint}</p>
      {problem !== null && (
        <p role="alert" className="border-2 border-error p-3 font-semibold">
          {problem}
        </p>
      )}
      <Button className="w-full text-lg" unavailable={isBusy} onClick={() => void proceed()}>
        {isBusy ? t.paying : t.toWallet}
      </Button>
    </div>
  );
}
