import { useState } from 'react';
import { formatEuros } from '#texts/shell.ts';
import { rentalTerms, type RentOption } from '../../../shared/orders/rental-terms.ts';
import { Button } from '../../components/controls/button.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import * as t from '#texts/cart.ts';
import { termName } from '#texts/pieces.ts';
import { putIntoCart } from '../buying/put-into-cart.ts';
import { shopCart } from '../cart/store/shop-cart.ts';
import { shopProduct, type ShopProduct } from '../cart/store/shop-line.ts';
import { showError } from '../toasts/toast-store.ts';
import { rentalPopup, type RentalRequest } from '../overlays/overlay-store.ts';
import type { CartDetails } from '../cart/store/cart-state.ts';
import { isSamePiece, stockFailure } from '../cart/stock-check.ts';

/** The popup 'Mietdauer auswählen'. It can be confirmed only once a duration was chosen (spec 4.3, 5). */
export function RentalDialog({ rental }: { readonly rental: RentalRequest | null }) {
  const [shown, setShown] = useState(rental);
  const [option, setOption] = useState<RentOption | null>(null);
  if (rental !== null && rental !== shown) {
    setShown(rental);
    setOption(null);
  }
  const close = (): void => rentalPopup.set(null);
  const confirm = (): void => {
    if (shown === null || option === null) return;
    close();
    const options = { ...shown.options, rentOption: option };
    const refused = whyInCart(shopCart.getSnapshot().cartDetails, shopProduct(shown.piece, options));
    if (refused === null) putIntoCart(shown.piece, options);
    else showError(`${refused} ${t.inCartToBuy}`);
  };
  return (
    <Modal open={rental !== null} onClose={close} title={t.rentalTitle} kind="small-dialog">
      {shown !== null && (
        <form
          className="p-5"
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <fieldset>
            <legend className="leading-snug break-words">{t.rentalIntro(shown.piece.title)}</legend>
            <div className="mt-4 border-t border-line">
              {rentalTerms.map((term) => (
                <label
                  key={term.option}
                  className="flex min-h-13 cursor-pointer items-center gap-4 border-b border-line px-2 has-checked:bg-paper-deep"
                >
                  <input
                    type="radio"
                    name="rentOption"
                    value={term.option}
                    checked={option === term.option}
                    onChange={() => setOption(term.option)}
                    className="size-5 accent-petrol"
                  />
                  <span className="flex-1">{termName[term.option]}</span>
                  <span className="font-serif text-lg tabular-nums">
                    {formatEuros(
                      shopProduct(shown.piece, { ...shown.options, rentOption: term.option }).price,
                    )}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <p className="mt-3 text-[0.9375rem] text-ink-soft">{t.rentalPrices}</p>
          <div className="mt-6 grid grid-cols-2 gap-3">
            <Button look="outline" padding="px-3" onClick={close}>
              {t.cancel}
            </Button>
            <Button type="submit" padding="px-3" idle={option === null}>
              {t.confirm}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

/**
 * Why a rental cannot be put into the cart, if that is because all units are there already to be bought: what spec 5
 * says then, to which the shopper needs a reason. Null: it can, or there is another reason.
 */
export function whyInCart(details: CartDetails<ShopProduct>, rental: ShopProduct): string | null {
  const failure = stockFailure(details, rental);
  const same = Object.values(details).filter((line) => isSamePiece(line, rental));
  return failure?.code === 'too-few' && same.every(({ isRent }) => !isRent) ? failure.message : null;
}
