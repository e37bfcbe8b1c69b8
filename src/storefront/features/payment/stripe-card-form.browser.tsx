import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { Button } from '../../components/controls/button.tsx';
import * as t from '#texts/paying.ts';
import { to } from '../../to.ts';
import {
  confirmedAs,
  failed,
  failedBy,
  isConfirmed,
  wentThrough,
  type CardFormProps,
  type CardOutcome,
} from './card-outcome.browser.ts';
import { Worded } from '../../components/worded.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

interface Form {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
}

/** The page's language, in the provider's terms. */
const language = (): StripeElementLocale => document.documentElement.lang as StripeElementLocale;

/** Stripe's Payment Element. Its script comes from Stripe, and only once somebody pays. */
export function StripeCardForm({ clientSecret, totalCents, isBusy, onPay }: CardFormProps) {
  const { stripeKey } = usePaymentSetup();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<Form | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    let unmount = (): void => undefined;
    const mount = async (): Promise<void> => {
      const stripe = stripeKey === null ? null : await loadStripe(stripeKey, { locale: language() });
      if (stripe === null) throw new Error('Failed to load Stripe.js');
      if (!isWanted || place.current === null) return;
      const elements = stripe.elements({ clientSecret });
      const element = elements.create('payment');
      element.mount(place.current);
      unmount = () => element.destroy();
      setForm({ stripe, elements });
    };
    mount().catch((error: unknown) => setFailure(error instanceof Error ? error.message : t.failed));
    return () => {
      isWanted = false;
      unmount();
    };
  }, [clientSecret, stripeKey]);

  const charge = async (): Promise<CardOutcome> => {
    if (form === null) return failed(null, null);
    const { stripe, elements } = form;
    const first = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      // Neither this page nor its order: the address stays in Stripe's books.
      confirmParams: { return_url: `${location.origin}${to('/success')}` },
    });
    // Spec 4.9: if a further step is needed, a second confirmation is attempted.
    const answer =
      first.paymentIntent?.status === 'requires_action'
        ? await stripe.handleNextAction({ clientSecret })
        : first;
    const { paymentIntent, error } = answer;
    const settled = wentThrough(error) ? error?.payment_intent : paymentIntent;
    if (settled !== undefined && isConfirmed(settled.status)) return confirmedAs(settled.id);
    return paymentIntent?.status === 'requires_action' ? failed(null, 'bankClosed') : failedBy(error);
  };

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy && form !== null) onPay(charge);
  };

  if (failure !== null)
    return (
      <p role="alert">
        <Worded>{failure}</Worded>
      </p>
    );
  return (
    <form onSubmit={send} className="space-y-4">
      {form === null && (
        <p role="status" lang={quotedLanguage}>
          {t.loading}
        </p>
      )}
      <div ref={place} className="min-h-72" />
      <Button type="submit" className="w-full text-lg" unavailable={isBusy || form === null}>
        {isBusy ? t.paying : t.payCard(totalCents)}
      </Button>
    </form>
  );
}
