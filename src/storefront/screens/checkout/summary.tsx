import { Button } from '../../components/controls/button.tsx';
import { OrderLines } from '../../components/orders/order-lines.tsx';
import { OrderSum } from '../../components/orders/order-sum.tsx';
import { PaymentMeans } from '../../components/orders/payment-means.tsx';
import { usePaymentSetup } from '../../components/orders/payment-setting.ts';
import type { ShopLine } from '../../features/cart/store/shop-line.ts';
import { isImported, useCheckout } from '../../features/checkout/checkout-store.ts';
import { checkoutSum } from '../../features/checkout/checkout-sum.ts';
import { methodsFor, orderOf } from '../../features/checkout/methods-for-order.ts';
import { NoPrice } from '../../features/checkout/no-price.tsx';
import type { ShippingCost } from '../../features/checkout/use-shipping-cost.ts';
import { useVoucher } from '../../features/checkout/voucher/use-voucher.ts';
import { VoucherPart } from '../../features/checkout/voucher/voucher-part.tsx';
import * as cartTexts from '#texts/cart.ts';
import * as t from '#texts/checkout.ts';
import { useHydrated } from '../../value-store.ts';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

/** The contents of the cart, the price, and the button to continue. */
export function Summary({
  lines,
  shippingCost,
  isBusy,
}: {
  readonly lines: readonly ShopLine[];
  readonly shippingCost: ShippingCost;
  /** The next page is loading. */
  readonly isBusy: boolean;
}) {
  const checkout = useCheckout();
  const voucher = useVoucher(lines);
  const sum = checkoutSum(lines, shippingCost, voucher);
  const isHydrated = useHydrated();
  const setup = usePaymentSetup();
  const order = orderOf(checkout, sum.totalCents - sum.gift, sum.gift);
  const isCalculating = shippingCost.state === 'calculating';
  return (
    <aside
      aria-label={t.summary}
      className="self-start bg-paper-deep p-[min(1.25rem,5.2vw)] lg:sticky lg:top-6"
    >
      <h2 className="text-2xl">{t.summary}</h2>
      {isHydrated ? <OrderLines lines={sum.lines} /> : <Skeleton />}
      <div className="mt-4">
        <VoucherPart voucher={voucher} />
      </div>
      <div className="mt-4">
        <OrderSum {...sum} isImported={shippingCost.state === 'known' && isImported(checkout)} />
      </div>
      {shippingCost.state === 'failed' && <NoPrice failed={shippingCost} lines={lines} />}
      <Button type="submit" idle={isCalculating} unavailable={isBusy} className="mt-6 w-full">
        {isCalculating ? (
          <span lang={quotedLanguage}>{t.calculating}</span>
        ) : isBusy ? (
          cartTexts.oneMoment
        ) : (
          t.review
        )}
      </Button>
      <p className="mt-4 text-[0.9375rem] text-ink-soft">{cartTexts.deliveryLimits}</p>
      <div className="mt-2">
        <PaymentMeans {...(isHydrated && { possible: methodsFor(setup, order) })} />
      </div>
    </aside>
  );
}

/** As high as a line of the cart. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="flex gap-4 border-b border-line py-4">
      <div className="aspect-[4/5] w-16 bg-line" />
      <div className="flex-1 space-y-2">
        <div className="h-4 w-3/4 bg-line" />
        <div className="h-4 w-1/2 bg-line" />
      </div>
    </div>
  );
}
