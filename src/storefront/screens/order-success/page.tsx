import { ButtonLink } from '../../components/button-link.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { usePlacedOrder } from '../../features/checkout/use-placed-order.ts';
import type { Head } from '../../page.ts';
import * as shell from '../../texts/de/shell.ts';
import * as t from '../../texts/de/success.ts';
import { useHydrated } from '../../value-store.ts';
import { BankDetails } from './bank-details.tsx';
import { MailStep } from './mail-step.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Products } from './products.tsx';

export function head(): Head {
  return { title: `${t.pageTitle} – ${shell.shopName}`, description: t.pageTitle, canonical: null };
}

export function Page() {
  return (
    <div className="frame min-h-dvh">
      <noscript>
        <PageHeading title={t.pageTitle}>
          <p>{t.needsScript}</p>
        </PageHeading>
      </noscript>
      {useHydrated() ? (
        <>
          {/* The address is a key: it is passed on to nobody. */}
          <meta name="referrer" content="no-referrer" />
          <Order orderId={location.pathname.split('/')[2] ?? ''} />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="noscript:hidden">
      <PageHeading title={t.pageTitle}>
        <p role="status">{t.loading}</p>
      </PageHeading>
    </div>
  );
}

function Order({ orderId }: { readonly orderId: string }) {
  const { answer, reload, show } = usePlacedOrder(orderId);
  if (answer === null) return <Waiting />;
  if (!answer.ok) {
    return (
      <>
        <PageHeading title={t.pageTitle}>
          <p role="alert">{answer.status === 404 ? t.notFound : (answer.message ?? t.failed)}</p>
        </PageHeading>
        {answer.status === 404 ? (
          <ButtonLink href="/categories/all">{t.goOn}</ButtonLink>
        ) : (
          <Button onClick={reload}>{t.tryAgain}</Button>
        )}
      </>
    );
  }
  const order = answer.value;
  const note = t.stateNote[order.state];
  return (
    <>
      <PageHeading title={order.state === 'accepted' ? t.title : t.pageTitle}>
        <p>{note ?? (order.awaitsMailConfirmation ? null : t.confirmation(order.customerEmail))}</p>
      </PageHeading>
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]">
        <div className="space-y-12">
          {order.awaitsMailConfirmation && (
            <MailStep orderId={orderId} email={order.customerEmail} onAnswer={show} />
          )}
          {order.bankTransfer !== null && <BankDetails transfer={order.bankTransfer} />}
          <OrderFacts order={order} />
        </div>
        <Products order={order} />
      </div>
      <div className="mt-12">
        <ButtonLink href="/categories/all">{t.goOn}</ButtonLink>
      </div>
    </>
  );
}
