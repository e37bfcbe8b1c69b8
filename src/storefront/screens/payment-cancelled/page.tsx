import { useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { orderUnderPayment } from '../../features/payment/order-under-payment.ts';
import type { Head } from '../../page.ts';
import * as t from '#texts/paying.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';
import type { PaymentCancelledData } from './route.ts';

export function head(): Head {
  return { title: `${t.cancelledTitle} – ${shell.shopName}`, description: t.cancelledText, canonical: null };
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
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={to('/')}>{t.toHome}</ButtonLink>
        {useHydrated() && <BackToOrder />}
      </div>
    </div>
  );
}

/** The order remains for a while: shoppers who left by mistake can continue there. */
function BackToOrder() {
  const [orderId] = useState(orderUnderPayment);
  if (orderId === null) return null;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <ButtonLink look="outline" href={to(`/order-success/${encodeURIComponent(orderId)}`)}>
        {t.toOrder}
      </ButtonLink>
    </>
  );
}
