export const buy = 'Buy';
export const rent = 'Rent';
export const wishlist = 'Wishlist';
export const cartButton = 'Basket';
export const inBadge = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
export const paymentMeans = 'Ways to pay';
