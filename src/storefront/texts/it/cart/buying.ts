export const buy = 'Acquista';
export const rent = 'Noleggia';
export const wishlist = 'Lista dei desideri';
export const cartButton = 'Carrello';
export const inBadge = (count: number): string => (count === 1 ? '1 pezzo' : `${count} pezzi`);
export const paymentMeans = 'Metodi di pagamento';
