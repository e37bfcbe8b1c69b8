export const buy = 'Comprar';
export const rent = 'Alquilar';
export const wishlist = 'Lista de deseos';
export const cartButton = 'Cesta';
export const inBadge = (count: number): string => (count === 1 ? '1 pieza' : `${count} piezas`);
export const paymentMeans = 'Formas de pago';
