import { formatEuros } from './shell.ts';

/** Words that a product page needs only after an action. */
export const linkCopied = 'Lien copié.';
/** Above the link, which is in a field. */
export const copyByHand = 'La copie n’est pas possible ici. Veuillez copier le lien vous-même.';
export const link = 'Lien';
export { productNotFound as notFound } from '../wording/quoted.ts';
export const meanwhile = {
  sold: 'Cette pièce a été vendue entre-temps.',
  away: 'Cette pièce n’est pas en vente en ligne actuellement.',
  reserved: 'Cette pièce a été réservée entre-temps.',
  rented: 'Cette pièce a été louée entre-temps.',
  free: 'Cette pièce est de nouveau disponible.',
  price: (cents: number): string => `Le prix a changé\u00a0: ${formatEuros(cents)}.`,
} as const;
