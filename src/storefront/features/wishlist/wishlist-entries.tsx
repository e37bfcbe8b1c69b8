import { fromEuros } from '../../../shared/money/cents.ts';
import { formatEuros } from '#texts/shell.ts';
import * as t from '#texts/cart.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LinePicture } from '../../components/pieces/line-picture.tsx';
import { showSuccess } from '../toasts/toast-store.ts';
import { to } from '../../to.ts';
import { sharedAddress } from './shared-wishes.ts';
import { CardActions } from '../buying/card-actions.tsx';
import { useWishedNow } from './wish-news.ts';
import { useWishlist, wishlist } from './wishlist-store.ts';

/** The pieces of this browser's list, and what became of them. */
export function WishlistEntries({ isShown }: { readonly isShown: boolean }) {
  const entries = useWishlist();
  const found = useWishedNow(entries, isShown);
  if (entries.length === 0) {
    return (
      <EmptyState title={t.wishlistEmpty}>
        <p className="mx-auto mb-6 max-w-[36ch] text-ink-soft">{t.wishlistHint}</p>
        <ButtonLink href={to('/categories/all')} look="outline">
          {t.browse}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul>
      {entries.map((entry, index) => {
        const { productId, price, image } = entry;
        const asked = found.get(productId);
        const { news: one, piece } = asked ?? { news: null, piece: null };
        const title = asked?.title ?? entry.title;
        const now = one?.kind === 'price' ? one.now : fromEuros(price);
        return (
          <li key={productId} className="flex gap-4 border-b border-line py-5">
            <LinePicture image={image} />
            <div className="min-w-0 flex-1">
              {one?.kind === 'withdrawn' ? (
                <span className="leading-snug break-words">{title}</span>
              ) : (
                <a href={to(`/product/${productId}`)} className="leading-snug break-words hover:underline">
                  {title}
                </a>
              )}
              <p className="mt-1 font-serif text-lg tabular-nums">{formatEuros(now)}</p>
              {one !== null && (
                <p className={one.kind === 'price' ? 'text-ink-soft' : 'font-semibold'}>
                  {one.kind === 'withdrawn' ? t.withdrawn : t.lineNews(one)}
                </p>
              )}
              {piece !== null && <CardActions piece={piece} />}
              <button
                type="button"
                aria-label={t.remove(title)}
                // A click by keyboard has a count of 0.
                onClick={(event) => takeOff(index, title, event.detail === 0)}
                className="-ml-2 mt-1 min-h-11 px-2 text-[0.9375rem] text-ink-soft underline underline-offset-4"
              >
                {t.removeShort}
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Passes the list on: its address names the pieces, so nothing about anybody is stored for it. */
export function ShareWishes() {
  const entries = useWishlist();
  if (entries.length === 0) return null;
  return (
    <button
      type="button"
      className="min-h-11 underline underline-offset-4"
      onClick={() => {
        const address = location.origin + sharedAddress(entries.map(({ productId }) => productId));
        void import('../share.browser.ts').then(({ sharePage }) => sharePage(t.sharedWishlist, address));
      }}
    >
      {t.shareWishlist}
    </button>
  );
}

/** Removes an entry from the list, and offers to undo it. `byKeyboard`: the focus was on it. */
function takeOff(index: number, title: string, byKeyboard: boolean): void {
  const entry = wishlist.getSnapshot()[index];
  if (entry === undefined) return;
  wishlist.remove(entry.productId);
  showSuccess(t.removed(title), {
    label: t.undo,
    takesFocus: byKeyboard,
    act: () => wishlist.putBack(entry, index),
  });
}
