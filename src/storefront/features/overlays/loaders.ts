import { loadablePart } from '../../loadable-part.tsx';

// Loaded when somebody is about to open them: on the press, or as soon as the button gets the pointer or the focus.

export const loadWishlistPanel = loadablePart(async () => ({
  default: (await import('../wishlist/wishlist-panel.browser.tsx')).WishlistPanel,
}));
export const loadToaster = loadablePart(async () => ({
  default: (await import('../toasts/toaster.tsx')).Toaster,
}));
