export const buy = 'Acheter';
export const rent = 'Louer';
export const wishlist = 'Liste d’envies';
export const cartButton = 'Panier';
export const inBadge = (count: number): string => (count < 2 ? `${count} pièce` : `${count} pièces`);
export const paymentMeans = 'Moyens de paiement';
