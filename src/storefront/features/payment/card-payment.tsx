import type { z } from 'zod';
import type * as schemas from '../../../modules/ordering/http/payment.schemas.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadablePart } from '../../loadable-part.tsx';
import { askShop, type Refused } from '../../asking/ask-shop.ts';
import { Button } from '../../components/controls/button.tsx';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import * as t from '#texts/paying.ts';
import { redirectToCheckout } from './checkout-redirect.ts';
import { showAlert } from '../overlays/overlay-store.ts';
import { shopCart } from '../cart/store/shop-cart.ts';
import type { Confirmed, CardOutcome } from './card-outcome.browser.ts';
import { leaveToPay, rememberToPay } from './order-under-payment.ts';
import { PaymentAlert, problemOfShop, type PaymentProblem } from './payment-problem.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

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
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const [canRetry, setCanRetry] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // A payment that the bank has agreed to, and of which the shop was not told.
  const [untold, setUntold] = useState<Confirmed | null>(null);

  useEffect(() => {
    let isWanted = true;
    void askShop<z.output<typeof schemas.cardIntentSchema>>('/card-intent', {
      send: { orderId },
      like: { clientSecret: '' },
    }).then((answer) => {
      if (!isWanted) return;
      if (answer.ok) setClientSecret(answer.value.clientSecret);
      else if (answer.code === 'payment-closed') onPaid();
      else {
        setProblem(problemOfShop(answer, t.initializeFailed));
        setCanRetry(mayComeBack(answer));
      }
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
    const outcome = untold ?? (await charge());
    if (outcome.state === 'confirmed') {
      const { paymentIntentId, ifUntold } = outcome;
      const told = await askShop<{ message: string }>('/card-confirm', {
        send: { paymentIntentId },
        like: { message: '' },
      });
      if (told.ok) {
        onPaid();
        return;
      }
      if (told.code === 'paid-already' && told.message !== null) {
        showAlert(told.message, onPaid);
        return;
      }
      setUntold(mayComeBack(told) ? outcome : null);
      setProblem(problemOfShop(told, t.failed, ifUntold));
    } else {
      setProblem({ text: outcome.message ?? t.failed, cause: outcome.cause });
    }
    setBusy(false);
  };

  const toProviderPage = async (): Promise<void> => {
    setBusy(true);
    const answer = await askShop<z.output<typeof schemas.checkoutSessionSchema>>('/checkout-session', {
      send: { orderId },
      like: { sessionId: '', url: '' },
    });
    if (!answer.ok) {
      setProblem(problemOfShop(answer, t.initializeFailed));
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
      {problem !== null && <PaymentAlert problem={problem} />}
      {canRetry && (
        <Button
          onClick={() => {
            setProblem(null);
            setCanRetry(false);
            setAttempt(attempt + 1);
          }}
        >
          {t.tryAgain}
        </Button>
      )}
      {clientSecret === null && problem === null && waiting}
      {clientSecret !== null && (
        <>
          <Suspense fallback={waiting}>
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

/** About as tall as the form, so that what stands below does not move from under a finger. */
const waiting = (
  <p role="status" lang={quotedLanguage} className="min-h-96">
    {t.loading}
  </p>
);

/** A payment that has ended stays ended; a provider that is down comes back. */
function mayComeBack({ status }: Refused): boolean {
  return status === 0 || status >= 500;
}
