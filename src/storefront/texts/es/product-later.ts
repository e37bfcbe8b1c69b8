import { formatEuros } from './shell.ts';

/** Words that a product page needs only after an action. */
export const linkCopied = 'Enlace copiado.';
/** Above the link, which is in a field. */
export const copyByHand = 'Aquí no se puede copiar. Copia tú el enlace.';
export const link = 'Enlace';
export { productNotFound as notFound } from '../wording/quoted.ts';
export const meanwhile = {
  sold: 'Esta pieza ya se ha vendido.',
  away: 'Por ahora, esta pieza no se puede comprar en línea.',
  reserved: 'Esta pieza ya está reservada.',
  rented: 'Esta pieza ya está alquilada.',
  free: 'Esta pieza vuelve a estar disponible.',
  price: (cents: number): string => `El precio ha cambiado: ${formatEuros(cents)}.`,
} as const;
