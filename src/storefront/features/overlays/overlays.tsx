import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { useValue } from '../../value-store.ts';
import { alertDialog, rentalPopup, wishlistPanel } from './overlay-store.ts';
import { loadCartPanel } from '../cart/load-cart-panel.ts';
import { loadAlert, loadRental, loadWishlistPanel } from './loaders.ts';

const CartPanel = lazy(loadCartPanel);
const WishlistPanel = lazy(loadWishlistPanel);
const RentalDialog = lazy(loadRental);
const AlertDialog = lazy(loadAlert);

/** What opens over a page. Each is loaded when it is first wanted, and then stays, so that it can close softly. */
export function Overlays() {
  const cartOpen = useCart().shouldDisplayCart;
  const wishlistOpen = useValue(wishlistPanel);
  const rental = useValue(rentalPopup);
  const alert = useValue(alertDialog);
  return (
    <>
      <Once wanted={cartOpen}>
        <CartPanel open={cartOpen} />
      </Once>
      <Once wanted={wishlistOpen}>
        <WishlistPanel open={wishlistOpen} />
      </Once>
      <Once wanted={rental !== null}>
        <RentalDialog rental={rental} />
      </Once>
      <Once wanted={alert !== null}>
        <AlertDialog text={alert} />
      </Once>
      <Toaster />
    </>
  );
}

/** Nothing until it was wanted for the first time. */
function Once({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(false);
  if (wanted && !wasWanted) setWasWanted(true);
  return wasWanted ? <Suspense>{children}</Suspense> : null;
}
