import { Modal } from '../../components/controls/modal.tsx';
import { wishlist as wishlistTitle } from '#texts/pieces.ts';
import * as t from '#texts/cart.ts';
import { wishlistPanel } from '../overlays/overlay-store.ts';
import { ShareWishes, WishlistEntries } from './wishlist-entries.tsx';
import { useWishlist } from './wishlist-store.ts';
import { to } from '../../to.ts';

/** The side panel 'Wunschliste' (spec 2.12). */
export function WishlistPanel({ open }: { readonly open: boolean }) {
  const isEmpty = useWishlist().length === 0;
  return (
    <Modal open={open} onClose={() => wishlistPanel.set(false)} title={wishlistTitle} kind="side-panel">
      <div className="flex-1 overflow-y-auto overscroll-contain px-5">
        <WishlistEntries isShown={open} />
      </div>
      {!isEmpty && (
        <p className="flex flex-wrap gap-x-6 border-t border-line px-5 py-2">
          <a
            href={to('/wunschliste')}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t.wishlistAsPage}
          </a>
          <ShareWishes />
        </p>
      )}
    </Modal>
  );
}
