export const buy = 'Acheter';
export const rent = 'Louer';
export const wishlist = 'Liste d’envies';
export const cartButton = 'Panier';
export const inBadge = (count: number): string => (count < 2 ? `${count} pièce` : `${count} pièces`);
export const paymentMeans = 'Moyens de paiement';
export const assemblyAdded = (title: string): string =>
  `Le montage de «\u00a0${title}\u00a0» est maintenant dans votre panier.`;
/** How the cart has what was wished otherwise. */
export const inCart = {
  bought: 'Il est déjà dans votre panier, à l’achat. Pour le louer, retirez-le d’abord du panier.',
  rented: 'Il est déjà dans votre panier, à la location. Pour l’acheter, retirez-le d’abord du panier.',
};
