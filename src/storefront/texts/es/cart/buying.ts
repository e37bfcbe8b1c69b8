export const buy = 'Comprar';
export const rent = 'Alquilar';
export const wishlist = 'Lista de deseos';
export const cartButton = 'Cesta';
export const inBadge = (count: number): string => (count === 1 ? '1 pieza' : `${count} piezas`);
export const paymentMeans = 'Formas de pago';
export const assemblyAdded = (title: string): string => `El montaje de «${title}» ya está en tu cesta.`;
/** How the cart has what was wished otherwise. */
export const inCart = {
  bought: 'Ya está en tu cesta, para comprar. Si la quieres alquilar, sácala primero de allí.',
  rented: 'Ya está en tu cesta, para alquilar. Si la quieres comprar, sácala primero de allí.',
};
