import { useCallback, useState } from 'react';
import type { AsRead, Head } from '../../page.ts';
import { fromEuros } from '../../../shared/money/cents.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { cancelDraft } from '../../features/checkout/placing/place-order.ts';
import { type PlacedOrder, usePlacedOrder } from '../../features/checkout/placing/use-placed-order.ts';
import { methodsFor, placedOrderOf } from '../../features/checkout/methods-for-order.ts';
import { isProviderMethod } from '../../features/checkout/payment-methods.ts';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { PayNow } from '../../features/payment/pay-now.tsx';
import * as declarations from '#texts/declarations.ts';
import * as t from '#texts/order-success.ts';
import * as payment from '#texts/paying.ts';
import { useHydrated } from '../../value-store.ts';
import { BankDetails } from './bank-details.tsx';
import { BoughtGift } from './bought-gift.tsx';
import { History, OrderFacts, stateNoteOf } from './order-facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { Products } from './products.tsx';
import { RefilledCart } from './refilled-cart.tsx';
import type { OrderSuccessData } from './route.ts';
import { Claims } from './claims.tsx';
import { invoiceLook, Invoices } from './invoices.tsx';
import { to } from '../../to.ts';
import { askShop, type ShopAnswer } from '../../asking/ask-shop.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import { Worded } from '../../components/worded.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

export function head(): Head {
  return { title: t.pageTitle, description: t.pageTitle, canonical: null };
}

export function Page({ data: { hours } }: { readonly data: AsRead<OrderSuccessData> }) {
  return (
    <div className="frame min-h-dvh">
      <noscript>
        <PageHeading title={t.pageTitle}>
          <p>{t.needsScript}</p>
        </PageHeading>
      </noscript>
      {useHydrated() ? (
        <>
          {/* The address is a key: it is not passed on. */}
          <meta name="referrer" content="no-referrer" />
          <Order orderId={location.pathname.split('/').at(-1) ?? ''} hours={hours} />
        </>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** A consumer's two legal functions, with the order's number after '#', which is not sent to any server. */
function Rights({ order }: { readonly order: PlacedOrder }) {
  if (order.customerKind === 'business') return null;
  const about = `#bestellung=${encodeURIComponent(order.orderNumber)}`;
  const isRental = order.lines.some(({ isRent }) => isRent);
  return (
    <p className="flex flex-wrap gap-x-8">
      <a
        href={to('/vertrag-widerrufen') + about}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {declarations.withdrawTitle}
      </a>
      {isRental && (
        <a
          href={to('/vertraege-kuendigen') + about}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {declarations.endTitle}
        </a>
      )}
    </p>
  );
}

/** As long as nothing is paid, the shop lets the customer go; in two steps, since the pieces may be gone then. */
function TakeBack({
  orderId,
  means,
  onTakenBack,
}: {
  readonly orderId: string;
  readonly means: string;
  readonly onTakenBack: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 underline underline-offset-4">
        {payment.takeBackHere}
      </summary>
      <p className="mb-3">{means}</p>
      <Button
        look="outline"
        unavailable={isBusy}
        onClick={() => {
          if (isBusy) return;
          setBusy(true);
          // If it was paid meanwhile, the page then says so.
          void cancelDraft(orderId).then(onTakenBack);
        }}
      >
        {payment.takeBackNow}
      </Button>
    </details>
  );
}

function Waiting() {
  return (
    <div className="noscript:hidden">
      <PageHeading title={t.pageTitle}>
        <p role="status" lang={quotedLanguage}>
          {t.loading}
        </p>
      </PageHeading>
    </div>
  );
}

function Order({ orderId, hours }: AsRead<OrderSuccessData> & { readonly orderId: string }) {
  const { answer, reload, show } = usePlacedOrder(orderId);
  const [isTakenBack, setTakenBack] = useState(false);
  const onEnded = useCallback(() => {
    reload();
    // The outcome is above the form.
    scrollTo(0, 0);
  }, [reload]);
  const setup = usePaymentSetup();
  if (answer === null) return <Waiting />;
  if (!answer.ok) {
    return (
      <>
        <PageHeading title={t.pageTitle}>
          <p role="alert">
            <Worded>{answer.status === 404 ? t.notFound : (answer.message ?? t.failed)}</Worded>
          </p>
        </PageHeading>
        {answer.status === 404 ? (
          <ButtonLink href={to('/categories/all')}>
            <span lang={quotedLanguage}>{t.goOn}</span>
          </ButtonLink>
        ) : (
          <Button onClick={reload}>{t.tryAgain}</Button>
        )}
      </>
    );
  }
  const order = answer.value;
  const note = stateNoteOf(order);
  const methods = methodsFor(setup, placedOrderOf(order)).filter(isProviderMethod);
  const isUnpaid = order.payUntil !== null && order.paymentMethod !== 'bank_transfer';
  const title = isUnpaid
    ? payment.unpaidTitle
    : order.state === 'accepted' && order.withdrawal === null
      ? t.title
      : t.pageTitle;
  return (
    <>
      <PageHeading title={title}>
        <p>{note ?? (order.awaitsMailConfirmation ? null : t.confirmation(order.customerEmail))}</p>
      </PageHeading>
      {isTakenBack && order.state === 'cancelled' && order.boughtGift === null && (
        <RefilledCart lines={order.lines} />
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]">
        <div className="min-w-0 space-y-12">
          {order.awaitsMailConfirmation && (
            <MailStep orderId={orderId} email={order.customerEmail} onAnswer={show} />
          )}
          {order.payUntil !== null && isUnpaid && (
            <section className="scroll-mt-6">
              <h2 className="mb-3 text-2xl">{payment.payTitle}</h2>
              <p className="mb-4 text-good">
                {order.boughtGift === null ? payment.ordered(order.payUntil) : t.giftPayUntil(order.payUntil)}
              </p>
              <PayNow
                orderId={orderId}
                totalCents={fromEuros(order.orderTotal) - fromEuros(order.gift)}
                methods={methods}
                method={methods.find((method) => method === order.paymentMethod) ?? 'stripe'}
                onPaid={onEnded}
              />
              {/* Pieces of an order that was paid for stay the customer's: ending it is the shop's affair. */}
              {order.paymentData.at(-1)?.status !== 'expired' && (
                <TakeBack
                  orderId={orderId}
                  means={order.boughtGift === null ? payment.takeBackMeans : t.giftTakeBackMeans}
                  onTakenBack={() => {
                    setTakenBack(true);
                    onEnded();
                  }}
                />
              )}
            </section>
          )}
          {order.bankTransfer !== null && (
            <BankDetails
              transfer={order.bankTransfer}
              {...(order.boughtGift === null ? {} : { intro: t.giftBankIntro(order.bankTransfer.dueDate) })}
            />
          )}
          <NextSteps order={order} hours={hours} />
          <Claims order={order} />
          <OrderFacts order={order} />
          <Invoices
            order={order}
            link={({ number }, name) => (
              <a
                href={`/api/orders/${encodeURIComponent(orderId)}/invoices/${number}`}
                download
                className={invoiceLook}
              >
                {name}
              </a>
            )}
          />
          <History order={order} />
          {order.state === 'accepted' && <Rights order={order} />}
        </div>
        {order.boughtGift === null ? (
          <Products order={order} />
        ) : (
          <BoughtGift orderId={orderId} order={order} />
        )}
      </div>
      <div className="mt-12">
        <ButtonLink href={to('/categories/all')}>
          <span lang={quotedLanguage}>{t.goOn}</span>
        </ButtonLink>
      </div>
    </>
  );
}

/** A guest's order that waits for the mailed link; visitors who came by the link confirm with a click. */
export function MailStep({
  orderId,
  email,
  onAnswer,
}: {
  readonly orderId: string;
  readonly email: string;
  readonly onAnswer: (answer: ShopAnswer<PlacedOrder>) => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const mailToken = new URLSearchParams(location.hash.slice(1)).get('bestaetigen');
  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await askShop<PlacedOrder>(`/checkout/${encodeURIComponent(orderId)}/confirm`, {
      send: { mailToken },
      like: { orderNumber: '', lines: [] },
    });
    setBusy(false);
    if (answer.ok) onAnswer(answer);
    else showAlert(answer.message ?? t.failed);
  };
  return (
    <section className="border-2 border-petrol p-5">
      <h2 className="text-2xl">{t.mailTitle}</h2>
      <p className="mt-2 break-words">{t.mailText(email)}</p>
      {mailToken !== null && (
        <Button className="mt-5" unavailable={isBusy} onClick={() => void confirm()}>
          {t.confirmOrder}
        </Button>
      )}
    </section>
  );
}
