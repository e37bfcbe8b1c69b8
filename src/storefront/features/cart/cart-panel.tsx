import { useState } from 'react';
import { formatEuros } from '../../../shared/cents.ts';
import { buttonLook } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Modal } from '../../components/modal.tsx';
import { PaymentMeans } from '../../components/payment-means.tsx';
import * as t from '../../texts/de/buying.ts';
import * as pieces from '../../texts/de/pieces.ts';
import { CartLine } from './cart-line.tsx';
import { takeOut, type TakenOut } from './take-out.ts';
import { shopCart, useCart } from './use-cart.ts';

/** The side panel 'Ihr Warenkorb' (spec 2.12). */
export function CartPanel({ open }: { readonly open: boolean }) {
  const { cartDetails, totalPrice } = useCart();
  const [taken, setTaken] = useState<TakenOut | null>(null);
  const lines = Object.values(cartDetails);
  return (
    <Modal open={open} onClose={shopCart.handleCloseCart} title={t.cart} kind="side-panel">
      <div className="flex-1 overflow-y-auto overscroll-contain px-5">
        <p role="status" className={taken === null ? 'sr-only' : 'flex items-center gap-3 pt-4'}>
          {taken !== null && (
            <>
              <span className="flex-1 text-[0.9375rem]">{t.removed(taken.line.title)}</span>
              <button
                type="button"
                // What was focused is gone with its line.
                autoFocus
                onClick={() => {
                  taken.putBack();
                  setTaken(null);
                }}
                className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4"
              >
                {t.undo}
              </button>
            </>
          )}
        </p>
        {lines.length === 0 ? (
          <Empty />
        ) : (
          <>
            <ul>
              {lines.map((line) => (
                <CartLine key={line.id} line={line} onRemove={() => setTaken(takeOut(line))} />
              ))}
            </ul>
            <Conditions />
          </>
        )}
      </div>
      {lines.length > 0 && <Sum total={totalPrice} />}
    </Modal>
  );
}

function Empty() {
  return (
    <div className="py-16 text-center">
      <p className="mb-6 font-serif text-xl">{t.cartEmpty}</p>
      <ButtonLink href="/categories/all" look="outline">
        {t.browse}
      </ButtonLink>
    </div>
  );
}

/** What must be known where ordering starts (§ 312j (1) BGB). */
function Conditions() {
  return (
    <div className="space-y-2 py-5 text-[0.9375rem] text-ink-soft">
      <p>{t.shippingNote}</p>
      <p>{t.deliveryLimits}</p>
      <PaymentMeans />
    </div>
  );
}

function Sum({ total }: { readonly total: number }) {
  return (
    <div className="border-t border-line px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
      <p className="flex items-baseline justify-between gap-4">
        <span>
          {t.subtotal}
          <span className="block text-[0.9375rem] text-ink-soft">{pieces.priceNote}</span>
        </span>
        <span className="font-serif text-2xl tabular-nums">{formatEuros(total)}</span>
      </p>
      <a href="/checkout" className={`${buttonLook('solid')} mt-4 w-full`}>
        {t.toCheckout}
      </a>
    </div>
  );
}
