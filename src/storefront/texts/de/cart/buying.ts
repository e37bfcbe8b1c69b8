export const buy = 'Kaufen';
export const rent = 'Mieten';
export const wishlist = 'Wunschliste';
export const cartButton = 'Warenkorb';
export const inBadge = (count: number): string => (count === 1 ? '1 Stück' : `${count} Stück`);
export const paymentMeans = 'Zahlungsarten';
