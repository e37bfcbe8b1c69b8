import { formatEuros, fromEuros } from '../../../shared/cents.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { LinePicture } from '../../components/line-picture.tsx';
import { Modal } from '../../components/modal.tsx';
import * as t from '../../texts/de/buying.ts';
import { wishlistPanel } from '../overlays/overlay-store.ts';
import { useWishlist, wishlist } from './use-wishlist.ts';

/** The side panel 'Wunschliste' (spec 2.12). */
export function WishlistPanel({ open }: { readonly open: boolean }) {
  const entries = useWishlist();
  return (
    <Modal open={open} onClose={() => wishlistPanel.set(false)} title={t.wishlist} kind="side-panel">
      <div className="flex-1 overflow-y-auto overscroll-contain px-5">
        {entries.length === 0 ? (
          <div className="py-16 text-center">
            <p className="font-serif text-xl">{t.wishlistEmpty}</p>
            <p className="mx-auto mt-2 mb-6 max-w-[36ch] text-ink-soft">{t.wishlistHint}</p>
            <ButtonLink href="/categories/all" look="outline">
              {t.browse}
            </ButtonLink>
          </div>
        ) : (
          <ul>
            {entries.map(({ productId, title, price, image }) => (
              <li key={productId} className="flex gap-4 border-b border-line py-5">
                <LinePicture image={image} />
                <div className="min-w-0 flex-1">
                  <a href={`/product/${productId}`} className="leading-snug break-words hover:underline">
                    {title}
                  </a>
                  <p className="mt-1 font-serif text-lg tabular-nums">{formatEuros(fromEuros(price))}</p>
                  <button
                    type="button"
                    aria-label={t.remove(title)}
                    onClick={() => wishlist.remove(productId)}
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
