import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { orderUnderPayment } from '../../features/payment/order-under-payment.ts';
import { takePayment, type Taken } from '../../features/payment/take-payment.ts';
import type { Head } from '../../page.ts';
import * as t from '#texts/paying.ts';
import * as shell from '#texts/shell.ts';
import * as success from '#texts/success.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';

export function head(): Head {
  return { title: `${t.returnTitle} – ${shell.shopName}`, description: t.returnTitle, canonical: null };
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
          {t.processing}
        </p>
      </PageHeading>
    </div>
  );
}

/** Notifies the shop once that the shopper is back; the shop asks the provider whether anything was paid. */
function Capture() {
  const query = new URLSearchParams(location.search);
  const [orderId] = useState(orderUnderPayment);
  const token = query.get('session_id') ?? query.get('token');
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
          {outcome.state === 'taken'
            ? orderId === null
              ? t.takenElsewhere
              : t.taken
            : isFailed
              ? `${t.processingFailed} ${outcome.reason ?? t.seeOrder}`
              : t.refused(false)}
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
