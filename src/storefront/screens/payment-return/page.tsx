import type { z } from 'zod';
import type { capturedSchema } from '../../../modules/ordering/http/payment.schemas.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Spinner } from '../../components/controls/spinner.tsx';
import { settlePaidCart } from '../../features/checkout/placing/use-placed-order.ts';
import { refusalMeanings, type RefusalMeaning } from '../../../shared/orders/payment-vocabulary.ts';
import { orderUnderPayment, rememberRefusal } from '../../features/payment/order-under-payment.ts';
import type { Head } from '../../page.ts';
import * as t from '#texts/paying.ts';
import * as shell from '#texts/shell.ts';
import * as success from '#texts/order-success.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';
import { askShop } from '../../asking/ask-shop.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { Worded } from '../../components/worded.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

export function head(): Head {
  return { title: t.returnTitle, description: t.returnTitle, canonical: null };
}

export function Page() {
  const isHydrated = useHydrated();
  return (
    <div className="frame min-h-dvh">
      <noscript>
        <PageHeading title={t.returnTitle}>
          <p>{success.needsScript}</p>
        </PageHeading>
      </noscript>
      {isHydrated ? <Capture /> : <Processing />}
    </div>
  );
}

function Processing() {
  return (
    <div className="noscript:hidden">
      <PageHeading title={t.returnTitle}>
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner />
          <span lang={quotedLanguage}>{t.processing}</span>
        </p>
      </PageHeading>
    </div>
  );
}

/** Notifies the shop once that the shopper is back; the shop asks the provider whether anything was paid. */
function Capture() {
  const query = new URLSearchParams(location.search);
  const [orderId] = useState(orderUnderPayment);
  const token = query.get('session_id') ?? query.get('payment_intent') ?? query.get('token');
  const [outcome, setOutcome] = useState<Taken | null>(null);
  const isAsked = useRef(false);
  const ask = useCallback(() => {
    if (isAsked.current || token === null) return;
    isAsked.current = true;
    setOutcome(null);
    void takePayment(orderId, token).then((taken) => {
      isAsked.current = taken.state !== 'failed';
      setOutcome(taken);
    });
  }, [orderId, token]);
  useEffect(ask, [ask]);

  if (token === null) {
    return (
      <>
        <PageHeading title={t.returnTitle}>
          <p role="alert">{t.incompleteReturn}</p>
        </PageHeading>
        <ButtonLink href={to('/contact-us')}>{shell.contact}</ButtonLink>
      </>
    );
  }
  if (outcome === null) return <Processing />;
  const isFailed = outcome.state === 'failed';
  return (
    <>
      <PageHeading title={t.returnTitle}>
        <p role="status">
          <Worded>{wordsOf(outcome, orderId)}</Worded>
        </p>
      </PageHeading>
      <div className="flex flex-wrap gap-4">
        {isFailed && outcome.canRetry && <Button onClick={ask}>{t.tryAgain}</Button>}
        {orderId === null ? (
          <ButtonLink href={to('/contact-us')} look={isFailed && outcome.canRetry ? 'outline' : 'solid'}>
            {shell.contact}
          </ButtonLink>
        ) : (
          <ButtonLink
            href={to(`/order-success/${encodeURIComponent(orderId)}`)}
            look={isFailed && outcome.canRetry ? 'outline' : 'solid'}
          >
            {t.toOrder}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** `paid-already`: by other means, perhaps in another tab. `pending`: the provider is still checking it. `refused`: by the provider, with another attempt possible; `failed`: nobody knows yet whether it was taken. */
export type Taken =
  | { readonly state: 'taken' }
  | { readonly state: 'paid-already'; readonly message: string }
  | { readonly state: 'pending' }
  | { readonly state: 'refused'; readonly meaning: RefusalMeaning }
  | { readonly state: 'failed'; readonly reason: string | null; readonly canRetry: boolean };

/**
 * The shopper is back from the provider's page (spec 2.16, 4.9): the shop is notified, what was ordered leaves the cart,
 * and after an alert the order is shown. On failure there is the other alert; after a refusal it leads to the order as well,
 * where the payment can be made again, or by other means.
 * @param orderId null if this tab did not leave for the payment: the order's mail then leads to it
 */
export async function takePayment(orderId: string | null, token: string): Promise<Taken> {
  const query = new URLSearchParams(location.search);
  // From Stripe's own page, or from the bank's, which has asked the shopper there.
  const isCard = query.has('session_id') || query.has('payment_intent');
  const answer = await askShop<z.output<typeof capturedSchema>>('/capture-payment', {
    like: { message: '', status: 'paid' },
    send: isCard
      ? { token, orderId, paymentMethod: 'stripe' }
      : { token, payerId: query.get('PayerID'), orderId, paymentMethod: 'paypal' },
  });
  // Replaces this page: 'back' must not come here again.
  const toOrder =
    orderId === null
      ? null
      : (): void => location.replace(to(`/order-success/${encodeURIComponent(orderId)}`));
  if (answer.ok) {
    // Here and not on the order's page: not everybody goes on to it.
    settlePaidCart(orderId);
    const isPending = answer.value.status === 'pending';
    if (toOrder !== null) showAlert(isPending ? t.pending : t.successful, toOrder);
    return { state: isPending ? 'pending' : 'taken' };
  }
  if (answer.code === 'paid-already' && answer.message !== null) {
    settlePaidCart(orderId);
    if (toOrder !== null) showAlert(answer.message, toOrder);
    return { state: 'paid-already', message: answer.message };
  }
  if (answer.code === 'payment-declined' && orderId !== null) {
    const meaning = meaningIn(answer.body);
    rememberRefusal(orderId, meaning);
    showAlert(t.processingFailed, toOrder);
    return { state: 'refused', meaning };
  }
  showAlert(t.processingFailed);
  const canRetry = answer.status === 0 || answer.status >= 500;
  const ended = answer.code === 'payment-too-late' || answer.code === 'payment-closed';
  return { state: 'failed', reason: canRetry ? t.unanswered : ended ? answer.message : null, canRetry };
}

function wordsOf(outcome: Taken, orderId: string | null): string {
  switch (outcome.state) {
    case 'pending':
      return t.pending;
    case 'taken':
      return orderId === null ? t.takenElsewhere : t.taken;
    case 'paid-already':
      return outcome.message;
    case 'refused':
      return t.refused[outcome.meaning](false);
    case 'failed':
      return `${t.processingFailed} ${outcome.reason ?? t.seeOrder}`;
  }
}

/** What the shopper can do: the shop says it beside the prescribed message. */
function meaningIn(body: unknown): RefusalMeaning {
  const { meaning } = (body ?? {}) as { meaning?: unknown };
  return refusalMeanings.find((one) => one === meaning) ?? 'other-means';
}
