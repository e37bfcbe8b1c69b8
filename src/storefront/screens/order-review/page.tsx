import { answerOtherTabs } from '../../features/checkout/answer-other-tabs.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AsRead, Head } from '../../page.ts';
import { ButtonLink, buttonLook } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import { changedSince, useChangedElsewhere } from '../../features/cart/use-changed-elsewhere.ts';
import { useCart } from '../../features/cart/store/shop-cart.ts';
import { CartNote } from '../../features/checkout/cart-note.tsx';
import { useCheckout } from '../../features/checkout/checkout-store.ts';
import type { CheckoutSum } from '../../features/checkout/checkout-sum.ts';
import { missingFields } from '../../features/checkout/missing-fields.ts';
import { isProviderMethod, type ChosenMethod } from '../../features/checkout/payment-methods.ts';
import { enterPaymentStep, leavePaymentStep } from './payment-step.ts';
import type { Draft } from '../../features/checkout/placing/place-order.ts';
import type { Refusal } from '../../features/checkout/placing/refusal.ts';
import { useShippingCost, type DeliveryWeeks } from '../../features/checkout/use-shipping-cost.ts';
import { WayOnLink } from '../../features/checkout/way-on-link.tsx';
import * as checkoutTexts from '#texts/checkout.ts';
import * as paying from '#texts/paying.ts';
import * as t from '#texts/order-review.ts';
import * as shell from '#texts/shell.ts';
import { loadablePart } from '../../loadable-part.tsx';
import { useHydrated } from '../../value-store.ts';
import type { ReviewData } from './route.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { Review } from './review.tsx';
import { to } from '../../to.ts';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

const PaymentView = lazy(
  loadablePart(async () => ({ default: (await import('./payment-view.browser.tsx')).PaymentView })),
);

export function head(): Head {
  return { title: t.title, description: t.title, canonical: null };
}

/** The order as the shop has accepted it: the cart may change in another tab meanwhile. */
interface Placed {
  readonly draft: Draft;
  readonly lines: readonly ShopLine[];
  readonly sum: CheckoutSum;
  readonly weeks: DeliveryWeeks;
  readonly method: ChosenMethod;
}

export function Page({ data: { pickup, guarantee, shopName } }: { readonly data: AsRead<ReviewData> }) {
  const isHydrated = useHydrated();
  useEffect(answerOtherTabs, []);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const checkout = useCheckout();
  const cart = useCart();
  const lines = Object.values(cart.cartDetails);
  const shippingCost = useShippingCost(checkout, lines);
  // Ordered before a reload, or before coming back from the provider's page: it is paid on the order's own page.
  const ordered = isHydrated && placed === null ? checkout.placed : null;
  useEffect(() => {
    if (ordered !== null) location.replace(to(`/order-success/${ordered}`));
  }, [ordered]);
  // Also if the payment view was reloaded, or the browser goes forward to it: its draft is no longer shown.
  const isReview = placed === null && ordered === null;
  useEffect(() => {
    if (!isReview) return undefined;
    leavePaymentStep();
    addEventListener('popstate', leavePaymentStep);
    return () => removeEventListener('popstate', leavePaymentStep);
  }, [isReview]);
  const isOrdered =
    placed !== null && isProviderMethod(placed.method) && checkout.placed === placed.draft.orderId;
  const title = placed === null ? t.title : isOrdered ? paying.unpaidTitle : t.paymentTitle;
  useEffect(() => {
    document.title = `${title} – ${shopName}`;
  }, [title, shopName]);
  const changed = useChangedElsewhere();
  const isComplete = lines.length > 0 && missingFields(checkout).length === 0;
  return (
    <div className="frame min-h-dvh">
      <PageHeading
        crumbs={[
          { label: shell.home, href: to('/') },
          ...(isOrdered ? [] : [{ label: checkoutTexts.title, href: to('/checkout') }]),
        ]}
        title={title}
      />
      <noscript>
        <p className="prose text-lg">{checkoutTexts.needsScript}</p>
      </noscript>
      {!isHydrated || ordered !== null ? (
        <p lang={quotedLanguage} className="text-lg noscript:hidden">
          {checkoutTexts.loading}
        </p>
      ) : placed !== null ? (
        <Suspense
          fallback={
            <p lang={quotedLanguage} className="text-lg">
              {checkoutTexts.loading}
            </p>
          }
        >
          <PaymentView
            {...placed}
            pickup={pickup}
            guarantee={guarantee}
            changed={changedSince(placed.lines, cart)}
            onBack={() => setPlaced(null)}
            onRefused={(why) => {
              setRefusal(why);
              setPlaced(null);
            }}
          />
        </Suspense>
      ) : isComplete ? (
        <Review
          checkout={checkout}
          lines={lines}
          pickup={pickup}
          shippingCost={shippingCost}
          changed={changed}
          refusal={refusal}
          onRefused={setRefusal}
          onPlaced={(next) => {
            enterPaymentStep();
            setPlaced({ ...next, lines });
          }}
        />
      ) : (
        <>
          {refusal !== null && <RefusalNotice refusal={refusal} lines={lines} />}
          <CartNote otherwise={lines.length === 0 ? checkoutTexts.emptyCart : t.incomplete} />
          {lines.length === 0 ? (
            <ButtonLink href={to('/categories/all')}>{checkoutTexts.browse}</ButtonLink>
          ) : (
            <WayOnLink href={to('/checkout')} className={buttonLook('solid')}>
              {t.toCheckout}
            </WayOnLink>
          )}
        </>
      )}
    </div>
  );
}
