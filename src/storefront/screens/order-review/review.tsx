import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { plainVatId } from '../../../shared/places/vat-id.ts';
import type { AsRead } from '../../page.ts';
import type { Pickup } from '../../screen-data.server.ts';
import { Button } from '../../components/controls/button.tsx';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import { RadioCard } from '../../components/controls/field.tsx';
import { OrderLines } from '../../components/orders/order-lines.tsx';
import { OrderSum } from '../../components/orders/order-sum.tsx';
import { PickupStores } from '../../components/orders/pickup-stores.tsx';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import type { ChangedElsewhere } from '../../features/cart/use-changed-elsewhere.ts';
import { changeCheckout, isImported, type Checkout } from '../../features/checkout/checkout-store.ts';
import { checkoutSum, type CheckoutSum } from '../../features/checkout/checkout-sum.ts';
import { methodsFor, orderOf } from '../../features/checkout/methods-for-order.ts';
import type { ChosenMethod } from '../../features/checkout/payment-methods.ts';
import { internationalPhone } from '../../features/checkout/phone-number.ts';
import { draftOrder, type Draft } from '../../features/checkout/placing/place-order.ts';
import { refusalOf, type Refusal } from '../../features/checkout/placing/refusal.ts';
import { NoPrice } from '../../features/checkout/no-price.tsx';
import type { DeliveryWeeks, ShippingCost } from '../../features/checkout/use-shipping-cost.ts';
import { useVoucher } from '../../features/checkout/voucher/use-voucher.ts';
import { VoucherPart } from '../../features/checkout/voucher/voucher-part.tsx';
import { WayOnLink } from '../../features/checkout/way-on-link.tsx';
import { showAlert } from '../../features/overlays/overlay-store.ts';
import * as checkoutTexts from '#texts/checkout.ts';
import { paymentMethodHint } from '#texts/paying.ts';
import * as t from '#texts/order-review.ts';
import * as vouchers from '#texts/cart.ts';
import { colon } from '#texts/shell.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { Addresses, DeliveryTime } from './delivery-facts.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { loadablePart } from '../../loadable-part.tsx';
import { to } from '../../to.ts';

/** Few orders are asked for a code. */
const MailboxCode = lazy(
  loadablePart(async () => ({ default: (await import('./mailbox-code.browser.tsx')).MailboxCode })),
);

/** A summary of everything chosen, and the choice of payment (spec 2.14). */
export function Review({
  checkout,
  lines,
  pickup,
  shippingCost,
  changed,
  refusal,
  onRefused,
  onPlaced,
}: {
  readonly checkout: Checkout;
  readonly lines: readonly ShopLine[];
  readonly pickup: AsRead<Pickup>;
  readonly shippingCost: ShippingCost;
  /** Another tab's changes to the cart. */
  readonly changed: ChangedElsewhere | null;
  readonly refusal: Refusal | null;
  readonly onRefused: (refusal: Refusal | null) => void;
  readonly onPlaced: (placed: {
    readonly draft: Draft;
    readonly sum: CheckoutSum;
    readonly weeks: DeliveryWeeks;
    readonly method: ChosenMethod;
  }) => void;
}) {
  const setup = usePaymentSetup();
  const notice = useRef<HTMLDivElement>(null);
  const change = changed === null ? '' : JSON.stringify(changed);
  const [noticed, setNoticed] = useState('');
  const [isBusy, setBusy] = useState(false);
  // It stays with what was typed while the next answer is awaited.
  const [askedForCode, setAskedForCode] = useState(false);
  const voucher = useVoucher(lines);
  const sum = checkoutSum(lines, shippingCost, voucher);
  const { totalCents, gift: giftCents } = sum;
  // The card comes first, if it is accepted (spec 4.9).
  const methods = methodsFor(setup, orderOf(checkout, totalCents - giftCents, giftCents));
  const losesKlarna = methods.length < methodsFor(setup, orderOf(checkout, totalCents, 0)).length;
  const paymentMethod =
    methods.find((method) => method === checkout.paymentMethod) ?? methods[0] ?? 'bank_transfer';
  const isPaidByGift = sum.shipping !== null && giftCents > 0 && giftCents === totalCents;

  const proceed = async (mailboxCode?: string): Promise<void> => {
    if (shippingCost.state === 'failed') {
      onRefused(null);
      shippingCost.retry();
    }
    if (isBusy || shippingCost.state !== 'known' || voucher.isChecking) return;
    if (change !== '' && change !== noticed) {
      setNoticed(change);
      notice.current?.focus();
      return;
    }
    setBusy(true);
    onRefused(null);
    const answer = await draftOrder({
      lines: sum.lines,
      shippingCents: shippingCost.cents,
      totalCents,
      paymentMethod,
      withVoucher: sum.voucher > 0,
      payableCents: giftCents > 0 ? totalCents - giftCents : null,
      mailboxCode,
    });
    if (!answer.ok && answer.status === 401) showAlert(t.loginEnded);
    else if (!answer.ok) {
      const refused = await refusalOf(answer, lines);
      setAskedForCode(refused.asksForCode === true);
      onRefused(refused);
    } else if (answer.value.orderId) {
      onPlaced({
        draft: answer.value,
        sum,
        weeks: shippingCost.weeks,
        method: isPaidByGift ? 'gift_voucher' : paymentMethod,
      });
    } else showAlert(t.noOrder);
    setBusy(false);
  };

  return (
    <>
      {changed !== null && <ChangedNotice ref={notice} changed={changed} isExempt={sum.isExempt} />}
      {refusal !== null && refusal.asksForCode !== true && <RefusalNotice refusal={refusal} lines={lines} />}
      {askedForCode && (
        <Suspense fallback={null}>
          <MailboxCode
            email={checkout.formData.email}
            refusal={refusal}
            isBusy={isBusy}
            onCode={(code) => void proceed(code)}
            onNewCode={() => void proceed()}
          />
        </Suspense>
      )}
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(22rem,2fr)]">
        <div className="min-w-0 space-y-8">
          <Section title={t.contact}>
            <p className="break-words">{checkout.formData.email}</p>
            <p>{internationalPhone(checkout)}</p>
          </Section>
          <Section title={t.delivery}>
            <DeliveryTime
              option={checkout.deliveryOption}
              weeks={shippingCost.state === 'known' ? shippingCost.weeks : undefined}
            />
            {checkout.deliveryOption === 'pickup' && <PickupStores lines={lines} pickup={pickup} />}
            <Addresses checkout={checkout} />
            {checkout.customerKind === 'business' && checkout.formData.vatId.trim() !== '' && (
              <p className="mt-2">
                {checkoutTexts.vatId + colon}
                {plainVatId(checkout.formData.vatId)}
              </p>
            )}
            {checkout.note.trim() !== '' && (
              <>
                <p className="mt-4 font-semibold">{checkoutTexts.note}</p>
                <p className="break-words whitespace-pre-line">{checkout.note.trim()}</p>
              </>
            )}
          </Section>
          <fieldset>
            <legend className="mb-3 font-serif text-2xl">{t.payment}</legend>
            {isPaidByGift && <p>{vouchers.voucherPaysAll}</p>}
            {(isPaidByGift ? [] : methods).map((method) => (
              <RadioCard
                key={method}
                name="paymentMethod"
                value={method}
                label={checkoutTexts.paymentMethodName[method]}
                hint={paymentMethodHint[method]}
                checked={paymentMethod === method}
                onChoose={() => changeCheckout({ paymentMethod: method })}
              />
            ))}
            {losesKlarna && !isPaidByGift && <p>{vouchers.noKlarnaWithVoucher}</p>}
          </fieldset>
        </div>
        <aside aria-label={t.pieces} className="self-start bg-paper-deep p-5 lg:sticky lg:top-6">
          <h2 className="text-2xl">{t.pieces}</h2>
          <OrderLines lines={sum.lines} />
          <div className="mt-4">
            <VoucherPart voucher={voucher} />
          </div>
          <div className="mt-4">
            <OrderSum {...sum} isImported={isImported(checkout)} />
          </div>
          {shippingCost.state === 'failed' && <NoPrice failed={shippingCost} lines={lines} />}
          <Button
            className="mt-6 w-full"
            idle={sum.shipping === null && shippingCost.state !== 'failed'}
            unavailable={isBusy || voucher.isChecking}
            onClick={() => void proceed()}
          >
            {isBusy ? t.busy : t.proceed}
          </Button>
        </aside>
      </div>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-b border-line pb-8">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-2xl">{title}</h2>
        <WayOnLink
          href={to('/checkout')}
          label={`${t.change}${colon}${title}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t.change}
        </WayOnLink>
      </div>
      {children}
    </section>
  );
}
