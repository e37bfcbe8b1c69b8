export const buy = 'Kaufen';
export const rent = 'Mieten';
export const wishlist = 'Wunschliste';
export const cartButton = 'Warenkorb';
export const inBadge = (count: number): string => (count === 1 ? '1 Stück' : `${count} Stück`);
export const paymentMeans = 'Zahlungsarten';
export const assemblyAdded = (title: string): string =>
  `Aufbauservice für „${title}“ ist jetzt im Warenkorb dabei.`;
/** How the cart has what was wished otherwise. */
export const inCart = {
  bought:
    'Es liegt schon in Ihrem Warenkorb, zum Kaufen. Möchten Sie es mieten, nehmen Sie es dort zuerst heraus.',
  rented:
    'Es liegt schon in Ihrem Warenkorb, zum Mieten. Möchten Sie es kaufen, nehmen Sie es dort zuerst heraus.',
};
