import { fromEuros } from '../../../shared/money/cents.ts';
import { formatEuros } from '#texts/shell/money.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import { Modal } from '../../components/controls/modal.tsx';
import { wishlist as wishlistTitle } from '#texts/cart/buying.ts';
import * as t from '#texts/cart/cart.ts';
import { showSuccess } from '../toasts/toast-store.ts';
import { wishlistPanel } from '../overlays/overlay-store.ts';
import { useWishlist, wishlist } from './wishlist-store.ts';
import { to } from '../../to.ts';

/** The side panel 'Wunschliste' (spec 2.12). */
export function WishlistPanel({ open }: { readonly open: boolean }) {
  const entries = useWishlist();
  return (
    <Modal open={open} onClose={() => wishlistPanel.set(false)} title={wishlistTitle} kind="side-panel">
      <div className="flex-1 overflow-y-auto overscroll-contain px-5">
        {entries.length === 0 ? (
          <EmptyState title={t.wishlistEmpty}>
            <p className="mx-auto mb-6 max-w-[36ch] text-ink-soft">{t.wishlistHint}</p>
            <ButtonLink href={to('/categories/all')} look="outline">
              {t.browse}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ul>
            {entries.map(({ productId, title, price, image }, index) => (
              <li key={productId} className="flex gap-4 border-b border-line py-5">
                <LinePicture image={image} />
                <div className="min-w-0 flex-1">
                  <a href={to(`/product/${productId}`)} className="leading-snug break-words hover:underline">
                    {title}
                  </a>
                  <p className="mt-1 font-serif text-lg tabular-nums">{formatEuros(fromEuros(price))}</p>
                  <button
                    type="button"
                    aria-label={t.remove(title)}
                    // A click by keyboard has a count of 0.
                    onClick={(event) => takeOff(index, event.detail === 0)}
                    className="-ml-2 mt-1 min-h-11 px-2 text-[0.9375rem] text-ink-soft underline underline-offset-4"
                  >
                    {t.removeShort}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

/** Removes an entry from the list, and offers to undo it. `byKeyboard`: the focus was on it. */
function takeOff(index: number, byKeyboard: boolean): void {
  const entry = wishlist.getSnapshot()[index];
  if (entry === undefined) return;
  wishlist.remove(entry.productId);
  showSuccess(t.removed(entry.title), {
    label: t.undo,
    takesFocus: byKeyboard,
    act: () => wishlist.putBack(entry, index),
  });
}
