import { loadablePart } from '../../loadable-part.tsx';

// A file of its own, since the cart imports it and `loaders.ts` imports the cart.
export const loadAlert = loadablePart(async () => ({
  default: (await import('./alert-dialog.browser.tsx')).AlertDialog,
}));
