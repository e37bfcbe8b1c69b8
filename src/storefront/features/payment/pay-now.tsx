import type { z } from 'zod';
import type {
  checkoutSessionSchema,
  walletOrderSchema,
} from '../../../modules/ordering/http/payment.schemas.ts';
import { useEffect, useRef, useState } from 'react';
import * as t from '#texts/paying.ts';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import type { ProviderMethod } from '../../../shared/orders/order-vocabulary.ts';
import { CardPayment } from './card-payment.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { leaveToPay, refusalOf } from './order-under-payment.ts';
import { PaymentAlert, problemOfShop, type PaymentProblem } from './payment-problem.tsx';
import { askShop } from '../../asking/ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';

/** Paying for a placed order: by card, with Klarna or from the wallet, as the shopper chooses. */
export function PayNow({
  orderId,
  totalCents,
  methods,
  method,
  onPaid,
}: {
  readonly orderId: string;
  readonly totalCents: number;
  /** Those by which it can be paid. */
  readonly methods: readonly ProviderMethod[];
  readonly method: ProviderMethod;
  readonly onPaid: () => void;
}) {
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
          <PagePayment
            key={chosen}
            orderId={orderId}
            totalCents={totalCents}
            method={chosen}
            onPaid={onPaid}
          />
        )}
      </MethodTabs>
    </div>
  );
}

/** By which call each page is asked for, and what else that is told. */
const pageCalls = {
  klarna: { call: '/checkout-session', also: { paymentMethod: 'klarna' } },
  paypal: { call: '/wallet-order', also: {} },
} as const satisfies Record<Exclude<ProviderMethod, 'stripe'>, object>;

type Page = Partial<z.output<typeof checkoutSessionSchema> & z.output<typeof walletOrderSchema>>;

/** The page of Klarna or of the wallet, from which the shopper returns to /success or /paypal-success. */
function PagePayment({
  orderId,
  totalCents,
  method,
  onPaid,
}: {
  readonly orderId: string;
  readonly totalCents: number;
  readonly method: Exclude<ProviderMethod, 'stripe'>;
  readonly onPaid: () => void;
}) {
  const { isSandbox } = usePaymentSetup();
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const proceed = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const { call, also } = pageCalls[method];
    const answer = await askShop<Page>(call, {
      send: { orderId, ...also },
    });
    const page = answer.ok ? (answer.value.url ?? answer.value.approveUrl ?? null) : null;
    if (page !== null) {
      leaveToPay(orderId, page);
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
      <p>{t.pageHint[method]}</p>
      {problem !== null && <PaymentAlert problem={problem} />}
      <Button className="w-full text-lg" unavailable={isBusy} onClick={() => void proceed()}>
        {isBusy ? t.paying : t.toPage(totalCents, t.tabName[method])}
      </Button>
    </div>
  );
}
