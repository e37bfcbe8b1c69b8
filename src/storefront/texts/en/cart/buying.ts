export const buy = 'Buy';
export const rent = 'Rent';
export const wishlist = 'Wishlist';
export const cartButton = 'Basket';
export const inBadge = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
export const paymentMeans = 'Ways to pay';
export const assemblyAdded = (title: string): string => `Assembly of “${title}” is now in your basket.`;
/** How the cart has what was wished otherwise. */
export const inCart = {
  bought: 'It is in your basket already, to buy. To rent it, take it out there first.',
  rented: 'It is in your basket already, to rent. To buy it, take it out there first.',
};
