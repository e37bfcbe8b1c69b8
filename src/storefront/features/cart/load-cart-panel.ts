import { loadablePart } from '../../loadable-part.tsx';

// Loaded when somebody is about to open it: on the press, or as soon as the button gets the pointer or the focus.
export const loadCartPanel = loadablePart(async () => ({
  default: (await import('./cart-panel.browser.tsx')).CartPanel,
}));
