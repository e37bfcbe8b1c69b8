import { formatEuros } from './shell.ts';

/** Words that a product page needs only after an action. */
export const linkCopied = 'Link copiato.';
/** Above the link, which is in a field. */
export const copyByHand = 'Qui non è possibile copiare. Copia tu il link.';
export const link = 'Link';
export { productNotFound as notFound } from '../wording/quoted.ts';
export const meanwhile = {
  sold: 'Nel frattempo questo pezzo è stato venduto.',
  away: 'Al momento questo pezzo non è acquistabile online.',
  reserved: 'Nel frattempo questo pezzo è stato riservato.',
  rented: 'Nel frattempo questo pezzo è stato noleggiato.',
  free: 'Questo pezzo è di nuovo disponibile.',
  price: (cents: number): string => `Il prezzo è cambiato: ${formatEuros(cents)}.`,
} as const;
