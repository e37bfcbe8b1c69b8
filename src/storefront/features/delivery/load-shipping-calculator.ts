import { loadablePart } from '../../loadable-part.tsx';

// Loaded when somebody is about to open it: on the press, or as soon as the pointer or the focus is on the button.
export const loadShippingCalculator = loadablePart(async () => ({
  default: (await import('./shipping-calculator.tsx')).ShippingCalculator,
}));
