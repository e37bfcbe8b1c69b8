import { loadablePart } from '../../loadable-part.tsx';

// Loaded when somebody is about to open it: on the press, or as soon as the button gets the pointer or the focus.
export const loadShippingCalculator = loadablePart(async () => ({
  default: (await import('./shipping-calculator.browser.tsx')).ShippingCalculator,
}));
