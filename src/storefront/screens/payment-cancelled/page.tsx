import { useEffect, useState } from 'react';
import { askShop } from '../../asking/ask-shop.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { PlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import { orderUnderPayment } from '../../features/payment/order-under-payment.ts';
import type { Head } from '../../page.ts';
import * as t from '#texts/paying.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';
import type { PaymentCancelledData } from './route.ts';

export function head(): Head {
  return { title: t.cancelledTitle, description: t.cancelledText, canonical: null };
}

export function Page({ data: { email } }: { readonly data: PaymentCancelledData }) {
  return (
    <div className="frame">
      <PageHeading title={t.cancelledTitle}>
        <p>{t.cancelledText}</p>
      </PageHeading>
      <section className="max-w-xl bg-paper-deep p-5">
        <h2 className="text-2xl">{t.helpTitle}</h2>
        <p className="mt-2">
          {t.helpText}{' '}
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      </section>
      {useHydrated() ? (
        <WayOn />
      ) : (
        <div className="mt-8">
          <ButtonLink href={to('/')}>{t.toHome}</ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The deadline for paying the order, and a link to do so: shoppers who left by mistake can continue. */
function WayOn() {
  const [orderId] = useState(orderUnderPayment);
  // Undefined while it is asked, and where the shop does not answer: the order's page knows.
  const [payUntil, setPayUntil] = useState<string | null>();
  useEffect(() => {
    if (orderId === null) return;
    void askShop<PlacedOrder>(`/orders/${encodeURIComponent(orderId)}`, {
      like: { orderNumber: '' },
    }).then((answer) => {
      if (answer.ok) setPayUntil(answer.value.payUntil);
    });
  }, [orderId]);
  const home = (look: 'solid' | 'outline') => (
    <ButtonLink href={to('/')} look={look}>
      {t.toHome}
    </ButtonLink>
  );
  if (orderId === null) {
    return (
      <>
        <p className="my-8 max-w-xl text-lg">{t.cancelledElsewhere}</p>
        {home('solid')}
      </>
    );
  }
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <p role="status" className="mt-8 min-h-14 max-w-xl text-lg">
        {payUntil === null ? t.cancelledOver : payUntil !== undefined && t.cancelledUntil(payUntil)}
      </p>
      <div className="mt-4 flex flex-wrap gap-4">
        <ButtonLink href={to(`/order-success/${encodeURIComponent(orderId)}`)}>
          {payUntil === null ? t.toOrder : t.payAfterAll}
        </ButtonLink>
        {home('outline')}
      </div>
    </>
  );
}
