import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { formatEuros } from '#texts/shell.ts';
import { Button, ButtonLink, buttonLook } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import { PaymentMeans } from '../../components/orders/payment-means.tsx';
import * as t from '#texts/cart.ts';
import * as delivery from '#texts/shipping.ts';
import * as pieces from '#texts/pieces.ts';
import * as reminder from '#texts/cart-reminder.ts';
import { CartLine } from './cart-line.browser.tsx';
import { StorageNote } from './storage-note.browser.tsx';
import { takeOut } from './take-out.ts';
import { isGone, isInTheWay } from './line-news.ts';
import { useVoucher } from '../checkout/voucher/use-voucher.ts';
import { VoucherField } from '../checkout/voucher/voucher-field.browser.tsx';
import { useWayOn, WayOnLink } from '../checkout/way-on-link.tsx';
import { orderItemOf } from '../checkout/order-items.ts';
import { loadShippingCalculator } from '../delivery/load-shipping-calculator.ts';
import { shippingCalculator } from '../overlays/overlay-store.ts';
import { pieceOf, type ShopLine } from './store/shop-line.ts';
import { shopCart, useCart } from './store/shop-cart.ts';
import { loadablePart } from '../../loadable-part.tsx';
import { to } from '../../to.ts';
import { useCartNews } from './cart-news.ts';

/** The side panel 'Ihr Warenkorb' (spec 2.12). */
export function CartPanel({ open }: { readonly open: boolean }) {
  const { cartDetails } = useCart();
  const { news, askAgain } = useCartNews(open);
  const noticeId = useId();
  const lines = Object.values(cartDetails);
  const inTheWay = lines.filter((line) => isInTheWay(news.get(line.id)));
  const available = lines.filter((line) => !isGone(news.get(line.id)));
  const total = available.reduce((sum, line) => sum + line.value, 0);
  const voucher = useVoucher(open ? available : []);
  const [changed, setChanged] = useState<string | null>(null);
  const counted = lines.find(({ id }) => id === changed);
  return (
    <Modal open={open} onClose={shopCart.handleCloseCart} title={t.cart} kind="side-panel">
      <div className="flex-1 overflow-y-auto overscroll-contain px-5">
        <p
          id={noticeId}
          role="alert"
          className={inTheWay.length === 0 ? 'sr-only' : 'pt-4 font-semibold text-error'}
        >
          {inTheWay.length > 0 && t.notAsWanted(inTheWay.length)}
        </p>
        <StorageNote />
        <p role="status" className="sr-only">
          {counted !== undefined && t.quantityNow(counted.title, counted.quantity, counted.value)}
        </p>
        {lines.length === 0 ? (
          <EmptyState title={t.cartEmpty}>
            <ButtonLink href={to('/categories/all')} look="outline">
              {t.browse}
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <ul className="@container">
              {lines.map((line) => (
                <CartLine
                  key={line.id}
                  line={line}
                  news={news.get(line.id)}
                  onQuantity={() => setChanged(line.id)}
                  onRemove={(byKeyboard) => takeOut(line, byKeyboard)}
                />
              ))}
            </ul>
            <div className="mt-5">
              <VoucherField voucher={voucher} />
            </div>
            <CalculateDelivery lines={lines} />
            <CartReminder lines={lines} />
            <Conditions />
          </>
        )}
      </div>
      {lines.length > 0 && (
        <Sum total={total} voucherCents={voucher.cents}>
          {inTheWay.length === 0 ? (
            <WayOnLink href={to('/checkout')} className={`${buttonLook('solid')} mt-4 w-full`}>
              {t.toCheckout}
            </WayOnLink>
          ) : (
            <HinderedWayOn
              hindrance={noticeId}
              isHindered={async () => {
                const now = await askAgain();
                return lines.some(({ id }) => isInTheWay(now.get(id)));
              }}
            />
          )}
        </Sum>
      )}
    </Modal>
  );
}

/** Opens the shipping calculator over the panel (spec 2.12). */
function CalculateDelivery({ lines }: { readonly lines: readonly ShopLine[] }) {
  return (
    <Button
      look="outline"
      padding="px-3"
      className="mt-5 w-full"
      onPointerEnter={() => void loadShippingCalculator()}
      onClick={() =>
        shippingCalculator.set(
          lines.map((line) => ({
            id: pieceOf(line),
            title: line.title,
            quantity: line.quantity,
            item: orderItemOf(line),
          })),
        )
      }
    >
      {delivery.calculator}
    </Button>
  );
}

const loadReminderForm = loadablePart(async () => ({
  default: (await import('./reminder/cart-reminder-form.browser.tsx')).CartReminderForm,
}));
const CartReminderForm = lazy(loadReminderForm);

/** A quiet offer; its form is loaded when it is opened. */
function CartReminder({ lines }: { readonly lines: readonly ShopLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const offer = (
    <button
      type="button"
      onPointerEnter={() => void loadReminderForm()}
      onClick={() => setOpen(true)}
      className="mt-3 min-h-11 text-left text-[0.9375rem] underline underline-offset-4"
    >
      {reminder.offer}
    </button>
  );
  return isOpen ? (
    <Suspense fallback={offer}>
      <CartReminderForm lines={lines} />
    </Suspense>
  ) : (
    offer
  );
}

/** Information required where ordering starts (§ 312j (1) BGB). */
function Conditions() {
  return (
    <div className="space-y-2 py-5 text-[0.9375rem] text-ink-soft">
      <p>{t.shippingNote}</p>
      <p>{t.deliveryLimits}</p>
      <PaymentMeans />
    </div>
  );
}

/** The price of the goods, and the way to the checkout. */
function Sum({
  total,
  voucherCents,
  children,
}: {
  readonly total: number;
  readonly voucherCents: number;
  readonly children: ReactNode;
}) {
  return (
    <div className="border-t border-line px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
      {voucherCents > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 pb-2 tabular-nums">
          <span>{t.voucher}</span>
          <span>{t.takenOff(voucherCents)}</span>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="grow basis-32">
          {t.subtotal}
          <a
            href={to('/versand')}
            className="block text-[0.9375rem] text-ink-soft underline underline-offset-4"
          >
            {pieces.priceNote}
          </a>
        </span>
        <span className="font-serif text-2xl tabular-nums">{formatEuros(total - voucherCents)}</span>
      </p>
      {children}
    </div>
  );
}

/**
 * In the place of the link to the checkout, while a piece is not to be had as wished. A press asks the shop again, and goes on
 * if nothing is in the way by then. `hindrance`: the id of the text that says what is.
 */
function HinderedWayOn({
  hindrance,
  isHindered,
}: {
  readonly hindrance: string;
  readonly isHindered: () => Promise<boolean>;
}) {
  const { goOn } = useWayOn();
  const [isAsking, setAsking] = useState(false);
  const press = async (): Promise<void> => {
    if (isAsking) return;
    setAsking(true);
    const hindered = await isHindered();
    setAsking(false);
    if (hindered) document.getElementById(hindrance)?.scrollIntoView({ block: 'center' });
    else void goOn(to('/checkout'));
  };
  return (
    <Button unavailable aria-describedby={hindrance} onClick={() => void press()} className="mt-4 w-full">
      {isAsking ? t.oneMoment : t.toCheckout}
    </Button>
  );
}
