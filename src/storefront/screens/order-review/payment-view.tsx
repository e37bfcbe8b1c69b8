import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { OrderLines } from '../../components/order-lines.tsx';
import { OrderSum } from '../../components/order-sum.tsx';
import type { ShopLine } from '../../features/cart/shop-line.ts';
import { useCheckout } from '../../features/checkout/checkout-store.ts';
import type { PaymentMethod } from '../../features/checkout/payment-methods.ts';
import { confirmOrder, type Draft } from '../../features/checkout/place-order.ts';
import { refusalOf, type Refusal } from '../../features/checkout/refusal.ts';
import * as checkoutTexts from '../../texts/de/checkout.ts';
import { paymentMethodName } from '../../texts/de/payment.ts';
import * as t from '../../texts/de/review.ts';

/**
 * The essential facts and, directly below them, the button that binds (§ 312j (2) and (3) BGB). Until it is pressed
 * there is only a draft, which holds the pieces.
 */
export function PaymentView({
  draft,
  lines,
  shippingCents,
  method,
  onBack,
  onRefused,
}: {
  readonly draft: Draft;
  readonly lines: readonly ShopLine[];
  readonly shippingCents: number;
  readonly method: PaymentMethod;
  readonly onBack: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}) {
  const checkout = useCheckout();
  const [isBusy, setBusy] = useState(false);
  const facts = useRef<HTMLElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    facts.current?.focus({ preventScroll: true });
  }, []);

  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await confirmOrder(draft.orderId);
    if (answer.ok) {
      // It takes the place of this page: 'back' must not lead to a button that was pressed.
      location.replace(`/order-success/${draft.orderId}`);
      return;
    }
    onRefused(await refusalOf(answer, lines));
  };

  return (
    <section ref={facts} tabIndex={-1} aria-label={t.pieces} className="max-w-2xl outline-none">
      {draft.reservedUntil !== undefined && (
        <p className="mb-4 text-good">{t.reservedUntil(draft.reservedUntil)}</p>
      )}
      <div className="bg-paper-deep p-5">
        <h2 className="text-2xl">{t.pieces}</h2>
        <OrderLines lines={lines} />
        <p className="mt-4 text-[0.9375rem] text-ink-soft">
          {t.delivery}: {checkoutTexts[checkout.deliveryOption]} · {t.payment}: {paymentMethodName[method]}
        </p>
        <div className="mt-4">
          <OrderSum
            goods={lines.reduce((sum, line) => sum + line.value, 0)}
            shipping={shippingCents}
            containsBoatwood={lines.some((line) => line.shopType === 'boatwood')}
          />
        </div>
        <Button className="mt-6 w-full text-lg" unavailable={isBusy} onClick={() => void confirm()}>
          {t.order}
        </Button>
      </div>
      <p className="mt-4 text-[0.9375rem] text-ink-soft">{t.terms}</p>
      <button
        type="button"
        disabled={isBusy}
        onClick={onBack}
        className="mt-4 min-h-11 underline underline-offset-4"
      >
        {t.backToReview}
      </button>
    </section>
  );
}
