import { useRef, useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { useCheckout } from '../../features/checkout/checkout-store.ts';
import { missingFields } from '../../features/checkout/missing-fields.ts';
import { useShippingCost } from '../../features/checkout/use-shipping-cost.ts';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/checkout.ts';
import * as shell from '../../texts/de/shell.ts';
import { useHydrated } from '../../value-store.ts';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Summary } from './summary.tsx';

export function head(): Head {
  return { title: `${t.title} – ${shell.shopName}`, description: t.title, canonical: null };
}

export function Page() {
  const isHydrated = useHydrated();
  const isEmpty = useCart().cartCount === 0;
  return (
    // As high as a screen, so that nothing moves when the browser puts in what it knows.
    <div className="frame min-h-dvh">
      <PageHeading crumbs={[{ label: shell.home, href: '/' }]} title={t.title} />
      <noscript>
        <p className="prose text-lg">{t.needsScript}</p>
      </noscript>
      {isHydrated && isEmpty ? (
        <>
          <p className="mb-6 text-lg">{t.emptyCart}</p>
          <ButtonLink href="/categories/all">{t.browse}</ButtonLink>
        </>
      ) : (
        <CheckoutForm />
      )}
    </div>
  );
}

function CheckoutForm() {
  const checkout = useCheckout();
  const lines = Object.values(useCart().cartDetails);
  const shippingCost = useShippingCost(checkout, lines);
  const [wasRefused, setWasRefused] = useState(false);
  const errorSummary = useRef<HTMLDivElement>(null);
  // Once it was refused, a field that was filled stops complaining at once.
  const missing = wasRefused ? missingFields(checkout) : [];
  const errors = Object.fromEntries(missing.map(({ field, message }) => [field, message]));

  const review = (): void => {
    if (missingFields(checkout).length > 0) {
      setWasRefused(true);
      requestAnimationFrame(() => errorSummary.current?.focus());
    } else if (shippingCost.state === 'failed') {
      showAlert(shippingCost.message);
    } else if (lines.length === 0 || shippingCost.state !== 'known') {
      showAlert(t.nothingToReview);
    } else {
      location.assign('/order-review');
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
      className="grid grid-cols-1 gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]"
    >
      <div className="max-w-2xl space-y-10">
        <ErrorSummary ref={errorSummary} missing={missing} />
        <ContactFields checkout={checkout} errors={errors} />
        <DeliveryChoice checkout={checkout} lines={lines} />
        <AddressFields checkout={checkout} errors={errors} />
      </div>
      <Summary lines={lines} shippingCost={shippingCost} />
    </form>
  );
}
