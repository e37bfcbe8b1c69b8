import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Boundary } from '../../components/boundary.tsx';
import { Missing } from '../../loadable-part.tsx';
import { useCart } from '../cart/store/shop-cart.ts';
import { openModals, showStoredToasts, toasts } from '../toasts/toast-store.ts';
import { useValue } from '../../value-store.ts';
import { alertDialog, rentalPopup, shippingCalculator, wishlistPanel } from './overlay-store.ts';
import { loadCartPanel } from '../cart/load-cart-panel.ts';
import { loadShippingCalculator } from '../delivery/load-shipping-calculator.ts';
import { loadAlert } from './load-alert.ts';
import { loadRental } from '../rental/load-rental.ts';
import { loadToaster, loadWishlistPanel } from './loaders.ts';

const CartPanel = lazy(loadCartPanel);
const WishlistPanel = lazy(loadWishlistPanel);
const RentalDialog = lazy(loadRental);
const ShippingCalculator = lazy(loadShippingCalculator);
const AlertDialog = lazy(loadAlert);
const Toaster = lazy(loadToaster);

/**
 * The dialogs and panels over a page. Each is loaded when it is first wanted, and then stays, so that it can animate
 * out.
 */
export function Overlays() {
  const cartOpen = useCart().shouldDisplayCart;
  const wishlistOpen = useValue(wishlistPanel);
  const rental = useValue(rentalPopup);
  const alert = useValue(alertDialog);
  const toDeliver = useValue(shippingCalculator);
  useEffect(showStoredToasts, []);
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
      <Once wanted={toDeliver !== null}>
        <ShippingCalculator pieces={toDeliver} />
      </Once>
      <Once wanted={alert !== null}>
        <AlertDialog alert={alert} />
      </Once>
    </>
  );
}

/** Short messages of the page; while a dialog is open, they are inside it. */
export function Messages() {
  const isModal = useValue(openModals).length > 0;
  const hasToasts = useValue(toasts).length > 0;
  return isModal ? null : (
    <Once wanted={hasToasts}>
      <Toaster />
    </Once>
  );
}

/** Empty until it is wanted for the first time. */
function Once({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const [wasWanted, setWasWanted] = useState(false);
  if (wanted && !wasWanted) setWasWanted(true);
  return wasWanted ? (
    <Boundary instead={<Missing />}>
      <Suspense>{children}</Suspense>
    </Boundary>
  ) : null;
}
