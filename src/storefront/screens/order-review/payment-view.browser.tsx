import { useCallback, useEffect, useRef, useState } from 'react';
import { to } from '../../to.ts';
import type { AsRead } from '../../page.ts';
import type { Pickup } from '../../screen-data.server.ts';
import type { SitePicture } from '../../../shared/pieces/site-picture.ts';
import { GuaranteeNotice } from '../../components/orders/guarantee-notice.tsx';
import { Button, PlainButton } from '../../components/controls/button.tsx';
import { Checkbox } from '../../components/controls/field.tsx';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { ApplyingTexts } from '../../components/orders/applying-texts.browser.tsx';
import { OrderLines } from '../../components/orders/order-lines.tsx';
import { OrderSum } from '../../components/orders/order-sum.tsx';
import { PickupStores } from '../../components/orders/pickup-stores.tsx';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import {
  changeCheckout,
  isImported,
  useCheckout,
  type Checkout,
} from '../../features/checkout/checkout-store.ts';
import type { CheckoutSum } from '../../features/checkout/checkout-sum.ts';
import { methodsFor, orderOf } from '../../features/checkout/methods-for-order.ts';
import { isProviderMethod, type ChosenMethod } from '../../features/checkout/payment-methods.ts';
import { enterPaymentStep, isPaymentStep } from './payment-step.ts';
import { cancelDraft, confirmOrder, type Draft } from '../../features/checkout/placing/place-order.ts';
import { MethodTabs } from '../../features/payment/method-tabs.tsx';
import { PayNow } from '../../features/payment/pay-now.tsx';
import { refusalOf, type Refusal } from '../../features/checkout/placing/refusal.ts';
import type { DeliveryWeeks } from '../../features/checkout/use-shipping-cost.ts';
import * as paying from '#texts/paying.ts';
import { paymentMethodName } from '#texts/checkout.ts';
import * as t from '#texts/order-review.ts';
import * as vouchers from '#texts/cart.ts';
import type { ChangedElsewhere } from '../../features/cart/use-changed-elsewhere.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { Addresses, DeliveryTime } from './delivery-facts.tsx';
import { askShop } from '../../asking/ask-shop.ts';
import { Worded } from '../../components/worded.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';
import { colon } from '#texts/shell.ts';

/**
 * The essential facts and, directly below them, the binding button (§ 312j (2) and (3) BGB). Until it is pressed there
 * is only a draft, which holds the pieces. Only after that is the card requested, or the wallet's page shown.
 */
export function PaymentView({
  draft,
  lines,
  sum,
  weeks,
  pickup,
  method,
  guarantee,
  changed,
  onBack,
  onRefused,
}: {
  readonly draft: Draft;
  readonly lines: readonly ShopLine[];
  readonly sum: CheckoutSum;
  readonly weeks: DeliveryWeeks;
  readonly pickup: AsRead<Pickup>;
  readonly method: ChosenMethod;
  readonly guarantee: SitePicture | null;
  /** Another tab's changes to the cart, which this draft knows nothing of. */
  readonly changed: ChangedElsewhere | null;
  readonly onBack: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}) {
  const checkout = useCheckout();
  const [chosen, setChosen] = useState(method);
  const [payUntil, setPayUntil] = useState<string | null>(null);
  const [earlyService, setEarlyService] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const facts = useRef<HTMLElement>(null);
  const payableCents = sum.totalCents - sum.gift;
  const methods = methodsFor(usePaymentSetup(), orderOf(checkout, payableCents, sum.gift)).filter(
    isProviderMethod,
  );
  const { orderId } = draft;
  const isRental = lines.some(({ isRent }) => isRent);
  const isAssembly = lines.some(({ assembly }) => assembly);
  const mayRequestEarlyService = checkout.customerKind === 'consumer' && (isRental || isAssembly);
  useEffect(() => {
    window.scrollTo(0, 0);
    facts.current?.focus({ preventScroll: true });
  }, [payUntil]);
  // It replaces this page: 'back' must not lead to a button that was pressed.
  const toOrder = useCallback(() => location.replace(to(`/order-success/${orderId}`)), [orderId]);

  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const answer = await confirmOrder(orderId, lines, { paymentMethod: chosen, earlyService });
    if (!answer.ok && (answer.status === 0 || answer.status >= 500)) {
      // It may have been placed or not: confirming an order once more places none twice.
      setProblem(answer.message ?? `${t.failed} ${t.unanswered}`);
      setBusy(false);
      return;
    }
    if (!answer.ok) {
      onRefused(await refusalOf(answer, lines));
      return;
    }
    await askForNewsletter(checkout);
    if (answer.value.payUntil === null) toOrder();
    else {
      setPayUntil(answer.value.payUntil);
      setBusy(false);
    }
  };

  const goBack = async (): Promise<void> => {
    setBusy(true);
    if (await cancelDraft(orderId)) onBack();
    else toOrder();
  };

  useEffect(() => {
    const back = (): void => {
      // Only an overlay was closed.
      if (isPaymentStep()) return;
      // The action in progress decides where it leads.
      if (isBusy) enterPaymentStep();
      else if (payUntil === null) void goBack();
      else toOrder();
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  });

  const order = (
    <>
      {changed !== null && (
        <ChangedNotice changed={changed} isExempt={sum.isExempt} title={t.cartChangedSince}>
          <Button look="outline" className="mt-4" idle={isBusy} onClick={() => void goBack()}>
            {t.seeChanges}
          </Button>
        </ChangedNotice>
      )}
      <h2 className="text-2xl">{t.pieces}</h2>
      <OrderLines lines={sum.lines} />
      <h3 className="mt-4 text-xl">{t.delivery}</h3>
      <DeliveryTime option={checkout.deliveryOption} weeks={weeks} />
      {checkout.deliveryOption === 'pickup' && <PickupStores lines={lines} pickup={pickup} />}
      <Addresses checkout={checkout} />
      <p className="mt-4">
        <span className="font-semibold">{t.payment + colon}</span>
        {chosen === 'gift_voucher' ? vouchers.giftVoucher : paymentMethodName[chosen]}
      </p>
      {isProviderMethod(chosen) && <p className="mt-2">{paying.beforeOrder[chosen]}</p>}
      {checkout.customerKind === 'consumer' && lines.some(({ isRent }) => !isRent) && (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">
          <GuaranteeNotice picture={guarantee} />
        </p>
      )}
      <div className="mt-4">
        <OrderSum {...sum} isImported={isImported(checkout)} />
      </div>
      {mayRequestEarlyService && (
        <div className="mt-4">
          <Checkbox
            label={t.earlyService(isRental, isAssembly)}
            hint={t.earlyServiceHint(isAssembly)}
            checked={earlyService}
            onChecked={setEarlyService}
          />
        </div>
      )}
      <div role="alert" className="mt-4 font-semibold text-error">
        {problem !== null && <Worded>{problem}</Worded>}
      </div>
      <Button className="mt-6 w-full text-lg" unavailable={isBusy} onClick={() => void confirm()}>
        {t.order}
      </Button>
      <ApplyingTexts />
    </>
  );

  return (
    <section
      ref={facts}
      tabIndex={-1}
      aria-label={payUntil === null ? t.pieces : paying.payTitle}
      className="max-w-2xl outline-none"
    >
      {payUntil !== null ? (
        <p className="mb-4 text-good">{paying.ordered(payUntil)}</p>
      ) : (
        draft.reservedUntil !== undefined && (
          <p className="mb-4 text-good">{t.reservedUntil(draft.reservedUntil)}</p>
        )
      )}
      {!isProviderMethod(chosen) ? (
        <div className="bg-paper-deep p-5">{order}</div>
      ) : payUntil === null ? (
        <MethodTabs
          methods={methods}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            changeCheckout({ paymentMethod: next });
          }}
        >
          {order}
        </MethodTabs>
      ) : (
        <PayNow
          orderId={orderId}
          totalCents={payableCents}
          methods={methods}
          method={chosen}
          onPaid={toOrder}
        />
      )}
      <PlainButton
        idle={isBusy}
        onClick={() => void goBack()}
        className="mt-4 min-h-11 underline underline-offset-4"
      >
        {payUntil === null ? <span lang={quotedLanguage}>{t.backToReview}</span> : paying.takeBack}
      </PlainButton>
    </section>
  );
}

/**
 * Customers who ticked the box in the checkout are asked by mail, like anybody else (double opt-in). This happens only
 * once the order is placed, and an order never fails because of it.
 */
async function askForNewsletter({ newsletter, formData }: Checkout): Promise<void> {
  if (!newsletter) return;
  await askShop('/subscribe', { send: { email: formData.email, source: 'checkout' } });
}
