import type { ReactNode } from 'react';
import { shopCart, useCart } from '../../features/cart/store/shop-cart.ts';
import { loadCartPanel } from '../../features/cart/load-cart-panel.ts';
import { loadWishlistPanel } from '../../features/overlays/loaders.ts';
import { wishlistPanel } from '../../features/overlays/overlay-store.ts';
import { useWishlist } from '../../features/wishlist/wishlist-store.ts';
import * as t from '#texts/pieces.ts';
import { Bag, Heart } from '../controls/icons.tsx';

/** Wishlist and cart in the header, each with its number of pieces and its panel. */
export function PersonalButtons() {
  const cartCount = useCart().cartCount;
  const wishCount = useWishlist().length;
  return (
    <div className="-mr-2 flex items-center noscript:hidden">
      <PanelButton
        label={t.wishlist}
        count={wishCount}
        onPress={() => wishlistPanel.set(true)}
        onNear={loadWishlistPanel}
      >
        <Heart />
      </PanelButton>
      <PanelButton
        label={t.cartButton}
        count={cartCount}
        onPress={shopCart.handleCartClick}
        onNear={loadCartPanel}
      >
        <Bag />
      </PanelButton>
    </div>
  );
}

function PanelButton({
  label,
  count,
  onPress,
  onNear,
  children,
}: {
  readonly label: string;
  readonly count: number;
  readonly onPress: () => void;
  readonly onNear: () => Promise<unknown>;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={count === 0 ? label : `${label}, ${t.inBadge(count)}`}
      onClick={onPress}
      onPointerEnter={() => void onNear()}
      onFocus={() => void onNear()}
      className="relative grid size-12 place-items-center"
    >
      {children}
      {count > 0 && (
        // A new number renders a new badge, which animates in response.
        <span
          key={count}
          aria-hidden="true"
          className="badge-pop absolute top-1 right-0.5 min-w-5 rounded-full bg-petrol px-1 text-center text-xs leading-5 font-semibold text-white tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
