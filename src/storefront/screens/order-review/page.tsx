import { useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { ShopLine } from '../../features/cart/shop-line.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { useCheckout } from '../../features/checkout/checkout-store.ts';
import { missingFields } from '../../features/checkout/missing-fields.ts';
import type { PaymentMethod } from '../../features/checkout/payment-methods.ts';
import { cancelDraft, type Draft } from '../../features/checkout/place-order.ts';
import type { Refusal } from '../../features/checkout/refusal.ts';
import { useShippingCost } from '../../features/checkout/use-shipping-cost.ts';
import type { Head } from '../../page.ts';
import * as checkoutTexts from '../../texts/de/checkout.ts';
import * as t from '../../texts/de/review.ts';
import * as shell from '../../texts/de/shell.ts';
import { useHydrated } from '../../value-store.ts';
import { PaymentView } from './payment-view.tsx';
import { Review } from './review.tsx';

export function head(): Head {
  return { title: `${t.title} – ${shell.shopName}`, description: t.title, canonical: null };
}

/** What was asked for, as the shop has accepted it: the cart may change in another tab meanwhile. */
interface Placed {
  readonly draft: Draft;
  readonly lines: readonly ShopLine[];
  readonly shippingCents: number;
  readonly method: PaymentMethod;
}

export function Page() {
  const isHydrated = useHydrated();
  const [placed, setPlaced] = useState<Placed | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const checkout = useCheckout();
  const lines = Object.values(useCart().cartDetails);
  const shippingCost = useShippingCost(checkout, lines);
  const isComplete = lines.length > 0 && missingFields(checkout).length === 0;
  return (
    <div className="frame min-h-dvh">
      <PageHeading
        crumbs={[
          { label: shell.home, href: '/' },
          { label: checkoutTexts.title, href: '/checkout' },
        ]}
        title={placed === null ? t.title : t.paymentTitle}
      />
      <noscript>
        <p className="prose text-lg">{checkoutTexts.needsScript}</p>
      </noscript>
      {!isHydrated ? (
        <p className="text-lg noscript:hidden">{checkoutTexts.loading}</p>
      ) : placed !== null ? (
        <PaymentView
          {...placed}
          onBack={() => {
            void cancelDraft(placed.draft.orderId);
            setPlaced(null);
          }}
          onRefused={(why) => {
            setRefusal(why);
            setPlaced(null);
          }}
        />
      ) : isComplete ? (
        <Review
          checkout={checkout}
          lines={lines}
          shippingCost={shippingCost}
          refusal={refusal}
          onRefused={setRefusal}
          onPlaced={(draft, shippingCents, method) => setPlaced({ draft, lines, shippingCents, method })}
        />
      ) : (
        <>
          <p className="mb-6 text-lg">{lines.length === 0 ? checkoutTexts.emptyCart : t.incomplete}</p>
          {lines.length === 0 ? (
            <ButtonLink href="/categories/all">{checkoutTexts.browse}</ButtonLink>
          ) : (
            <ButtonLink href="/checkout">{t.toCheckout}</ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
