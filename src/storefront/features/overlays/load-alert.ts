import { loadablePart } from '../../loadable-part.tsx';

// By itself, since the cart asks for it and is asked for by others of `loaders.ts`.
export const loadAlert = loadablePart(async () => ({
  default: (await import('./alert-dialog.browser.tsx')).AlertDialog,
}));
