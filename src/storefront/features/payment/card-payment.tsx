import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadablePart } from '../../loadable-part.tsx';
import { askShop, type Refused } from '../../ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import * as t from '#texts/paying.ts';
import { redirectToCheckout } from '../cart/checkout-redirect.ts';
import { shopCart } from '../cart/shop-cart.ts';
import type { CardOutcome } from './card-outcome.browser.ts';
import { leaveToPay, rememberToPay } from './order-under-payment.ts';

const SandboxCardForm = lazy(
  loadablePart(async () => ({
    default: (await import('./sandbox-card-form.browser.tsx')).SandboxCardForm,
  })),
);
const StripeCardForm = lazy(
  loadablePart(async () => ({
    default: (await import('./stripe-card-form.browser.tsx')).StripeCardForm,
  })),
);

/** On entering, a payment intent is created (spec 4.9), the card is charged, and the shop is notified. */
export function CardPayment({
  orderId,
  totalCents,
  onPaid,
}: {
  readonly orderId: string;
  readonly totalCents: number;
  readonly onPaid: () => void;
}) {
  const { stripeKey, isSandbox } = usePaymentSetup();
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ readonly text: string; readonly canRetry: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const alert = useRef<HTMLParagraphElement>(null);
  // On a phone the button is a screen below it: a refused card must not look as if nothing had happened.
  useEffect(() => alert.current?.focus(), [problem]);

  useEffect(() => {
    let isWanted = true;
    void askShop<{ clientSecret: string }>('/card-intent', {
      send: { orderId },
      like: { clientSecret: '' },
    }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setClientSecret(answer.value.clientSecret);
      else if (answer.code === 'payment-closed') onPaid();
      else setProblem({ text: answer.message ?? t.initializeFailed, canRetry: canRetry(answer) });
    });
    return () => {
      isWanted = false;
    };
  }, [orderId, attempt, onPaid]);

  const pay = async (charge: () => Promise<CardOutcome>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    // The bank may ask on a page of its own, from which the shopper comes back to /success.
    rememberToPay(orderId);
    const outcome = await charge();
    if (outcome.state === 'confirmed') {
      const { paymentIntentId } = outcome;
      const told = await askShop<{ message: string }>('/card-confirm', {
        send: { paymentIntentId },
        like: { message: '' },
      });
      if (told.ok) {
        onPaid();
        return;
      }
      setProblem({ text: told.message ?? t.failed, canRetry: false });
    } else setProblem({ text: outcome.message ?? t.failed, canRetry: false });
    setBusy(false);
  };

  const toProviderPage = async (): Promise<void> => {
    setBusy(true);
    const answer = await askShop<{ sessionId: string; url: string }>('/checkout-session', {
      send: { orderId },
      like: { sessionId: '', url: '' },
    });
    if (!answer.ok) {
      setProblem({ text: answer.message ?? t.initializeFailed, canRetry: false });
      setBusy(false);
      return;
    }
    const { sessionId, url } = answer.value;
    // The provider's current library no longer redirects by itself: the session contains its own address.
    const provider = () => ({ redirectToCheckout: () => Promise.resolve(leaveToPay(orderId, url)) });
    await redirectToCheckout({ ...shopCart.getSnapshot(), stripe: stripeKey ?? '' }, provider, sessionId);
  };

  const Form = isSandbox ? SandboxCardForm : StripeCardForm;
  return (
    <div className="space-y-4">
      {problem !== null && (
        <p ref={alert} tabIndex={-1} role="alert" className="border-2 border-error p-3 font-semibold">
          {problem.text}
        </p>
      )}
      {problem?.canRetry === true && (
        <Button
          onClick={() => {
            setProblem(null);
            setAttempt(attempt + 1);
          }}
        >
          {t.tryAgain}
        </Button>
      )}
      {clientSecret === null && problem === null && <p role="status">{t.loading}</p>}
      {clientSecret !== null && (
        <>
          <Suspense fallback={<p role="status">{t.loading}</p>}>
            <Form
              clientSecret={clientSecret}
              totalCents={totalCents}
              isBusy={isBusy}
              onPay={(charge) => void pay(charge)}
            />
          </Suspense>
          <Button
            look="quiet"
            className="w-full"
            padding="px-4 py-2"
            unavailable={isBusy}
            onClick={() => {
              if (!isBusy) void toProviderPage();
            }}
          >
            {t.toProviderPage}
          </Button>
        </>
      )}
    </div>
  );
}

/** A payment that has ended stays ended; a provider that is down comes back. */
function canRetry({ status }: Refused): boolean {
  return status === 0 || status >= 500;
}
