import { loadablePart } from '../../loadable-part.tsx';

/** Apart from the other loaders, since a panel that they load has the buttons of cards, which load this. */
export const loadRental = loadablePart(async () => ({
  default: (await import('../rental/rental-dialog.browser.tsx')).RentalDialog,
}));
